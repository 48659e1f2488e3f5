"""Walking distances: the table of the mansion, square by square against another program, and what blocks the way."""

import numpy as np
import pytest

from core.board.distances import distances
from core.board.graph import graph_of
from core.board.reach import reach
from tests.core.board.mansions import classic, drawn, rings, room

COLUMNS = ("Kitchen", "Ballroom", "Conservatory", "Billiard Room", "Library", "Study", "Hall", "Lounge", "Dining Room")
ROOMS = """
 0  7 20 17 23 28 19 19 11
 7  0  4  6 12 17 13 15  7
20  4  0  7 14 20 20 27 19
17  6  7  0  4 15 15 22 14
23 12 14  4  0  7  7 14 14
28 17 20 15  7  0  4 17 17
19 13 20 15  7  4  0  8  8
19 15 27 22 14 17  8  0  4
11  7 19 14 14 17  8  4  0
"""
STARTS = {
    "Miss Scarlett": (23, 19, 31, 26, 18, 21, 12, 8, 10),
    "Colonel Mustard": (23, 19, 31, 26, 18, 21, 12, 8, 8),
    "Mrs White": (13, 8, 25, 22, 28, 33, 24, 24, 16),
    "Reverend Green": (24, 8, 10, 13, 19, 24, 24, 31, 23),
    "Mrs Peacock": (23, 9, 7, 10, 17, 23, 23, 30, 22),
    "Professor Plum": (32, 21, 24, 19, 11, 8, 10, 21, 21),
}


def test_the_rooms_are_as_far_apart_as_on_the_board():
    found = distances(classic())
    table = [list(map(int, line.split())) for line in ROOMS.strip().splitlines()]
    assert [[found.between(room(one), room(other)) for other in COLUMNS] for one in COLUMNS] == table


@pytest.mark.parametrize(("suspect", "row"), STARTS.items())
def test_the_starts_are_as_far_from_the_rooms_as_on_the_board(suspect, row):
    mansion = classic()
    start = mansion.start_of(room(suspect))
    assert tuple(distances(mansion).between(start, room(name)) for name in COLUMNS) == row


@pytest.mark.parametrize("door_set", ["classic", "modern"])
def test_every_distance_is_what_walking_ring_by_ring_finds(door_set):
    mansion = classic(door_set)
    found = distances(mansion)
    for i, start in enumerate(mansion.places):
        expected = np.full(len(mansion.places), np.inf)
        for steps, ring in enumerate(rings(mansion, start, 60)):
            expected[[mansion.index[place] for place in ring]] = steps
        assert np.array_equal(found.steps[i], expected)
    assert np.array_equal(found.steps, found.steps.T)


def test_the_other_doors_make_other_ways():
    assert distances(classic()).between(room("Hall"), room("Study")) == 4
    assert distances(classic("modern")).between(room("Hall"), room("Study")) == 10


def test_every_door_has_a_switch():
    mansion = classic()
    kitchen = mansion.doors_of(room("Kitchen"))
    shut = mansion.with_doors([door for door in mansion.doors if door not in kitchen])
    assert len(shut.doors) == 16
    assert distances(shut).between(room("Hall"), room("Kitchen")) == np.inf
    assert distances(shut).between(room("Hall"), room("Study")) == 4
    assert shut.with_doors(mansion.doors) == mansion


def test_a_token_before_the_door_blocks_it():
    blocked = frozenset({(7, 4)})
    found = distances(classic(), blocked)
    assert found.between(room("Kitchen"), room("Ballroom")) == np.inf
    assert found.between((5, 7), room("Kitchen")) == np.inf
    assert found.between((7, 4), room("Kitchen")) == 1, "for the token itself the door is open"
    assert found.between((7, 5), (7, 4)) == np.inf


def test_blocked_squares_are_walked_around():
    open_way = distances(classic()).between(room("Hall"), room("Lounge"))
    closer = distances(classic(), frozenset({(17, 10)})).between(room("Hall"), room("Lounge"))
    assert open_way < closer < np.inf
    assert reach(classic(), room("Hall"), 60, frozenset({(17, 10)})).steps[room("Lounge")] == closer


def test_a_passage_counts_where_it_is_a_step():
    text = "grid\nP1........Q\nend\nroom P Parlour\nroom Q Quarters\ndoor P 0 1 W all\ndoor Q 0 9 E all\npassage P Q"
    by_turn, by_step = (drawn(text + end, "Parlour", "Quarters") for end in ("", " step"))
    assert distances(by_turn).between(*by_turn.rooms) == 10
    assert distances(by_step).between(*by_step.rooms) == 1
    assert by_turn.passages_from(by_turn.rooms[0]) == by_turn.rooms[1:]
    assert by_step.passages_from(by_step.rooms[0]) == ()
    assert graph_of(by_turn).passages == ((9, 10), (10, 9))
