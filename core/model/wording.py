"""How messages name what they are about."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from core.model.names import nearest
from core.model.text import listed as listed  # noqa: PLC0414 - others import it from here

_LONGEST = 60
"""A longer text is cut where it is quoted, and compared by its beginning: both stay readable, and fast."""

_MOST = 500
"""With how many known names an unknown one is compared: enough for any game, and an end for any file."""


def quoted(text: str) -> str:
    """Return a text in quotes, cut where it is long; what a terminal could not print is spelled out."""
    shown = repr(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…")
    return shown.encode("utf-8", "backslashreplace").decode("utf-8")


def likeliest(name: str, known: Iterable[str]) -> str:
    """Return, in quotes, the known name that ``name`` was probably meant to be."""
    return quoted(nearest(name[:_LONGEST], islice(known, _MOST)) or "")


def one_of(value: str, known: Iterable[str]) -> str:
    """Return the sentence that says that ``value`` must be one of ``known``."""
    choices = tuple(map(str, known))
    return f"{quoted(value)} is not one of {', '.join(choices)}; the nearest is {likeliest(value, choices)}"


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """Return the sentence that says that no ``kind`` (as in "card") has this name."""
    return f"no {kind} is called {quoted(name)}; the nearest is {likeliest(name, known)}"


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, which takes an s in the plural: "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
