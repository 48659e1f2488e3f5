"""What the library has counted of its players: over finished games, by folded name."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.features.library.store import Library, record_of, tally_of_text, tally_text
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.renaming import renamed
from core.players.counts import HabitCounts, counts_of
from tests.games import classic_game


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data" / "library.sqlite")


@pytest.fixture
def evenings(library: Library) -> list[Case]:
    """Five finished games of the same four, and one that was broken off."""
    cases = [finished(seed) for seed in range(5)]
    for case in (*cases, classic_game(9, 4, 10).case):
        library.keep(record_of(case))
    return cases


def finished(seed: int) -> Case:
    game = classic_game(seed, 4, 20)
    return replace(game.case, about=with_ending(game.case, ending(game.case.setup, game.truth, "Bob")))


def counted(cases: Sequence[Case], name: str = "Bob") -> HabitCounts:
    return sum((counts_of(case)[name] for case in cases), HabitCounts())


def run(library: Library, statement: str, *values: object) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(library.path)
    found = connection.execute(statement, values).fetchall()
    connection.commit()
    connection.close()
    return found


def same(one: HabitCounts, other: HabitCounts) -> bool:
    """The sums of chances are added in another order, and may differ in their last digit."""
    return rounded(one) == rounded(other)


def rounded(tally: HabitCounts) -> object:
    return json.loads(tally_text(tally) or "", parse_float=lambda text: round(float(text), 9))


def test_finished_games_are_summed(library: Library, evenings: list[Case]):
    found = library.habit_counts(["Bob", "Cid", "Zoë"])
    assert found["Bob"].games == 5
    assert same(found["Bob"], counted(evenings))
    assert same(found["Cid"], counted(evenings, "Cid"))
    assert sum(odds.occasions for odds in found["Bob"].asks_own) > 20
    assert found["Zoë"] == HabitCounts()


def test_the_open_game_is_left_out(library: Library, evenings: list[Case]):
    without = [record_of(evenings[2]).fingerprint, "another"]
    assert same(library.habit_counts(["Bob"], without)["Bob"], counted([*evenings[:2], *evenings[3:]]))


def test_names_that_fold_to_the_same_are_one_player(library: Library, evenings: list[Case]):
    other = renamed(finished(7), {"Bob": "BÖB"}, {})
    library.keep(record_of(other))
    found = library.habit_counts(["Bob", "bob", "böb"])
    assert found["Bob"] == found["bob"] == found["böb"]
    assert same(found["Bob"], counted(evenings) + counted([other], "BÖB"))


def test_a_game_that_is_kept_again_counts_once_as_it_is_now(library: Library, evenings: list[Case]):
    first = evenings[0]
    library.keep(record_of(replace(first, events=first.events[:3])))
    assert same(library.habit_counts(["Bob"])["Bob"], counted([first.upto(3), *evenings[1:]]))


def test_what_is_taken_out_does_not_count_until_it_is_back(library: Library, evenings: list[Case]):
    before = library.habit_counts(["Bob"])
    removed = library.remove([game.id for game in library.games()[:4]])
    assert library.habit_counts(["Bob"])["Bob"].games < 5
    library.restore(removed)
    assert same(library.habit_counts(["Bob"])["Bob"], before["Bob"])


@pytest.mark.parametrize("text", ["", "nothing", "[]", "{}", '{"games": 1}', "[" * 10_000, "1" * 5000])
def test_a_tally_that_is_damaged_is_passed_over(library: Library, evenings: list[Case], text: str):
    broken = record_of(evenings[0]).fingerprint
    run(library, "UPDATE seat SET tally = ? WHERE game = (SELECT id FROM game WHERE fingerprint = ?)", text, broken)
    assert tally_of_text(text) is None
    assert same(library.habit_counts(["Bob"])["Bob"], counted(evenings[1:]))
    assert len(library.remove([game.id for game in library.games()])) == 6
