"""How much room a name takes on a terminal, and how it is made fit to be shown there."""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"
_AS_EMOJI = "\ufe0f"


def printable(text: str) -> str:
    """Return ``text`` on one line, without anything that could steer a terminal."""
    return "".join(c if _is_shown(c) else c.encode("unicode_escape").decode("ascii") for c in text)


def width(text: str) -> int:
    """Return how many columns ``text`` takes: wide characters two, accents and joined emoji none of their own."""
    columns = 0
    joined = False
    for c in text:
        if c == _AS_EMOJI:
            columns += 1  # it makes the character before it wide
        elif not joined and unicodedata.category(c) not in {"Mn", "Me", "Cf"}:
            columns += 2 if unicodedata.east_asian_width(c) in {"W", "F"} else 1
        joined = c == _JOINER
    return columns


def shortened(text: str, columns: int) -> str:
    """Return ``text`` if it fits into so many columns, else as much of it as does, with dots."""
    if width(text) <= columns:
        return text
    while width(text) > columns - 2:
        text = text[:-1]
    return f"{text}.."


def padded(text: str, columns: int) -> str:
    """Return ``text`` filled up with spaces behind it."""
    return text + " " * (columns - width(text))


def flush_right(text: str, columns: int) -> str:
    """Return ``text`` filled up with spaces before it."""
    return " " * (columns - width(text)) + text


def _is_shown(c: str) -> bool:
    return c == " " or unicodedata.category(c) not in {"Cc", "Zl", "Zp", "Cs"}
