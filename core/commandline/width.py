"""How much room a name takes on a terminal, and how it is made fit to be shown there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import accumulate

_JOINER = "\u200d"
_AS_EMOJI = "\ufe0f"


def printable(text: str) -> str:
    """Return ``text`` on one line, without anything that could steer a terminal."""
    return "".join(c if _is_shown(c) else c.encode("unicode_escape").decode("ascii") for c in text)


def width(text: str) -> int:
    """Return how many columns ``text`` takes: wide characters two, accents and joined emoji none of their own."""
    return sum(_columns(text))


def shortened(text: str, columns: int) -> str:
    """Return ``text`` if it fits into so many columns, else as much of it as does, with dots."""
    if width(text) <= columns:
        return text
    fit = sum(taken <= columns - 2 for taken in accumulate(_columns(text)))
    return f"{text[:fit]}.."


def pieces(text: str, columns: int) -> list[str]:
    """Return ``text`` cut wherever so many columns are full; a character that is wider has a piece to itself."""
    found: list[str] = []
    start = taken = 0
    for i, more in enumerate(_columns(text)):
        if taken + more > columns and i > start:
            found.append(text[start:i])
            start, taken = i, 0
        taken += more
    return [*found, text[start:]]


def padded(text: str, columns: int) -> str:
    """Return ``text`` filled up with spaces behind it."""
    return text + " " * (columns - width(text))


def flush_right(text: str, columns: int) -> str:
    """Return ``text`` filled up with spaces before it."""
    return " " * (columns - width(text)) + text


def _is_shown(c: str) -> bool:
    return c == " " or unicodedata.category(c) not in {"Cc", "Zl", "Zp", "Cs"}


def _columns(text: str) -> Iterator[int]:
    """Yield how many columns each character adds to those before it."""
    joined = False
    for c in text:
        if c == _AS_EMOJI:
            yield 1  # it makes the character before it wide
        elif joined or unicodedata.category(c) in {"Mn", "Me", "Cf"}:
            yield 0
        else:
            yield 2 if unicodedata.east_asian_width(c) in {"W", "F"} else 1
        joined = c == _JOINER
