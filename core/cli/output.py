"""Outcomes of commands, and text on a terminal: its width, wrapping and escaping."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from itertools import accumulate
from math import isfinite
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from core.board.board import Place
    from core.model.cards import Card


_NO_READER = (errno.EPIPE, errno.EINVAL) if os.name == "nt" else (errno.EPIPE,)
"""The errors of writing to a pipe that nobody reads any more."""


class Status(IntEnum):
    DONE = 0
    FAILED = 1  # a bug
    REFUSED = 2
    CONTRADICTION = 3
    TOO_LARGE = 4
    INTERRUPTED = 130  # as shells report Ctrl+C


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer of a command, as text and as the object for ``--json``.

    ``wrong`` are lines for standard error: input that could not be used, and why.
    """

    text: str
    data: Mapping[str, object]
    status: Status = Status.DONE
    wrong: tuple[str, ...] = ()


class Refusal(Exception):  # noqa: N818 - the input is at fault, not the program
    """A command has no answer: the lines for standard error, and the exit status."""

    def __init__(self, lines: Iterable[str], status: Status = Status.REFUSED) -> None:
        self.lines = tuple(lines)
        self.status = status
        super().__init__("\n".join(self.lines))


def rounded(value: float | None) -> float | None:
    """Return a number for ``--json``: with 12 decimals and no negative zero; None if it is infinite, NaN or None."""
    return None if value is None or not isfinite(value) else round(value, 12) + 0.0


def names(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards]


def place_data(place: Place) -> str | list[int]:
    """Return a place for ``--json``: a room's name, or a square's row and column."""
    return list(place) if isinstance(place, tuple) else place.name


def printable(text: str) -> str:
    """Return ``text`` on one line, with control characters escaped."""
    return "".join(c if _is_shown(c) else c.encode("unicode_escape").decode("ascii") for c in text)


def width(text: str) -> int:
    """Return the width of ``text`` in columns: wide characters take two, combining ones none."""
    return sum(map(_columns, text))


def shortened(text: str, columns: int) -> str:
    """Return ``text``, truncated with dots if it is wider than ``columns``."""
    if width(text) <= columns:
        return text
    fit = sum(taken <= columns - 2 for taken in accumulate(map(_columns, text)))
    return f"{text[:fit]}.."


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def flush_right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def _is_shown(c: str) -> bool:
    return c == " " or unicodedata.category(c) not in {"Cc", "Zl", "Zp", "Cs"}


def _columns(c: str) -> int:
    if unicodedata.category(c) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(c) in {"W", "F"} else 1


def terminal_columns() -> int | None:
    """Return the width of the terminal, from ``COLUMNS`` or the terminal itself; None if it is unknown."""
    return shutil.get_terminal_size((0, 0)).columns or None


def put(text: str) -> None:
    """Print to standard output, escaping what its encoding lacks. Raises Refusal if that fails."""
    if sys.stdout is None:
        raise Refusal(["standard output is closed"])
    encoding = sys.stdout.encoding or "utf-8"
    try:
        print(text.encode(encoding, "backslashreplace").decode(encoding), flush=True)
    except OSError as error:
        if error.errno in _NO_READER:
            raise BrokenPipeError from error
        let_go_of(sys.stdout)
        raise Refusal([f"standard output cannot be written: {error.strerror or error}"]) from error


def tell(stream: TextIO | None, text: str) -> None:
    """Write to standard error, if there is one; failures are ignored."""
    if stream is None:
        return
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
        stream.flush()
    except OSError:
        let_go_of(stream)


def let_go_of(stream: TextIO) -> None:
    """Redirect a broken stream to the null device, so that flushing it at exit does not fail."""
    with suppress(OSError):  # a stream without a file descriptor
        place = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, place)
        os.close(nowhere)
