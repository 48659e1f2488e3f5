"""Painters of the board: corridors, rooms, doors, passages and centre, and the tokens and marks above them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from app.features.board.geometry import BoardFrame, Doorway, RoomFrame
from app.features.board.state import BoardPicture, Disc, Share
from app.ui.icons import paint_mark
from app.ui.language import card_name
from app.ui.schemes import Colours, TokenColours
from app.ui.theme import FADED, colour
from app.ui.tokens import paint_token, token_colours, write
from core.board.board import Place
from core.model.cards import Card

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
