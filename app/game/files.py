"""Opens, saves and recovers games. One window at a time owns a file."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDate, QLockFile, QObject, QStandardPaths, Qt

from app.game.autosave import Autosave, OpenJournal
from app.game.folders import ENDING as LOCK_ENDING
from app.game.folders import DataFolders, HeldError, sweep_locks, take
from app.game.session import Session
from app.ui.language import localized
from app.ui.settings import Preferences
from app.ui.shortcuts import EVERYTHING, PLAYING, Permission
from app.ui.text import file_name, game_name
from core.formats.atomic_file import private_folder, sweep
from core.formats.case_file import example, is_plain_text, load, parse_either, read_text
from core.history.history import History
from core.history.recovery import Recovered
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.model.setup import Setup
from core.text.text import say

ENDING = ".case.json"
NEW_GAME = say("New game")


def documents() -> Path:
    """Return the user's folder for documents, or the home folder where there is none."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return folder if folder.is_dir() else Path.home()


class InUseError(Exception):
    """The file is open in another window: possibly on the computer ``host``, else on this one."""

    def __init__(self, path: Path, host: str | None = None) -> None:
        self.path = path
        self.host = host
        message = say("{file} is open in another window")
        if host is not None:
            message = say("{file} may be open on another computer ({host})")
        super().__init__(message.format(file=path.name, host=host or ""))


class ChangedElsewhereError(Exception):
    """The game's file has changed since this window last read or wrote it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(say("{file} was changed by another program").format(file=path.name))


@dataclass(frozen=True, slots=True)
class FileState:
    """Size, time and identity of a file, to detect changes."""

    size: int
    modified_ns: int
    inode: int

    @staticmethod
    def of(path: Path) -> FileState | None:
        """Return the state of a file; None if it is missing or cannot be examined."""
        try:
            stat = path.stat()
        except (OSError, ValueError):  # ValueError: an impossible file name
            return None
        return FileState(stat.st_size, stat.st_mtime_ns, stat.st_ino)


Locks = Mapping[str, QLockFile]
"""The locks of a file, by their names."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """The open game with everything held for it, as handed from one window to the next."""

    history: History
    path: Path | None
    title: str
    permitted: Permission
    must_be_silent: bool
    looking_at: int | None
    journal: OpenJournal
    locks: Locks
    file_state: FileState | None


LONGEST_NAMES = 80
"""The most letters of the players in a file name; further players are left out."""


def proposed_name(session: Session, ending: str) -> str:
    """Return a file name for the game: that of its file, else the day and the players."""
    case = session.case
    if session.path is not None or case is None:
        return file_name(localized(session.title), ending)
    names = ""
    for name in case.setup.seats:
        longer = f"{names}, {name}" if names else name
        if names and len(longer) > LONGEST_NAMES:
            break
        names = longer
    return file_name(f"{QDate.currentDate().toString(Qt.DateFormat.ISODate)} {names[:LONGEST_NAMES]}", ending)


class GameFiles(QObject):
    """Opens games into the session and keeps their locks and journals in step with it."""

    def __init__(self, session: Session, autosave: Autosave, places: DataFolders, preferences: Preferences) -> None:
        super().__init__()
        self._session = session
        self._autosave = autosave
        self._places = places
        self._preferences = preferences
        self._locks: Locks = {}
        self._file_state: FileState | None = None

    def new(self, setup: Setup) -> None:
        self._open_game(History(Case(setup)), None, NEW_GAME)

    def open(self, path: Path, *, take_over: bool = False) -> None:
        """Open a file; a plain-text log as a new game, as saving would overwrite it in another format.

        Raises InvalidCaseError with all problems, InUseError if the file is open elsewhere; ``take_over`` opens it
        although it may be open on another computer.
        """
        path = path.absolute()
        sweep(path.parent)
        file_state, text = FileState.of(path), read_text(path)
        case = parse_either(text, path.parent)
        if is_plain_text(text):
            self._open_game(History(case), None, path.stem)
            return
        locks = self._own(path, take_over=take_over)
        self._open_game(History(case, saved=True), path, path.name, locks)
        self._file_state = file_state
        self._preferences.add_recent(path)

    def open_copy(self, path: Path) -> None:
        """Open the contents of a file as a game without a file. Raises InvalidCaseError."""
        title = say("Copy of {file}").format(file=game_name(path))
        self._open_game(History(load(path)), None, title)

    def open_example(self) -> None:
        self._open_game(History(example(), saved=True), None, say("Example game"))

    def open_kept(self, case: Case, title: str, permitted: Permission = EVERYTHING) -> None:
        self._open_game(History(case, saved=True), None, title, permitted=permitted)

    def open_practice(self, case: Case, title: str, *, marks: Path | None, must_be_silent: bool) -> None:
        """Open a game that the program plays; it has no journal, as its own file is what is kept of it."""
        with self._session.together():
            self._leave(keep=self._session.modified)
            history = History(case, saved=True)
            self._session.open(history, None, title, PLAYING, marks=marks, must_be_silent=must_be_silent)

    def resume(self, recovered: Recovered) -> None:
        """Resume an unsaved game; as a copy where its file is open in another window.

        If its file has changed since the game was last saved, saving will ask first.

        Raises GoneError if another window was faster.
        """
        game = self._autosave.claim(recovered)
        path, locks = game.case_path, dict[str, QLockFile]()
        try:
            if path is not None:
                locks = self._own(path, take_over=recovered.host is not None)
        except InUseError:
            path = None
        self._hold(locks)
        self._file_state = None if path is None else _state_if_it_holds(game.history.saved, path)
        self._session.open(game.history, path, say("Unsaved game"))

    def left_changes(self, path: Path) -> Recovered | None:
        """Return the unsaved changes to a file, None if there are none."""
        path = path.absolute()
        return next((game for game in self._autosave.unfinished() if game.case_path == path), None)

    def save(self, path: Path, *, overwrite: bool = False) -> None:
        """Write the game to a file. Raises UnwritableFileError, InUseError.

        Raises ChangedElsewhereError if the game's own file has changed, unless ``overwrite``. A missing file is
        written again.
        """
        path = path.absolute()
        if path == self._session.path and not overwrite and FileState.of(path) not in (None, self._file_state):
            raise ChangedElsewhereError(path)
        locks = self._locks if path == self._session.path else self._own(path)
        try:
            self._session.save(path)
        except Exception:
            self._let_go(locks)
            raise
        self._hold(locks)
        self._file_state = FileState.of(path)
        self._preferences.add_recent(path)

    def close(self) -> None:
        """Close the open game; an unsaved one stays in its journal."""
        self._leave(keep=self._session.modified)

    def hand_over(self) -> OpenGame | None:
        """Give away the open game with its file and journal; None if no game is open."""
        session, permitted = self._session, self._session.permitted
        if session.history is None or permitted is None:
            return None
        held = self._autosave.hand_over(), self._locks, self._file_state
        how = permitted, session.must_be_silent, session.looking_at
        game = OpenGame(session.history, session.path, session.title, *how, *held)
        self._locks, self._file_state = {}, None
        session.close()
        return game

    def take_over(self, game: OpenGame) -> None:
        with self._session.together():
            self.close()
            self._autosave.take_over(game.journal)
            self._locks, self._file_state = game.locks, game.file_state
            is_silent = game.must_be_silent
            self._session.open(game.history, game.path, game.title, game.permitted, must_be_silent=is_silent)
            if game.looking_at is not None:
                self._session.look_back(game.looking_at)

    def _open_game(
        self,
        history: History,
        path: Path | None,
        title: str,
        locks: Locks | None = None,
        permitted: Permission = EVERYTHING,
    ) -> None:
        with self._session.together():
            self._leave(keep=self._session.modified, locks=locks or {})
            self._autosave.begin(history, path)
            self._session.open(history, path, title, permitted)

    def _leave(self, *, keep: bool, locks: Locks | None = None) -> None:
        """Close the open game; ``locks`` are those of the next."""
        self._autosave.close(keep=keep)
        self._hold(locks or {})
        self._session.close()

    def _own(self, path: Path, *, take_over: bool = False) -> dict[str, QLockFile]:
        """Take the locks of a file that this window does not hold. Raises InUseError if another window holds one.

        Where the data folder is not writable nothing is locked: a game can still be viewed.
        """
        with contextlib.suppress(OSError):
            private_folder(self._places.locks)
        sweep_locks(self._places.locks)
        taken: dict[str, QLockFile] = {}
        try:
            for name in _lock_names(path):
                lock = self._locks.get(name) or take(self._places.locks / f"{name}{LOCK_ENDING}", over=take_over)
                if lock is not None:
                    taken[name] = lock
        except HeldError as held:
            self._let_go(taken)
            raise InUseError(path, held.host) from held
        return taken

    def _hold(self, locks: Locks) -> None:
        before, self._locks = self._locks, locks
        self._let_go(before)

    def _let_go(self, locks: Locks) -> None:
        """Release locks but for those that are held."""
        for name, lock in locks.items():
            if name not in self._locks:
                lock.unlock()


def _state_if_it_holds(saved: Case | None, path: Path) -> FileState | None:
    """Return the state of a file that still has the contents last saved to it, else None."""
    file_state = FileState.of(path)
    try:
        return file_state if load(path) == saved else None
    except InvalidCaseError:
        return None


def _lock_names(path: Path) -> Iterator[str]:
    """Yield lock names that are the same for all paths to a file, whatever bytes its name contains.

    A file that has several names (hard links) has one of its own besides.
    """
    try:
        target = path.resolve()
    except (OSError, RuntimeError, ValueError):  # a loop of links, or an impossible file name
        target = path
    yield hashlib.sha256(str(target).encode("utf-8", "surrogatepass")).hexdigest()[:24]
    with contextlib.suppress(OSError, ValueError):  # it may be new
        stat = path.stat()
        if stat.st_nlink > 1:
            yield f"{stat.st_dev:x}-{stat.st_ino:x}"
