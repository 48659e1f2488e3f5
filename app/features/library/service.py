"""Runs the library's calls in a worker, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app.features.library.record import ReviewTotals, record_of
from app.features.library.schema import NewerLibraryError
from app.features.library.store import (
    DamagedLibraryError,
    Game,
    GameRows,
    Library,
    ReplacedLibraryError,
    UnusableLibraryError,
)
from app.features.library.summaries import SummaryService
from app.features.library.text import Listed, listed_game, listed_player
from app.tasks.background import Background
from app.ui.language import translate
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import write_case
from core.formats.case_reader import parse_case
from core.model.case import Case
from core.model.problems import InvalidCaseError

T = TypeVar("T")

AT_CLOSING = 1.0
"""How long a closing window waits for another one's access to the library (s)."""


class LibraryService(QObject):
    """Stores games in the library and retrieves them.

    ``listed`` carries the games, latest first, and the players, with their texts; ``kept`` a case that was stored;
    ``taken`` a case and its list row; ``removed`` the removed games, for undo; ``exported`` the number of files; and
    ``failed`` an error message.
    """

    listed = Signal(object, object)
    kept = Signal(object)
    taken = Signal(object, object)
    removed = Signal(object)
    exported = Signal(int)
    failed = Signal(str)

    def __init__(self, background: Background, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self.path, self._library = path, Library(path)
        self.summaries = SummaryService(background, path, self)

    # --- requests

    def keep(self, case: Case, was: str = "", totals: ReviewTotals | None = None) -> None:
        """Store a game; ``was`` is its previous fingerprint, if that has changed."""
        self._do(partial(_kept, self._library, case, was, totals), lambda _: self.kept.emit(case))

    def keep_now(self, case: Case, was: str = "") -> None:
        """Store a game synchronously: while the window is closing, workers no longer run."""
        try:
            _kept(Library(self.path, AT_CLOSING), case, was, None)
        except (NewerLibraryError, DamagedLibraryError, UnusableLibraryError):
            return  # the game is in its journal or file, and there is no window to show an error

    def list_games(self) -> None:
        self._do(partial(_contents, self._library), lambda found: self.listed.emit(*found))

    def take(self, game: Game) -> None:
        self._do(partial(_taken, self._library, game.id), partial(self._hand_out, game))

    def want_stories(self, who: QObject, games: Sequence[Game]) -> None:
        """Request the stories of games that the library does not have yet, to be shown by :attr:`summaries`."""
        missing = [game for game in games if game.story is None]
        self.summaries.want(who, {game.key: partial(_loaded, self._library, game.id) for game in missing})

    def remove(self, games: Sequence[int]) -> None:
        self._do(partial(self._library.remove, tuple(games)), self._say_removed)

    def restore(self, removed: Sequence[GameRows]) -> None:
        self._do(partial(self._library.restore, tuple(removed)), lambda _: self.list_games())

    def export(self, paths: Sequence[tuple[int, Path]]) -> None:
        self._do(partial(_exported, self._library, tuple(paths)), self.exported.emit)

    # --- results

    def _do(self, work: Callable[[], T], take: Callable[[T], None]) -> None:
        self._background.run(work, partial(self._arrived, take))

    def _arrived(self, take: Callable[[T], None], future: Future[T]) -> None:
        error = future.exception()
        if error is None:
            take(future.result())
            return
        self.failed.emit(_why(error))
        if isinstance(error, DamagedLibraryError):
            self.list_games()

    def _say_removed(self, removed: tuple[GameRows, ...]) -> None:
        self.removed.emit(removed)
        self.list_games()

    def _hand_out(self, game: Game, case: Case | None) -> None:
        if case is None:
            self.failed.emit(translate("This game is no longer in the library."))
            self.list_games()
        else:
            self.taken.emit(case, game)


def _kept(library: Library, case: Case, was: str, totals: ReviewTotals | None) -> None:
    """Store a game; in a new library where it is damaged, still reporting that, or where another window found so."""
    record = record_of(case, totals)
    try:
        library.keep(record, was=was)
    except ReplacedLibraryError:
        library.keep(record)
    except DamagedLibraryError:
        library.keep(record)
        raise


def _contents(library: Library) -> tuple[tuple[Listed, ...], tuple[Listed, ...]]:
    return tuple(map(listed_game, library.games())), tuple(map(listed_player, library.players()))


def _taken(library: Library, game: int) -> Case | None:
    text = library.text(game)
    return None if text is None else parse_case(text)


def _loaded(library: Library, game: int) -> Case | None:
    """Return a game; None where it is missing or damaged, which is told when it is opened."""
    try:
        return _taken(library, game)
    except (InvalidCaseError, NewerLibraryError, DamagedLibraryError, UnusableLibraryError):
        return None


def _exported(library: Library, paths: Sequence[tuple[int, Path]]) -> int:
    found = [(case, path) for game, path in paths if (case := _taken(library, game)) is not None]
    for case, path in found:
        write_case(case, path)
    return len(found)


def _why(error: BaseException) -> str:
    match error:
        case NewerLibraryError():
            return translate(
                "The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open "
                "it and to add games to it."
            )
        case DamagedLibraryError():
            said = translate("The library was damaged. It was renamed to {file}, and a new one started.")
            return said.format(file=error.aside)
        case UnusableLibraryError():
            return translate("The library is not available: {reason}.").format(reason=error)
        case UnwritableFileError():
            return translate("Not exported: {reason}.").format(reason=error)
        case InvalidCaseError():
            return translate("This game cannot be read: {reason}").format(reason=error)
        case _:
            return translate("The library failed: {reason}").format(reason=repr(error))
