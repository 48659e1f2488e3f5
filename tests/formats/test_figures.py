"""Habits and tournaments from before are read as they were counted; other versions are refused, untouched."""

import json
from dataclasses import replace

import pytest

from core.arena.ledger import VERSION as LEDGER_VERSION
from core.arena.ledger import Ledger, OtherTournamentError, learned_in
from core.arena.tournament import Tournament
from core.habits.counts import VERSION as HABITS_VERSION
from core.habits.counts import Odds, habit_counts_data, read_habit_counts
from core.model.problems import InvalidCaseError
from core.model.rules import PoolRule
from tests.formats.kept_files import bytes_in, copy_of

PLAYED = Tournament(("casual", "greedy", "random"), seed=7, face_up=1, pool=2, pool_look=PoolRule.UNANSWERED)


def changed(path, **fields):
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **fields}), encoding="utf-8")


def test_habits(tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    tallies = read_habit_counts(path)
    assert {name: (one.games, one.wrong) for name, one in tallies.items()} == {
        "Ann": (1, 0),
        "Bob": (1, 1),
        "Cid": (1, 0),
    }
    assert tallies["Bob"].asks_own == (Odds(1, 1, 1 / 6), Odds(1, 0, 1 / 3), Odds(1, 1, 1 / 3))
    assert habit_counts_data(tallies) == json.loads(path.read_text("utf-8"))


def test_habits_of_a_later_version_are_refused_for_that_alone(tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    changed(path, version=HABITS_VERSION + 1, players=[], moods={"Bob": "sly"})
    before = bytes_in(tmp_path)
    with pytest.raises(InvalidCaseError) as refused:
        read_habit_counts(path)
    newer = f"version: is {HABITS_VERSION + 1}, but this program reads version {HABITS_VERSION}"
    assert [str(problem) for problem in refused.value.problems] == [f"{newer}; a newer one may open the file"]
    assert bytes_in(tmp_path) == before


def test_a_tournament_goes_on_where_it_was(tmp_path):
    folder = copy_of("tournament-3", tmp_path)
    before = bytes_in(folder)
    ledger = Ledger(folder, PLAYED)
    results = ledger.results()
    assert [(one.deal, one.rotation) for one in results] == [(deal, turn) for deal in (0, 1) for turn in range(3)]
    lines = [json.loads(line) for line in before["games.jsonl"].decode().splitlines()]
    assert [json.loads(json.dumps(one.as_data())) for one in results] == lines
    assert bytes_in(folder) == before
    ledger.add(results[:3])
    assert ledger.results() == results


def test_another_tournament_is_another(tmp_path):
    with pytest.raises(OtherTournamentError, match="pool is 2 there, not 0"):
        Ledger(copy_of("tournament-3", tmp_path), replace(PLAYED, pool=0))


def test_players_looked_into_the_pool_before_it_was_asked_whether_they_may(tmp_path):
    with pytest.raises(OtherTournamentError, match='pool_look is "unanswered" there, not "never"'):
        Ledger(copy_of("tournament-3", tmp_path), replace(PLAYED, pool_look=None))


@pytest.mark.parametrize("version", [LEDGER_VERSION - 1, LEDGER_VERSION + 1])
def test_a_tournament_of_another_version_is_refused_and_left_alone(version, tmp_path):
    folder = copy_of("tournament-3", tmp_path)
    changed(folder / "tournament.json", version=version, learned=["something else"], weather="rain")
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b'{"cut": ')
    before = bytes_in(folder)
    wrote = rf"another version of the program wrote it \(version {version}; this one reads 3\)"
    for call in (lambda: Ledger(folder, PLAYED), lambda: learned_in(folder)):
        with pytest.raises(OtherTournamentError, match=wrote):
            call()
    assert bytes_in(folder) == before
