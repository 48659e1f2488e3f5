"""Opens, saves and recovers games. One window at a time owns a file."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject

from app.game.autosave import Autosave, OpenJournal
from app.game.locks import ENDING as LOCK_ENDING
from app.game.locks import HeldError, sweep_locks, take
from app.game.session import Session
from app.ui.settings import Preferences
from core.formats.atomic_file import private_folder, sweep
from core.formats.case_file import is_plain_text, load, parse_case, parse_either, read_text
from core.history.history import History
from core.history.journal import Recovered
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.model.setup import Setup
from core.text.text import say

ENDING = ".case.json"
EXAMPLE = "evening.case.json"


class InUseError(Exception):
    """Another window has this file open: one on the computer ``host``, as far as can be told from here, or on this."""

    def __init__(self, path: Path, host: str | None = None) -> None:
        self.path = path
        self.host = host
        said = (
            say("GameFiles", "{file} is open in another window")
            if host is None
            else say("GameFiles", "{file} may be open on another computer ({host})")
        )
        super().__init__(said.format(file=path.name, host=host or ""))


class ChangedElsewhereError(Exception):
    """The game's file is not as this window read or wrote it last."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(say("GameFiles", "{file} was changed by another program").format(file=path.name))


@dataclass(frozen=True, slots=True)
class FileState:
    """What tells one state of a file from another."""

    size: int
    modified_ns: int
    inode: int

    @staticmethod
    def of(path: Path) -> FileState | None:
        """Return the stamp of a file; None where it isn't there, or cannot be asked."""
        try:
            found = path.stat()
        except (OSError, ValueError):  # ValueError: a name that no file can have
            return None
        return FileState(found.st_size, found.st_mtime_ns, found.st_ino)


@dataclass(frozen=True, slots=True)
class DataFolders:
    """The folders where the program keeps its own things."""

    data: Path

    @property
    def journals(self) -> Path:
        """Where the journals lie."""
        return self.data / "journals"

    @property
    def locks(self) -> Path:
        """Where it is noted which files are open."""
        return self.data / "locks"

    @property
    def library(self) -> Path:
        """The file with the games that were played."""
        return self.data / "library.sqlite"


@dataclass(frozen=True, slots=True)
class OpenGame:
    """The open game with all that is held of it, on its way from one window to the next."""

    history: History
    path: Path | None
    title: str
    looking_at: int | None
    journal: OpenJournal
    lock: QLockFile | None
    file_state: FileState | None


class GameFiles(QObject):
    """Opens games into the session and keeps their locks and journals in step with it."""

    def __init__(
        self,
        session: Session,
        autosave: Autosave,
        places: DataFolders,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._autosave = autosave
        self._places = places
        self._preferences = preferences
        self._lock: QLockFile | None = None
        self._file_state: FileState | None = None

    def new(self, setup: Setup) -> None:
        """Begin a game."""
        self._begin(History(Case(setup)), None, say("GameFiles", "New game"))

    def open(self, path: Path, *, take_over: bool = False) -> None:
        """Open a file; one in the plain-text format as a new game, for saving would write another format over it.

        Raises InvalidCaseError with all that is wrong, InUseError where it is open elsewhere; ``take_over`` one that
        may be open on another computer.
        """
        path = path.absolute()
        sweep(path.parent)
        file_state, text = FileState.of(path), read_text(path)
        case = parse_either(text, path.parent)
        if is_plain_text(text):
            self._begin(History(case), None, path.stem)
            return
        lock = self._own(path, take_over=take_over)
        self._begin(History(case, saved=True), path, path.name, lock)
        self._file_state = file_state
        self._preferences.add_recent(path)

    def open_copy(self, path: Path) -> None:
        """Open what is in a file as a game that has no file yet. Raises InvalidCaseError."""
        title = say("GameFiles", "Copy of {file}").format(file=path.name.removesuffix(ENDING))
        self._begin(History(load(path)), None, title)

    def open_example(self) -> None:
        """Open the game that comes with the program."""
        text = resources.files("resources").joinpath("examples", EXAMPLE).read_text("utf-8")
        self._begin(History(parse_case(text), saved=True), None, say("GameFiles", "Example game"))

    def open_kept(self, case: Case, title: str) -> None:
        """Open a game out of the library, which has it already; it is in no file."""
        self._begin(History(case, saved=True), None, title)

    def resume(self, recovered: Recovered) -> None:
        """Go on with a game that was left unsaved; as a copy, where its file is open in another window.

        Where its file is not as the game was saved to it last, saving asks, as it does of any change by others.

        Raises GoneError where another window was faster.
        """
        game = self._autosave.claim(recovered)
        self._release()
        path = game.case_path
        try:
            self._lock = None if path is None else self._own(path, take_over=recovered.host is not None)
        except InUseError:
            path = None
        self._file_state = None if path is None else _state_if_it_holds(game.history.saved, path)
        self._session.open(game.history, path, say("GameFiles", "Unsaved game"))

    def left_changes(self, path: Path) -> Recovered | None:
        """Return the changes to a file that were left unsaved, None where there are none."""
        path = path.absolute()
        return next((game for game in self._autosave.unfinished() if game.case_path == path), None)

    def save(self, path: Path, *, overwrite: bool = False) -> None:
        """Write the game to a file. Raises UnwritableFileError, InUseError.

        Raises ChangedElsewhereError where the game's own file is another than it was, unless ``overwrite``. A file that
        is gone is written anew.
        """
        path = path.absolute()
        if path == self._session.path and not overwrite and FileState.of(path) not in (None, self._file_state):
            raise ChangedElsewhereError(path)
        if path != self._session.path:
            lock = self._own(path)
            self._session.save(path)
            self._release()
            self._lock = lock
        else:
            self._session.save(path)
        self._file_state = FileState.of(path)
        self._preferences.add_recent(path)

    def close(self) -> None:
        """Let go of the open game; an unsaved one stays in its journal."""
        self._autosave.close(keep=self._session.modified)
        self._release()
        self._session.close()

    def discard(self) -> None:
        """Let go of the open game, and of what was not saved of it."""
        self._autosave.close(keep=False)
        self._release()
        self._session.close()

    def hand_over(self) -> OpenGame | None:
        """Give away the open game with its file and its journal, None where there is none; none is open here then."""
        session = self._session
        if session.history is None:
            return None
        journal = self._autosave.hand_over()
        game = OpenGame(
            session.history, session.path, session.title, session.looking_at, journal, self._lock, self._file_state
        )
        self._lock = self._file_state = None
        session.close()
        return game

    def take_over(self, game: OpenGame) -> None:
        """Go on with a game that another gave away."""
        self.close()
        self._autosave.take_over(game.journal)
        self._lock, self._file_state = game.lock, game.file_state
        self._session.open(game.history, game.path, game.title)
        if game.looking_at is not None:
            self._session.look_back(game.looking_at)

    def _begin(self, history: History, path: Path | None, title: str, lock: QLockFile | None = None) -> None:
        self.close()
        self._lock = lock
        self._autosave.begin(history, path)
        self._session.open(history, path, title)

    def _own(self, path: Path, *, take_over: bool = False) -> QLockFile | None:
        """Return the lock of a file, taken. Raises InUseError where another window holds it.

        Where the program has no folder to write to, nothing is locked: a game can be looked at all the same.
        """
        if self._lock is not None and path == self._session.path:
            self._release()
        with contextlib.suppress(OSError):
            private_folder(self._places.locks)
        sweep_locks(self._places.locks)
        try:
            return take(self._places.locks / f"{_lock_name(path)}{LOCK_ENDING}", over=take_over)
        except HeldError as held:
            raise InUseError(path, held.host) from held

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def _state_if_it_holds(saved: Case | None, path: Path) -> FileState | None:
    """Return the stamp of a file that still holds what was saved to it last, None where it holds something else."""
    file_state = FileState.of(path)
    try:
        return file_state if load(path) == saved else None
    except InvalidCaseError:
        return None


def _lock_name(path: Path) -> str:
    """Return a name that is the same for all ways to a file, whatever bytes its own name is made of."""
    try:
        target = path.resolve()
    except (OSError, RuntimeError, ValueError):  # a circle of links, or a name that no file can have
        target = path
    import hashlib  # here: it loads a library of cryptography, which the first window can do without

    return hashlib.sha256(str(target).encode("utf-8", "surrogatepass")).hexdigest()[:24]
