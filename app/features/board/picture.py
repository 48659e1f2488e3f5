"""What the board shows at one moment, and the drawing plan of its mansion: walls, doors and signs, in squares.

A point is (x, y), with x in columns from the left and y in rows from the top; the square [row, column] covers (column,
row) to (column + 1, row + 1).
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.features.board.state import BoardState, Disc
from app.features.sheet.cell import ROUGH
from app.ui.numbers import estimated_percent, percent
from core.board.board import CENTRE, Direction, Door, Place
from core.board.mansion import Mansion
from core.model.cards import Card
from core.model.events import Square
from core.model.seats import ENVELOPE

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.planner.advice import Advice, MoveOption

Point = tuple[float, float]
Loop = tuple[Point, ...]

HINGE = 0.14
"""The piece of wall left on either side of a door, in squares."""

_WALLS = {
    Direction.N: ((0.0, 0.0), (1.0, 0.0)),
    Direction.E: ((1.0, 0.0), (1.0, 1.0)),
    Direction.S: ((1.0, 1.0), (0.0, 1.0)),
    Direction.W: ((0.0, 1.0), (0.0, 0.0)),
}
"""The wall of a square on each side, clockwise."""


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle, in squares."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Doorway:
    """A door: the opening in the wall, and the direction in which one enters."""

    start: Point
    end: Point
    into: Direction


@dataclass(frozen=True, slots=True)
class RoomPlan:
    """A room: its walls (one loop, more with courtyards), its largest box, and where its passages lead.

    ``is_low``: it lies in the lower half, so that its outer wall is the lower one.
    """

    room: Card
    walls: tuple[Loop, ...]
    box: Box
    leads_to: tuple[Card, ...]
    is_low: bool


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The static drawing of a mansion."""

    rows: int
    columns: int
    squares: tuple[Square, ...]
    rooms: tuple[RoomPlan, ...]
    doors: tuple[Doorway, ...]
    centre: tuple[Loop, ...]
    centre_box: Box | None
    starts: tuple[tuple[Square, Card], ...]


@functools.lru_cache(maxsize=8)
def plan_of(mansion: Mansion) -> BoardPlan:
    """Return the plan of a mansion."""
    board = mansion.board
    centre = board.squares_of(CENTRE)
    starts = [(mansion.start_of(suspect), suspect) for suspect in mansion.suspects]
    return BoardPlan(
        rows=board.height,
        columns=board.width,
        squares=board.squares,
        rooms=tuple(_room_plan(mansion, room) for room in mansion.rooms),
        doors=tuple(map(_doorway, mansion.doors)),
        centre=tuple(walls(centre)),
        centre_box=largest_box(centre) if centre else None,
        starts=tuple((square, suspect) for square, suspect in starts if square is not None),
    )


def walls(squares: Collection[Square]) -> Iterator[Loop]:
    """Yield the outline of squares: loops of corners, clockwise around the outside, without redundant corners."""
    ahead: dict[Point, list[Point]] = {}
    for square in sorted(squares):
        for direction, (start, end) in _WALLS.items():
            if direction.after(square) not in squares:
                ahead.setdefault(_moved(start, square), []).append(_moved(end, square))
    while ahead:
        yield _corners(_loop(ahead))


def largest_box(squares: Collection[Square]) -> Box:
    """Return the largest rectangle within these squares, the wider of two equal ones. Raises ValueError for none."""
    rows = sorted({row for row, _ in squares})
    boxes = [box for top in rows for bottom in rows if top <= bottom for box in _boxes_between(squares, top, bottom)]
    return max(boxes, key=lambda box: (box.width * box.height, box.width))


def _boxes_between(squares: Collection[Square], top: int, bottom: int) -> Iterator[Box]:
    """Yield the widest boxes from one row to another."""
    columns = sorted({column for _, column in squares})
    full = [c for c in columns if all((row, c) in squares for row in range(top, bottom + 1))]
    start = 0
    for i, column in enumerate(full):
        if i + 1 == len(full) or full[i + 1] != column + 1:
            yield Box(full[start], top, column + 1 - full[start], bottom + 1 - top)
            start = i + 1


def _room_plan(mansion: Mansion, room: Card) -> RoomPlan:
    squares = frozenset(mansion.squares_of(room))
    by_step = [there for here, there in mansion.passages(by_step=True) if here == room]
    box = largest_box(squares)
    return RoomPlan(
        room=room,
        walls=tuple(walls(squares)),
        box=box,
        leads_to=(*mansion.passages_from(room), *by_step),
        is_low=box.y + box.height / 2 > mansion.board.height / 2,
    )


def _doorway(door: Door) -> Doorway:
    (x0, y0), (x1, y1) = (_moved(point, door.square) for point in _WALLS[door.direction])
    dx, dy = (x1 - x0) * HINGE, (y1 - y0) * HINGE
    return Doorway((x0 + dx, y0 + dy), (x1 - dx, y1 - dy), door.direction)


def _moved(point: Point, square: Square) -> Point:
    return point[0] + square[1], point[1] + square[0]


def _loop(ahead: dict[Point, list[Point]]) -> list[Point]:
    """Remove one closed walk along the walls from ``ahead`` and return it."""
    start = next(iter(ahead))
    loop, here = [start], _taken(ahead, start)
    while here != start:
        loop.append(here)
        here = _taken(ahead, here)
    return loop


def _taken(ahead: dict[Point, list[Point]], here: Point) -> Point:
    there = ahead[here].pop()
    if not ahead[here]:
        del ahead[here]
    return there


def _corners(loop: list[Point]) -> Loop:
    """Remove the points at which a walk goes straight on."""
    around = zip((loop[-1], *loop[:-1]), loop, (*loop[1:], loop[0]), strict=True)
    return tuple(b for a, b, c in around if (a[0] - b[0]) * (b[1] - c[1]) != (a[1] - b[1]) * (b[0] - c[0]))


RANKED = 3
"""Number of best destinations that are marked."""


@dataclass(frozen=True, slots=True)
class Share:
    """The probability of a room; ``is_rough``: a rough estimate, as marked on the sheet."""

    p: float
    text: str
    is_rough: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The plan, the tokens, and what is known.

    ``chosen`` is the player whose token is chosen, ``reached`` what the roll reaches. ``ranks`` numbers the best
    destinations from 1. ``is_faded``: the shares are outdated.
    """

    plan: BoardPlan
    discs: tuple[Disc, ...] = ()
    chosen: str | None = None
    reached: frozenset[Place] = frozenset()
    shares: Mapping[Card, Share] = field(default_factory=dict)
    ranks: Mapping[Place, int] = field(default_factory=dict)
    is_faded: bool = False


def picture_of(
    state: BoardState, shares: Mapping[Card, Share], advice: Advice | None = None, *, is_faded: bool = False
) -> BoardPicture:
    """Return the picture of a state, with advice on it if there is any."""
    return BoardPicture(
        plan=plan_of(state.mansion),
        discs=state.discs,
        chosen=state.player,
        reached=frozenset(state.reached),
        shares=shares,
        ranks={} if advice is None else ranks_of(advice.moves),
        is_faded=is_faded,
    )


def shares_of(posterior: Posterior | None, rooms: Sequence[Card]) -> dict[Card, Share]:
    """Return the probability of each room; empty where unknown."""
    if posterior is None or not set(rooms) <= set(posterior.cards):
        return {}
    column = posterior.holders.index(ENVELOPE)
    shares = {}
    for room in rooms:
        row = posterior.cards.index(room)
        p = float(posterior.marginals[row, column])
        error = None if posterior.stderr is None else float(posterior.stderr[row, column])
        text = percent(p) if posterior.exact else estimated_percent(p, error)
        shares[room] = Share(p, text, error is not None and error > ROUGH)
    return shares


def best_moves(moves: Sequence[MoveOption]) -> tuple[MoveOption, ...]:
    """Return the best moves, one per destination."""
    best: dict[Place, MoveOption] = {}
    for move in moves:
        best.setdefault(move.to, move)
    return tuple(best.values())[:RANKED]


def ranks_of(moves: Sequence[MoveOption]) -> dict[Place, int]:
    """Return the ranks of the best destinations."""
    return {move.to: rank for rank, move in enumerate(best_moves(moves), start=1)}
