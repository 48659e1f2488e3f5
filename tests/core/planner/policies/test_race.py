"""Race: one account of walking and asking, on positions from games by the rules of the US edition."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from core.board.mansion import mansion_of
from core.formats.case_file import load
from core.model.case import Case
from core.model.events import Via
from core.planner.policies.race import Race
from core.planner.situation import Situation
from core.planner.text import NOTHING

SHUTTLING = Path(__file__).parent.parent / "shuttling"
"""Games in which race went to and fro between the Lounge and the Conservatory, asking what it knew."""

TIMES = [("casual", n) for n in (52, 57, 62)] + [("greedy", n) for n in (45, 51, 57, 62, 67)]
"""Among whom, and after how many events it took the passage."""


@cache
def game(name: str) -> Case:
    return load(SHUTTLING / f"{name}.case.json")


def position(name: str, n: int) -> Situation:
    case = game(name).upto(n)
    return Situation(case, mansion_of(case.setup))


@pytest.mark.parametrize(("name", "n"), TIMES)
def test_race_walks_on_rather_than_asks_what_it_knows(name, n):
    situation = position(name, n)
    passage = next(room for via, room in situation.ways if via is Via.PASSAGE)
    gains = dict(zip(situation.rooms, situation.best_by_room(situation.response), strict=True))
    assert max(gains.values()) > 0.5 > NOTHING > gains[passage], "there is something to ask, but not there"
    assert Race().travel(situation) is None


@pytest.mark.parametrize(("name", "n"), TIMES)
def test_a_suggestion_that_tells_nothing_is_worth_the_walk_from_there(name, n):
    situation, race = position(name, n), Race()
    gains = situation.best_by_room(situation.response)
    for room, bits in zip(situation.rooms, gains, strict=True):
        asks, walks = (race.score(situation, room, asks=asks) for asks in (True, False))
        assert asks < walks if bits > NOTHING else asks == pytest.approx(walks)


def test_a_walk_takes_no_more_than_its_turns_and_what_is_never_heard_of_takes_long():
    """One of five turns away comes to five at most, however much is open; and alone nothing is heard."""
    situation, race = position("greedy", 45), Race()
    walk, turns = race.score(situation, situation.place, asks=False), situation.turns_to_ask(situation.place)
    asked = [race.score(situation, room, asks=True) for room in situation.rooms]
    assert walk < (turns + asked).min()
    assert walk > min(asked)
