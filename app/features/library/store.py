"""The library on disk: finished and saved games in an SQLite file. No Qt; called by a worker.

Every call opens the file, checks that it really is a library, runs one transaction and closes it: the file always holds
the old or the new state, and two windows can share a library.

``PRAGMA user_version`` is the version of the tables, 0 in an empty file. An older library is copied to a file beside it
and migrated in one transaction; a newer one is refused and left unchanged.

game    one row per game. ``fingerprint`` identifies it; ``played`` and ``changed`` are
        timestamps (UTC, ISO 8601); ``edition`` is empty for a custom deck; ``me`` is NULL for a spectator; ``is_over``
        says whether the result is recorded, ``winner`` who won, if anyone; ``text`` is the whole case file, with the
        envelope and the known hands in its ``about``; ``story`` is how many bits of the envelope were open at first and
        after each entry, as a JSON list, NULL until they are computed; ``is_practice``: against the program, so that
        statistics and habits don't count it.
seat    one row per player of a game, ``place`` in turn order from 0. ``folded`` is the name without case and accents,
        used for searching and grouping. ``hand`` is a JSON list of card names, NULL where unknown. ``suggestions``
        counts the player's suggestions, ``own_cards`` the cards in them that were in the player's own hand (NULL where
        the hand is unknown), ``right_accusations`` and ``wrong_accusations`` the accusations. ``reviewed`` is the
        number of suggestions that a review covered and ``given_away`` the bits that they missed, both 0 without a
        review. ``tally`` counts the player's habits in this game, as JSON (see :mod:`core.players.counts`); NULL where
        the case could not be read.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from core.formats.atomic_file import UnwritableFileError, make_private, private_file, private_folder, write_atomically
from core.formats.case_file import case_to_json, example
from core.formats.case_reader import parse_case
from core.formats.identity import fingerprint_of
from core.formats.json_values import Fields, parse_kept
from core.formats.migrations import Versions, copy_of_version
from core.formats.regular_file import open_file
from core.model.case import Case
from core.model.ending import Ending, result_of
from core.model.events import Accusation, Suggestion
from core.model.practised import practised_of
from core.model.problems import InvalidCaseError, Problem
from core.players.counts import HabitCounts, counts_data, counts_of, read_counts

_FIRST: Final = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL UNIQUE,
    played TEXT NOT NULL,
    changed TEXT NOT NULL,
    edition TEXT NOT NULL,
    entries INTEGER NOT NULL,
    me TEXT,
    is_over INTEGER NOT NULL,
    winner TEXT,
    text TEXT NOT NULL
);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    hand TEXT,
    suggestions INTEGER NOT NULL,
    own_cards INTEGER,
    right_accusations INTEGER NOT NULL,
    wrong_accusations INTEGER NOT NULL,
    reviewed INTEGER NOT NULL DEFAULT 0,
    given_away REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (game, place)
) WITHOUT ROWID;
CREATE INDEX seat_by_name ON seat (folded);
CREATE INDEX game_by_moment ON game (played);
"""


def tally_text(tally: HabitCounts) -> str:
    return json.dumps(counts_data(tally), separators=(",", ":"))


def tally_of_text(text: object) -> HabitCounts | None:
    """Return a stored tally; None if it is missing or damaged."""
    if not isinstance(text, str):
        return None
    problems: list[Problem] = []
    try:
        tally = read_counts(Fields.of(parse_kept(text), "", problems))
    except ValueError:
        return None
    return None if problems else tally


def _create(library: sqlite3.Connection) -> sqlite3.Connection:
    for statement in _FIRST.split(";"):  # executescript would end the transaction
        library.execute(statement)
    return library


def _count_habits(library: sqlite3.Connection) -> sqlite3.Connection:
    library.execute("ALTER TABLE seat ADD COLUMN tally TEXT")
    for game, text in library.execute("SELECT id, text FROM game WHERE typeof(text) = 'text'"):
        with contextlib.suppress(InvalidCaseError):  # a damaged game stays, without habits
            counts = [(tally_text(tally), game, name) for name, tally in counts_of(parse_case(text)).items()]
            library.executemany("UPDATE seat SET tally = ? WHERE game = ? AND name = ?", counts)
    return library


def _keep_timelines(library: sqlite3.Connection) -> sqlite3.Connection:
    return library.execute("ALTER TABLE game ADD COLUMN story TEXT").connection


def _tell_practice_apart(library: sqlite3.Connection) -> sqlite3.Connection:
    return library.execute("ALTER TABLE game ADD COLUMN is_practice INTEGER NOT NULL DEFAULT 0").connection


def _identify_anew(library: sqlite3.Connection) -> sqlite3.Connection:
    """Passes now stand in the order of asking, also in the entries by which games without a hand are told apart."""
    games = "SELECT id, text FROM game WHERE typeof(text) = 'text' AND (me IS NULL OR is_practice)"
    for game, text in library.execute(games).fetchall():
        with contextlib.suppress(InvalidCaseError):
            values = fingerprint_of(parse_case(text)), game
            library.execute("UPDATE OR IGNORE game SET fingerprint = ? WHERE id = ?", values)
    return library


VERSIONS: Final[Versions[sqlite3.Connection]] = Versions(
    (_create, _count_habits, _keep_timelines, _tell_practice_apart, _identify_anew), first=0
)


class NewerLibraryError(Exception):
    """The library was written by a newer version of the program; it is left unchanged."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(VERSIONS.refusal(version))


class ForeignLibraryError(Exception):
    """The file is a database, but not a library."""


STEPS: Final = 100_000_000
"""Limit of SQLite's steps per call and per second of timeout; ten thousand games need a few million."""

_EVERY: Final = 10_000

LONGEST: Final = 20_000_000
"""Maximum size of a value in bytes; a case has at most five million."""

LONGEST_TIMELINE: Final = 1000

_ODD_GAME: Final = """
SELECT count(*) FROM game WHERE
    typeof(fingerprint) <> 'text' OR typeof(played) <> 'text' OR typeof(changed) <> 'text' OR typeof(edition) <> 'text'
    OR typeof(entries) <> 'integer' OR typeof(me) NOT IN ('text', 'null') OR typeof(is_over) <> 'integer'
    OR typeof(winner) NOT IN ('text', 'null') OR typeof(text) <> 'text' OR typeof(story) NOT IN ('text', 'null')
    OR typeof(is_practice) <> 'integer'
    OR max(length(fingerprint), length(played), length(edition), length(coalesce(me, '')), length(coalesce(winner, '')))
        > 1000 OR played NOT GLOB '[1-8][0-9][0-9][0-9]-*'
"""
_ODD_SEAT: Final = """
SELECT count(*) FROM seat WHERE
    typeof(name) <> 'text' OR typeof(folded) <> 'text' OR typeof(hand) NOT IN ('text', 'null')
    OR typeof(suggestions) <> 'integer' OR typeof(own_cards) NOT IN ('integer', 'null')
    OR typeof(right_accusations) <> 'integer' OR typeof(wrong_accusations) <> 'integer'
    OR typeof(reviewed) <> 'integer' OR typeof(given_away) <> 'real' OR typeof(tally) NOT IN ('text', 'null')
    OR max(length(name), length(folded)) > 1000 OR abs(given_away) > 1e9
    OR max(abs(suggestions), abs(coalesce(own_cards, 0)), abs(reviewed)) > 1000000000
"""


def bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate an older library, of which a copy is kept, or create the tables in an empty file.

    Raises NewerLibraryError, ForeignLibraryError, UnwritableFileError and sqlite3's exceptions.
    """
    version = _version_of(connection)
    if version < VERSIONS.latest:
        connection.execute("BEGIN IMMEDIATE")  # another window may be doing the same
        version = _version_of(connection)
    if version == VERSIONS.latest:
        connection.rollback()
        return
    if not 0 <= version <= VERSIONS.latest:
        raise NewerLibraryError(version)
    check_tables(connection, version)
    if version:
        write_atomically(copy_of_version(path, version), connection.serialize(), private=True)
    path.with_name("summaries.json").unlink(missing_ok=True)  # where timelines were kept before version 3
    VERSIONS.migrated(connection, version).execute(f"PRAGMA user_version = {VERSIONS.latest}")
    connection.commit()


def _version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def bound(connection: sqlite3.Connection, timeout: float) -> None:
    """Limit the steps and value sizes of a connection: a crafted file could otherwise keep it busy forever."""
    ticks = iter(range(int(STEPS * timeout) // _EVERY))
    connection.set_progress_handler(lambda: next(ticks, None) is None, _EVERY)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    connection.execute("PRAGMA trusted_schema = OFF")


def check_tables(connection: sqlite3.Connection, version: int) -> None:
    """Check that the tables have the definitions of this version, not just our names. Raises ForeignLibraryError."""
    if frozenset(connection.execute(_TABLES, (version,))) != _tables(VERSIONS.migrations[:version]):
        raise ForeignLibraryError


def check_contents(connection: sqlite3.Connection, *, thoroughly: bool) -> None:
    """Check that the tables hold valid values; ``thoroughly``, that the file is intact too.

    Raises ForeignLibraryError, sqlite3.DatabaseError.
    """
    try:
        if thoroughly:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
        odd = any(connection.execute(query).fetchone() != (0,) for query in (_ODD_GAME, _ODD_SEAT))
    except sqlite3.DataError as error:  # a value larger than LONGEST
        raise ForeignLibraryError from error
    if odd:
        raise ForeignLibraryError


_TABLES: Final = "SELECT name, sql FROM sqlite_master WHERE name IN ('game', 'seat') OR type = 'trigger' OR ? = 0"


@cache
def _tables(migrations: tuple[Callable[[sqlite3.Connection], sqlite3.Connection], ...]) -> frozenset[tuple[str, str]]:
    """Return the tables that these migrations make, as SQLite describes them."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        return frozenset(Versions(migrations, first=0).migrated(connection, 0).execute(_TABLES, (len(migrations),)))


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """The statistics of one player in a game; ``hand`` and ``own_cards`` are None if the hand is unknown.

    ``tally`` counts the player's habits in the game.
    """

    name: str
    hand: tuple[str, ...] | None
    suggestions: int
    own_cards: int | None
    right_accusations: int
    wrong_accusations: int
    reviewed: int
    given_away: float
    tally: HabitCounts


@dataclass(frozen=True, slots=True)
class LibraryRecord:
    """A game as stored. ``is_over``: its result was recorded, or it ended with a correct accusation.

    ``is_practice``: it was played against the program.
    """

    fingerprint: str
    edition: str
    entries: int
    me: str | None
    is_over: bool
    winner: str | None
    text: str
    seats: tuple[SeatRecord, ...]
    is_practice: bool = False


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A player's statistics over finished games; names that differ only in case and accents are one.

    ``games`` counts those with a known result. ``own_cards`` counts the own cards among those asked for in
    ``known_suggestions``: the suggestions of games in which their hand is known.
    """

    name: str
    games: int
    wins: int
    suggestions: int
    reviewed: int
    given_away: float
    right_accusations: int
    wrong_accusations: int
    known_suggestions: int
    own_cards: int


@dataclass(frozen=True, slots=True)
class ReviewTotals:
    """A review's totals of my suggestions: how many, and the bits missed."""

    suggestions: int
    given_away: float


def record_of(case: Case, totals: ReviewTotals | None = None) -> LibraryRecord:
    end = result_of(case)
    ending = end or Ending()
    tallies = counts_of(case)
    return LibraryRecord(
        fingerprint=fingerprint_of(case),
        edition=case.setup.edition or "",
        entries=len(case.events),
        me=case.setup.me,
        is_over=end is not None,
        winner=ending.winner,
        text=case_to_json(case),
        seats=tuple(_seat_record(case, ending, player, totals, tallies[player]) for player in case.setup.seats),
        is_practice=practised_of(case) is not None,
    )


def folded(text: str) -> str:
    """Return a text in lower case and without accents, for searching."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _seat_record(case: Case, end: Ending, player: str, totals: ReviewTotals | None, tally: HabitCounts) -> SeatRecord:
    setup = case.setup
    hand = setup.my_hand if player == setup.me else end.hand(player)
    is_known = len(hand) == setup.sizes[player]
    asked = [event for _, event in case.counted if isinstance(event, Suggestion) and event.by == player]
    accused = [event for _, event in case.counted if isinstance(event, Accusation) and event.by == player]
    right = sum(event.correct for event in accused)
    seen = totals if totals is not None and player == setup.me else ReviewTotals(0, 0.0)
    return SeatRecord(
        name=player,
        hand=tuple(card.name for card in hand) if is_known else None,
        suggestions=len(asked),
        own_cards=sum(card in hand for event in asked for card in event.cards) if is_known else None,
        right_accusations=right,
        wrong_accusations=len(accused) - right,
        reviewed=seen.suggestions,
        given_away=seen.given_away,
        tally=tally,
    )


TIMEOUT: Final = 60.0
"""How long to wait for another window's access to the library (s), which takes a fraction of a second.

On a crowded machine it can take many; SQLite lets nobody queue, so of several windows one may lose often.
"""

WORK: Final = 3.0
"""The most work to do in the library at once, in seconds of a usual machine: it is counted in steps."""

MOST_BYTES: Final = 1_000_000_000
"""The maximum size of the file."""

MOST_BITS: Final = 1000
"""More than any deck has, in a timeline."""

MOST_LISTED: Final = 100_000

_SIDES: Final = ("-journal", "-wal", "-shm")
"""Suffixes of SQLite's auxiliary files."""

_PUT_GAME = """
INSERT INTO game (fingerprint, played, changed, edition, entries, me, is_over, winner, text, is_practice)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (fingerprint) DO UPDATE SET
        changed = excluded.changed, edition = excluded.edition, entries = excluded.entries, me = excluded.me,
        is_over = excluded.is_over, winner = excluded.winner, text = excluded.text,
        story = iif(text = excluded.text, story, NULL), is_practice = excluded.is_practice
"""
_PUT_SEAT = """
INSERT INTO seat (game, place, folded, name, hand, suggestions, own_cards, right_accusations, wrong_accusations,
        reviewed, given_away, tally)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_GAME = """
SELECT fingerprint, played, changed, edition, entries, me, is_over, winner, text, is_practice FROM game WHERE id = ?
"""
_SEATS = """
SELECT place, folded, name, hand, suggestions, own_cards, right_accusations, wrong_accusations, reviewed, given_away,
        tally
    FROM seat WHERE game = ?
"""
_TOTALS = """
SELECT place, reviewed, given_away FROM seat JOIN game ON game.id = seat.game WHERE game.fingerprint = ?
"""
_TALLIES = """
SELECT seat.folded, seat.tally FROM seat JOIN game ON game.id = seat.game
    WHERE game.is_over AND seat.folded IN ({players}) AND game.fingerprint NOT IN ({games})
"""

Row = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class GameRows:
    """A game as it is stored, of which a removed one is put back."""

    game: Row
    seats: tuple[Row, ...]


class DamagedLibraryError(Exception):
    """The file was not a library; it was moved ``aside``, and the next call creates a new one."""

    def __init__(self, aside: Path) -> None:
        self.aside = aside
        super().__init__(f"the library was damaged; it is kept as {aside}")


class UnusableLibraryError(Exception):
    """The library is inaccessible at the moment: the disk, its permissions, or another window."""


class ReplacedLibraryError(UnusableLibraryError):
    """Another window has put the file aside while this one used it; the next call uses the new one."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as listed. ``played`` is when it was first stored; ``timeline`` is None until it is computed."""

    id: int
    played: datetime
    players: tuple[str, ...]
    edition: str
    entries: int
    me: str | None
    is_over: bool
    winner: str | None
    timeline: tuple[float, ...] | None = None
    is_practice: bool = False

    @property
    def key(self) -> str:
        """What identifies this state of the game among summaries."""
        return f"library:{self.id}:{self.played.isoformat()}:{self.entries}:{self.is_over}:{self.winner}"


class Library:
    """Stores games in the file at ``path``, which is created with the first one.

    All methods may raise NewerLibraryError, DamagedLibraryError and UnusableLibraryError. A damaged file is moved
    aside, except by a ``guest``, which only reports it as unusable.
    """

    def __init__(self, path: Path, timeout: float = TIMEOUT, *, guest: bool = False) -> None:
        self.path = path
        self._timeout = timeout
        self._is_guest = guest
        self._checked: tuple[int, ...] | None = None

    # --- storing

    def keep(self, record: LibraryRecord, *, was: str = "", now: datetime | None = None) -> int:
        """Store a game, replacing an earlier version of it; return its id.

        ``was`` is its fingerprint before the set-up was corrected. Without new review totals, those of an earlier
        review are kept.
        """
        moment = (now or datetime.now(UTC)).isoformat()
        with self._opened() as library:
            library.execute(
                "UPDATE OR IGNORE game SET fingerprint = ? WHERE fingerprint = ?", (record.fingerprint, was)
            )
            before = {place: totals for place, *totals in library.execute(_TOTALS, (record.fingerprint,))}
            return _put(library, rows_of(record, moment, before))

    def remove(self, games: Sequence[int]) -> tuple[GameRows, ...]:
        """Remove games, and return them; missing ones are skipped."""
        with self._opened() as library:
            rows = {game: library.execute(_GAME, (game,)).fetchone() for game in games}
            stored = {game: row for game, row in rows.items() if row is not None}
            removed = tuple(GameRows(row, tuple(library.execute(_SEATS, (game,)))) for game, row in stored.items())
            library.executemany("DELETE FROM game WHERE id = ?", [(game,) for game in games])
        return removed

    def restore(self, removed: Sequence[GameRows]) -> None:
        with self._opened() as library:
            for game in removed:
                _put(library, game)

    # --- reading

    def games(self) -> tuple[StoredGame, ...]:
        with self._opened() as library:
            players = defaultdict[int, list[str]](list)
            seats = (
                "SELECT game, name FROM seat"
                " WHERE game IN (SELECT id FROM game ORDER BY played DESC, id DESC LIMIT ?) ORDER BY game, place"
            )
            for game, name in library.execute(seats, (MOST_LISTED,)):
                players[game].append(name)
            rows = library.execute(
                "SELECT id, played, edition, entries, me, is_over, winner, story, is_practice"
                " FROM game ORDER BY played DESC, id DESC LIMIT ?",
                (MOST_LISTED,),
            )
            when = datetime.fromisoformat
            return tuple(
                StoredGame(
                    i, when(at), tuple(players[i]), edition, n, me, bool(over), won, _timeline(timeline), bool(practice)
                )
                for i, at, edition, n, me, over, won, timeline, practice in rows
            )

    def text(self, game: int) -> str | None:
        with self._opened() as library:
            row = library.execute("SELECT text FROM game WHERE id = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def timeline(self, case: Case) -> tuple[float, ...] | None:
        """Return the timeline of a game stored just as it is in this case; None if it is not, or not computed."""
        if not self.path.exists():
            return None
        with self._opened() as library:
            row = library.execute("SELECT story FROM game WHERE fingerprint = ? AND text = ?", _same(case)).fetchone()
        return None if row is None else _timeline(row[0])

    def keep_timeline(self, case: Case, timeline: Sequence[float]) -> None:
        if self.path.exists():
            with self._opened() as library:
                values = json.dumps(timeline), *_same(case)
                library.execute("UPDATE game SET story = ? WHERE fingerprint = ? AND text = ?", values)

    def players(self) -> tuple[PlayerRecord, ...]:
        """Return all players of finished games, except the example and practice, those with the most games first."""
        with self._opened() as library:
            rows = library.execute(
                "SELECT max(name), count(*), sum(winner IS name), sum(suggestions), sum(reviewed), sum(given_away),"
                " sum(right_accusations), sum(wrong_accusations), sum(iif(own_cards IS NULL, 0, suggestions)),"
                " sum(coalesce(own_cards, 0)) FROM seat JOIN game ON game.id = seat.game"
                " WHERE is_over AND NOT is_practice AND fingerprint IS NOT ?"
                " GROUP BY folded ORDER BY count(*) DESC, folded LIMIT ?",
                (fingerprint_of(example()), MOST_LISTED),
            )
            return tuple(PlayerRecord(*row) for row in rows)

    def habit_counts(self, names: Sequence[str], without: Sequence[str] = ()) -> dict[str, HabitCounts]:
        """Return the habits of each of these players in finished games, except the example and these fingerprints.

        Names that differ only in case and accents are one player.
        """
        players = sorted(set(map(folded, names)))
        counts = dict.fromkeys(players, HabitCounts())
        without = (*without, fingerprint_of(example()))
        query = _TALLIES.format(players=_placeholders(players), games=_placeholders(without))
        with self._opened() as library:
            for player, text in library.execute(query, (*players, *without)):
                counts[player] += tally_of_text(text) or HabitCounts()
        return {name: counts[folded(name)] for name in names}

    # --- the file

    @contextlib.contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction, which succeeds or fails as a whole."""
        used: tuple[int, ...] = ()
        try:
            self._prepare()
            used = _signature(self.path)
            with contextlib.closing(sqlite3.connect(self.path, timeout=self._timeout)) as connection:
                bound(connection, min(self._timeout, WORK))
                connection.execute("PRAGMA foreign_keys = ON")
                bring_up_to_date(connection, self.path)
                self._check(connection)
                with connection:
                    yield connection
            self._checked = _signature(self.path)
        except (sqlite3.DatabaseError, ForeignLibraryError, UnwritableFileError, ValueError, OSError) as error:
            if not used or _signature(self.path)[:_OF_FILE] != used[:_OF_FILE]:
                raise ReplacedLibraryError(str(error)) from error
            if _is_passing(error):
                raise UnusableLibraryError(str(error)) from error
            raise DamagedLibraryError(self._put_aside(used)) from error

    def _prepare(self) -> None:
        """Create the file if needed, readable by its user only. Raises OSError."""
        private_folder(self.path.parent)
        if not self.path.exists():
            private_file(self.path)
        for path in (self.path, *(self.path.with_name(self.path.name + side) for side in _SIDES)):
            make_private(path)
        if not self.path.is_file() or self.path.stat().st_size > MOST_BYTES:
            raise OSError("not a library")

    def _check(self, connection: sqlite3.Connection) -> None:
        """Check that the file is intact and a library, unless it is unchanged since this object last used it.

        Raises sqlite3.DatabaseError, ForeignLibraryError.
        """
        check_tables(connection, VERSIONS.latest)
        if self._checked != _signature(self.path):
            check_contents(connection, thoroughly=not self._is_guest)

    def _put_aside(self, used: tuple[int, ...]) -> Path:
        """Rename the damaged file, and return its new name. Raises UnusableLibraryError, also if another window has."""
        if self._is_guest:
            raise UnusableLibraryError("damaged")
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        more = ("", *(f"-{n}" for n in range(2, 1000)))
        names = (f"{self.path.stem}.damaged-{stamp}{number}{self.path.suffix}" for number in more)
        aside = next(path for name in names if not (path := self.path.with_name(name)).exists())
        try:
            with _alone(self.path):
                if _signature(self.path)[:_OF_FILE] != used[:_OF_FILE]:
                    raise ReplacedLibraryError("put aside by another window")
                self.path.rename(aside)
        except FileNotFoundError as error:
            raise ReplacedLibraryError(str(error)) from error
        except OSError as error:
            raise UnusableLibraryError(str(error)) from error
        return aside


_OF_FILE: Final = 2
"""The first numbers of a signature, which stay the same while the file is written."""


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Make other windows wait that want to put a file aside, too. On Windows none can that another has open."""
    with contextlib.ExitStack() as stack:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(stack.enter_context(open_file(path)), fcntl.LOCK_EX)
        yield


def _signature(path: Path) -> tuple[int, ...]:
    """Return a value that changes with the file; an empty tuple if the file is missing."""
    try:
        status = path.stat()
    except OSError:
        return ()
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns


def _is_passing(error: Exception) -> bool:
    """Return whether an error means a passing state such as locked, read-only or full, rather than damage."""
    is_damage = isinstance(error, sqlite3.OperationalError) and str(error).startswith(("no such", "Could not decode"))
    passing = (sqlite3.OperationalError, sqlite3.DataError, UnwritableFileError, UnicodeError, OSError)
    return isinstance(error, passing) and not is_damage


def rows_of(record: LibraryRecord, moment: str, before: Mapping[int, Sequence[object]]) -> GameRows:
    """Return the rows of a game; ``before``: the totals of an earlier review, by seat."""
    values = (record.edition, record.entries, record.me, record.is_over, record.winner, record.text, record.is_practice)
    seats = ((place, *_values(seat, before.get(place, (0, 0.0)))) for place, seat in enumerate(record.seats))
    return GameRows((record.fingerprint, moment, moment, *values), tuple(seats))


def _put(library: sqlite3.Connection, rows: GameRows) -> int:
    """Write a game, replacing an earlier version; return its id."""
    library.execute(_PUT_GAME, rows.game)
    (game,) = library.execute("SELECT id FROM game WHERE fingerprint = ?", rows.game[:1]).fetchone()
    library.execute("DELETE FROM seat WHERE game = ?", (game,))
    library.executemany(_PUT_SEAT, [(game, *seat) for seat in rows.seats])
    return int(game)


def _values(seat: SeatRecord, before: Sequence[object]) -> Row:
    """Return the columns of a seat; without new review totals, the earlier ones are kept."""
    reviewed, given_away = (seat.reviewed, seat.given_away) if seat.reviewed else before
    hand = None if seat.hand is None else json.dumps(seat.hand, ensure_ascii=False)
    counted = (seat.suggestions, seat.own_cards, seat.right_accusations, seat.wrong_accusations)
    return (folded(seat.name), seat.name, hand, *counted, reviewed, given_away, tally_text(seat.tally))


def _same(case: Case) -> tuple[str, str]:
    return fingerprint_of(case), case_to_json(case)


def _timeline(text: str | None) -> tuple[float, ...] | None:
    """Return a stored timeline; None if it is unknown or damaged."""
    try:
        timeline = None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(timeline, list) or len(timeline) > LONGEST_TIMELINE:
        return None
    is_valid = all(isinstance(bits, int | float) and 0 <= bits < MOST_BITS for bits in timeline)
    return tuple(timeline) if is_valid else None


def _placeholders(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
