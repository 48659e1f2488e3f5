"""Race: one account of walking and asking, and the turn of an accusation, on positions from games."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from core.advice.advice import advise
from core.advice.text import headline, whether_to_accuse, why
from core.board.mansion import mansion_of
from core.formats.case_file import load
from core.information.gain import AnswerCounts
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move, Via
from core.model.rules import AccuseRule
from core.policies.race import Finish, Race
from core.situation.situation import NOTHING, Situation

POSITIONS = Path(__file__).parent / "positions"


@cache
def game(name: str) -> Case:
    return load(POSITIONS / f"{name}.case.json")


def reason(situation: Situation) -> str:
    return why(advise(situation))


@cache
def position(name: str, n: int | None = None) -> Situation:
    """A position, with what is computed of it; several tests ask for the same."""
    case = game(name) if n is None else game(name).upto(n)
    return Situation.of(case, mansion_of(case.setup))


# --- walking, in games by the US edition in which race went to and fro between the Lounge and the Conservatory

TIMES = [("shuttle-casual", n) for n in (52, 57, 62)] + [("shuttle-greedy", n) for n in (45, 51, 57, 62, 67)]
"""Among whom, and after how many events it took the passage, asking what it knew."""


@pytest.mark.parametrize(("name", "n"), TIMES)
def test_race_walks_on_rather_than_asks_what_it_knows(name, n):
    situation = position(name, n)
    passage = next(room for via, room in situation.ways if via is Via.PASSAGE)
    gains = dict(zip(situation.rooms, situation.cards.gains.best_by_room, strict=True))
    assert max(gains.values()) > 0.5 > NOTHING > gains[passage], "there is something to ask, but not there"
    assert Race().travel(situation) is None


@pytest.mark.parametrize(("name", "n"), TIMES)
def test_a_suggestion_that_tells_nothing_is_worth_the_walk_from_there(name, n):
    situation, race = position(name, n), Race()
    gains = situation.cards.gains.best_by_room
    for room, bits in zip(situation.rooms, gains, strict=True):
        asks, walks = (race.score(situation, room, asks=asks) for asks in (True, False))
        assert asks < walks if bits > NOTHING else asks == pytest.approx(walks)


def test_a_room_on_the_way_is_said_to_be_so_and_takes_no_more_than_its_turns():
    situation = position("shuttle-greedy", 51)
    found = advise(situation)
    assert headline(found) == "roll, and head for the Ballroom, on the way to the Kitchen"
    assert reason(situation).startswith("Nothing to learn there, but it brings you nearer to the Kitchen. ")
    assert not found.rolls_by_room, "no roll leads to where something can be learned"

    # One of five turns away comes to five at most, however much is open; and alone nothing is heard.
    situation, race = position("shuttle-greedy", 45), Race()
    walk, turns = race.score(situation, situation.place, asks=False), situation.turns_to_ask(situation.place)
    asked = [race.score(situation, room, asks=True) for room in situation.rooms]
    assert walk < (turns + asked).min()
    assert walk > min(asked)


@pytest.mark.parametrize(("name", "n"), TIMES)
def test_rooms_at_different_distances_share_a_score_only_if_one_is_on_the_way_to_the_other(name, n):
    situation = position(name, n)
    for one, other in combinations(advise(situation).moves, 2):
        leads = one.beyond == other.to or other.beyond == one.to
        assert leads or abs(one.score - other.score) > 1e-6, (one.to, other.to)


# --- the turn of an accusation

FINISHES = ("finish-casual", "finish-greedy")


def hit(situation: Situation, policy: Race, room: Card) -> float:
    """How likely the likeliest solution is to be right after the policy's suggestion in a room."""
    index = situation.case.setup.deck.index
    suspect, weapon, where = (index[card] for card in policy.suggestion(situation, room))
    return AnswerCounts.of(situation.cards.table, (suspect, weapon, where)).hit(situation.response)


def chance(situation: Situation, policy: Race) -> float:
    """How likely an accusation at the end of this turn is to be right, by what the policy does until then."""
    way = policy.travel(situation)
    if way is not None:
        return hit(situation, policy, way[1])
    found = 0.0
    for roll in situation.dice.rolls:
        place = policy.destination(situation, roll)
        asks = isinstance(place, Card) and situation.may_suggest_in(place)
        found += situation.dice.chance(roll) * (hit(situation, policy, place) if asks else situation.cards.likeliest[1])
    return found


class Unserving(Race):
    """Race that walks and asks as ever in the turn of an accusation."""

    def finish(self, situation: Situation) -> Finish:
        return Finish(situation, None)


@pytest.mark.parametrize("name", FINISHES)
def test_walk_and_suggestion_serve_the_accusation(name):
    situation = position(name)
    assert Race().accused(situation) is not None
    assert situation.cards.solution is None
    assert chance(situation, Race()) > chance(situation, Unserving()) + 0.04


@pytest.mark.parametrize("name", FINISHES)
def test_before_an_accusation_the_suggestion_makes_it_surest(name):
    situation = position(name)
    gains, best = situation.cards.gains, {}
    for suspect, weapon, room in gains.triples.tolist():
        sure = AnswerCounts.of(situation.cards.table, (suspect, weapon, room)).hit(situation.response)
        best[room] = max(best.get(room, 0.0), sure)
    for room in situation.rooms:
        assert hit(situation, Race(), room) == pytest.approx(best[situation.case.setup.deck.index[room]])


@pytest.mark.parametrize("name", FINISHES)
def test_an_accusation_below_my_limit_is_not_served(name):
    situation = position(name)
    careful = replace(situation, least=0.99)
    race, unserving = Race(), Unserving()
    assert race.travel(careful) == unserving.travel(situation)
    for roll in situation.dice.rolls:
        assert race.destination(careful, roll) == unserving.destination(situation, roll)
    for room in situation.rooms:
        assert race.suggestion(careful, room) == unserving.suggestion(situation, room)
    assert "your accusation surest" in reason(situation)
    assert "your accusation surest" not in reason(careful)
    assert advise(careful).accusation is None


def test_an_accusation_is_served_only_where_it_may_be_made():
    """In the room of the solution: whoever leaves it this turn cannot accuse."""
    situation = position("finish-casual")
    setup = situation.case.setup
    case = replace(situation.case, setup=replace(setup, rules=replace(setup.rules, accuse=AccuseRule.IN_ROOM)))
    room = situation.cards.likeliest[0][2]
    there = situation.at(case.appended(Move(situation.me, room)))
    finish = Finish(there, there.cards.likeliest[0])
    assert finish.chance(room, asks=False) == there.cards.likeliest[1]
    assert {finish.chance(place, asks=True) for place in there.rooms if place != room} == {0.0}


def test_a_suggestion_that_tells_nothing_does_not_come_first():
    """In the Conservatory I have only to suggest what I know, whatever can be learned elsewhere."""
    situation = position("shuttle-greedy", 45)
    there = {room.name: room for room in situation.rooms}
    entered = {
        name: Situation.of(situation.case.appended(Move(situation.me, there[name], roll=6)), situation.mansion)
        for name in ("Conservatory", "Study")
    }
    assert {name: advise(one).asks_first for name, one in entered.items()} == {"Conservatory": False, "Study": True}
    for name, one in entered.items():
        found = advise(one)
        due = replace(found, accuse=replace(found.accuse, p=0.5, waiting=0.4, allowed=True), accusation=None)
        assert whether_to_accuse(due).startswith("suggest first, ") is (name == "Study")
