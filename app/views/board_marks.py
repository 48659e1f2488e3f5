"""How what lies on the board is painted: tokens, the badges of the best destinations, the pointer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from app.models.board_discs import Disc
from app.models.board_picture import BoardPicture
from app.theme import SUSPECTS, UNKNOWN_TOKEN, Colours, TokenColours, colour
from app.views.board_frame import BoardFrame
from core.board.places import Place
from core.model.cards import Card

NOBODY = 0.65
"""The opacity of a token that nobody moves."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the mouse and the keyboard are.

    ``target`` is the place that a click would move to, ``is_beyond`` whether the roll doesn't reach it; ``cursor`` is
    where the keyboard is, ``dragged`` the token in the air, and where it is in pixels.
    """

    target: Place | None = None
    is_beyond: bool = False
    cursor: Place | None = None
    dragged: tuple[Disc, QPointF] | None = None


class MarkPainter:
    """Paints what changes, over the board."""

    def __init__(self, painter: QPainter, frame: BoardFrame, tokens: Colours) -> None:
        self._painter, self._frame, self._tokens = painter, frame, tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, picture: BoardPicture, pointer: Pointer) -> None:
        """Paint the tokens, the ranks, and where the pointer is."""
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
        """Return the outline of a square, or of a room, some pixels inside its edge."""
        if isinstance(place, Card):
            return self._frame.path(next(room for room in self._frame.plan.rooms if room.room == place).walls)
        path = QPainterPath()
        path.addRect(self._frame.square(place).adjusted(inset, inset, -inset, -inset))
        return path

    def _paint_target(self, place: Place, *, beyond: bool) -> None:
        """Frame where a click would go to: dashed where the roll doesn't reach it."""
        ink = colour(self._tokens.problem if beyond else self._tokens.accent)
        style = Qt.PenStyle.DashLine if beyond else Qt.PenStyle.SolidLine
        self._painter.fillPath(self._outline(place, 0), colour(ink.name(), 0.12))
        self._painter.strokePath(self._outline(place, 1), QPen(ink, 2, style))

    # --- ranks

    def _paint_ranks(self, ranks: Mapping[Place, int]) -> None:
        for place, rank in ranks.items():
            self._paint_rank(self._badge(place), rank)

    def _badge(self, place: Place) -> QRectF:
        """Return where the badge of a place goes: over a square, or beside the number of a room."""
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
        """Paint a token: in its suspect's colour, with its letters; the chosen one with a ring around it."""
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
    """Paint a token: a disc in its suspect's colour, with its letters on it."""
    dress, box = dress_of(disc), QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(colour(dress.ground))
    painter.drawEllipse(middle, radius - 0.6, radius - 0.6)
    write(painter, box, disc.letters, 0.58 if len(disc.letters) == 1 else 0.5, colour(dress.ink))


def write(painter: QPainter, box: QRectF, text: str, share: float, ink: QColor) -> None:
    """Write a bold line in the middle of a box, in type of a share of its height."""
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(9, round(box.height() * share)))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def dress_of(disc: Disc) -> TokenColours:
    """Return the colours of a token."""
    return UNKNOWN_TOKEN if disc.number is None else SUSPECTS[disc.number % len(SUSPECTS)]
