"""The plan of the mansion: walls that close, boxes that fit, doors that lead into their rooms."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.features.board.picture import Box, Loop, largest_box, plan_of, walls
from core.board.mansion import Mansion, fitted, shipped_board
from core.board.reader import parse_board
from core.formats.editions import edition
from core.model.deck import Deck

CLASSIC = edition("classic-uk").deck
SQUARES = st.frozensets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)


def area(loop: Loop) -> float:
    """The area within a loop; negative where it goes round the other way."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise((*loop, loop[0]))) / 2


@pytest.fixture
def mansion() -> Mansion:
    return fitted(shipped_board("classic"), CLASSIC)


@given(SQUARES)
def test_walls_enclose_just_the_squares(squares: frozenset[tuple[int, int]]) -> None:
    assert sum(area(loop) for loop in walls(squares)) == len(squares)


@given(SQUARES)
def test_walls_turn_at_every_corner(squares: frozenset[tuple[int, int]]) -> None:
    for loop in walls(squares):
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise((*loop, *loop[:2]))]
        assert all((dx == 0) != (next_dx == 0) for (dx, _), (next_dx, _) in pairwise(steps))


@given(SQUARES)
def test_the_largest_box_is_covered_and_no_box_is_larger(squares: frozenset[tuple[int, int]]) -> None:
    found = largest_box(squares)
    boxes = [
        (rows, columns)
        for top in range(6)
        for left in range(6)
        for rows in range(1, 7 - top)
        for columns in range(1, 7 - left)
        if {(top + r, left + c) for r in range(rows) for c in range(columns)} <= squares
    ]
    assert found.width * found.height == max(rows * columns for rows, columns in boxes)
    covered = {(int(found.y) + r, int(found.x) + c) for r in range(int(found.height)) for c in range(int(found.width))}
    assert covered <= squares


def test_a_courtyard_has_walls_of_its_own() -> None:
    ring = {(row, column) for row in range(3) for column in range(3)} - {(1, 1)}
    assert sorted(area(loop) for loop in walls(ring)) == [-1, 9]


def test_the_plan_of_the_classic_mansion(mansion: Mansion) -> None:
    plan = plan_of(mansion)
    rooms = {room.room.name: room for room in plan.rooms}
    assert (plan.rows, plan.columns, len(plan.doors)) == (25, 24, 17)
    assert plan.centre_box == Box(10, 10, 5, 7)
    assert rooms["Hall"].walls == (((9, 18), (15, 18), (15, 25), (9, 25)),)
    assert [room.name for room in rooms["Kitchen"].leads_to] == ["Study"]
    assert rooms["Ballroom"].leads_to == ()
    assert [name for name, room in rooms.items() if room.is_low] == [
        "Dining Room",
        "Library",
        "Lounge",
        "Hall",
        "Study",
    ]
    assert [str(suspect) for _, suspect in plan.starts] == [card.name for card in CLASSIC.cards[:6]]


def test_every_door_is_a_piece_of_its_rooms_wall(mansion: Mansion) -> None:
    plan = plan_of(mansion)
    for door, way in zip(mansion.doors, plan.doors, strict=True):
        room = next(one for one in plan.rooms if one.room == mansion.room(door.room))
        middle = ((way.start[0] + way.end[0]) / 2, (way.start[1] + way.end[1]) / 2)
        sides = [side for loop in room.walls for side in pairwise((*loop, loop[0]))]
        assert any(_is_on(middle, *side) for side in sides), door


def _is_on(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> bool:
    (x0, x1), (y0, y1) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    return x0 <= point[0] <= x1 and y0 <= point[1] <= y1


def test_a_passage_that_costs_a_step_has_a_sign_too() -> None:
    text = """
grid
KK.1PP
end
room K Kitchen
room P Parlour
door K 0 2 W all
door P 0 3 E all
passage K P step
"""
    deck = Deck(("Ann", "Bob"), ("Rope", "Vase"), ("Kitchen", "Parlour"))
    plan = plan_of(fitted(parse_board(text), deck))
    assert [room.leads_to for room in plan.rooms] == [(deck.card("Parlour"),), (deck.card("Kitchen"),)]
    assert (plan.centre, plan.centre_box) == ((), None)
