"""The library on the disk: what goes in comes out, whatever becomes of the file."""

import json
import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from app.features.library import store as library_store
from app.features.library.store import (
    VERSIONS,
    DamagedLibraryError,
    Library,
    NewerLibraryError,
    ReviewTotals,
    UnusableLibraryError,
    folded,
    record_of,
    rows_of,
    tally_of_text,
    tally_text,
)
from core.formats.case_file import example
from core.formats.case_reader import parse_case
from core.model.case import Case
from core.model.ending import Ending, ending, ending_of, with_ending
from core.model.events import Accusation
from core.model.practised import Practised, with_practised
from core.model.renaming import renamed
from core.model.seats import ENVELOPE, Player
from core.players.counts import HabitCounts, counts_of
from tests.games import Game, classic_game
from tests.notation import parse_event
from tests.strategies.cases import cases

NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data" / "library.sqlite")


def finished(game: Game, winner: str | None = "Bob") -> Case:
    end = ending(game.case.setup, game.truth, winner)
    return replace(game.case, about=with_ending(game.case, end))


def stored(library: Library, game: int) -> Case:
    text = library.text(game)
    assert text is not None
    return parse_case(text)


def sql(library: Library, statement: str, *values: object) -> None:
    """Change the file of a library as another program would."""
    with closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute(statement, values)


@pytest.fixture
def one(library: Library) -> int:
    """The number of the only game that is kept."""
    return library.keep(record_of(classic_game(1, 4, 3).case))


def damaged(library: Library, call: Callable[[], object] | None = None) -> Path:
    """Return where the file is put aside, as it is damaged."""
    with pytest.raises(DamagedLibraryError) as raised:
        (call or library.games)()
    return raised.value.aside


# --- what goes in comes out


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, deadline=None)
@given(case=cases())
def test_any_case_comes_out_as_it_went_in(library, case):
    game = library.keep(record_of(case), now=NOW)
    assert stored(library, game) == case
    (listed,) = (one for one in library.games() if one.id == game)
    assert listed.players == tuple(case.setup.seats)
    assert (listed.entries, listed.me, listed.played) == (len(case.events), case.setup.me, NOW)
    assert library.remove([game]) == (rows_of(record_of(case), NOW.isoformat(), {}),)


def test_the_ending_is_kept_with_the_case(library):
    game = classic_game(1, 4, 8)
    kept = library.keep(record_of(finished(game)))
    end = ending_of(stored(library, kept))
    assert end.places(game.case.setup) == game.truth
    (listed,) = library.games()
    assert listed.is_over
    assert listed.winner == "Bob"


def test_the_same_game_is_kept_once_and_brought_up_to_date(library):
    game = classic_game(1, 4, 8)
    first = library.keep(record_of(game.case.upto(3)), now=NOW)
    again = library.keep(record_of(finished(game)), now=NOW + timedelta(hours=2))
    assert first == again
    (listed,) = library.games()
    assert (listed.entries, listed.is_over, listed.played) == (8, True, NOW)


def test_a_game_whose_set_up_was_corrected_is_still_the_same(library):
    game = classic_game(1, 4, 8)
    before = record_of(game.case)
    library.keep(before, now=NOW)
    corrected = record_of(game.case.with_setup(replace(game.case.setup, my_hand=game.case.setup.my_hand[::-1])))
    library.keep(corrected, was=before.fingerprint)
    (listed,) = library.games()
    assert listed.played == NOW
    library.keep(before)
    library.keep(corrected, was=before.fingerprint)
    assert len(library.games()) == 2


def test_practice_is_told_apart_and_counts_for_nobody(library):
    evening, game = finished(classic_game(1, 4, 8)), finished(classic_game(2, 4, 8))
    library.keep(record_of(evening), now=NOW)
    before = library.players(), library.habit_counts(["Ann", "Bob"])
    practice = replace(game, about=with_practised(game, Practised(7, helped=True)))
    kept = library.keep(record_of(practice), now=NOW + timedelta(days=1))
    library.keep(record_of(practice, ReviewTotals(2, 0.5)))
    assert [one.is_practice for one in library.games()] == [True, False]
    assert (library.players(), library.habit_counts(["Ann", "Bob"])) == before
    again = library.keep(record_of(practice.upto(7)))  # the same deal, played otherwise
    assert {kept, again} < {one.id for one in library.games()}
    library.restore(library.remove([kept]))
    assert [one.is_practice for one in library.games()].count(True) == 2


def test_other_games_are_others(library):
    numbers = {library.keep(record_of(classic_game(seed, 4, 3).case)) for seed in range(5)}
    assert len(numbers) == 5
    watched = [classic_game(seed, 4, 3, spectator=True).case for seed in range(3)]
    assert len(numbers | {library.keep(record_of(case)) for case in watched}) == 8


def test_the_latest_game_is_listed_first(library):
    for days in (3, 1, 2):
        library.keep(record_of(classic_game(days, 3, 1).case), now=NOW + timedelta(days=days))
    assert [game.played - NOW for game in library.games()] == [timedelta(days=days) for days in (3, 2, 1)]


def test_what_was_removed_can_be_put_back(library):
    kept = [library.keep(record_of(finished(classic_game(i, 4, 6))), now=NOW) for i in range(3)]
    before = library.games(), library.players()
    removed = library.remove([*kept[:2], 999])
    assert [game.id for game in library.games()] == [kept[2]]
    assert len(library.players()) == 4
    library.restore(removed)
    assert {replace(game, id=0) for game in library.games()} == {replace(game, id=0) for game in before[0]}
    assert library.players() == before[1]


# --- statistics


def test_players_are_counted_over_all_their_games(library, setup):
    deck = setup.deck
    white, rope, hall = (deck.card(name) for name in ("Mrs White", "Rope", "Hall"))
    lines = ("Ann: Miss Scarlett, Rope, Hall; Bob shows", "Bob: Mrs White, Rope, Hall; Cid shows")
    case = Case(setup, tuple(parse_event(line, deck) for line in lines))
    case = case.appended(Accusation("Bob", (white, rope, hall), correct=False))
    case = case.appended(Accusation("Ann", (white, deck.card("Dagger"), hall), correct=True))
    library.keep(record_of(case, ReviewTotals(1, 0.25)))
    renamed = tuple(Player("ANN" if p.name == "Ann" else p.name, p.hand_size) for p in setup.players)
    other = replace(setup, players=renamed, me="ANN", my_hand=(*setup.my_hand[:4], rope))
    library.keep(record_of(replace(Case(other), about=with_ending(Case(other), Ending(winner="Cid")))))
    ann, bob, *_ = sorted(library.players(), key=lambda one: folded(one.name))
    assert (ann.games, ann.wins, ann.suggestions) == (2, 1, 1)
    assert (ann.reviewed, ann.given_away, ann.right_accusations, ann.wrong_accusations) == (1, 0.25, 1, 0)
    assert (ann.known_suggestions, ann.own_cards) == (1, 1)
    assert (bob.games, bob.wins, bob.right_accusations, bob.wrong_accusations) == (2, 0, 0, 1)
    assert (bob.known_suggestions, bob.own_cards) == (0, 0)


def test_unfinished_games_and_the_example_are_nobodys_statistics(library):
    library.keep(record_of(classic_game(1, 4, 8).case))
    library.keep(record_of(replace(example(), about=with_ending(example(), Ending(winner="Ann")))))
    assert [game.is_over for game in library.games()] in ([True, False], [False, True])
    assert library.players() == ()
    assert library.habit_counts(example().setup.seats.names) == dict.fromkeys(example().setup.seats, HabitCounts())


def test_what_a_review_found_is_kept_and_stays(library):
    case = finished(classic_game(1, 4, 8))
    library.keep(record_of(case, ReviewTotals(3, 1.5)))
    library.keep(record_of(case))
    (me,) = (player for player in library.players() if player.reviewed)
    assert (me.name, me.reviewed, me.given_away) == (case.setup.me, 3, 1.5)


def test_a_hand_that_was_seen_in_part_is_not_known():
    game = classic_game(1, 4, 8)
    end = ending(game.case.setup, game.truth)
    part = Ending(end.envelope, tuple((who, cards[:-1]) for who, cards in end.hands))
    told = replace(game.case, about=with_ending(game.case, part))
    assert [seat.name for seat in record_of(told).seats if seat.hand is not None] == [game.case.setup.me]
    solution = {card for card, holder in game.truth.items() if holder == ENVELOPE}
    assert set(end.envelope) == solution


# --- what becomes of the file


@pytest.mark.parametrize("version", [VERSIONS.latest + 1, 99, -1])
def test_a_library_of_a_newer_version_is_left_alone(library, version):
    library.keep(record_of(classic_game(1, 3, 2).case))
    sql(library, f"PRAGMA user_version = {version}")
    before = library.path.read_bytes()
    for call in (library.games, library.players, lambda: library.keep(record_of(classic_game(2, 3, 2).case))):
        with pytest.raises(NewerLibraryError) as raised:
            call()
        assert raised.value.version == version
    assert library.path.read_bytes() == before


def test_a_schema_that_fails_half_way_changes_nothing(library, monkeypatch):
    bad = "CREATE TABLE more (id INTEGER); INSERT INTO nowhere VALUES (1);"
    with monkeypatch.context() as patched:
        patched.setattr(library_store, "_FIRST", bad)
        with pytest.raises(DamagedLibraryError):
            library.games()
    assert library.games() == ()


@pytest.mark.parametrize("damage", ["garbage", "truncated", "foreign", "no tables"])
def test_what_is_damaged_is_told_and_put_aside(library, damage):
    for seed in range(12):
        library.keep(record_of(classic_game(seed, 4, 20).case))
    data = library.path.read_bytes()
    library = Library(library.path)
    if damage == "garbage":
        library.path.write_bytes(b"no database at all" * 100)
    elif damage == "truncated":
        library.path.write_bytes(data[: len(data) // 2])
    else:
        library.path.unlink()
        sql(library, "CREATE TABLE other (id INTEGER)")
        if damage == "no tables":
            sql(library, f"PRAGMA user_version = {VERSIONS.latest}")
    left = library.path.read_bytes()
    assert damaged(library).read_bytes() == left
    assert library.games() == ()
    library.keep(record_of(classic_game(1, 4, 3).case))
    assert len(library.games()) == 1


def test_a_text_that_is_none_any_more_is_damage_and_no_damaged_file_takes_the_place_of_another(library, one):
    sql(library, "UPDATE seat SET name = CAST(x'ff41' AS TEXT)")
    assert damaged(library).exists()
    assert library.games() == ()

    asides = set()
    for _ in range(3):
        library.path.write_bytes(b"no database at all" * 100)
        asides.add(damaged(library))
    assert len({aside for aside in asides if aside.exists()}) == 3


def test_a_library_that_another_window_writes_is_no_damage(library, one):
    hasty = Library(library.path, timeout=0.05)
    with closing(sqlite3.connect(library.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(UnusableLibraryError):
            hasty.games()
        other.rollback()
    assert len(hasty.games()) == 1


def test_a_folder_that_cannot_be_written_is_no_damage(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(UnusableLibraryError):
        Library(tmp_path / "data" / "library.sqlite").games()


def test_names_are_found_without_accents_and_case():
    assert folded("Zoë ÉCLAIR") == "zoe eclair"
    assert folded("Straße") == "strasse"


# --- files that are made to harm, and others' eyes


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT"
SPOILED = {
    "a view": (
        "PRAGMA foreign_keys = OFF",
        "DROP TABLE game",
        f"CREATE VIEW game AS {ENDLESS} i AS id, 'x' AS fingerprint, '2026' AS played FROM n",
    ),
    "a computed column": (
        "DROP TABLE seat",
        "CREATE TABLE seat (game, place, name, folded, hand AS (hex(zeroblob(900000000))))",
    ),
    "a trigger": ("CREATE TRIGGER t BEFORE INSERT ON game BEGIN DELETE FROM game; END",),
    "a blob for a text": ("UPDATE game SET played = x'00'",),
    "a word for a number": ("UPDATE game SET entries = 'many'",),
    "a blob for a name": ("UPDATE seat SET name = zeroblob(100)",),
    "no day": ("UPDATE game SET played = '0001-01-01T00:00:00+14:00'",),
    "an endless name": ("UPDATE seat SET name = hex(zeroblob(1000000))",),
}


@pytest.mark.parametrize("replaced", [False, True], ids=["at the start", "while it runs"])
@pytest.mark.parametrize("statements", SPOILED.values(), ids=SPOILED)
def test_what_is_no_library_of_ours_is_not_trusted(library, one, statements, replaced):
    with closing(sqlite3.connect(library.path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    if not replaced:
        library = Library(library.path)
    left = library.path.read_bytes()
    assert damaged(library).read_bytes() == left
    assert library.games() == ()


def test_tables_and_indices_that_somebody_adds_do_no_harm(library, one):
    for statement in ("CREATE TABLE mine (x)", "CREATE INDEX by_winner ON game (winner)", "ANALYZE"):
        sql(library, statement)
    assert [game.id for game in library.games()] == [one]


def test_a_library_that_takes_for_ever_is_given_up_and_left_as_it_is(library, monkeypatch):
    for seed in range(3):
        library.keep(record_of(classic_game(seed, 4, 30).case))
    before = library.path.read_bytes()
    monkeypatch.setattr(library_store, "STEPS", 20)
    monkeypatch.setattr(library_store, "_EVERY", 20)
    with pytest.raises(UnusableLibraryError, match="interrupted"):
        library.players()
    assert library.path.read_bytes() == before
    monkeypatch.undo()
    assert len(library.games()) == 3


def test_a_case_that_is_longer_than_any_is_not_read(library, one, monkeypatch):
    sql(library, "UPDATE game SET text = hex(zeroblob(1000))")
    monkeypatch.setattr(library_store, "LONGEST", 1_000)
    damaged(library, lambda: library.text(one))


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize("made", [getattr(os, "mkfifo", None), os.mkdir])
def test_what_is_no_file_is_not_waited_for(library, made):
    library.path.parent.mkdir()
    made(library.path)
    with pytest.raises(UnusableLibraryError):
        library.games()


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_it_is_for_its_user_only_an_older_one_too_with_the_files_beside_it(library):
    library.games()
    sides = [library.path.with_name(f"library.sqlite{side}") for side in ("-wal", "-journal")]
    ours = [library.path.parent, library.path, *sides]
    assert [stat.S_IMODE(path.stat().st_mode) for path in ours[:2]] == [0o700, 0o600]
    for path in sides:
        path.touch()
    for path, mode in zip(ours, (0o755, 0o644, 0o644, 0o644), strict=True):
        path.chmod(mode)
    library._prepare()
    assert [stat.S_IMODE(path.stat().st_mode) for path in ours] == [0o700, 0o600, 0o600, 0o600]


# --- what has been counted of the players, over finished games, by folded name


@pytest.fixture
def evenings(library: Library) -> list[Case]:
    """Five finished games of the same four, and one that was broken off."""
    cases = [finished(classic_game(seed, 4, 20)) for seed in range(5)]
    for case in (*cases, classic_game(9, 4, 10).case):
        library.keep(record_of(case))
    return cases


def counted(cases: Sequence[Case], name: str = "Bob") -> HabitCounts:
    return sum((counts_of(case)[name] for case in cases), HabitCounts())


def rounded(tally: HabitCounts) -> object:
    """The sums of chances are added in another order, and may differ in their last digit."""
    return json.loads(tally_text(tally) or "", parse_float=lambda text: round(float(text), 9))


def bobs(library: Library) -> object:
    return rounded(library.habit_counts(["Bob"])["Bob"])


def test_finished_games_are_summed_without_the_open_one(library, evenings):
    found = library.habit_counts(["Bob", "Cid", "Zoë"])
    assert found["Bob"].games == 5
    assert rounded(found["Bob"]) == rounded(counted(evenings))
    assert rounded(found["Cid"]) == rounded(counted(evenings, "Cid"))
    assert sum(odds.occasions for odds in found["Bob"].asks_own) > 20
    assert found["Zoë"] == HabitCounts()

    without = [record_of(evenings[2]).fingerprint, "another"]
    assert rounded(library.habit_counts(["Bob"], without)["Bob"]) == rounded(counted([*evenings[:2], *evenings[3:]]))


def test_names_that_fold_to_the_same_are_one_player(library, evenings):
    other = renamed(finished(classic_game(7, 4, 20)), {"Bob": "BÖB"}, {})
    library.keep(record_of(other))
    found = library.habit_counts(["Bob", "bob", "böb"])
    assert found["Bob"] == found["bob"] == found["böb"]
    assert rounded(found["Bob"]) == rounded(counted(evenings) + counted([other], "BÖB"))


def test_a_game_that_is_kept_again_counts_once_as_it_is_now_and_one_taken_out_when_it_is_back(library, evenings):
    first = evenings[0]
    library.keep(record_of(replace(first, events=first.events[:3])))
    assert bobs(library) == rounded(counted([first.upto(3), *evenings[1:]]))

    before = bobs(library)
    removed = library.remove([game.id for game in library.games()[:4]])
    assert library.habit_counts(["Bob"])["Bob"].games < 5
    library.restore(removed)
    assert bobs(library) == before


@pytest.mark.parametrize("text", ["", "nothing", "[]", "{}", '{"games": 1}', "[" * 10_000, "1" * 5000])
def test_a_tally_that_is_damaged_is_passed_over(library, evenings, text):
    broken = record_of(evenings[0]).fingerprint
    sql(library, "UPDATE seat SET tally = ? WHERE game = (SELECT id FROM game WHERE fingerprint = ?)", text, broken)
    assert tally_of_text(text) is None
    assert bobs(library) == rounded(counted(evenings[1:]))
    assert len(library.remove([game.id for game in library.games()])) == 6
