"""Building blocks of error messages."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from core.text.names import MAX_NAME, nearest
from core.text.text import Text, commas, say

_LONGEST = 60
"""Longer texts are cut when quoted, and compared by their beginning, to stay readable and fast."""

_MOST = 500
"""Maximum number of known names compared with an unknown one."""


def quoted(text: str) -> str:
    """Return a text in quotes, cut if long; unprintable characters are escaped."""
    shown = repr(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…")
    return shown.encode("utf-8", "backslashreplace").decode("utf-8")


def overlong(name: str) -> Text | None:
    """Return the message for a name that is too long, None if it isn't."""
    if len(name) <= MAX_NAME:
        return None
    what = say("Problems", "is {number} characters long; a name has at most {most}")
    return what.format(number=len(name), most=MAX_NAME)


def likeliest(name: str, known: Iterable[str]) -> str:
    """Return, in quotes, the known name that ``name`` probably meant."""
    return quoted(nearest(name[:_LONGEST], islice(known, _MOST)) or "")


def one_of(value: str, known: Iterable[str]) -> Text:
    """Return the message that ``value`` must be one of ``known``."""
    choices = tuple(map(str, known))
    said = say("Problems", "{value} is not one of {choices}; the nearest is {nearest}")
    return said.format(value=quoted(value), choices=commas(choices), nearest=likeliest(value, choices))


_UNKNOWN = {
    "card": say("Problems", "no card is called {name}; the nearest is {nearest}"),
    "edition": say("Problems", "no edition is called {name}; the nearest is {nearest}"),
    "holder": say("Problems", "no holder is called {name}; the nearest is {nearest}"),
    "player": say("Problems", "no player is called {name}; the nearest is {nearest}"),
    "room": say("Problems", "no room is called {name}; the nearest is {nearest}"),
    "room of the board": say("Problems", "no room of the board is called {name}; the nearest is {nearest}"),
}


def unknown(kind: str, name: str, known: Iterable[str]) -> Text:
    """Return the message that no ``kind`` (such as "card") has this name."""
    return _UNKNOWN[kind].format(name=quoted(name), nearest=likeliest(name, known))


def unreadable(error: OSError | ValueError) -> Text:
    """Return what is said of a file that cannot be read."""
    reason = getattr(error, "strerror", None) or str(error)
    return say("Files", "cannot be read: {reason}").format(reason=reason)


def counted(number: int, noun: str) -> str:
    """Return a number with its English noun, which takes an s in the plural: "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
