"""What a roll reaches, against every walk that the rules allow; expected turns, against the renewal function."""

import functools
import itertools
from collections import Counter
from itertools import pairwise, product

import numpy as np
import pytest

from core.board.walking import Dice, expected_turns, graph_of, reach, shortest_walk
from core.model.cards import Card
from tests.core.board.mansions import classic, corridor, drawn, rings, room, shut, walks

ONE, TWO = Dice(1), Dice(2)
RENEWAL = {
    ONE: {4: 1.5880, 7: 2.5216, 10: 3.3237},
    TWO: {4: 1.0833, 7: 1.4283, 8: 1.6105, 10: 1.9324, 15: 2.6189, 20: 3.3495},
}
LENGTH = 59
TAIL = {ONE: (5 / 3, 3.5), TWO: (41 / 12, 7)}


@functools.cache
def renewal(dice, steps):
    """The expected number of rolls until their sum is ``steps`` or more."""
    if steps <= 0:
        return 0.0
    return 1.0 + sum(dice.chance(roll) * renewal(dice, steps - roll) for roll in dice.rolls)


def plain_iteration(mansion, dice, target):
    """Expected turns to one room by the definition, place by place, until nothing changes."""
    near = {place: rings(mansion, place, dice.most) for place in mansion.places}
    turns = dict.fromkeys(mansion.places, 0.0)
    change = 1.0
    while change > 1e-13:
        change = 0.0
        for place in mansion.places:
            if place == target:
                continue
            best, value = turns[place], 1.0
            for roll, ring in enumerate(near[place]):
                best = min([best, *(turns[other] for other in ring)])
                value += dice.chance(roll) * best
            passages = mansion.passages_from(place) if place in mansion.rooms else ()
            value = min([value, *(1.0 + turns[other] for other in passages)])
            change = max(change, abs(value - turns[place]))
            turns[place] = value
    return turns


@pytest.mark.parametrize("dice", [ONE, TWO], ids=["one die", "two dice"])
def test_where_there_is_one_way_it_is_the_renewal_function(dice):
    mansion = corridor(LENGTH)
    turns = expected_turns(mansion, dice)
    parlour, quarters = mansion.rooms
    for steps in range(1, LENGTH + 1):
        assert turns.between((0, LENGTH - steps), parlour) == pytest.approx(renewal(dice, steps), abs=1e-12)
    assert turns.between(quarters, parlour) == pytest.approx(renewal(dice, LENGTH + 1), abs=1e-12)


@pytest.mark.parametrize("dice", [ONE, TWO], ids=["one die", "two dice"])
def test_the_renewal_function_has_the_known_values_and_the_known_tail(dice):
    mansion = corridor(LENGTH)
    turns = expected_turns(mansion, dice)
    for steps, known in RENEWAL[dice].items():
        assert turns.between((0, LENGTH - steps), mansion.rooms[0]) == pytest.approx(known, abs=5e-5)
    shift, mean = TAIL[dice]
    for steps in (50, LENGTH):
        assert turns.between((0, LENGTH - steps), mansion.rooms[0]) == pytest.approx((steps + shift) / mean, abs=2e-3)


@pytest.mark.parametrize(
    ("start", "end", "turns"), [("Hall", "Study", 1.0833), ("Study", "Library", 1.4283), ("Kitchen", "Study", 1.0)]
)
def test_the_mansion_has_the_known_values(start, end, turns):
    assert expected_turns(classic(), TWO).between(room(start), room(end)) == pytest.approx(turns, abs=5e-5)


QUICK = {("Study", "modern", 2), ("Study", "classic", 1), ("Library", "classic", 2), ("Conservatory", "modern", 1)}


@pytest.mark.parametrize(
    ("name", "door_set", "dice"),
    [
        pytest.param(*one, marks=[] if one in QUICK else pytest.mark.slow)
        for one in product(["Study", "Library", "Conservatory"], ["classic", "modern"], [1, 2])
    ],
)
def test_plain_value_iteration_agrees_everywhere(name, door_set, dice):
    mansion = classic(door_set)
    expected = plain_iteration(mansion, Dice(dice), room(name))
    found = expected_turns(mansion, Dice(dice)).expected[:, mansion.rooms.index(room(name))]
    assert found == pytest.approx([expected[place] for place in mansion.places], abs=1e-11)


@pytest.mark.parametrize("dice", [ONE, TWO], ids=["one die", "two dice"])
@pytest.mark.parametrize("blocked", [frozenset(), frozenset({(7, 4), (8, 8), (17, 11)})], ids=["free", "blocked"])
def test_the_laws_of_turns(dice, blocked):
    mansion = classic()
    turns = expected_turns(mansion, dice, blocked)
    for column, target in enumerate(mansion.rooms):
        assert turns.between(target, target) == 0
        others = np.delete(turns.expected[:, column], turns.mansion.index[target])
        assert (others >= 1).all()
    assert np.array_equal(turns.of(mansion.rooms[3]), turns.expected[turns.mansion.index[mansion.rooms[3]]])
    assert (expected_turns(mansion, dice, blocked).expected >= expected_turns(mansion, dice).expected).all()
    assert turns is expected_turns(mansion, dice, blocked), "what was worked out is kept"


def test_doors_that_are_blocked_or_shut_make_ways_longer():
    few, many = (expected_turns(classic(doors), TWO).expected for doors in ("modern", "classic"))
    assert (many <= few + 1e-12).all()
    assert (many < few - 0.1).any()
    # a blocked door leaves the passage
    mansion = classic()
    turns = expected_turns(mansion, TWO, frozenset({(7, 4)}))
    study = turns.between(room("Ballroom"), room("Study"))
    assert turns.between(room("Ballroom"), room("Kitchen")) == pytest.approx(study + 1)
    assert turns.between(room("Kitchen"), room("Study")) == 1
    # what cannot be reached is infinitely far
    turns = expected_turns(shut(mansion, "H"), TWO)
    hall = mansion.rooms.index(room("Hall"))
    assert np.isinf(np.delete(turns.expected[:, hall], turns.mansion.index[room("Hall")])).all()
    assert np.isfinite(turns.of(room("Kitchen"))).sum() == 8


def test_a_passage_costs_a_turn_or_a_step_and_one_that_costs_a_step_is_a_walk():
    text = (
        "grid\n1P.......Q........R\nend\nroom P Parlour\nroom Q Quarters\nroom R Rotunda\n"
        "door P 0 0 E all\ndoor P 0 2 W all\ndoor Q 0 8 E all\ndoor Q 0 10 W all\ndoor R 0 17 E all\npassage P Q"
    )
    by_turn, by_step = (
        expected_turns(drawn(text + end, "Parlour", "Quarters", "Rotunda"), TWO) for end in ("", " step")
    )
    parlour, quarters, rotunda = by_turn.mansion.places[-3:]
    assert by_turn.between(parlour, quarters) == 1
    assert by_step.between(parlour, quarters) == 1
    assert by_turn.between(parlour, rotunda) == pytest.approx(1 + renewal(TWO, 9))
    two = pytest.approx(2)
    assert by_turn.between((0, 0), quarters) == two, "into the Parlour, and through the passage on the next turn"
    assert by_step.between((0, 0), quarters) == two
    # a passage that costs a step is a walk
    text = (
        "grid\nP1........Q\nend\nroom P Parlour\nroom Q Quarters\ndoor P 0 1 W all\ndoor Q 0 9 E all\npassage P Q step"
    )
    mansion = drawn(text, "Parlour", "Quarters")
    assert reach(mansion, mansion.rooms[0], 1) == {(0, 1): 1, mansion.rooms[1]: 1}
    # answers cannot be changed
    with pytest.raises(ValueError, match="read-only"):
        expected_turns(classic(), TWO).expected[0, 0] = 0


def test_remoteness_is_the_mean_over_the_rooms_that_may_be_it():
    mansion = classic()
    turns = expected_turns(mansion, TWO)
    chances = np.array([0.5, 0.25, 0.25, 0, 0, 0, 0, 0, 0])
    expected = [
        sum(p * turns.between(place, one) for p, one in zip(chances, mansion.rooms, strict=True))
        for place in mansion.places
    ]
    assert turns.remoteness(chances) == pytest.approx(expected)
    # remoteness of the certain room one stands in is 0
    certain = np.eye(9)[4]
    assert turns.remoteness(certain)[mansion.index[mansion.rooms[4]]] == 0
    # a room that cannot be reached and is not the one does not count
    chances = np.where([one == room("Hall") for one in mansion.rooms], 0, 1 / 8)
    assert np.isfinite(expected_turns(shut(mansion, "H"), ONE).remoteness(chances)[: len(mansion.board.squares)]).all()


# Dice


@pytest.mark.parametrize("number", [1, 2])
def test_dice_show_what_dice_show(number):
    thrown = Counter(sum(faces) for faces in itertools.product(range(1, 7), repeat=number))
    dice = Dice(number)
    assert list(dice.rolls) == sorted(thrown)
    assert [dice.chance(roll) for roll in dice.rolls] == pytest.approx(
        [thrown[roll] / 6**number for roll in dice.rolls]
    )
    assert dice.chances == pytest.approx(np.array([dice.chance(roll) for roll in dice.rolls]))
    assert dice.chance(0) == dice.chance(number - 1) == dice.chance(13) == 0


@pytest.mark.parametrize("number", [0, 3, -1])
def test_no_game_has_other_dice(number):
    with pytest.raises(ValueError, match="1 die or 2"):
        Dice(number)


# What a roll reaches

BLOCKED = frozenset({(7, 4), (17, 9), (8, 8), (13, 20), (20, 16)})


@pytest.mark.parametrize("blocked", [frozenset(), BLOCKED], ids=["free", "blocked"])
@pytest.mark.parametrize("door_set", ["classic", "modern"])
def test_a_roll_reaches_where_a_walk_can_end(door_set, blocked):
    mansion = classic(door_set)
    for start in mansion.places:
        found = reach(mansion, start, 5, blocked)
        for roll in (1, 2, 5):
            within = {place for place, steps in found.items() if steps <= roll}
            assert within == set(walks(mansion, (start,), roll, blocked)), (start, roll)


@pytest.mark.parametrize("start", [(7, 5), (17, 8), room("Hall"), room("Kitchen")], ids=str)
def test_the_highest_roll_reaches_where_a_walk_ring_by_ring_ends(start):
    mansion = classic()
    expected = {place: steps for steps, ring in enumerate(rings(mansion, start, 12)) for place in ring if steps}
    assert reach(mansion, start, 12) == expected


def test_rooms_in_reach_come_nearest_first_and_never_is_it_where_one_was():
    steps = list(reach(classic(), room("Ballroom"), 12).values())
    assert steps == sorted(steps)
    assert steps[0] == 1
    # rooms in reach
    found = reach(classic(), room("Library"), 12)
    steps = {place: number for place, number in found.items() if isinstance(place, Card)}
    assert [place for place, number in steps.items() if number <= 4] == [room("Billiard Room")]
    assert steps[room("Billiard Room")] == 4
    assert steps.keys() == {room(name) for name in ("Billiard Room", "Study", "Hall", "Ballroom")}
    # one does not come back to where one was
    assert room("Lounge") not in reach(classic(), room("Lounge"), 12)
    assert (17, 6) not in reach(classic(), (17, 6), 12)
    # who is hemmed in goes nowhere
    assert reach(classic(), room("Kitchen"), 12, frozenset({(7, 4)})) == {}


@pytest.mark.parametrize("start", [(7, 5), (17, 8), room("Hall"), room("Kitchen")], ids=str)
def test_a_shortest_walk_is_as_long_as_the_steps_and_passes_through_no_room(start):
    mansion, blocked = classic(), BLOCKED - {(7, 4)}
    onward, index = graph_of(mansion, blocked).onward, mansion.index
    for place, steps in reach(mansion, start, len(mansion.places), blocked).items():
        walk = shortest_walk(mansion, start, place, blocked)
        assert (walk[0], walk[-1], len(walk)) == (start, place, steps + 1)
        assert not any(isinstance(between, Card) for between in walk[1:-1])
        assert all(index[there] in onward[index[here]] for here, there in pairwise(walk))
    assert shortest_walk(mansion, room("Kitchen"), (17, 8), BLOCKED) == ()


@pytest.mark.parametrize("start", [(0, 0), (99, 1), room("Rope")], ids=str)
def test_one_starts_from_a_place_of_the_board(start):
    with pytest.raises(KeyError):
        reach(classic(), start, 6)
