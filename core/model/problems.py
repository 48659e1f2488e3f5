"""Validation problems: an itemised report instead of a boolean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.text.text import say


@dataclass(frozen=True, slots=True)
class Problem:
    """A single problem.

    ``where`` is a path such as ``events[3].cards[1]`` (empty for the whole); ``what`` says what is wrong and what would
    be valid.
    """

    where: str
    what: str

    def within(self, parent: str) -> Problem:
        """Return the same problem with ``parent`` prefixed to its path."""
        if not self.where:
            return replace(self, where=parent)
        joint = "" if self.where.startswith("[") or not parent else "."
        return replace(self, where=f"{parent}{joint}{self.where}")

    def in_file(self, file: str) -> Problem:
        if not self.where:
            return replace(self, where=file)
        return replace(self, where=say("{file}: {where}").format(file=file, where=self.where))

    @property
    def text(self) -> str:
        if not self.where:
            return self.what
        return say("{where}: {what}", "a problem and its place in a file").format(where=self.where, what=self.what)

    def __str__(self) -> str:
        return str(self.text)


class InvalidCaseError(ValueError):
    """An invalid set-up, event or file; carries every problem, in file order."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class UnusableFileError(InvalidCaseError):
    """A file that must be left as it is: a newer program wrote it, or it cannot be read (now), and may be whole."""
