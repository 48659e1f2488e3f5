"""Habits and tournaments of every version are read as they were counted; those of a later one are left alone."""

import json
from dataclasses import replace

import pytest

from core.arena.ledger import VERSION as LEDGER_VERSION
from core.arena.ledger import Ledger, OtherTournamentError, learned_in
from core.arena.tournament import Tournament
from core.habits.file import VERSION as HABITS_VERSION
from core.habits.file import read_tallies, tallies_data
from core.habits.tally import Odds
from core.model.problems import InvalidCaseError
from tests.formats.kept_files import bytes_in, copy_of

PLAIN = Tournament(("casual", "greedy", "random"), seed=7)
ASIDE = replace(PLAIN, face_up=1, pool=2)
NEW = {"turns_to_win": None}
"""What files of version 1 don't say of a game."""


def with_habits(folder):
    learned = learned_in(folder)
    assert learned is not None
    return Tournament(("casual", "velma+habits", "random"), seed=7, learn=2, learned=learned)


def changed(path, **fields):
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **fields}), encoding="utf-8")


def test_habits(tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    tallies = read_tallies(path)
    assert {name: (one.games, one.wrong) for name, one in tallies.items()} == {
        "Ann": (1, 0),
        "Bob": (1, 1),
        "Cid": (1, 0),
    }
    assert tallies["Bob"].asks_own == (Odds(1, 1, 1 / 6), Odds(1, 0, 1 / 3), Odds(1, 1, 1 / 3))
    assert tallies_data(tallies) == json.loads(path.read_text("utf-8"))


def test_habits_of_a_later_version_are_refused_for_that_alone(tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    changed(path, version=HABITS_VERSION + 1, players=[], moods={"Bob": "sly"})
    before = bytes_in(tmp_path)
    with pytest.raises(InvalidCaseError) as refused:
        read_tallies(path)
    assert [str(problem) for problem in refused.value.problems] == [
        f"version: is {HABITS_VERSION + 1}; this program reads version {HABITS_VERSION}, a newer one may read this"
    ]
    assert bytes_in(tmp_path) == before


@pytest.mark.parametrize(
    ("name", "tournament", "lacks"),
    [
        ("tournament-1", lambda _: PLAIN, NEW),
        ("tournament-1-habits", with_habits, NEW),
        ("tournament-2", lambda _: ASIDE, {}),
    ],
)
def test_a_tournament_goes_on_where_it_was(name, tournament, lacks, tmp_path):
    folder = copy_of(name, tmp_path)
    before = bytes_in(folder)
    ledger = Ledger(folder, tournament(folder))
    results = ledger.results()
    assert [(one.deal, one.rotation) for one in results] == [(deal, turn) for deal in (0, 1) for turn in range(3)]
    lines = [json.loads(line) for line in before["games.jsonl"].decode().splitlines()]
    assert [json.loads(json.dumps(one.as_data())) for one in results] == [{**line, **lacks} for line in lines]
    assert bytes_in(folder) == before
    ledger.add(results[:3])
    assert ledger.results() == results


def test_what_was_learned_before_it_comes_back(tmp_path):
    learned = dict(learned_in(copy_of("tournament-1-habits", tmp_path)) or ())
    suspects, weapons, rooms = learned["casual"].asks_own
    assert learned["casual"].games == 6
    assert [(one.occasions, one.times) for one in (suspects, weapons, rooms)][:2] == [(25, 1), (23, 1)]
    assert rooms.occasions == 18
    assert learned_in(copy_of("tournament-1", tmp_path)) == ()


def test_another_tournament_is_another_whatever_the_version(tmp_path):
    with pytest.raises(OtherTournamentError, match="pool is 2 there, not 0"):
        Ledger(copy_of("tournament-2", tmp_path), replace(PLAIN, face_up=1))


@pytest.mark.parametrize("name", ["tournament-1", "tournament-1-habits", "tournament-2"])
def test_a_tournament_of_a_later_version_is_refused_and_left_alone(name, tmp_path):
    folder = copy_of(name, tmp_path)
    changed(folder / "tournament.json", version=LEDGER_VERSION + 1, learned=["something else"], weather="rain")
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b'{"cut": ')
    before = bytes_in(folder)
    for call in (lambda: Ledger(folder, PLAIN), lambda: learned_in(folder)):
        with pytest.raises(OtherTournamentError, match=r"a newer program wrote it \(version 3; this one reads 2\)"):
            call()
    assert bytes_in(folder) == before
