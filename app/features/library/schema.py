"""The library's file: an SQLite database, its tables, and checks that a file really is a library.

``PRAGMA user_version`` is the version of the tables, 0 in an empty file. An older library is copied to a file beside it
and migrated in one transaction; a newer one is refused and left unchanged.

game    one row per game. ``fingerprint`` identifies it (see ``store.py``); ``played`` and ``changed`` are
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
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from core.formats.atomic_file import write_atomically
from core.formats.case_reader import parse_case
from core.formats.json_values import Fields, parse_kept
from core.formats.migrations import Versions, copy_of_version
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


VERSIONS: Final[Versions[sqlite3.Connection]] = Versions(
    (_create, _count_habits, _keep_timelines, _tell_practice_apart), first=0
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
