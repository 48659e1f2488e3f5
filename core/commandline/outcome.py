"""What a command comes to: an answer, or a refusal. Commands return or raise these; only core/cli.py prints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum


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
