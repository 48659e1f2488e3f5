"""Matches names of cards and players: exactly, else ignoring case, spaces and punctuation."""

from __future__ import annotations

import difflib
import functools
import unicodedata
from collections.abc import Iterable, Sequence

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


def match(name: str, known: Sequence[str]) -> str | None:
    """Return the one of ``known`` that ``name`` matches, None if there is none or several."""
    if name in known:
        return name
    wanted = fold(name)
    found = [k for k in known if fold(k) == wanted]
    return found[0] if len(found) == 1 else None


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name most similar to ``name``, None if there are none."""
    by_fold = {fold(k): k for k in known}
    if not by_fold:
        return None
    wanted = fold(name)
    part = [k for k in by_fold if wanted and (wanted in k or k in wanted)]
    best, likeness = _closest(wanted, by_fold)
    if part and likeness < 0.75:  # a part of the name beats a vague similarity
        best = min(part, key=len)
    return by_fold[best]


def _closest(wanted: str, known: Iterable[str]) -> tuple[str, float]:
    """Return the most similar one of ``known`` and its similarity, 0 to 1; the first among ties.

    Two cheap bounds rule out most candidates, so that files full of wrong names are handled fast.
    """
    matcher = difflib.SequenceMatcher(b=wanted)
    best, likeness = "", -1.0
    for one in known:
        matcher.set_seq1(one)
        if matcher.real_quick_ratio() > likeness and matcher.quick_ratio() > likeness:
            ratio = matcher.ratio()
            if ratio > likeness:
                best, likeness = one, ratio
    return best, likeness
