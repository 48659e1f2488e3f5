"""Nothing is lost: the journal of the open game, and those that other runs of the program have left behind."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from app.background import Background
from app.language import translate
from app.problem_words import reason
from core.model.history import History
from core.model.journal import (
    Journal,
    NewerJournalError,
    Recovered,
    UnreadableJournalError,
    UnwritableFileError,
    journal_name,
    journals,
    recover,
)
from core.model.steps import Step

MOST_OFFERED: Final = 6
MOST_READ: Final = 40
"""How many journals are looked into at a start; older ones wait until newer ones are gone."""
LOCK_ENDING: Final = ".lock"


class GoneError(Exception):
    """A game that was left is not there any more: another window goes on with it, or has discarded it."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """The journal of the open game and its lock, None where there are none: what passes from one window to the next."""

    journal: Journal | None
    lock: QLockFile | None


class Autosave(QObject):
    """Writes the journal of the one open game: at once on the GUI thread, to the disk's platter in the worker.

    ``failed`` says in words that the journal could not be written; it catches up as soon as it can be again. It also
    says, once of each, that a newer program left a game here, which only that one can go on with.
    """

    failed = Signal(str)

    def __init__(self, folder: Path, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._background = background
        self._journal: Journal | None = None
        self._lock: QLockFile | None = None
        self._newer: set[Path] = set()

    # --- the open game

    def begin(self, history: History, path: Path | None) -> None:
        """Begin the journal of a game that has just been opened."""
        self.let_go(keep=True)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            name = journal_name()
            self._lock = _lock(self._folder / name)
            self._lock.tryLock(0)
            self._journal = Journal.create(self._folder, history.case, path, saved=history.is_saved, name=name)
        except (UnwritableFileError, OSError) as error:
            self._fail(error)

    def claim(self, left: Recovered) -> Recovered:
        """Make the journal of a game that was left ours, and return the game as it is in it now.

        Raises GoneError where another window was faster: it goes on with that game, or has discarded it.
        """
        lock = _lock(left.path)
        if not lock.tryLock(0):
            raise GoneError
        try:
            recovered = recover(left.path)
        except UnreadableJournalError as error:
            lock.unlock()
            raise GoneError from error
        self.let_go(keep=True)
        self._lock = lock
        try:
            self._journal = Journal.resume(recovered)
        except (UnwritableFileError, OSError) as error:
            self._fail(error)
        return recovered

    def hand_over(self) -> Keeping:
        """Give away the journal as it is; nothing is kept here any more."""
        keeping = Keeping(self._journal, self._lock)
        self._journal = self._lock = None
        return keeping

    def take_over(self, keeping: Keeping) -> None:
        """Go on with the journal that another gave away, and with what its worker may not have come to."""
        self.let_go(keep=True)
        self._journal, self._lock = keeping.journal, keeping.lock
        if keeping.journal is not None:
            self._background.run(keeping.journal.sync, self._synced)

    def append(self, step: Step, history: History) -> None:
        """Keep a step; ``history`` is where it led."""
        self._keep(lambda journal: journal.append(step), history)

    def undone(self, history: History) -> None:
        """Keep that a step was undone."""
        self._keep(Journal.undone, history)

    def redone(self, history: History) -> None:
        """Keep that a step was done again."""
        self._keep(Journal.redone, history)

    def saved(self, path: Path, history: History) -> None:
        """Keep that the case was saved."""
        self._keep(lambda journal: journal.saved(path), history)

    def let_go(self, *, keep: bool) -> None:
        """Close the journal; without ``keep`` it is removed, for nothing in it is needed any more."""
        if self._journal is not None:
            self._journal.close()
            if not keep:
                _remove(self._journal.path)
        if self._lock is not None:
            self._lock.unlock()
        self._journal = self._lock = None

    def _keep(self, write: Callable[[Journal], None], history: History) -> None:
        journal = self._journal
        if journal is None:
            return
        try:
            if journal.is_behind:
                journal.rewrite(history)
            else:
                write(journal)
        except UnwritableFileError as error:
            self._fail(error)
            return
        self._background.run(journal.sync, self._synced)

    def _synced(self, future: Future[None]) -> None:
        error = future.exception()
        if error is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        said = translate(
            "Autosave", "This game cannot be kept safe while you play ({reason}). Save it to a file now and then."
        )
        self.failed.emit(said.format(reason=reason(error)))

    # --- what was left behind

    def unfinished(self) -> tuple[Recovered, ...]:
        """Return the games that were neither saved nor are open anywhere, newest first.

        Journals that nobody needs any more are removed on the way.
        """
        try:
            left = journals(self._folder)[:MOST_READ]
        except OSError:  # no folder that may be looked into
            return ()
        found = [self._recovered(path) for path in left]
        return tuple(game for game in found if game is not None)[:MOST_OFFERED]

    def _recovered(self, path: Path) -> Recovered | None:
        lock = _lock(path)
        if not lock.tryLock(0):
            return None
        try:
            recovered = recover(path)
            if not recovered.history.is_saved:
                return recovered
            _remove(path)
        except NewerJournalError as error:
            if path not in self._newer:
                self._newer.add(path)
                self.failed.emit(reason(error))
        except UnreadableJournalError:
            with contextlib.suppress(OSError):
                path.rename(path.with_name(f"{path.name}.damaged"))
        finally:
            lock.unlock()
        return None


def discard(recovered: Recovered) -> None:
    """Remove what was left behind."""
    _remove(recovered.path)


def _remove(path: Path) -> None:
    """Remove a journal; one that the system keeps is offered again, which does no harm."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _lock(journal: Path) -> QLockFile:
    """Return the lock that says whether a journal is some window's; it is stale when that process is gone."""
    lock = QLockFile(str(journal) + LOCK_ENDING)
    lock.setStaleLockTime(0)
    return lock
