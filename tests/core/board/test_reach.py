"""What a roll reaches, compared with every walk that the rules allow."""

import pytest

from core.board.graph import reach
from tests.core.board.mansions import classic, drawn, rings, room, walks

BLOCKED = frozenset({(7, 4), (17, 9), (8, 8), (13, 20), (20, 16)})


@pytest.mark.parametrize("blocked", [frozenset(), BLOCKED], ids=["free", "blocked"])
@pytest.mark.parametrize("door_set", ["classic", "modern"])
def test_a_roll_reaches_where_a_walk_can_end(door_set, blocked):
    mansion = classic(door_set)
    for start in mansion.places:
        found = reach(mansion, start, 5, blocked)
        for roll in (1, 2, 5):
            assert set(found.within(roll)) == set(walks(mansion, (start,), roll, blocked)), (start, roll)


@pytest.mark.parametrize("start", [(7, 5), (17, 8), room("Hall"), room("Kitchen")], ids=str)
def test_the_highest_roll_reaches_where_a_walk_ring_by_ring_ends(start):
    mansion = classic()
    expected = {place: steps for steps, ring in enumerate(rings(mansion, start, 12)) for place in ring if steps}
    assert dict(reach(mansion, start, 12).steps) == expected


def test_the_nearest_come_first():
    steps = list(reach(classic(), room("Ballroom"), 12).steps.values())
    assert steps == sorted(steps)
    assert steps[0] == 1


def test_rooms_in_reach():
    found = reach(classic(), room("Library"), 12)
    assert found.rooms(3) == ()
    assert found.rooms(4) == (room("Billiard Room"),)
    assert set(found.rooms(12)) == {room(name) for name in ("Billiard Room", "Study", "Hall", "Ballroom")}


def test_one_does_not_come_back_to_where_one_was():
    assert room("Lounge") not in reach(classic(), room("Lounge"), 12).steps
    assert (17, 6) not in reach(classic(), (17, 6), 12).steps


def test_a_passage_that_costs_a_step_is_a_walk():
    text = (
        "grid\nP1........Q\nend\nroom P Parlour\nroom Q Quarters\ndoor P 0 1 W all\ndoor Q 0 9 E all\npassage P Q step"
    )
    mansion = drawn(text, "Parlour", "Quarters")
    assert reach(mansion, mansion.rooms[0], 1).steps == {(0, 1): 1, mansion.rooms[1]: 1}


def test_who_is_hemmed_in_goes_nowhere():
    assert reach(classic(), room("Kitchen"), 12, frozenset({(7, 4)})).steps == {}


@pytest.mark.parametrize("start", [(0, 0), (99, 1), room("Rope")], ids=str)
def test_one_starts_from_a_place_of_the_board(start):
    with pytest.raises(KeyError):
        reach(classic(), start, 6)
