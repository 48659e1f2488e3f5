"""What a roll reaches, compared with every walk that the rules allow."""

from itertools import pairwise

import pytest

from core.board.walking import graph_of, reach, shortest_walk
from core.model.cards import Card
from tests.core.board.mansions import classic, drawn, rings, room, walks

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


def test_a_passage_that_costs_a_step_is_a_walk():
    text = (
        "grid\nP1........Q\nend\nroom P Parlour\nroom Q Quarters\ndoor P 0 1 W all\ndoor Q 0 9 E all\npassage P Q step"
    )
    mansion = drawn(text, "Parlour", "Quarters")
    assert reach(mansion, mansion.rooms[0], 1) == {(0, 1): 1, mansion.rooms[1]: 1}


@pytest.mark.parametrize("start", [(0, 0), (99, 1), room("Rope")], ids=str)
def test_one_starts_from_a_place_of_the_board(start):
    with pytest.raises(KeyError):
        reach(classic(), start, 6)
