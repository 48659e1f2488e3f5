"""Layout of the board in widget pixels: squares, rooms, their labels and the tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from app.features.board.picture import BoardPlan, Box, Loop, RoomPlan
from app.features.board.state import Disc
from app.ui.theme import TypeSize
from core.board.board import Place
from core.model.cards import Card
from core.model.events import Square

MARGIN = 4
"""Space around the board (px) for tokens and frames that reach beyond its edge."""

TOKEN_SHARE = 0.9
"""The size of a token as a share of a square."""

SMALLEST_TOKEN = 17.0
"""The least diameter of a token (px) with legible letters."""


@dataclass(frozen=True, slots=True)
class RoomFrame:
    """The boxes within a room, from the top: name, number, tokens; and the passage sign at the outer wall."""

    name: QRectF
    number: QRectF
    tokens: QRectF
    sign: QRectF


class BoardFrame:
    """The board centred in an area, as large as fits, with its grid on whole pixels."""

    def __init__(self, plan: BoardPlan, size: QSizeF, ratio: float = 1.0) -> None:
        self.plan = plan
        self._ratio = ratio
        wide, high = size.width() - 2 * MARGIN, size.height() - 2 * MARGIN
        self.unit = max(1.0, min(wide / plan.columns, high / plan.rows))
        self._left = (size.width() - self.unit * plan.columns) / 2
        self._top = (size.height() - self.unit * plan.rows) / 2

    # --- from squares to pixels

    def point(self, x: float, y: float) -> QPointF:
        """Return the position of a plan point, on a whole pixel."""
        return QPointF(self._snapped(self._left + x * self.unit), self._snapped(self._top + y * self.unit))

    def box(self, box: Box) -> QRectF:
        """Return the rectangle of a plan box."""
        return QRectF(self.point(box.x, box.y), self.point(box.x + box.width, box.y + box.height))

    def square(self, square: Square) -> QRectF:
        """Return the rectangle of a square."""
        return self.box(Box(square[1], square[0], 1, 1))

    def path(self, loops: Sequence[Loop]) -> QPainterPath:
        """Return loops as a closed path; inner loops are holes."""
        path = QPainterPath()
        for loop in loops:
            path.moveTo(self.point(*loop[0]))
            for corner in loop[1:]:
                path.lineTo(self.point(*corner))
            path.closeSubpath()
        return path

    def _snapped(self, pixels: float) -> float:
        return round(pixels * self._ratio) / self._ratio

    # --- from pixels to squares

    def square_at(self, point: QPointF) -> Square | None:
        """Return the square under a point, None beside the board."""
        column = int((point.x() - self._left) // self.unit)
        row = int((point.y() - self._top) // self.unit)
        inside = 0 <= row < self.plan.rows and 0 <= column < self.plan.columns
        return (row, column) if inside else None

    # --- labels and tokens in a room

    @property
    def name_size(self) -> int:
        """Type size of room names (px)."""
        return _between(TypeSize.SMALL, self.unit * 0.6, 20)

    @property
    def number_size(self) -> int:
        """Type size of room numbers (px)."""
        return _between(TypeSize.BODY, self.unit * 0.78, 28)

    @property
    def sign_size(self) -> int:
        """Type size of passage signs (px)."""
        return _between(TypeSize.SMALL - 1, self.unit * 0.46, 15)

    @property
    def token(self) -> float:
        """The diameter of a token (px)."""
        return max(SMALLEST_TOKEN, self.unit * TOKEN_SHARE)

    def room(self, plan: RoomPlan) -> RoomFrame:
        """Return the layout of a room: the sign at its outer wall, the rest centred in the remaining space."""
        box = self.box(plan.box).adjusted(2, 2, -2, -2)
        sign = self.sign_size * 1.35 if plan.leads_to else 0.0
        heights = [self.name_size * 1.25, self.number_size * 1.2, self.token + 5]
        if sum(heights) > box.height() - sign:
            heights = [self.name_size * 1.1, self.number_size, self.token + 1]  # as tight as is legible
        gap = max(0.0, self.unit * 0.3 - 5)
        edge = box.bottom() - sign - gap if plan.is_low else box.top() + gap
        first = (box.top() if plan.is_low else box.top() + sign) + max(0.0, box.height() - sign - sum(heights)) / 2
        lines = []
        for height in heights:
            lines.append(QRectF(box.left(), first, box.width(), height))
            first += height
        name, number, tokens = lines
        floor = box.bottom() - (sign if plan.is_low else 0.0)
        tokens.moveBottom(min(tokens.bottom(), floor))  # in a small room they cover the number rather than the corridor
        return RoomFrame(name, number, tokens, QRectF(box.left(), edge, box.width(), sign))

    def spots(self, discs: Sequence[Disc]) -> Mapping[Disc, QPointF]:
        """Return the centre of each token on the board; tokens at one place stand side by side."""
        crowds: dict[Place, list[Disc]] = {}
        for disc in discs:
            if disc.place is not None:
                crowds.setdefault(disc.place, []).append(disc)
        return {disc: spot for place, crowd in crowds.items() for disc, spot in self._side_by_side(place, crowd)}

    def _side_by_side(self, place: Place, crowd: Sequence[Disc]) -> list[tuple[Disc, QPointF]]:
        area = self._standing_room(place)
        step = self.token + 2
        if len(crowd) > 1:
            least = 0.35 * self.token  # closer tokens could not be told apart
            step = max(least, min(step, (area.width() - self.token) / (len(crowd) - 1)))
        first = area.center() - QPointF(step * (len(crowd) - 1) / 2, 0)
        return [(disc, first + QPointF(step * i, 0)) for i, disc in enumerate(crowd)]

    def _standing_room(self, place: Place) -> QRectF:
        if not isinstance(place, Card):
            return self.square(place)
        return self.room(next(room for room in self.plan.rooms if room.room == place)).tokens


def _between(least: int, size: float, most: int) -> int:
    return min(max(least, round(size)), most)
