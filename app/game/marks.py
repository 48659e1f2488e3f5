"""The marks of the open game on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from app.ui.language import localized, translate
from app.ui.text import first_lines, reason
from core.formats.atomic_file import UnwritableFileError, keep_copy
from core.formats.identity import GameTraces
from core.model.case import Case
from core.model.problems import Problem, UnusableFileError
from core.practice.marks import Mark, read_what_is_left, write_marks

MOST_PROBLEMS: Final = 3


class MarksStore:
    """Keeps the marks of a game in a file; ``tell`` shows what became of that.

    A file that cannot be read, or that a newer program wrote, is left as it is, and nothing is kept. Of one that is
    damaged, or has marks of another game, a copy is kept before it is replaced.
    """

    def __init__(self, file: Path, case: Case, tell: Callable[[str], None]) -> None:
        self.file = file
        self.marks: tuple[Mark, ...] = ()
        """Those that the game is opened with."""
        self._case, self._tell = case, tell
        self._traces: GameTraces | None = None
        self._is_ours = self._is_left = False

    def read(self) -> bool:
        """Read what can be read of the marks of the game; return whether it has any there, be they unreadable."""
        try:
            left = read_what_is_left(self.file, self._case.setup)
        except UnusableFileError as error:
            self._leave(_why(self.file, error))
            return True
        if left is None:
            return False
        self._traces = GameTraces.of(self._case)
        if left.game is not None and not left.game.are_of_the_same(self._traces):
            self._tell(_other_marks(self.file))
            return False
        self._traces = self._traces.joined(left.game or self._traces)
        self._is_ours = not left.problems or self._has_copy("damaged", partial(_damaged, left.problems))
        self.marks = left.marks
        return True

    def make_room(self) -> None:
        """Let the file be replaced, if it may be."""
        if self._is_ours or self._is_left:
            return
        try:
            left = read_what_is_left(self.file, self._case.setup)
        except UnusableFileError as error:
            self._leave(_why(self.file, error))
        else:
            self._is_ours = left is None or self._has_copy("other", _other_marks)

    def write(self, marks: Iterable[Mark], case: Case) -> None:
        """Raises UnwritableFileError."""
        self.make_room()
        if self._is_ours:
            if self._traces is None or case is not self._case:
                self._traces = (self._traces or GameTraces.of(self._case)).joined(GameTraces.of(case))
                self._case = case
            write_marks(marks, self.file, self._traces, private=True, synced=False)

    def remove(self) -> None:
        """Raises OSError."""
        if self._is_ours:
            self.file.unlink(missing_ok=True)

    def _has_copy(self, ending: str, words_of: Callable[[Path], str]) -> bool:
        """Copy the file and say so, or leave it as it is; return whether it was copied."""
        try:
            self._tell(words_of(keep_copy(self.file, ending)))
        except (UnwritableFileError, OSError) as error:
            self._leave(reason(error))
            return False
        return True

    def _leave(self, why: str) -> None:
        self._is_left = True
        self._tell(_left(why))


def _why(file: Path, error: UnusableFileError) -> str:
    return localized(error.problems[0].in_file(str(file)).text)


def _left(why: str) -> str:
    """Return that a file with marks is not touched; ``why`` names it."""
    return translate("Your marks are left as they are, and new ones are not kept: {why}.").format(why=why)


def _damaged(problems: Sequence[Problem], copy: Path) -> str:
    """Return what cannot be read of a file with marks, and where a copy of it is."""
    message = translate("Not all of your marks could be read. The file as it was is kept as {file}.")
    lines = [localized(problem.text) for problem in problems]
    return "\n".join([message.format(file=copy), first_lines(lines, MOST_PROBLEMS)])


def _other_marks(file: Path) -> str:
    return translate("Marks of another game are not shown. They are in {file}.").format(file=file)
