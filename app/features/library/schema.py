"""The library's file: an SQLite database, its tables, and how an older one becomes a newer.

``PRAGMA user_version`` says which of the versions below a file has. A newer program adds a script to
:data:`MIGRATIONS` and changes none: each takes a library from the version of its place to the next.

game    a row for each game. ``fingerprint`` tells it from all others (see ``record.py``); ``played`` and
        ``changed`` are moments (UTC, ISO 8601); ``edition`` is empty for a deck of one's own; ``me`` is NULL for a
        spectator; ``is_over`` says whether somebody said how it ended, ``winner`` who won, if anybody; ``text`` is the
        whole case file, with the envelope and the hands that were seen in its ``about``.
seat    a row for each player of a game, ``place`` in turn order from 0. ``folded`` is the name without case and
        accents, by which one is found and counted. ``hand`` are the names of their cards as a JSON list, NULL where it
        isn't known. ``suggestions`` counts what they asked, ``own_cards`` how many of the cards in it were theirs (NULL
        where the hand isn't known), ``right_accusations`` and ``wrong_accusations`` what they accused. ``reviewed`` is
        how many suggestions were looked at afterwards, and ``given_away`` how many bits they gave away, both 0 where
        nothing was. ``tally`` is what was counted of their habits in this game, as JSON (see
        :mod:`core.habits.file`); NULL where that has not been done yet, as in games of version 1.
"""

from __future__ import annotations

import contextlib
import sqlite3
from functools import lru_cache
from typing import Final

_FIRST = """
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

_TALLIES = """
ALTER TABLE seat ADD COLUMN tally TEXT;
"""

MIGRATIONS: tuple[str, ...] = (_FIRST, _TALLIES)
"""What makes version 1 out of an empty file, version 2 out of version 1, and so on."""


class NewerLibraryError(Exception):
    """The library was written by a newer program, and is left as it is."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(f"the library has version {version}; this program knows {len(MIGRATIONS)}")


class ForeignLibraryError(Exception):
    """The file is a database, but no library."""


VERSION_OF_NOTHING: Final = 0

STEPS: Final = 100_000_000
"""How many steps SQLite may take for one call and each second of patience; ten thousand games need a few million."""

_EVERY: Final = 10_000

LONGEST: Final = 20_000_000
"""How long a value in the library may be, in bytes: no case has more than five million."""

_ODD_GAME: Final = """
SELECT count(*) FROM game WHERE
    typeof(fingerprint) <> 'text' OR typeof(played) <> 'text' OR typeof(changed) <> 'text' OR typeof(edition) <> 'text'
    OR typeof(entries) <> 'integer' OR typeof(me) NOT IN ('text', 'null') OR typeof(is_over) <> 'integer'
    OR typeof(winner) NOT IN ('text', 'null') OR typeof(text) <> 'text'
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


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make a library of this program's version out of an empty file or an older library, or change nothing at all.

    Raises NewerLibraryError, ForeignLibraryError, and what sqlite3 raises.
    """
    version = version_of(connection)
    if version < len(MIGRATIONS):
        connection.execute("BEGIN IMMEDIATE")  # another window may be at the same
        version = version_of(connection)
    if version > len(MIGRATIONS):
        raise NewerLibraryError(version)
    if version == len(MIGRATIONS):
        connection.rollback()
        return
    if version == VERSION_OF_NOTHING and _has_tables(connection):
        raise ForeignLibraryError
    for statement in "".join(MIGRATIONS[version:]).split(";"):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.commit()


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a library, 0 of an empty file. Raises what sqlite3 raises."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def bound(connection: sqlite3.Connection, patience: float) -> None:
    """Let a connection do no more than a library of ours needs: a file may be made to take for ever."""
    ticks = iter(range(int(STEPS * patience) // _EVERY))
    connection.set_progress_handler(lambda: next(ticks, None) is None, _EVERY)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    connection.execute("PRAGMA trusted_schema = OFF")


def check_tables(connection: sqlite3.Connection) -> None:
    """Look whether the tables are ours, and not something else of their name. Raises ForeignLibraryError."""
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE name IN ('game', 'seat')").fetchall()
    (triggers,) = connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone()
    if triggers or set(found) != _tables(MIGRATIONS):
        raise ForeignLibraryError


def check_contents(connection: sqlite3.Connection, *, thoroughly: bool) -> None:
    """Look whether what stands in the tables are values of their columns; ``thoroughly``, whether the file is whole.

    Raises ForeignLibraryError, sqlite3.DatabaseError.
    """
    try:
        if thoroughly:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if said != "ok":
                raise sqlite3.DatabaseError(said)
        odd = any(connection.execute(query).fetchone() != (0,) for query in (_ODD_GAME, _ODD_SEAT))
    except sqlite3.DataError as error:  # a value that is larger than any of ours
        raise ForeignLibraryError from error
    if odd:
        raise ForeignLibraryError


@lru_cache(maxsize=4)
def _tables(migrations: tuple[str, ...]) -> frozenset[tuple[str, str]]:
    """Return the tables that these make, as SQLite describes them."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(migrations))
        return frozenset(connection.execute("SELECT name, sql FROM sqlite_master WHERE name IN ('game', 'seat')"))


def _has_tables(connection: sqlite3.Connection) -> bool:
    (count,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(count)
