"""Layout of a mansion in widget pixels: squares, walls, doors, labels and tokens."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from app.features.board.state import BoardState, Disc
from app.ui.theme import TypeSize, scale
from core.board.board import CENTRE, Door, Place
from core.board.mansion import Mansion
from core.model.cards import Card
from core.model.events import Move, Square, Via

MARGIN = 4
"""Space around the board (px) for tokens and frames that reach beyond its edge."""

TOKEN_SHARE = 0.9
"""The size of a token as a share of a square."""

SMALLEST_TOKEN = 17.0
"""The smallest diameter at which a token's letters are legible (px)."""

SQUARE = 9
"""The side of the squares that text of the usual size fits (px)."""

ON_FOOT = (None, Via.ROLL)
"""How a token moves that walks: by a roll, or as nobody has said."""

OPENING = 0.36
"""Half the width of a door, in squares."""


@dataclass(frozen=True, slots=True)
class RoomFrame:
    """A room: its walls, its boxes from the top (name, number, tokens), and the passage sign at its outer wall.

    ``leads_to`` are the rooms at the other ends of its passages.
    """

    walls: QPainterPath
    name: QRectF
    number: QRectF
    tokens: QRectF
    sign: QRectF
    leads_to: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Doorway:
    """The opening of a door in its wall, and the direction in which one enters."""

    start: QPointF
    end: QPointF
    into: QPointF


class BoardFrame:
    """The board centred in an area, as large as fits, with its grid on whole pixels."""

    def __init__(self, mansion: Mansion, size: QSizeF, ratio: float = 1.0) -> None:
        self.mansion, board = mansion, mansion.board
        self._ratio = ratio
        wide, high = size.width() - 2 * MARGIN, size.height() - 2 * MARGIN
        self.unit = max(1.0, min(wide / board.width, high / board.height))
        self._left = (size.width() - self.unit * board.width) / 2
        self._top = (size.height() - self.unit * board.height) / 2
        shapes = _shapes(mansion)
        self.rooms = {room: self._room(room, *shapes[room]) for room in mansion.rooms}
        self.centre = self._walls(shapes[None][0])
        self.centre_box = self.box(shapes[None][1])
        self.doors = [self._doorway(door) for door in mansion.doors]
        self.corridors = [self.square(square) for square in board.squares]

    # --- from squares to pixels

    def box(self, box: QRectF) -> QRectF:
        """Return the rectangle of a box in squares, on whole pixels."""
        return QRectF(self._point(box.left(), box.top()), self._point(box.right(), box.bottom()))

    def square(self, square: Square) -> QRectF:
        return self.box(QRectF(square[1], square[0], 1, 1))

    def _walls(self, outline: QPainterPath) -> QPainterPath:
        path = QPainterPath(outline)
        for i in range(path.elementCount()):
            corner = path.elementAt(i)
            point = self._point(corner.x, corner.y)
            path.setElementPositionAt(i, point.x(), point.y())
        return path

    def _point(self, x: float, y: float) -> QPointF:
        return QPointF(self._snapped(self._left + x * self.unit), self._snapped(self._top + y * self.unit))

    def _snapped(self, pixels: float) -> float:
        return round(pixels * self._ratio) / self._ratio

    def _doorway(self, door: Door) -> Doorway:
        dy, dx = door.direction.value
        square, into = self.square(door.square), QPointF(dx, dy)
        middle = square.center() + QPointF(dx * square.width(), dy * square.height()) / 2
        aside = QPointF(dy, dx) * self.unit * OPENING
        return Doorway(middle - aside, middle + aside, into)

    # --- from pixels to squares

    def place_at(self, point: QPointF) -> Place | None:
        """Return the place under a point; None on walls and outside the board."""
        column = int((point.x() - self._left) // self.unit)
        row = int((point.y() - self._top) // self.unit)
        board = self.mansion.board
        inside = 0 <= row < board.height and 0 <= column < board.width
        return self.mansion.at((row, column)) if inside else None

    # --- labels and tokens in a room

    @property
    def name_size(self) -> int:
        return _between(self._legible(TypeSize.SMALL), self.unit * 0.6, 20)

    @property
    def number_size(self) -> int:
        return _between(self._legible(TypeSize.BODY), self.unit * 0.78, 28)

    @property
    def sign_size(self) -> int:
        return _between(self._legible(TypeSize.SMALL - 1), self.unit * 0.46, 15)

    def _legible(self, size: int) -> int:
        """Return a type size, less enlarged where the squares are too small for large text."""
        return round(size / scale() * max(1.0, min(scale(), self.unit / SQUARE)))

    @property
    def token(self) -> float:
        """The diameter of a token (px)."""
        return max(SMALLEST_TOKEN, self.unit * TOKEN_SHARE)

    def _room(self, room: Card, outline: QPainterPath, largest: QRectF) -> RoomFrame:
        """Lay out a room: the sign at its outer wall, the rest centred in the remaining space."""
        mansion = self.mansion
        by_step = (there for here, there in mansion.passages(by_step=True) if here == room)
        leads_to = (*mansion.passages_from(room), *by_step)
        is_low = largest.center().y() > mansion.board.height / 2
        box = self.box(largest).adjusted(2, 2, -2, -2)
        sign = self.sign_size * 1.35 if leads_to else 0.0
        heights = [self.name_size * 1.25, self.number_size * 1.2, self.token + 5]
        if sum(heights) > box.height() - sign:
            heights = [self.name_size * 1.1, self.number_size, self.token + 1]  # as tight as is legible
        if box.height() - sign < sum(heights[:2]) <= box.height():  # without the sign they have room
            sign, leads_to = 0.0, ()
        gap = max(0.0, self.unit * 0.3 - 5)
        edge = box.bottom() - sign - gap if is_low else box.top() + gap
        top = (box.top() if is_low else box.top() + sign) + max(0.0, box.height() - sign - sum(heights)) / 2
        lines = []
        for height in heights:
            lines.append(QRectF(box.left(), top, box.width(), height))
            top += height
        name, number, tokens = lines
        floor = box.bottom() - (sign if is_low else 0.0)
        if tokens.bottom() > floor:  # in a small room they stand beside the number, rather than over it or outside
            tokens.moveBottom(floor)
            number.moveBottom(floor - (tokens.height() - number.height()) / 2)
            number.setWidth(min(self.number_size * 5, box.width()))  # with its rank to the left
            tokens.setLeft(number.center().x() + self.number_size * 1.25)
        sign_box = QRectF(box.left(), edge, box.width(), sign)
        return RoomFrame(self._walls(outline), name, number, tokens, sign_box, leads_to)

    def ways(self, before: BoardState, now: BoardState) -> Mapping[Disc, QPainterPath]:
        """Return the way of each token that has moved meanwhile: on foot along a shortest walk, else straight."""
        from core.board.walking import shortest_walk  # imports numpy, which a closed board does not need

        old = {(disc.suspect, disc.player): (disc, spot) for disc, spot in self.spots(before.discs).items()}
        events = now.case.events[len(before.case.events) :]
        walked = {(event.player, event.to) for event in events if isinstance(event, Move) and event.via in ON_FOOT}
        ways = {}
        for disc, end in self.spots(now.discs).items():
            here, start = old.get((disc.suspect, disc.player), (disc, end))
            if here.place is None or disc.place is None or here.place == disc.place:
                continue
            way = ways[disc] = QPainterPath(start)
            if disc.player is not None and (disc.player, disc.place) in walked:
                walk = shortest_walk(self.mansion, here.place, disc.place, before.tokens.blocked(disc.player))
                for square in (place for place in walk if isinstance(place, tuple)):
                    way.lineTo(self.square(square).center())
            way.lineTo(end)
        return ways

    def spots(self, discs: Sequence[Disc]) -> Mapping[Disc, QPointF]:
        """Return the centre of each token on the board; tokens at one place stand side by side."""
        crowds: dict[Place, list[Disc]] = {}
        for disc in discs:
            if disc.place is not None:
                crowds.setdefault(disc.place, []).append(disc)
        return {disc: spot for place, crowd in crowds.items() for disc, spot in self._side_by_side(place, crowd)}

    def _side_by_side(self, place: Place, crowd: Sequence[Disc]) -> list[tuple[Disc, QPointF]]:
        area = self.rooms[place].tokens if isinstance(place, Card) else self.square(place)
        step = self.token + 2
        if len(crowd) > 1:
            least = 0.35 * self.token  # closer tokens could not be told apart
            step = max(least, min(step, (area.width() - self.token) / (len(crowd) - 1)))
        first = area.center() - QPointF(step * (len(crowd) - 1) / 2, 0)
        return [(disc, first + QPointF(step * i, 0)) for i, disc in enumerate(crowd)]


@lru_cache(maxsize=8)
def _shapes(mansion: Mansion) -> Mapping[Card | None, tuple[QPainterPath, QRectF]]:
    """Return the outline and the largest box of each room and of the centre (None), in squares."""
    areas = [mansion.squares_of(room) for room in mansion.rooms]
    shapes = [(walls(squares), largest_box(squares)) for squares in (*areas, mansion.board.squares_of(CENTRE))]
    return dict(zip((*mansion.rooms, None), shapes, strict=True))


def walls(squares: Collection[Square]) -> QPainterPath:
    """Return the outline of squares, as a path on their grid; inner outlines are holes."""
    path = QPainterPath()
    for row, column in squares:
        path.addRect(column, row, 1, 1)
    return path.simplified()


def largest_box(squares: Collection[Square]) -> QRectF:
    """Return the largest rectangle within these squares, the wider of two equal ones; empty for none."""
    inside, boxes = frozenset(squares), [QRectF()]
    for top, left in sorted(inside):
        row, width = top, len(inside)
        while (row, left) in inside:
            width = next(n for n in range(1, width + 1) if n == width or (row, left + n) not in inside)
            row += 1
            boxes.append(QRectF(left, top, width, row - top))
    return max(boxes, key=lambda box: (box.width() * box.height(), box.width()))


def _between(least: int, size: float, most: int) -> int:
    return min(max(least, round(size)), most)
