"""The pace parameters: the shipped file, and invalid files."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from core.model.habit import TYPICAL
from core.model.problems import InvalidCaseError
from core.planner.accusing import (
    HOPELESS,
    PLAYERS,
    Provenance,
    Tempo,
    danger,
    parse_tempo,
    shipped_tempo,
    verdict,
    worth_accusing,
)
from core.planner.policies.race import Race
from core.planner.situation import Situation
from tests.core.planner.tables import board_game
from tests.games import classic_game

SOURCE = {"command": "python -m anything", "games": 3, "seed": 4, "version": "0.1.0"}
GOOD = {
    "pace": {"2": 0.5, "3": 1, "4": 1.25, "5": 1.5, "6": 2.0},
    "daring": 0.8,
    "provenance": SOURCE,
}
TEMPO = parse_tempo(json.dumps(GOOD), "race.json")


def test_a_good_file_is_read():
    assert Tempo({2: 0.5, 3: 1.0, 4: 1.25, 5: 1.5, 6: 2.0}, 0.8, Provenance(**SOURCE)) == TEMPO


def test_what_ships_is_valid_and_says_where_it_comes_from():
    tempo = shipped_tempo()
    assert shipped_tempo() is tempo, "it is read once"
    assert tuple(tempo.pace) == PLAYERS
    source = tempo.provenance
    assert source.command == f"python -m tests.fits.race --games {source.games} --seed {source.seed} --write"
    assert source.games > 0
    assert source.version


def test_what_ships_is_what_a_game_is_like():
    """A round tells something and never all; not everybody who may be right finds out on their next turn."""
    tempo = shipped_tempo()
    assert all(0.3 < bits < 4 for bits in tempo.pace.values())
    assert tempo.pace[6] > tempo.pace[2], "more is heard in a round of six"
    assert 0.2 < tempo.daring < 1


def test_beyond_six_players_it_goes_as_with_six():
    assert [TEMPO.bits_a_round(players) for players in (2, 6, 10)] == [0.5, 2.0, 2.0]


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        ({"pace": GOOD["pace"] | {"4": 0}}, "pace['4']", "is 0; it must be a number above 0"),
        ({"pace": GOOD["pace"] | {"7": 2}}, "pace['7']", "is no field here"),
        ({"pace": {k: v for k, v in GOOD["pace"].items() if k != "6"}}, "pace['6']", "is missing"),
        ({"pace": 1.2}, "pace", "must be an object"),
        ({"daring": 1.5}, "daring", "is 1.5; it must be a number above 0, and at most 1"),
        ({"daring": True}, "daring", "is true"),
        ({"daring": "1"}, "daring", "is '1'"),
        ({"daring": None}, "daring", "is null"),
        ({"during": 1}, "during", "nearest is 'daring'"),
        ({"provenance": SOURCE | {"seed": 1.5}}, "provenance.seed", "whole number"),
        ({"provenance": SOURCE | {"games": 0}}, "provenance.games", "is 0"),
        ({"provenance": SOURCE | {"command": ""}}, "provenance.command", "is empty"),
    ],
)
def test_a_wrong_file_is_located_by_file_and_field(change, where, what):
    with pytest.raises(InvalidCaseError) as caught:
        parse_tempo(json.dumps(GOOD | change), "race.json")
    problems = [problem for problem in caught.value.problems if problem.where == f"race.json: {where}"]
    assert len(problems) == 1
    assert what in problems[0].what


def test_every_problem_is_named_at_once():
    with pytest.raises(InvalidCaseError) as caught:
        parse_tempo("{}", "race.json")
    named = {problem.where.removeprefix("race.json: ").split("[")[0].split(".")[0] for problem in caught.value.problems}
    assert named == set(GOOD)


def test_a_file_that_is_no_json_is_located_too():
    with pytest.raises(InvalidCaseError, match=r"^race\.json: line 1, column 2: is not JSON"):
        parse_tempo("{", "race.json")


def test_the_slower_the_game_the_more_turns_are_left():
    game, mansion = board_game(1, 3, 4)
    situation = Situation(game.case, mansion)
    slow, fast = (Race(Tempo({3: bits}, 0.8, TEMPO.provenance)) for bits in (0.5, 2.0))
    place = situation.place
    assert place is not None
    assert slow.worth(situation, place, asks=False) > fast.worth(situation, place, asks=False) + 1


def test_the_danger_is_that_of_what_ships():
    situation = Situation(classic_game(3, 4, 18).case)
    safe = 1.0
    for rival in situation.rivals:
        daring = shipped_tempo().daring / TYPICAL
        safe *= 1 - rival.certain - daring * (rival.right - rival.certain)
    assert 0 < danger(situation) < 1
    assert danger(situation) == pytest.approx(1 - safe)


@pytest.mark.parametrize(("turns", "hopeless"), [(18, True), (26, False)])
def test_only_where_one_might_accuse_is_the_danger_weighed(turns, hopeless):
    situation = Situation(classic_game(3, 4, turns).case)
    found = verdict(situation)
    assert (found.p < HOPELESS) == hopeless
    assert found.danger == (0 if hopeless else danger(situation))
    assert found.p <= found.later
    assert found.recommended == (found.p > (1 - found.danger) * found.later)
    assert worth_accusing(situation) == (found.solution if found.recommended and not hopeless else None)


def test_what_is_certain_is_accused_of_without_weighing():
    situation = Situation(classic_game(5, 4, 18).case)
    found = verdict(situation)
    assert (found.p, found.danger, found.later) == (1, 0, 1)
    assert found.is_certain
    assert found.recommended
    assert worth_accusing(situation) == found.solution
    assert not replace(found, allowed=False).recommended
