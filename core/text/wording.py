"""How messages name what they are about, and how names are matched."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import islice

from core.text.text import Text, commas, say

MAX_NAME = 60
"""Maximum length of a name of a player, card or room, in characters."""

_MAX_FOLDED = 1000
"""Longer texts are not names and are returned unchanged: normalizing may take quadratic time."""


@functools.lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """Return a name without case, spaces and punctuation.

    A name made only of punctuation or symbols (an emoji, say) is kept, so that it remains a name.
    """
    if len(name) > _MAX_FOLDED:
        return name.strip()
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in folded if c.isalnum() or unicodedata.category(c).startswith("M"))
    return unicodedata.normalize("NFC", letters) or folded.strip()


def match(name: str, names: Sequence[str]) -> str | None:
    """Return the one of ``names`` that ``name`` matches, None if there is none or several."""
    if name in names:
        return name
    wanted = fold(name)
    alike = [k for k in names if fold(k) == wanted]
    return alike[0] if len(alike) == 1 else None


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return that of ``names`` most similar to ``name``, None if there are none."""
    by_fold = {fold(k): k for k in names}
    if not by_fold:
        return None
    wanted = fold(name)
    part = [k for k in by_fold if wanted and (wanted in k or k in wanted)]
    best, likeness = _closest(wanted, by_fold)
    if part and likeness < 0.75:  # a part of the name beats a vague similarity
        best = min(part, key=len)
    return by_fold[best]


def _closest(wanted: str, names: Iterable[str]) -> tuple[str, float]:
    """Return the most similar one of ``names`` and its similarity, 0 to 1; the first among ties.

    Two cheap bounds rule out most candidates, so that files full of wrong names are handled fast.
    """
    import difflib  # slow to import, and needed for mistakes only

    matcher = difflib.SequenceMatcher(b=wanted)
    best, likeness = "", -1.0
    for other in names:
        matcher.set_seq1(other)
        if matcher.real_quick_ratio() > likeness and matcher.quick_ratio() > likeness:
            ratio = matcher.ratio()
            if ratio > likeness:
                best, likeness = other, ratio
    return best, likeness


_LONGEST = 60
"""Longer texts are cut when quoted, and compared by their beginning, to stay readable and fast."""

_MOST = 500
"""Maximum number of known names compared with an unknown one."""


def quoted(text: str) -> Text:
    """Return a text in quotes, cut if long; unprintable characters are escaped."""
    cut = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in cut)
    return say("“{text}”", "a name in quotation marks").format(text=shown)


def overlong(name: str) -> Text | None:
    """Return the message for a name that is too long, None if it isn't."""
    if len(name) <= MAX_NAME:
        return None
    what = say("is {number} characters long; a name has at most {most}")
    return what.format(number=len(name), most=MAX_NAME)


def likeliest(name: str, names: Iterable[str]) -> str:
    """Return, in quotes, that of ``names`` which ``name`` probably meant."""
    return quoted(nearest(name[:_LONGEST], islice(names, _MOST)) or "")


def one_of(value: str, choices: Iterable[str]) -> Text:
    """Return the message that ``value`` must be one of ``choices``."""
    choices = tuple(map(str, choices))
    template = say("{value} is not one of {choices}; the nearest is {nearest}")
    return template.format(value=quoted(value), choices=commas(choices), nearest=likeliest(value, choices))


_UNKNOWN = {
    "card": say("no card is called {name}; the nearest is {nearest}"),
    "edition": say("no edition is called {name}; the nearest is {nearest}"),
    "holder": say("no holder is called {name}; the nearest is {nearest}"),
    "player": say("no player is called {name}; the nearest is {nearest}"),
    "room": say("no room is called {name}; the nearest is {nearest}"),
    "room of the board": say("no room of the board is called {name}; the nearest is {nearest}"),
}


def unknown(kind: str, name: str, names: Iterable[str]) -> Text:
    """Return the message that no ``kind`` (such as "card") has this name."""
    return _UNKNOWN[kind].format(name=quoted(name), nearest=likeliest(name, names))


def unreadable(error: OSError | ValueError) -> Text:
    reason = getattr(error, "strerror", None) or str(error)
    return say("cannot be read: {reason}").format(reason=reason)


def counted(number: int, noun: str) -> str:
    """Return a number with its English noun, which takes an s in the plural: "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


# --- probabilities and shares in words


SURE = 1.0 - 1e-9
"""From this probability on, something is certain."""


def share_ruled_out(bits: float) -> float:
    """Return the share of what is possible that so many bits rule out: one bit halves it."""
    return 1.0 - float(2.0**-bits)


def percent(chance: float) -> Text:
    """Return a probability in whole percent; uncertain values never read 0 or 100."""
    if 0 < chance <= 0.005:
        return say("<1%")
    if 0.995 <= chance < SURE:
        return say(">99%")
    return say("{number:.0f}%").format(number=chance * 100)


FRACTIONS: Sequence[tuple[float, Text]] = (
    (1 / 10, say("a tenth")),
    (1 / 5, say("a fifth")),
    (1 / 4, say("a quarter")),
    (1 / 3, say("a third")),
    (1 / 2, say("half")),
    (2 / 3, say("two thirds")),
    (3 / 4, say("three quarters")),
    (9 / 10, say("nine tenths")),
)
NEAR = 0.03
"""A share that differs from a simple fraction by at most this is called by its name."""


def roughly(share: float) -> Text:
    """Return a share as a simple fraction if it is near one, else in whole percent."""
    fraction, name = min(FRACTIONS, key=lambda named: abs(named[0] - share))
    return name if abs(fraction - share) <= NEAR else percent(share)
