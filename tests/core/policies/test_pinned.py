"""The yardsticks, velma and casual, on decisions worked out with a pencil from their written rules.

Each decision of ``pinned/*.json`` gives the position as a case, what is to be chosen, and why. The numbers in its
working are checked twice: against every deal, one by one, and against what the policy reckons.
"""

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import log
from pathlib import Path

import pytest

from core.board.mansion import mansion_of
from core.formats.case_reader import case_from_dict
from core.information.answers import Response
from core.model.cards import Card
from core.model.case import Case
from core.policies.registry import policy
from core.situation.situation import Situation
from tests.oracle.brute import Brute, brute
from tests.oracle.gain import entropy, gain_by_hand

FOLDER = Path(__file__).parent / "pinned"
NAMES = ("velma", "casual")
FILES = {name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in NAMES}
PINS = [pytest.param(name, pin, id=f"{name} {pin['title']}") for name in NAMES for pin in FILES[name]["pins"]]
SEEDS = range(200)
ROLLS = range(2, 13)
KINDS = {"travel", "destination", "suggestion", "accusation", "show"}


@pytest.mark.parametrize("name", NAMES)
def test_ten_decisions_and_more_of_every_kind_are_pinned(name):
    pins = FILES[name]["pins"]
    assert FILES[name]["policy"] == name
    assert len(pins) >= 10
    assert len({pin["title"] for pin in pins}) == len(pins)
    assert {pin["decision"] for pin in pins} == KINDS
    for pin in pins:
        assert len({"expected", "one_of", "among"} & set(pin)) == 1, pin["title"]
        assert pin["why"]


@pytest.mark.parametrize(("name", "pin"), PINS)
def test_the_policy_decides_as_its_rules_say(name, pin):
    case = case_from_dict(pin["case"])
    seeds = SEEDS if "among" in pin else SEEDS[:20]
    found = [json.loads(one) for one in {json.dumps(choice(name, pin, case, seed)) for seed in seeds}]
    if "expected" in pin:
        assert found == [pin["expected"]], pin["why"]
    elif "one_of" in pin:
        assert all(one in pin["one_of"] for one in found), pin["why"]
    else:
        lots = pin["among"]
        wanted = lots if pin["decision"] == "show" else [list(cards) for cards in product(*lots)]
        assert sorted(found) == sorted(wanted), "each of those that the rules allow comes up, and no other"


def choice(name, pin, case, seed):
    """What the policy decides, in the words of the fixtures."""
    situation, chosen = Situation.of(case, mansion_of(case.setup), seed=seed), policy(name)
    match pin["decision"]:
        case "travel":
            way = chosen.travel(situation)
            return None if way is None else [way[0].value, way[1].name]
        case "destination":
            return named(chosen.destination(situation, pin["roll"]))
        case "suggestion":
            room = pin["room"]
            return named(chosen.suggestion(situation, None if room is None else case.setup.deck.card(room)))
        case "accusation":
            return named(chosen.accusation(situation))
        case "show":
            asked = case.events[-1]
            held = [card for card in asked.cards if card in case.setup.my_hand]
            return named(chosen.show(situation, pin["asker"], held))


def named(choice):
    if choice is None:
        return None
    return choice.name if isinstance(choice, Card) else [named(one) if isinstance(one, Card) else one for one in choice]


# --- the numbers of the working


def worked(kind):
    """The decisions in whose working there are such numbers."""
    return [param for param in PINS if kind in param.values[1].get("checked", {})]


@pytest.mark.parametrize(("name", "pin"), worked("chances"))
def test_the_chances_are_right(name, pin):
    case, found = counted(pin)
    situation = Situation.of(case, mansion_of(case.setup))
    for one in pin["checked"]["chances"]:
        cards = triple(case, one["cards"])
        assert found.envelope[cards] == Fraction(one["p"])
        assert situation.cards.envelope.probability(cards) == pytest.approx(float(Fraction(one["p"])), abs=1e-9)


@pytest.mark.parametrize(("name", "pin"), worked("left"))
def test_what_the_least_helpful_answers_leave_is_right(name, pin):
    case, found = counted(pin)
    situation = Situation.of(case, mansion_of(case.setup), response=Response.LEAST_HELPFUL)
    for one in pin["checked"]["left"]:
        cards = triple(case, one["cards"])
        assert digits(nats_left(case, found, cards)) == one["nats"]
        assert digits(log(2) * (situation.cards.entropy_bits - situation.cards.gain_of(cards))) == one["nats"]


@pytest.mark.parametrize(("name", "pin"), worked("sums"))
def test_the_sums_are_right(name, pin):
    case, found = counted(pin)
    situation, velma = Situation.of(case, mansion_of(case.setup)), policy(name)
    deck = case.setup.deck
    for one in pin["checked"]["sums"]:
        place, asks = place_of(case, one["place"]), one["asks"]
        nats = least_left(case, found, place) if asks else log(2) * entropy(found.envelope)
        rooms = chances_of_rooms(found)
        assert set(one["ways"]) == {room.name for room in rooms}
        turns = sum(float(p) * turns_by(**one["ways"][room.name]) for room, p in rooms.items())
        assert [digits(nats), digits(turns), digits(nats + turns)] == [one["nats"], one["turns"], one["sum"]]
        assert velma.score(situation, place, asks=asks) == pytest.approx(nats + turns, abs=1e-9)
        assert situation.turns is not None
        for room, way in one["ways"].items():
            assert situation.turns.between(place, deck.card(room)) == pytest.approx(turns_by(**way), abs=1e-9)


@pytest.mark.parametrize(("name", "pin"), worked("turns"))
def test_the_turns_are_right(name, pin):
    case = case_from_dict(pin["case"])
    turns = Situation.of(case, mansion_of(case.setup)).turns
    assert turns is not None
    for one in pin["checked"]["turns"]:
        by_hand = turns_by(one["steps"], one.get("passages", 0))
        assert digits(by_hand) == one["turns"]
        start, room = place_of(case, one["from"]), case.setup.deck.card(one["to"])
        assert turns.between(start, room) == pytest.approx(by_hand, abs=1e-9)


def counted(pin) -> tuple[Case, Brute]:
    case = case_from_dict(pin["case"])
    return case, brute(case)


def digits(value) -> str:
    return f"{round(value, 4) + 0.0:.4f}"


def triple(case, names):
    suspect, weapon, room = (case.setup.deck.card(name) for name in names)
    return suspect, weapon, room


def place_of(case, written):
    return case.setup.deck.card(written) if isinstance(written, str) else tuple(written)


def nats_left(case, found, cards) -> float:
    """The expected entropy after a suggestion that is answered in the least helpful way."""
    bits = entropy({solution: float(p) for solution, p in found.envelope.items()})
    return log(2) * (bits - gain_by_hand(case, found, cards, "least-helpful"))


def least_left(case, found, room) -> float:
    suspects, weapons = (case.setup.deck.of(category) for category in list(type(room.category))[:2])
    return min(nats_left(case, found, (suspect, weapon, room)) for suspect in suspects for weapon in weapons)


def chances_of_rooms(found) -> dict[Card, Fraction]:
    rooms: Counter[Card] = Counter()
    for (_, _, room), p in found.envelope.items():
        rooms[room] += p
    return dict(rooms)


def turns_by(steps=0, passages=0, after=None) -> float:
    """Expected turns by so many steps, where there is one way only, and by passages, each a turn.

    ``after``: instead, how many steps are left after a roll of 2, 3, ... 12.
    """
    if after is None:
        return passages + renewal(steps)
    return 1.0 + sum(chance(roll) * renewal(left) for roll, left in zip(ROLLS, after, strict=True))


@cache
def renewal(steps: int) -> float:
    """The expected number of rolls of two dice until their sum is ``steps`` or more."""
    if steps <= 0:
        return 0.0
    return 1.0 + sum(chance(roll) * renewal(steps - roll) for roll in ROLLS)


def chance(roll: int) -> float:
    return (6 - abs(7 - roll)) / 36
