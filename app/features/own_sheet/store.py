"""The marks of the open game on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from app.features.own_sheet import text as words
from app.ui.language import localized
from app.ui.text import reason
from core.formats.atomic_file import UnwritableFileError, keep_copy
from core.formats.identity import GameTraces
from core.model.case import Case
from core.model.problems import UnusableFileError
from core.practice.marks import Mark, read_what_is_left, write_marks


class MarksStore:
    """Keeps the marks of a game in a file; ``tell`` shows what became of that.

    A file that cannot be read, or that a newer program wrote, is left as it is, and nothing is kept. Of one that is
    damaged, or has marks of another game, a copy is kept before it is replaced.
    """

    def __init__(self, file: Path, case: Case, tell: Callable[[str], None]) -> None:
        self.file = file
        self._case, self._tell = case, tell
        self._traces: GameTraces | None = None
        self._is_ours = self._is_left = False

    def read(self) -> tuple[Mark, ...] | None:
        """Return what can be read of the marks of the game; None if it has none there."""
        try:
            found = read_what_is_left(self.file, self._case.setup)
        except UnusableFileError as error:
            self._leave(_why(self.file, error))
            return ()
        if found is None:
            return None
        self._traces = GameTraces.of(self._case)
        if found.game is not None and not found.game.are_of_the_same(self._traces):
            self._tell(words.other_marks(self.file))
            return None
        self._traces = self._traces.joined(found.game or self._traces)
        self._is_ours = not found.problems or self._has_copy("damaged", partial(words.damaged, found.problems))
        return found.marks

    def make_room(self) -> None:
        """Let the file be replaced, if it may be."""
        if self._is_ours or self._is_left:
            return
        try:
            found = read_what_is_left(self.file, self._case.setup)
        except UnusableFileError as error:
            self._leave(_why(self.file, error))
        else:
            self._is_ours = found is None or self._has_copy("other", words.other_marks)

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
        self._tell(words.left(why))


def _why(file: Path, error: UnusableFileError) -> str:
    return localized(error.problems[0].in_file(str(file)).text)
