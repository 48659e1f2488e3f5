"""The library on the disk: finished and saved games in an SQLite file. No Qt; called by a worker.

Every call opens the file, does one transaction and closes it: at any moment it has the old or the new, whole, and two
windows can have the same library. See :mod:`app.features.library.schema` for what is in it.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from app.features.library.record import Record, Seat, folded
from app.features.library.schema import (
    ForeignLibraryError,
    NewerLibraryError,
    bound,
    bring_up_to_date,
    check_contents,
    check_tables,
)
from app.features.library.tallies import count_games, sums, tally_of_text, tally_text
from core.formats.atomic_file import PRIVATE_FILE, make_private, private_folder
from core.habits.tally import Tally

PATIENCE: Final = 3.0
"""How long another window may take with the library, in seconds."""

MOST_BYTES: Final = 1_000_000_000
"""How large the file may be."""

MOST_LISTED: Final = 100_000

_SIDES: Final = ("-journal", "-wal", "-shm")
"""What SQLite may have beside its file."""

_PUT_GAME = """
INSERT INTO game (fingerprint, played, changed, edition, entries, me, is_over, winner, text)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (fingerprint) DO UPDATE SET
        changed = excluded.changed, edition = excluded.edition, entries = excluded.entries, me = excluded.me,
        is_over = excluded.is_over, winner = excluded.winner, text = excluded.text
"""
_PUT_SEAT = """
INSERT INTO seat (game, place, folded, name, hand, suggestions, own_cards, right_accusations, wrong_accusations,
        reviewed, given_away, tally)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_OF_SEAT = """
SELECT name, hand, suggestions, own_cards, right_accusations, wrong_accusations, reviewed, given_away, tally
    FROM seat WHERE game = ? ORDER BY place
"""
"""The columns that a :class:`app.features.library.record.Seat` is made of, in its order."""


class DamagedLibraryError(Exception):
    """The file was no library any more; it was put ``aside``, and the next call begins a new one."""

    def __init__(self, aside: Path) -> None:
        self.aside = aside
        super().__init__(f"the library was damaged; it is kept as {aside}")


class UnusableLibraryError(Exception):
    """The library cannot be read or written now: the disk, its permissions, or another window."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it is listed. ``played`` is when it was kept first."""

    id: int
    played: datetime
    players: tuple[str, ...]
    edition: str
    entries: int
    me: str | None
    is_over: bool
    winner: str | None


@dataclass(frozen=True, slots=True)
class Removed:
    """A game that was taken out, with all that is needed to put it back."""

    played: str
    changed: str
    record: Record


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """What the library can say of a player over all games; names that differ in case and accents alone are one.

    ``finished`` are the games of which it is known how they ended. ``own_cards`` are how many of the cards that they
    asked for in ``known_suggestions`` were their own: those of games in which their hand is known.
    """

    name: str
    games: int
    finished: int
    wins: int
    suggestions: int
    reviewed: int
    given_away: float
    right_accusations: int
    wrong_accusations: int
    known_suggestions: int
    own_cards: int


class Library:
    """Keeps games in the file at ``path``, which is made when the first is kept.

    Everything here may raise NewerLibraryError, DamagedLibraryError and UnusableLibraryError. To a ``guest`` a damaged
    file is an unusable one, which is left for others to put aside, and to tell of.
    """

    def __init__(self, path: Path, patience: float = PATIENCE, *, guest: bool = False) -> None:
        self.path = path
        self._patience = patience
        self._is_guest = guest
        self._checked: tuple[int, ...] | None = None

    # --- keeping

    def keep(self, record: Record, *, was: str = "", now: datetime | None = None) -> int:
        """Keep a game, instead of what was kept of the same one; return its number.

        ``was`` is the fingerprint that it had before its set-up was corrected, where that was. What a review found
        stays where the game is kept again without.
        """
        moment = (now or datetime.now(UTC)).isoformat()
        with self._opened() as library:
            library.execute(
                "UPDATE OR IGNORE game SET fingerprint = ? WHERE fingerprint = ?", (record.fingerprint, was)
            )
            return _put(library, moment, moment, record)

    def remove(self, games: Sequence[int]) -> tuple[Removed, ...]:
        """Take games out, and return them; those that aren't there any more are passed over."""
        with self._opened() as library:
            found = [one for game in games if (one := _removed(library, game)) is not None]
            library.executemany("DELETE FROM game WHERE id = ?", [(game,) for game in games])
        return tuple(found)

    def restore(self, removed: Sequence[Removed]) -> None:
        """Put games back that were taken out."""
        with self._opened() as library:
            for one in removed:
                _put(library, one.played, one.changed, one.record)

    # --- looking

    def games(self) -> tuple[Game, ...]:
        """Return all games, the latest first."""
        with self._opened() as library:
            players: dict[int, list[str]] = {}
            seats = (
                "SELECT game, name FROM seat"
                " WHERE game IN (SELECT id FROM game ORDER BY played DESC, id DESC LIMIT ?) ORDER BY game, place"
            )
            for game, name in library.execute(seats, (MOST_LISTED,)):
                players.setdefault(game, []).append(name)
            rows = library.execute(
                "SELECT id, played, edition, entries, me, is_over, winner"
                " FROM game ORDER BY played DESC, id DESC LIMIT ?",
                (MOST_LISTED,),
            )
            return tuple(
                Game(id_, datetime.fromisoformat(played), tuple(players.get(id_, ())), edition, n, me, bool(over), won)
                for id_, played, edition, n, me, over, won in rows
            )

    def text(self, game: int) -> str | None:
        """Return the case file of a game, None where it isn't there any more."""
        with self._opened() as library:
            row = library.execute("SELECT text FROM game WHERE id = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def players(self) -> tuple[PlayerRecord, ...]:
        """Return everybody who ever played, those who played most first."""
        with self._opened() as library:
            rows = library.execute(
                "SELECT max(name), count(*), sum(is_over), sum(is_over AND winner IS name), sum(suggestions),"
                " sum(reviewed), sum(given_away), sum(right_accusations), sum(wrong_accusations),"
                " sum(iif(own_cards IS NULL, 0, suggestions)), sum(coalesce(own_cards, 0))"
                " FROM seat JOIN game ON game.id = seat.game GROUP BY folded ORDER BY count(*) DESC, folded LIMIT ?",
                (MOST_LISTED,),
            )
            return tuple(PlayerRecord(*row) for row in rows)

    # --- habits

    def count(self, names: Sequence[str], most: int = -1) -> int:
        """Count at most so many finished games of these players that were not; return how many there were."""
        with self._opened() as library:
            return count_games(library, names, most)

    def tallies(self, names: Sequence[str], without: Sequence[str] = ()) -> dict[str, Tally]:
        """Return what was counted of each of these players in finished games, but those with these fingerprints.

        Names that differ in case and accents alone are one. Games that were not counted yet are counted now.
        """
        with self._opened() as library:
            count_games(library, names, -1)
            return sums(library, names, without)

    # --- the file

    @contextlib.contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction: all of it is done, or nothing."""
        try:
            self._prepare()
            with contextlib.closing(sqlite3.connect(self.path, timeout=self._patience)) as connection:
                bound(connection, self._patience)
                connection.execute("PRAGMA foreign_keys = ON")
                bring_up_to_date(connection)
                self._check(connection)
                with connection:
                    yield connection
            self._checked = _signature(self.path)
        except (sqlite3.OperationalError, sqlite3.DataError, UnicodeError, OSError) as error:
            if _is_damage(error):
                raise DamagedLibraryError(self._put_aside()) from error
            raise UnusableLibraryError(str(error)) from error
        except (sqlite3.DatabaseError, ForeignLibraryError, ValueError) as error:
            raise DamagedLibraryError(self._put_aside()) from error

    def _prepare(self) -> None:
        """See that there is a file, for its user only, also where an older program has made it. Raises OSError."""
        private_folder(self.path.parent)
        if not self.path.exists():
            self.path.touch(PRIVATE_FILE)
        for path in (self.path, *(self.path.with_name(self.path.name + side) for side in _SIDES)):
            make_private(path)
        if not self.path.is_file() or self.path.stat().st_size > MOST_BYTES:
            raise OSError("not a library")

    def _check(self, connection: sqlite3.Connection) -> None:
        """Look whether the file is whole and ours, where it isn't as we left it.

        Raises sqlite3.DatabaseError, ForeignLibraryError.
        """
        check_tables(connection)
        if self._checked != _signature(self.path):
            check_contents(connection, thoroughly=not self._is_guest)

    def _put_aside(self) -> Path:
        """Give the damaged file another name beside its own, and return that. Raises UnusableLibraryError."""
        if self._is_guest:
            raise UnusableLibraryError("damaged")
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        names = (f"{self.path.stem}.damaged-{stamp}{more}{self.path.suffix}" for more in _numbers())
        aside = next(path for name in names if not (path := self.path.with_name(name)).exists())
        try:
            self.path.rename(aside)
        except OSError as error:
            raise UnusableLibraryError(str(error)) from error
        return aside


def _signature(path: Path) -> tuple[int, ...]:
    """Return what tells one state of a file from another; nothing, where it has just been taken away."""
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _is_damage(error: Exception) -> bool:
    """Return whether tables are missing, or texts no texts; else it may work again: locked, read-only, full."""
    said = str(error)
    return isinstance(error, sqlite3.OperationalError) and said.startswith(("no such", "Could not decode"))


def _numbers() -> Iterator[str]:
    yield ""
    for n in range(2, 1000):
        yield f"-{n}"


def _put(library: sqlite3.Connection, played: str, changed: str, record: Record) -> int:
    """Write a game and its seats, over what was there of it; return its number."""
    said = (record.edition, record.entries, record.me, record.is_over, record.winner, record.text)
    library.execute(_PUT_GAME, (record.fingerprint, played, changed, *said))
    (game,) = library.execute("SELECT id FROM game WHERE fingerprint = ?", (record.fingerprint,)).fetchone()
    looked = library.execute("SELECT place, reviewed, given_away FROM seat WHERE game = ?", (game,)).fetchall()
    before = {place: (reviewed, bits) for place, reviewed, bits in looked}
    library.execute("DELETE FROM seat WHERE game = ?", (game,))
    library.executemany(
        _PUT_SEAT,
        [(game, place, *_values(seat, before.get(place, (0, 0.0)))) for place, seat in enumerate(record.seats)],
    )
    return int(game)


def _values(seat: Seat, before: tuple[int, float]) -> tuple[object, ...]:
    """Return the columns of a seat; what was found of it before stays where nothing was found now."""
    reviewed, given_away = (seat.reviewed, seat.given_away) if seat.reviewed else before
    hand = None if seat.hand is None else json.dumps(seat.hand, ensure_ascii=False)
    counted = (seat.suggestions, seat.own_cards, seat.right_accusations, seat.wrong_accusations)
    return (folded(seat.name), seat.name, hand, *counted, reviewed, given_away, tally_text(seat.tally))


def _removed(library: sqlite3.Connection, game: int) -> Removed | None:
    row = library.execute(
        "SELECT played, changed, fingerprint, edition, entries, me, is_over, winner, text FROM game WHERE id = ?",
        (game,),
    ).fetchone()
    if row is None:
        return None
    played, changed, fingerprint, edition, entries, me, is_over, winner, text = row
    seats = tuple(map(_seat, library.execute(_OF_SEAT, (game,))))
    record = Record(fingerprint, edition, entries, me, bool(is_over), winner, text, seats)
    return Removed(played, changed, record)


def _seat(row: tuple[str, str | None, int, int | None, int, int, int, float, str | None]) -> Seat:
    name, hand, suggestions, own_cards, right, wrong, reviewed, given_away, tally = row
    return Seat(name, _cards(hand), suggestions, own_cards, right, wrong, reviewed, given_away, tally_of_text(tally))


def _cards(hand: str | None) -> tuple[str, ...] | None:
    """Return the cards of a hand as it is stored; None where it isn't known, or no list of names."""
    try:
        found = None if hand is None else json.loads(hand)
    except (ValueError, RecursionError):
        return None
    return tuple(found) if isinstance(found, list) and all(isinstance(card, str) for card in found) else None


__all__ = [
    "DamagedLibraryError",
    "Game",
    "Library",
    "NewerLibraryError",
    "PlayerRecord",
    "Removed",
    "UnusableLibraryError",
]
