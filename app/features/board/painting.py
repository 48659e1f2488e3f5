"""The picture of a board: where a mansion lies in pixels, and the painters of its ground, its tokens and marks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from app.features.board.state import BoardPicture, BoardState, Disc, Share
from app.ui.icons import paint_mark, paint_token, token_colours, write
from app.ui.language import card_name
from app.ui.theme import FADED, Colours, TokenColours, TypeSize, colour, scale
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


TINTED = 0.9
"""The tint of a room that is certainly the murder room, as a share of the full colour."""

WALL = 0.11
"""The thickness of walls, in squares."""

SMALLEST = 10
"""The smallest type (px); if that is still too wide, letters are condensed."""

NARROWEST = 75
"""The narrowest letters, in percent of their usual width; if that is still too wide, text is elided."""

NOBODY = 0.65
"""The opacity of a token without a player."""


class _Painter:
    def __init__(self, painter: QPainter, frame: BoardFrame, tokens: Colours) -> None:
        self._painter, self._frame, self._tokens = painter, frame, tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _use(self, pen: QPen | QColor | Qt.PenStyle, fill: QColor | Qt.BrushStyle = Qt.BrushStyle.NoBrush) -> None:
        self._painter.setPen(pen)
        self._painter.setBrush(fill)


class BoardPainter(_Painter):
    def __init__(self, painter: QPainter, frame: BoardFrame, tokens: Colours, font: QFont) -> None:
        super().__init__(painter, frame, tokens)
        self._font = QFont(font)
        self._wall = max(1.5, frame.unit * WALL)

    def paint(self, picture: BoardPicture) -> None:
        mansion, reached = self._frame.mansion, picture.state.reached
        self._paint_corridors()
        for place in reached:
            if not isinstance(place, Card):
                self._paint_reached(self._frame.square(place))
        for start, token in zip(mansion.board.starts, token_colours([s.name for s in mansion.suspects]), strict=False):
            self._paint_start(self._frame.square(start), token)
        self._paint_centre()
        for room, frame in self._frame.rooms.items():
            self._paint_room(room, frame, picture.shares.get(room), faded=picture.is_faded)
            if room in reached:
                self._paint_reached_room(frame)
        for door in self._frame.doors:
            self._paint_door(door)

    # --- the floor

    def _paint_corridors(self) -> None:
        squares = self._frame.corridors
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self._use(Qt.PenStyle.NoPen, colour(self._tokens.board_floor))
        self._painter.drawRects(squares)
        self._use(QPen(colour(self._tokens.line), 1))
        self._painter.drawRects(squares)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_reached(self, square: QRectF) -> None:
        self._painter.fillRect(square.adjusted(1, 1, 0, 0), colour(self._tokens.accent_soft))
        self._use(Qt.PenStyle.NoPen, colour(self._tokens.accent))
        dot = max(1.4, square.width() * 0.09)
        self._painter.drawEllipse(square.center(), dot, dot)

    def _paint_start(self, square: QRectF, token: TokenColours) -> None:
        side = square.width() * 0.24
        self._use(QPen(colour(self._tokens.muted), 1), colour(token.ground))
        self._painter.drawEllipse(square.center(), side, side)

    def _paint_centre(self) -> None:
        tokens, box = self._tokens, self._frame.centre_box
        if box.isEmpty():
            return
        self._use(self._pen(tokens.line), colour(tokens.envelope_ground))
        self._painter.drawPath(self._frame.centre)
        side = min(box.width(), box.height())
        letter = QRectF(0, 0, side * 0.56, side * 0.36)
        letter.moveCenter(box.center())
        flap = QPainterPath(letter.topLeft())
        flap.lineTo(letter.center() + QPointF(0, letter.height() * 0.12))
        flap.lineTo(letter.topRight())
        self._use(QPen(colour(tokens.envelope), max(1.2, self._wall * 0.7)), colour(tokens.surface))
        self._painter.drawRoundedRect(letter, 2, 2)
        self._painter.strokePath(flap, self._painter.pen())

    def _pen(self, ink: str) -> QPen:
        return QPen(colour(ink), self._wall, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)

    # --- rooms

    def _paint_room(self, room: Card, frame: RoomFrame, share: Share | None, *, faded: bool) -> None:
        tokens, p = self._tokens, 0.0 if share is None else share.p
        shade = p**0.5 * TINTED * (FADED if faded else 1.0)  # the likelier, the closer to the envelope's colour
        self._use(self._pen(tokens.board_wall), blend(tokens.surface, tokens.envelope_soft, shade))
        self._painter.drawPath(frame.walls)
        self._write(frame.name, card_name(room), self._frame.name_size, colour(tokens.text))
        if share is not None:
            self._write_number(frame.number, share, colour(tokens.text, FADED if faded else 1.0))
        if frame.leads_to:
            self._paint_sign(frame)

    def _paint_reached_room(self, frame: RoomFrame) -> None:
        """Outline a room that the roll reaches, on the inside."""
        line = max(5.0, self._frame.unit * 0.24) + self._wall
        self._painter.save()
        self._painter.setClipPath(frame.walls)
        self._painter.strokePath(frame.walls, QPen(colour(self._tokens.accent), line))
        self._painter.restore()
        self._painter.strokePath(frame.walls, self._pen(self._tokens.board_wall))

    def _write_number(self, box: QRectF, share: Share, ink: QColor) -> None:
        self._write(box, share.text, self._frame.number_size, ink, bold=True)
        if share.is_rough:
            width = self._painter.fontMetrics().horizontalAdvance(share.text)
            side = self._frame.number_size * 0.8
            sign = QRectF(box.center().x() - width / 2 - side - 2, box.center().y() - side / 2, side, side)
            paint_mark(self._painter, "about", sign, ink, 1.4)

    def _paint_sign(self, frame: RoomFrame) -> None:
        ink, size = colour(self._tokens.text), self._frame.sign_size
        glyph = size * 0.95
        text = self._fitted(", ".join(map(card_name, frame.leads_to)), size, frame.sign.width() - glyph - 4)
        width = self._painter.fontMetrics().horizontalAdvance(text)
        left = frame.sign.center().x() - (width + glyph + 4) / 2
        stairs = QRectF(left, frame.sign.center().y() - glyph / 2, glyph, glyph)
        paint_mark(self._painter, "stairs", stairs, ink, max(1.1, size * 0.1))
        self._painter.setPen(ink)
        place = QRectF(left + glyph + 4, frame.sign.top(), width + 2, frame.sign.height())
        self._painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _write(self, box: QRectF, text: str, size: int, ink: QColor, *, bold: bool = False) -> None:
        """Write a centred line, smaller, condensed or elided if needed."""
        text = self._fitted(text, size, box.width(), bold=bold)
        self._painter.setPen(ink)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)

    def _fitted(self, text: str, size: int, room: float, *, bold: bool = False) -> str:
        """Choose the font in which a line fits: smaller, then condensed; return the elided text."""
        self._set_font(size, bold=bold)
        while size > SMALLEST and self._painter.fontMetrics().horizontalAdvance(text) > room:
            size -= 1
            self._set_font(size, bold=bold)
        width = self._painter.fontMetrics().horizontalAdvance(text)
        if width > room:
            self._set_font(size, bold=bold, stretch=max(NARROWEST, int(100 * room / width)))
        return self._painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room) + 2)

    def _set_font(self, size: int, *, bold: bool = False, stretch: int = 100) -> None:
        self._font.setPixelSize(size)
        self._font.setBold(bold)
        self._font.setStretch(stretch)
        self._painter.setFont(self._font)

    # --- doors

    def _paint_door(self, door: Doorway) -> None:
        """Open the wall, and paint an arrowhead that points inside."""
        flat, solid = Qt.PenCapStyle.FlatCap, Qt.PenStyle.SolidLine
        self._use(QPen(colour(self._tokens.board_floor), self._wall * 2.2, solid, flat))
        self._painter.drawLine(door.start, door.end)
        middle, ahead = (door.start + door.end) / 2, door.into * self._frame.unit * 0.2
        aside = ahead.transposed()
        arrow = QPainterPath(middle - ahead * 0.4 + aside)
        arrow.lineTo(middle + ahead * 0.6)
        arrow.lineTo(middle - ahead * 0.4 - aside)
        round_cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        ink = colour(self._tokens.board_wall)
        self._painter.strokePath(arrow, QPen(ink, max(1.2, self._wall * 0.8), solid, round_cap, join))


def blend(ground: str, ink: str, share: float) -> QColor:
    """Return the colour ``share`` of the way from the first to the second."""
    a, b = QColor(ground), QColor(ink)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs))


@dataclass(frozen=True, slots=True)
class Pointer:
    """The positions of mouse and keyboard.

    ``target`` is where a click would move to, ``cursor`` the keyboard's place, ``dragged`` the token being dragged and
    its position in pixels.
    """

    target: Place | None = None
    cursor: Place | None = None
    dragged: tuple[Disc, QPointF] | None = None


class MarkPainter(_Painter):
    def paint(self, picture: BoardPicture, pointer: Pointer, moving: Mapping[Disc, QPointF]) -> None:
        """Paint what is above the ground; ``moving`` tokens are on their way there (px)."""
        state = picture.state
        if pointer.target is not None:
            self._paint_target(pointer.target, beyond=state.is_beyond(pointer.target))
        spots = {**self._frame.spots(state.discs), **moving}
        for disc in sorted(spots, key=state.is_chosen):
            is_up = pointer.dragged is not None and pointer.dragged[0] == disc
            self._paint_disc(disc, spots[disc], chosen=state.is_chosen(disc), faint=is_up or disc.player is None)
        for place, rank in picture.ranks.items():
            self._paint_rank(self._badge(place), rank)
        if pointer.cursor is not None:
            self._painter.strokePath(self._outline(pointer.cursor, 0.0), QPen(colour(self._tokens.accent), 3))
        if pointer.dragged is not None:
            self._paint_disc(*pointer.dragged, chosen=True, faint=False)

    def _outline(self, place: Place, inset: float) -> QPainterPath:
        """Return the outline of a square or room, some pixels inside its edge."""
        if isinstance(place, Card):
            return self._frame.rooms[place].walls
        path = QPainterPath()
        path.addRect(self._frame.square(place).adjusted(inset, inset, -inset, -inset))
        return path

    def _paint_target(self, place: Place, *, beyond: bool) -> None:
        """Frame the target of a click: dashed where the roll does not reach it."""
        ink = colour(self._tokens.problem if beyond else self._tokens.accent)
        style = Qt.PenStyle.DashLine if beyond else Qt.PenStyle.SolidLine
        self._painter.fillPath(self._outline(place, 0), colour(ink.name(), 0.12))
        self._painter.strokePath(self._outline(place, 1), QPen(ink, 2, style))

    def _badge(self, place: Place) -> QRectF:
        """Return the box of a place's rank: over a square, or beside the number of a room."""
        side = max(14.0, self._frame.unit * 0.8)
        badge = QRectF(0, 0, side, side)
        if not isinstance(place, Card):
            badge.moveCenter(self._frame.square(place).center())
            return badge
        number = self._frame.rooms[place].number
        badge.moveCenter(number.center())
        badge.moveRight(number.center().x() - self._frame.number_size * 1.45)
        return badge

    def _paint_rank(self, badge: QRectF, rank: int) -> None:
        accent, best = colour(self._tokens.accent), rank == 1
        self._use(QPen(accent, 1.5), accent if best else colour(self._tokens.surface))
        self._painter.drawRoundedRect(badge, 3, 3)
        write(self._painter, badge, str(rank), 0.78, colour(self._tokens.on_accent) if best else accent)

    def _paint_disc(self, disc: Disc, middle: QPointF, *, chosen: bool, faint: bool) -> None:
        """Paint a token; the chosen one with a ring."""
        radius = self._frame.token / 2
        self._painter.setOpacity(NOBODY if faint else 1.0)
        if chosen:
            self._use(QPen(colour(self._tokens.accent), 2.5), colour(self._tokens.surface))
            self._painter.drawEllipse(middle, radius + 2.5, radius + 2.5)
        paint_token(self._painter, disc.look, middle, radius, colour(self._tokens.text))
        self._painter.setOpacity(1.0)
