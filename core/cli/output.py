"""How much room a name takes on a terminal, and how it is made fit to be shown there."""

from __future__ import annotations

import os
import shutil
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from itertools import accumulate
from typing import TextIO


class Status(IntEnum):
    """The exit status of the program."""

    DONE = 0
    FAILED = 1  # unexpectedly: a bug
    REFUSED = 2
    CONTRADICTION = 3
    TOO_LARGE = 4
    INTERRUPTED = 130  # what a shell makes of Ctrl+C


@dataclass(frozen=True, slots=True)
class Outcome:
    """An answer: as text for people, and as the one object that ``--json`` prints.

    ``wrong`` are lines for standard error: what could not be used for it, and why.
    """

    text: str
    data: Mapping[str, object]
    status: Status = Status.DONE
    wrong: tuple[str, ...] = ()


class Refusal(Exception):  # noqa: N818 - it is the program that refuses, not an error of it
    """Why there is no answer: the lines that go to standard error, and the exit status."""

    def __init__(self, lines: Iterable[str], status: Status = Status.REFUSED) -> None:
        self.lines = tuple(lines)
        self.status = status
        super().__init__("\n".join(self.lines))


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


def terminal_columns() -> int | None:
    """Return how wide the terminal is, by ``COLUMNS`` or by itself; None where it doesn't say, or there is none."""
    return shutil.get_terminal_size((0, 0)).columns or None


def wrapped(text: str, columns: int) -> list[str]:
    """Return ``text`` in lines of at most so many columns, broken between words, and within those that don't fit."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer) <= columns:
            line = longer
            continue
        lines += [line] if line else []
        *full, line = pieces(word, columns)
        lines += full
    return [*lines, line] if line or not lines else lines


def tell(stream: TextIO | None, text: str) -> None:
    """Write to standard error, where there is one; the program's answer never depends on whether it can be."""
    if stream is None:
        return
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
        stream.flush()
    except OSError:
        let_go_of(stream)


def let_go_of(stream: TextIO) -> None:
    """Send what is still to be written nowhere, so that the interpreter doesn't trip over it on its way out."""
    with suppress(OSError):  # a stream that is no file
        place = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, place)
        os.close(nowhere)
