"""Libraries of every version open with all games and players; a newer one is refused and left alone."""

import sqlite3
from dataclasses import replace

import pytest

from app.features.library.store import VERSIONS, Library, NewerLibraryError, ReviewTotals, record_of
from core.formats.case_reader import parse_case
from core.model.ending import ending, with_ending
from core.players.counts import counts_of
from tests.formats.kept_files import ABOUT, BOBS, DECK, bytes_in, copy_of, kept_case, lines

LATEST = f"library-{VERSIONS.latest}.sqlite"
EVERY = pytest.mark.parametrize("version", range(1, VERSIONS.latest + 1))


def finished():
    """The game as the library has it: Cid won, and Bob laid his cards open."""
    envelope = dict.fromkeys(map(DECK.card, ("Mrs White", "Revolver", "Kitchen")), "envelope")
    where = {**envelope, **dict.fromkeys(map(DECK.card, BOBS), "Bob")}
    case = kept_case()
    return replace(case, about=with_ending(case, ending(case.setup, where, "Cid")))


def shape(path):
    """The version of a library, and every table and index as SQLite describes it, columns and all."""
    with sqlite3.connect(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {table: connection.execute(f"PRAGMA table_info({table})").fetchall() for table in sorted(tables)}
        indices = sorted(connection.execute("SELECT name, tbl_name FROM sqlite_master WHERE type = 'index'"))
    connection.close()
    return version, columns, indices


@EVERY
def test_all_games_and_players_are_there(version, tmp_path):
    library = Library(copy_of(f"library-{version}.sqlite", tmp_path))
    late, early = library.games()
    assert (early.players, early.entries, early.me, early.is_over, early.winner) == (
        *(("Ann", "Bob", "Cid"), 6, "Ann", True, "Cid"),
    )
    assert early.played.isoformat() == "2026-05-01T20:30:00+00:00"
    assert (late.entries, late.me, late.is_over, late.winner) == (3, "Bob", False, None)
    text = library.text(early.id)
    assert text is not None
    case = parse_case(text)
    assert case == finished()
    assert (lines(case), case.about[:2]) == (lines(kept_case()), ABOUT)
    players = {player.name: player for player in library.players()}
    assert {name: (one.games, one.wins, one.suggestions) for name, one in players.items()} == {
        "Ann": (1, 0, 1),
        "Bob": (1, 0, 1),
        "Cid": (1, 1, 1),
    }
    assert (players["Ann"].reviewed, players["Ann"].given_away) == (1, 0.75)
    assert (players["Bob"].known_suggestions, players["Bob"].own_cards, players["Bob"].wrong_accusations) == (1, 2, 1)


@EVERY
def test_it_becomes_what_a_new_one_is(version, tmp_path):
    new = Library(tmp_path / "new.sqlite")
    new.games()
    path = copy_of(f"library-{version}.sqlite", tmp_path)
    before = path.read_bytes()
    (tmp_path / "summaries.json").write_text("{}")  # beside version 2
    Library(path).games()
    assert (tmp_path / "summaries.json").exists() == (version == VERSIONS.latest)
    assert shape(path) == shape(new.path)
    assert shape(path)[0] == VERSIONS.latest
    copies = {name: data for name, data in bytes_in(tmp_path).items() if "version" in name}
    assert copies == ({f"library-{version}.version-{version}.sqlite": before} if version < VERSIONS.latest else {})


@EVERY
def test_habits_are_known_from_it(version, tmp_path):
    """Of the game that was finished, and of no other."""
    habit_counts = Library(copy_of(f"library-{version}.sqlite", tmp_path)).habit_counts(("Ann", "Bob", "Cid"))
    assert habit_counts == counts_of(finished())
    assert habit_counts["Bob"].games == habit_counts["Bob"].wrong == 1
    suspects, weapons, rooms = habit_counts["Bob"].asks_own
    assert (suspects.times, weapons.times, rooms.times) == (1, 0, 1), "he asked for his Mustard and his Library"


@EVERY
def test_games_are_kept_in_it_and_replaced(version, tmp_path):
    library = Library(copy_of(f"library-{version}.sqlite", tmp_path))
    again = finished().appended(kept_case().events[3])
    library.keep(record_of(again))
    assert [game.entries for game in library.games()] == [3, 7], "it is the same game"
    assert library.players()[0].reviewed == 1, "what a review found of it stays"
    library.keep(record_of(replace(kept_case(), events=()), ReviewTotals(0, 0.0)))
    removed = library.remove([game.id for game in library.games()])
    library.restore(removed)
    assert len(library.games()) == len(removed) == 2


def test_a_newer_one_is_refused_and_left_alone(tmp_path):
    path = copy_of(LATEST, tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSIONS.latest + 1}")
        connection.execute("ALTER TABLE seat ADD COLUMN mood TEXT")
    connection.close()
    before = bytes_in(tmp_path)
    library = Library(path)
    calls = (
        library.games,
        library.players,
        lambda: library.text(1),
        lambda: library.keep(record_of(kept_case())),
        lambda: library.remove([1]),
        lambda: library.restore(()),
        lambda: library.habit_counts(["Ann"]),
    )
    for call in calls:
        with pytest.raises(NewerLibraryError):
            call()
    assert bytes_in(tmp_path) == before
