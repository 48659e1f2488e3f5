"""Painters of the board: corridors, rooms, doors, passages and centre, and the tokens and marks above them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen

from app.features.board.geometry import BoardFrame, RoomFrame
from app.features.board.picture import BoardPicture, Doorway, RoomPlan, Share
from app.features.board.state import Disc
from app.ui.icons import paint_mark
from app.ui.language import card_name
from app.ui.theme import FADED, SUSPECTS, UNKNOWN_TOKEN, Colours, TokenColours, colour
from core.board.board import Place
from core.model.cards import Card

TINTED = 0.9
"""The tint of a room that is certainly the murder room, as a share of the full colour."""

WALL = 0.11
"""The thickness of walls, in squares."""

SMALLEST = 10
"""The smallest type (px); beyond that letters are condensed."""

NARROWEST = 75
"""The most condensed letters, in percent; beyond that text is elided."""


class BoardPainter:
    """Paints the static part of the board."""

    def __init__(self, painter: QPainter, frame: BoardFrame, tokens: Colours, font: QFont) -> None:
        self._painter, self._frame, self._tokens, self._font = painter, frame, tokens, QFont(font)
        self._wall = max(1.5, frame.unit * WALL)

    def paint(self, picture: BoardPicture) -> None:
        """Paint the board and what a roll reaches, without the tokens."""
        plan = picture.plan
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self._paint_corridors(picture)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for square in plan.squares:
            if square in picture.reached:
                self._paint_reached(self._frame.square(square))
        for number, (square, _) in enumerate(plan.starts):
            self._paint_start(self._frame.square(square), SUSPECTS[number % len(SUSPECTS)])
        self._paint_centre(picture)
        for room in plan.rooms:
            self._paint_room(room, picture.shares.get(room.room), faded=picture.is_faded)
            if room.room in picture.reached:
                self._paint_reached_room(room)
        for door in plan.doors:
            self._paint_door(door)

    # --- the floor

    def _paint_corridors(self, picture: BoardPicture) -> None:
        floor, line = colour(self._tokens.board_floor), colour(self._tokens.line)
        squares = [self._frame.square(square) for square in picture.plan.squares]
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(floor)
        self._painter.drawRects(squares)
        self._painter.setPen(QPen(line, 1))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRects(squares)

    def _paint_reached(self, square: QRectF) -> None:
        """Tint and dot a square that the roll reaches."""
        self._painter.fillRect(square.adjusted(1, 1, 0, 0), colour(self._tokens.accent_soft))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour(self._tokens.accent))
        dot = max(1.4, square.width() * 0.09)
        self._painter.drawEllipse(square.center(), dot, dot)

    def _paint_start(self, square: QRectF, token: TokenColours) -> None:
        side = square.width() * 0.24
        self._painter.setPen(QPen(colour(self._tokens.muted), 1))
        self._painter.setBrush(colour(token.ground))
        self._painter.drawEllipse(square.center(), side, side)

    def _paint_centre(self, picture: BoardPicture) -> None:
        """Paint the centre of the board, with an envelope on it."""
        plan, tokens = picture.plan, self._tokens
        self._painter.setPen(self._pen(tokens.line))
        self._painter.setBrush(colour(tokens.envelope_ground))
        self._painter.drawPath(self._frame.path(plan.centre))
        if plan.centre_box is None:
            return
        box = self._frame.box(plan.centre_box)
        side = min(box.width(), box.height())
        letter = QRectF(0, 0, side * 0.56, side * 0.36)
        letter.moveCenter(box.center())
        flap = QPainterPath(letter.topLeft())
        flap.lineTo(letter.center() + QPointF(0, letter.height() * 0.12))
        flap.lineTo(letter.topRight())
        self._painter.setPen(QPen(colour(tokens.envelope), max(1.2, self._wall * 0.7)))
        self._painter.setBrush(colour(tokens.surface))
        self._painter.drawRoundedRect(letter, 2, 2)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(flap)

    def _pen(self, ink: str) -> QPen:
        return QPen(colour(ink), self._wall, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)

    # --- rooms

    def _paint_room(self, plan: RoomPlan, share: Share | None, *, faded: bool) -> None:
        tokens, frame = self._tokens, self._frame.room(plan)
        self._painter.setPen(self._pen(tokens.board_wall))
        self._painter.setBrush(QBrush(self._shade(share, faded=faded)))
        self._painter.drawPath(self._frame.path(plan.walls))
        self._write(frame.name, card_name(plan.room), self._frame.name_size, colour(tokens.text))
        if share is not None:
            ink = colour(tokens.text, FADED if faded else 1.0)
            self._write_number(frame.number, share, ink)
        if plan.leads_to:
            self._paint_sign(plan, frame)

    def _paint_reached_room(self, plan: RoomPlan) -> None:
        """Outline a room that the roll reaches, on the inside."""
        walls = self._frame.path(plan.walls)
        line = max(5.0, self._frame.unit * 0.24) + self._wall
        self._painter.save()
        self._painter.setClipPath(walls)
        self._painter.strokePath(walls, QPen(colour(self._tokens.accent), line))
        self._painter.restore()
        self._painter.strokePath(walls, self._pen(self._tokens.board_wall))

    def _shade(self, share: Share | None, *, faded: bool) -> QColor:
        """Return the floor colour of a room: the likelier, the closer to the envelope's colour."""
        p = 0.0 if share is None else share.p
        return blend(self._tokens.surface, self._tokens.envelope_soft, p**0.5 * TINTED * (FADED if faded else 1.0))

    def _write_number(self, box: QRectF, share: Share, ink: QColor) -> None:
        self._write(box, share.text, self._frame.number_size, ink, bold=True)
        if share.is_rough:
            width = self._painter.fontMetrics().horizontalAdvance(share.text)
            side = self._frame.number_size * 0.8
            sign = QRectF(box.center().x() - width / 2 - side - 2, box.center().y() - side / 2, side, side)
            paint_mark(self._painter, "about", sign, ink, 1.4)

    def _paint_sign(self, plan: RoomPlan, frame: RoomFrame) -> None:
        """Paint a passage sign: stairs, and where they lead."""
        ink, size = colour(self._tokens.text), self._frame.sign_size
        text = ", ".join(map(card_name, plan.leads_to))
        glyph = size * 0.95
        text = self._fitted(text, size, frame.sign.width() - glyph - 4)
        width = self._painter.fontMetrics().horizontalAdvance(text)
        left = frame.sign.center().x() - (width + glyph + 4) / 2
        stairs = QRectF(left, frame.sign.center().y() - glyph / 2, glyph, glyph)
        paint_mark(self._painter, "stairs", stairs, ink, max(1.1, size * 0.1))
        self._painter.setPen(ink)
        place = QRectF(left + glyph + 4, frame.sign.top(), width + 2, frame.sign.height())
        self._painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _write(self, box: QRectF, text: str, size: int, ink: QColor, *, bold: bool = False) -> None:
        """Write a centred line, smaller, condensed or elided where needed."""
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
        start, end = self._frame.point(*door.start), self._frame.point(*door.end)
        flat, none = Qt.PenCapStyle.FlatCap, Qt.BrushStyle.NoBrush
        self._painter.setBrush(none)
        self._painter.setPen(QPen(colour(self._tokens.board_floor), self._wall * 2.2, Qt.PenStyle.SolidLine, flat))
        self._painter.drawLine(start, end)
        dy, dx = door.into.value
        middle, reach = (start + end) / 2, self._frame.unit * 0.2
        ahead, aside = QPointF(dx, dy) * reach, QPointF(dy, dx) * reach
        arrow = QPainterPath(middle - ahead * 0.4 + aside)
        arrow.lineTo(middle + ahead * 0.6)
        arrow.lineTo(middle - ahead * 0.4 - aside)
        round_cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        ink = colour(self._tokens.board_wall)
        self._painter.setPen(QPen(ink, max(1.2, self._wall * 0.8), Qt.PenStyle.SolidLine, round_cap, join))
        self._painter.drawPath(arrow)


def blend(ground: str, ink: str, share: float) -> QColor:
    """Return the colour ``share`` of the way from the first to the second."""
    a, b = QColor(ground), QColor(ink)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    red, green, blue = (round(x + (y - x) * share) for x, y in pairs)
    return QColor(red, green, blue)


NOBODY = 0.65
"""The opacity of a token without a player."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """The positions of mouse and keyboard.

    ``target`` is where a click would move to, ``is_beyond`` whether the roll does not reach it; ``cursor`` is the
    keyboard's place, ``dragged`` the token being dragged and its position in pixels.
    """

    target: Place | None = None
    is_beyond: bool = False
    cursor: Place | None = None
    dragged: tuple[Disc, QPointF] | None = None


class MarkPainter:
    """Paints the changing part above the board."""

    def __init__(self, painter: QPainter, frame: BoardFrame, tokens: Colours) -> None:
        self._painter, self._frame, self._tokens = painter, frame, tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, picture: BoardPicture, pointer: Pointer) -> None:
        """Paint tokens, ranks and pointer."""
        if pointer.target is not None:
            self._paint_target(pointer.target, beyond=pointer.is_beyond)
        spots = self._frame.spots(picture.discs)
        ordered = sorted(spots, key=lambda disc: disc.player is not None and disc.player == picture.chosen)
        for disc in ordered:
            is_up = pointer.dragged is not None and pointer.dragged[0] == disc
            chosen = disc.player is not None and disc.player == picture.chosen
            self._paint_disc(disc, spots[disc], chosen=chosen, faint=is_up or disc.player is None)
        self._paint_ranks(picture.ranks)
        if pointer.cursor is not None:
            self._painter.strokePath(self._outline(pointer.cursor, 0.0), QPen(colour(self._tokens.accent), 3))
        if pointer.dragged is not None:
            self._paint_disc(*pointer.dragged, chosen=True, faint=False)

    # --- places

    def _outline(self, place: Place, inset: float) -> QPainterPath:
        """Return the outline of a square or room, some pixels inside its edge."""
        if isinstance(place, Card):
            return self._frame.path(next(room for room in self._frame.plan.rooms if room.room == place).walls)
        path = QPainterPath()
        path.addRect(self._frame.square(place).adjusted(inset, inset, -inset, -inset))
        return path

    def _paint_target(self, place: Place, *, beyond: bool) -> None:
        """Frame the target of a click: dashed where the roll does not reach it."""
        ink = colour(self._tokens.problem if beyond else self._tokens.accent)
        style = Qt.PenStyle.DashLine if beyond else Qt.PenStyle.SolidLine
        self._painter.fillPath(self._outline(place, 0), colour(ink.name(), 0.12))
        self._painter.strokePath(self._outline(place, 1), QPen(ink, 2, style))

    # --- ranks

    def _paint_ranks(self, ranks: Mapping[Place, int]) -> None:
        for place, rank in ranks.items():
            self._paint_rank(self._badge(place), rank)

    def _badge(self, place: Place) -> QRectF:
        """Return the box of a place's rank: over a square, or beside the number of a room."""
        side = max(14.0, self._frame.unit * 0.8)
        badge = QRectF(0, 0, side, side)
        if not isinstance(place, Card):
            badge.moveCenter(self._frame.square(place).center())
            return badge
        room = self._frame.room(next(one for one in self._frame.plan.rooms if one.room == place))
        badge.moveCenter(room.number.center())
        badge.moveRight(room.number.center().x() - self._frame.number_size * 1.45)
        return badge

    def _paint_rank(self, badge: QRectF, rank: int) -> None:
        tokens, best = self._tokens, rank == 1
        self._painter.setPen(QPen(colour(tokens.accent), 1.5))
        self._painter.setBrush(colour(tokens.accent if best else tokens.surface))
        self._painter.drawRoundedRect(badge, 3, 3)
        write(self._painter, badge, str(rank), 0.78, colour(tokens.on_accent if best else tokens.accent))

    # --- tokens

    def _paint_disc(self, disc: Disc, middle: QPointF, *, chosen: bool, faint: bool) -> None:
        """Paint a token; the chosen one with a ring."""
        radius = self._frame.token / 2
        self._painter.save()
        self._painter.setOpacity(NOBODY if faint else 1.0)
        if chosen:
            self._painter.setPen(QPen(colour(self._tokens.accent), 2.5))
            self._painter.setBrush(colour(self._tokens.surface))
            self._painter.drawEllipse(middle, radius + 2.5, radius + 2.5)
        paint_token(self._painter, disc, middle, radius, colour(self._tokens.text))
        self._painter.restore()


def paint_token(painter: QPainter, disc: Disc, middle: QPointF, radius: float, edge: QColor) -> None:
    """Paint a token: a disc in its suspect's colour, with letters."""
    apply_scheme, box = token_colours_of(disc), QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(colour(apply_scheme.ground))
    painter.drawEllipse(middle, radius - 0.6, radius - 0.6)
    write(painter, box, disc.letters, 0.58 if len(disc.letters) == 1 else 0.5, colour(apply_scheme.ink))


def write(painter: QPainter, box: QRectF, text: str, share: float, ink: QColor) -> None:
    """Write a bold centred line, in type of a share of the box's height."""
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(9, round(box.height() * share)))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def token_colours_of(disc: Disc) -> TokenColours:
    """Return the colours of a token."""
    return UNKNOWN_TOKEN if disc.number is None else SUSPECTS[disc.number % len(SUSPECTS)]
