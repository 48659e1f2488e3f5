"""The pace parameters that are shipped, and what follows from them."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import resources

import pytest

from core.model.habit import TYPICAL
from core.planner.accusing import (
    HOPELESS,
    PLAYERS,
    Tempo,
    Verdict,
    danger,
    shipped_tempo,
    verdict,
    worth_accusing,
)
from core.planner.information.gain import CERTAIN
from core.planner.policies.race import Race
from core.planner.situation import Situation
from tests.core.planner.tables import board_game
from tests.games import classic_game

TEMPO = Tempo({2: 0.5, 3: 1.0, 4: 1.25, 5: 1.5, 6: 2.0}, 0.8)


def test_what_ships_is_valid_and_says_where_it_comes_from():
    tempo = shipped_tempo()
    assert shipped_tempo() is tempo, "it is read once"
    assert tuple(tempo.pace) == PLAYERS
    shipped = json.loads(resources.files("resources").joinpath("policies", "race.json").read_text("utf-8"))
    assert shipped.keys() == {"pace", "daring", "provenance"}
    source = shipped["provenance"]
    assert source["command"] == f"python -m tests.fits.race --games {source['games']} --seed {source['seed']} --write"
    assert source["games"] > 0
    assert source["version"]


def test_what_ships_is_what_a_game_is_like():
    """A round tells something and never all; not everybody who may be right finds out on their next turn."""
    tempo = shipped_tempo()
    assert all(0.3 < bits < 4 for bits in tempo.pace.values())
    assert tempo.pace[6] > tempo.pace[2], "more is heard in a round of six"
    assert 0.2 < tempo.daring < 1


def test_beyond_six_players_it_goes_as_with_six():
    assert [TEMPO.bits_a_round(players) for players in (2, 6, 10)] == [0.5, 2.0, 2.0]


def test_the_slower_the_game_the_more_turns_are_left():
    game, mansion = board_game(1, 3, 4)
    situation = Situation(game.case, mansion)
    slow, fast = (Race(Tempo({3: bits}, 0.8)) for bits in (0.5, 2.0))
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


def test_what_just_counts_as_certain_is_certain(monkeypatch):
    situation = Situation(classic_game(3, 4, 26).case)
    solution, _ = situation.likeliest
    monkeypatch.setattr(Situation, "likeliest", (solution, CERTAIN))
    assert verdict(situation) == Verdict(solution, 1.0, 0.0, 1.0, allowed=True)
