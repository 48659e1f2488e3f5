"""Runs the library's calls in a worker, one after the other; what lists say of games and players is made there, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QDate, QLocale, QObject, QTime, QTimer, Signal

from app.features.library.store import (
    LONGEST_TIMELINE,
    DamagedLibraryError,
    GameRows,
    Library,
    NewerLibraryError,
    PlayerRecord,
    ReplacedLibraryError,
    ReviewTotals,
    StoredGame,
    UnusableLibraryError,
    folded,
    record_of,
)
from app.tasks.background import Background, LatestTask
from app.ui.language import day_text, decimal, time_text, translate
from app.ui.numbers import NOTHING, percent, ruled_out
from app.ui.text import edition_name
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import load, write_case
from core.formats.case_reader import parse_case
from core.model.cards import Category
from core.model.case import Case
from core.model.ending import result_of, without_ending
from core.model.hunch import without_hunches
from core.model.problems import InvalidCaseError

Key = tuple[str | float, ...]
"""The sort key of a column."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A row of a table: its cells, by what they are sorted, its searchable text, and the tool tip of the first cell.

    ``game``: None in a row of a player.
    """

    cells: tuple[str, ...]
    keys: tuple[Key, ...]
    sought: str
    tip: str
    game: StoredGame | None = None


def listed_game(game: StoredGame) -> Listed:
    """Return a game with its texts. A search finds its date both in figures and by the name of the month."""
    when, locales = game.played.astimezone(), _locales()
    day, spelt = _day(when.date(), locales)
    moment = f"{day} {_clock(when.hour, when.minute, locales)}"
    players, edition = ", ".join(game.players), edition_name(game.edition)
    result = result_words(game.winner, is_over=game.is_over)
    sought = folded(f"{moment} {spelt} {when.date().isoformat()} {players} {edition} {result}")
    keys: tuple[Key, ...] = (
        (game.played.timestamp(),),
        (folded(players),),
        (folded(edition),),
        (float(game.entries),),
        (folded(result),),
        (float(game.entries),),
    )
    return Listed((day, players, edition, str(game.entries), result, ""), keys, sought, moment, game)


def _locales() -> tuple[str, str]:
    return QLocale().name(), QLocale.system().name()


@lru_cache(maxsize=4096)
def _day(day: date, _: tuple[str, str]) -> tuple[str, str]:
    """Return a day in short and with the month's name, cached: ten thousand games have few days."""
    shown = QDate(day.year, day.month, day.day)
    return day_text(shown), QLocale().toString(shown, QLocale.FormatType.LongFormat)


@lru_cache(maxsize=1440)
def _clock(hour: int, minute: int, _: tuple[str, str]) -> str:
    return time_text(QTime(hour, minute))


def result_words(winner: str | None, *, is_over: bool) -> str:
    if not is_over:
        return translate("Not finished")
    if winner is None:
        return translate("Finished")
    return translate("{player} won").format(player=winner)


def listed_player(player: PlayerRecord) -> Listed:
    asked = player.suggestions / player.games
    away = player.given_away / player.reviewed if player.reviewed else None
    own = player.own_cards / (len(Category) * player.known_suggestions) if player.known_suggestions else None
    accused = player.right_accusations + player.wrong_accusations
    cells = (
        player.name,
        str(player.games),
        _of(player.wins, player.games),
        decimal(asked, 1),
        NOTHING if away is None else ruled_out(away),
        _of(player.right_accusations, accused),
        NOTHING if own is None else percent(own),
    )
    numbers = (player.games, player.wins, asked, away, player.right_accusations, own)
    keys: tuple[Key, ...] = ((folded(player.name),), *((-1.0 if n is None else float(n),) for n in numbers))
    return Listed(cells, keys, folded(player.name), player.name)


def _of(part: int, every: int) -> str:
    if not every:
        return NOTHING
    return translate("{some} of {every}").format(some=part, every=every)


def game_columns() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Date"), translate("When the game was added")),
        (translate("Players"), translate("Players in turn order")),
        (translate("Edition"), translate("Edition of the game")),
        (translate("Entries"), translate("Number of entries")),
        (translate("Result"), translate("How the game ended")),
        (
            translate("Timeline", "heads a column"),
            translate("How much of the envelope was open, from the first entry to the last"),
        ),
    )


def player_columns() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Player"), translate("Names that differ only in case or accents count as one")),
        (translate("Games"), translate("Finished games, without the example")),
        (translate("Won"), translate("Finished games they won")),
        (translate("Suggestions"), translate("Suggestions per game, on average")),
        (
            translate("Missed"),
            translate("What share more the best suggestions would have ruled out, on average, in reviewed games"),
        ),
        (translate("Right accusations"), translate("How many of their accusations were correct")),
        (
            translate("Own cards"),
            translate("Share of their own cards among those they suggested, in games where their hand is known"),
        ),
    )


def found_words(n: int, every: int) -> str:
    if n == every:
        return translate("%n game(s)", "", every)
    return translate("{found} of %n game(s)", "", every).format(found=n)


def empty_words(sought: str) -> str:
    if sought:
        return translate("No match for “{sought}”.").format(sought=sought)
    return translate("No games yet. A game is added when you close it or record its result.")


def title_of(game: StoredGame) -> str:
    return f"{_day(game.played.astimezone().date(), _locales())[0]} {', '.join(game.players)}"


def file_title(game: StoredGame) -> str:
    """Return the title of a game from the library in a file name, which sorts by its day."""
    return f"{game.played.astimezone().date().isoformat()} {', '.join(game.players)}"


PAUSE_MS: Final = 400
"""How long to wait before the first one: lists come before their lines."""


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in short. ``timeline`` is how much of the envelope was open at first and after each entry, in bits."""

    players: tuple[str, ...] = ()
    is_over: bool = False
    winner: str | None = None
    timeline: tuple[float, ...] = ()


Load = Callable[[], Case | None]
"""Returns a game, or None where there is none; runs in a worker."""


class SummaryService(QObject):
    """Makes summaries one after the other, while somebody wants them.

    ``made`` carries the key of a new one.
    """

    made = Signal(str)

    def __init__(self, background: Background, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._task = Library(path, guest=True), LatestTask(background)
        self._known: dict[str, GameSummary] = {}
        self._wanted: dict[QObject, dict[str, Load]] = {}
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._next)

    def get(self, key: str) -> GameSummary | None:
        return self._known.get(key)

    @property
    def is_done(self) -> bool:
        return all(self._known.keys() >= games.keys() for games in self._wanted.values())

    def want(self, who: QObject, games: Mapping[str, Load]) -> None:
        """Make the summaries of these games, and no longer of others that ``who`` wanted."""
        self._wanted[who] = dict(games)
        if not self._task.is_running:
            self._pause.start()

    def stop(self, who: QObject) -> None:
        """Make no more for ``who``; what is being made for nobody else is given up."""
        self._wanted.pop(who, None)
        if not any(self._wanted.values()):
            self._pause.stop()
            self._task.cancel()

    def _next(self) -> None:
        if self._task.is_running:
            return
        for games in reversed(self._wanted.values()):
            for key, load_game in games.items():
                if key not in self._known:
                    self._task.run_slow(partial(_summary, load_game, self._library), partial(self._on_summary, key))
                    return

    def _on_summary(self, key: str, future: Future[GameSummary | None], wanted: bool) -> None:
        made = None if future.exception() else future.result()
        if made is None:
            for games in self._wanted.values():
                games.pop(key, None)
        else:
            self._known[key] = made
            self.made.emit(key)
        if wanted:
            self._next()


def files_to_load(paths: Sequence[Path]) -> dict[str, Load]:
    """Return how to load each file that exists, by what identifies its present state."""
    loads: dict[str, Load] = {}
    for path in paths:
        with suppress(OSError):
            loads[file_key(path)] = partial(_loaded_file, path)
    return loads


def file_key(path: Path) -> str:
    """Return what identifies the present state of a file. Raises OSError."""
    status = path.stat()
    return f"{path}:{status.st_mtime_ns}:{status.st_size}"


def _loaded_file(path: Path) -> Case | None:
    try:
        return load(path)
    except (InvalidCaseError, OSError):
        return None


def _summary(load: Load, library: Library) -> GameSummary | None:
    """Return the summary of a game; None where it cannot be read. Raises CancelledError."""
    case = load()
    if case is None:
        return None
    timeline: tuple[float, ...] | None = None
    with suppress(NewerLibraryError, UnusableLibraryError):  # its timeline is then computed each time
        timeline = library.timeline(case)
    if timeline is None:
        timeline = _timeline(case)
        with suppress(NewerLibraryError, UnusableLibraryError):
            library.keep_timeline(case, timeline)
    end = result_of(case)
    return GameSummary(tuple(case.setup.seats), end is not None, None if end is None else end.winner, timeline)


def _timeline(case: Case) -> tuple[float, ...]:
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import default_ask, timeline_rows

    timeline: list[float] = []
    with suppress(Contradiction, TooLargeError):  # the part before it is drawn
        rows = timeline_rows(without_hunches(without_ending(case)), default_ask())
        timeline.extend(
            round(sum(row.category_bits) if row.entropy_bits is None else row.entropy_bits, 2) for row in rows
        )
    return tuple(timeline[:LONGEST_TIMELINE])


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
        self._do(partial(_contents, self._library), lambda rows: self.listed.emit(*rows))

    def take(self, game: StoredGame) -> None:
        self._do(partial(_taken, self._library, game.id), partial(self._hand_out, game))

    def want_timelines(self, who: QObject, games: Sequence[StoredGame]) -> None:
        """Request the timelines of games that the library does not have yet, to be shown by :attr:`summaries`."""
        missing = [game for game in games if game.timeline is None]
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

    def _hand_out(self, game: StoredGame, case: Case | None) -> None:
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
    cases = [(case, path) for game, path in paths if (case := _taken(library, game)) is not None]
    for case, path in cases:
        write_case(case, path)
    return len(cases)


def _why(error: BaseException) -> str:
    match error:
        case NewerLibraryError():
            return translate(
                "The library was made by a newer Deerstalker and is left unchanged. Install the newer version to open "
                "it and to add games to it."
            )
        case DamagedLibraryError():
            message = translate("The library was damaged. It was renamed to {file}, and a new one started.")
            return message.format(file=error.aside)
        case UnusableLibraryError():
            return translate("The library is not available: {reason}.").format(reason=error)
        case UnwritableFileError():
            return translate("Not exported: {reason}.").format(reason=error)
        case InvalidCaseError():
            return translate("This game cannot be read: {reason}").format(reason=error)
        case _:
            return translate("The library failed: {reason}").format(reason=repr(error))
