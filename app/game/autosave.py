"""What is kept of the open game beside its file: the journal, also those left by earlier runs, and one's own marks."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from app.game.folders import ENDING, HeldError, let_go, sweep_locks, take
from app.tasks.background import Background
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.text import first_lines, reason
from core.formats.atomic_file import UnwritableFileError, keep_copy, make_private, private_folder, sweep, untaken
from core.formats.identity import GameTraces
from core.history.history import History
from core.history.journal import Journal, journal_name
from core.history.recovery import (
    HeldJournalError,
    NewerJournalError,
    Recovered,
    UnreadableJournalError,
    journals,
    recover,
)
from core.history.steps import Step
from core.model.case import Case
from core.model.problems import Problem, UnusableFileError
from core.practice.marks import Mark, read_what_is_left, remove_marks, write_marks

MARKS: Final = ".marks"
"""What the names of files with marks end in."""

MOST_OFFERED: Final = 6
MOST_READ: Final = 40
"""Number of journals read at start; older ones wait until newer ones are gone."""


class GoneError(Exception):
    """An unsaved game is no longer available: another window has resumed or discarded it."""


@dataclass(frozen=True, slots=True)
class OpenJournal:
    """The journal of the open game and its lock, None if there are none, as handed from window to window.

    ``case_path`` is the file of the game according to the journal.
    """

    journal: Journal | None
    lock: QLockFile | None
    case_path: Path | None


class Autosave(QObject):
    """Writes the journal of the open game: at once on the GUI thread, synced to disk by the worker.

    ``failed`` carries a message when the journal cannot be written; it catches up as soon as it can, which
    ``recovered`` announces. ``left_by_newer`` reports, once each, a game whose journal a newer program
    wrote, and only that one can resume.
    """

    failed = Signal(str)
    recovered = Signal()
    left_by_newer = Signal(str)

    def __init__(self, folder: Path, background: Background) -> None:
        super().__init__()
        self._folder = folder
        self._background = background
        self._journal: Journal | None = None
        self._lock: QLockFile | None = None
        self._case_path: Path | None = None
        self._is_failing = self._has_told = False
        self._newer: set[Path] = set()

    # --- the open game

    def begin(self, history: History, path: Path | None) -> None:
        self.close(keep=True)
        self._case_path = path
        self._try(partial(self._start_journal, history))

    def claim(self, left: Recovered) -> Recovered:
        """Take over the journal of an unsaved game, and return the game as it is now.

        A game that may be open on another computer is taken over from there. A journal that cannot be locked stays as
        it is, and the game continues in a new one. Raises GoneError if another window has resumed or discarded the
        game.
        """
        lock = None
        try:
            lock = take(_lock_of(left.path), over=left.host is not None)
            game = recover(left.path)
        except (HeldError, UnreadableJournalError) as error:
            let_go(lock)
            raise GoneError from error
        self.close(keep=True)
        self._lock, self._case_path = lock, game.case_path
        self._try(partial(self._start_journal, game.history) if lock is None else partial(self._resume, game))
        return game

    def beside(self, case_path: Path | None) -> Path | None:
        """Return the file for the marks of the open game: that of its file, else that of its journal."""
        if case_path is not None:
            name = hashlib.sha256(str(case_path).encode("utf-8", "surrogatepass")).hexdigest()[:24]
            return self._folder / f"{name}{MARKS}"
        return None if self._journal is None else _marks_of(self._journal.path)

    def hand_over(self) -> OpenJournal:
        """Give away the open journal; nothing is written here any more."""
        journal = OpenJournal(self._journal, self._lock, self._case_path)
        self._journal = self._lock = None
        return journal

    def take_over(self, journal: OpenJournal) -> None:
        """Continue a journal that another window gave away, syncing what its worker may have left."""
        self.close(keep=True)
        self._journal, self._lock, self._case_path = journal.journal, journal.lock, journal.case_path
        self._sync()

    def append(self, step: Step, history: History) -> None:
        """Record a step; ``history`` is its result."""
        self._keep(lambda journal: journal.append(step), history)

    def undone(self, history: History) -> None:
        self._keep(Journal.undone, history)

    def redone(self, history: History) -> None:
        self._keep(Journal.redone, history)

    def saved(self, path: Path | None, history: History) -> None:
        """Record that the case was saved; None: in the library, not in a file of its own."""
        self._case_path = path
        self._keep(lambda journal: journal.saved(path), history)

    def close(self, *, keep: bool) -> None:
        """Close the journal; without ``keep`` it is removed, as nothing in it is needed any more."""
        if self._journal is not None:
            self._journal.close()
            if not keep:
                discard(self._journal.path)
        let_go(self._lock)
        self._journal = self._lock = None
        self._has_told = False

    def _start_journal(self, history: History) -> None:
        """Write a journal of the whole game: the locked one, or a new one. Raises what writing raises."""
        private_folder(self._folder)
        if self._lock is None or not Path(self._lock.fileName()).exists():
            name = journal_name()
            self._lock = take(_lock_of(self._folder / name))
        else:
            name = Path(self._lock.fileName()).stem
        self._journal = Journal.create(self._folder, history, self._case_path, name=name)
        self._succeed()

    def _resume(self, game: Recovered) -> None:
        self._journal = Journal.resume(game)

    def _keep(self, write: Callable[[Journal], None], history: History) -> None:
        journal = self._journal
        if journal is not None and journal.is_gone:
            self.close(keep=True)
            journal = None
        if journal is None:
            done = self._try(partial(self._start_journal, history))
        else:
            done = self._try(partial(journal.rewrite, history) if journal.is_behind else partial(write, journal))
        if done:
            self._sync()

    def _try(self, write: Callable[[], None]) -> bool:
        """Write something; return whether that succeeded, and announce a failure."""
        try:
            write()
        except (UnwritableFileError, OSError) as error:
            self._fail(error)
            return False
        return True

    def _sync(self) -> None:
        if self._journal is not None:
            self._background.run(self._journal.sync, self._synced)

    def _synced(self, future: Future[None]) -> None:
        error = future.exception()
        if error is not None:
            self._fail(error)
        elif self._journal is not None and not self._journal.is_behind:
            self._succeed()

    def _succeed(self) -> None:
        if self._is_failing:
            self._is_failing = self._has_told = False
            self.recovered.emit()

    def _fail(self, error: BaseException) -> None:
        """Announce once per game that it cannot be autosaved, until it can be again."""
        self._is_failing = True
        if not self._has_told:
            self._has_told = True
            text = translate("This game cannot be saved automatically ({reason}). Save it to a file from time to time.")
            self.failed.emit(text.format(reason=reason(error)))

    # --- unsaved games of earlier runs

    def unfinished(self) -> tuple[Recovered, ...]:
        """Return unsaved games that are not open on this computer, newest first.

        Journals that are no longer needed are removed.
        """
        self._tidy()
        try:
            left = journals(self._folder)[:MOST_READ]
        except OSError:  # the folder cannot be read
            return ()
        games = [self._left_in(path) for path in left]
        return tuple(game for game in games if game is not None)[:MOST_OFFERED]

    def _tidy(self) -> None:
        """Remove remains of killed windows; make older programs' journals private to the user."""
        sweep(self._folder)
        sweep_locks(self._folder)
        with contextlib.suppress(OSError):
            for path in (self._folder, *self._folder.iterdir()):
                make_private(path)

    def _left_in(self, path: Path) -> Recovered | None:
        """Return the game in a journal that no window here has open; None if it is saved."""
        try:
            lock = take(_lock_of(path))
        except HeldError as held:
            return None if held.host is None else _unsaved_in(path, held.host)
        if lock is None:
            return _unsaved_in(path)
        try:
            game = recover(path)
            if not game.history.is_saved:
                return game
            discard(path)
        except NewerJournalError as error:
            if path not in self._newer:
                self._newer.add(path)
                self.left_by_newer.emit(reason(error))
        except HeldJournalError:
            return None  # it is offered the next time
        except UnreadableJournalError:
            with contextlib.suppress(OSError):
                path.rename(untaken(path, "damaged"))
        finally:
            lock.unlock()
        return None


def _unsaved_in(path: Path, host: str | None = None) -> Recovered | None:
    """Return the game in a journal that must not be changed here; None if it is saved or unreadable."""
    with contextlib.suppress(UnreadableJournalError):
        game = recover(path)
        return None if game.history.is_saved else replace(game, host=host)
    return None


def discard(path: Path) -> None:
    """Remove a journal, and its marks; one that cannot be removed is offered again, which does no harm."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
        remove_marks(_marks_of(path))


def _marks_of(journal: Path) -> Path:
    return journal.with_name(journal.name + MARKS)


def _lock_of(journal: Path) -> Path:
    return journal.with_name(journal.name + ENDING)


def tell_of_autosave(host: Host, autosave: Autosave) -> None:
    """Show autosave failures in a bar of their own, which stays until the game is safe or closed."""
    bar, newer = host.add_notice("autosaveBar"), host.add_notice("newerGameBar")
    for notice, signal in ((bar, autosave.failed), (newer, autosave.left_by_newer)):
        notice.acted.connect(partial(host.dismiss, notice))
        signal.connect(partial(notice.say, button=translate("Close")))
    autosave.recovered.connect(partial(bar.say, ""))


# --- marks


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
        message = translate("Your marks are left as they are, and new ones are not kept: {why}.")
        self._tell(message.format(why=why))


def _why(file: Path, error: UnusableFileError) -> str:
    return localized(error.problems[0].in_file(str(file)).text)


def _damaged(problems: Sequence[Problem], copy: Path) -> str:
    """Return what cannot be read of a file with marks, and where a copy of it is."""
    message = translate("Not all of your marks could be read. The file as it was is kept as {file}.")
    lines = [localized(problem.text) for problem in problems]
    return "\n".join([message.format(file=copy), first_lines(lines, MOST_PROBLEMS)])


def _other_marks(file: Path) -> str:
    return translate("Marks of another game are not shown. They are in {file}.").format(file=file)
