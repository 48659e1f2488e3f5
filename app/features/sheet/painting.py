"""The delegate of the sheet: a mark where a cell is certain, else a number on a bar."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.features.sheet.cell import Cell
from app.features.sheet.model import CELL_ROLE, OUTLINED_ROLE, TIE_ROLE, SheetModel
from app.ui.icons import paint_mark
from app.ui.theme import FADED, Colours, TypeSize, colour, colours, px
from core.model.seats import ENVELOPE

Index = QModelIndex | QPersistentModelIndex

LARGEST = 19
"""The largest type in a cell (px): numbers grow with their rows."""


ABOUT = 0.62
"""The width of the sign for "about", as a share of the type's height."""


TIE_TYPE = 0.42
"""The type size of a tie's letter, as a share of the row's height; at least ``TIE_SMALLEST`` pixels."""

TIE_SMALLEST = 10
TIE_MARGIN = 4


class SheetDelegate(QStyledItemDelegate):
    """Paints a cell. Certain: a tick or a cross. Open: a percentage over a bar.

    Ties: a small letter in the corner, the same in all cells of which the holder has one. A dashed outline marks cells
    that an explanation mentions.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = colours(option.palette), QRect(option.rect)
        cell = index.data(CELL_ROLE)
        if not isinstance(cell, Cell):
            painter.fillRect(rect, colour(tokens.band))
            return
        envelope = _is_envelope(index)
        painter.fillRect(rect, colour(tokens.envelope_ground if envelope else tokens.surface))
        painter.save()
        holds = cell.was if cell.holds is None else cell.holds
        if holds is None:
            ink = colour(tokens.muted)
            tied = _paint_tie(painter, rect, str(index.data(TIE_ROLE)), ink)
            self._paint_number(painter, rect, cell, tokens, envelope, rect.right() - tied)
        else:
            painter.setOpacity(FADED if cell.holds is None and cell.stale else 1.0)
            self._paint_mark(painter, rect, tokens, envelope, holds=holds)
        painter.restore()
        painter.setPen(colour(tokens.band))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        if index.data(OUTLINED_ROLE):
            _paint_outline(painter, rect, colour(tokens.envelope if envelope else tokens.accent))
        if option.state & QStyle.StateFlag.State_Selected:
            _paint_frame(painter, rect, colour(tokens.accent), 2 if option.state & QStyle.StateFlag.State_Active else 1)

    def _paint_number(
        self, painter: QPainter, rect: QRect, cell: Cell, tokens: Colours, envelope: bool, end: int
    ) -> None:
        """Paint the number in the middle, or further left where it would reach beyond ``end``."""
        if cell.p is None:
            return
        fade = FADED if cell.stale else 1.0
        bar = rect.adjusted(2, 3, -3, -4)
        bar.setWidth(max(2, round(bar.width() * cell.p)) if cell.p > 0 else 0)
        painter.fillRect(bar, colour(tokens.envelope_soft if envelope else tokens.accent_soft, fade))
        font = QFont(painter.font())
        font.setPixelSize(min(type_size(rect.height()), max(TypeSize.BODY, rect.width() // 4)))
        font.setBold(envelope or cell.p >= 0.5)
        painter.setFont(font)
        painter.setPen(colour(tokens.text, fade))
        box = rect.adjusted(0, 0, -1, 0)
        beyond = box.center().x() + painter.fontMetrics().horizontalAdvance(cell.text) // 2 - end
        box.adjust(0, 0, -2 * max(beyond, 0), 0)
        if cell.is_rough:
            box = _paint_about(painter, box, cell.text, colour(tokens.text, fade))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.text)

    def _paint_mark(self, painter: QPainter, rect: QRect, tokens: Colours, envelope: bool, *, holds: bool) -> None:
        side = min(rect.height() - 5, px(24))
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(rect).center())
        if holds:
            frame, ground, ink = _tick_colours(tokens, envelope)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(colour(frame))
            painter.setBrush(colour(ground))
            painter.drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -3.5, -3.5), 3, 3)
            paint_mark(painter, "tick", box, colour(ink), 2.8)
        else:
            paint_mark(painter, "cross", box.adjusted(3, 3, -3, -3), colour(tokens.muted, 0.75), 1.4)


def _paint_about(painter: QPainter, box: QRect, text: str, ink: QColor) -> QRect:
    """Paint the sign for "about"; return the box to centre the number in."""
    metrics = painter.fontMetrics()
    width, side = metrics.horizontalAdvance(text), round(metrics.height() * ABOUT)
    left = max(box.left() + 2, box.center().x() - width // 2 - side - 2)
    paint_mark(painter, "about", QRectF(left, box.center().y() - side / 2 + 1, side, side), ink, 1.3)
    shift = left + side + 2 - (box.center().x() - width // 2)
    return box.adjusted(2 * max(shift, 0), 0, 0, 0)


def _paint_tie(painter: QPainter, rect: QRect, letters: str, ink: QColor) -> int:
    """Write the letters of a cell's ties into its upper right corner; return their width."""
    if not letters:
        return 0
    usual, font = painter.font(), QFont(painter.font())
    font.setPixelSize(max(px(TIE_SMALLEST), round(rect.height() * TIE_TYPE)))
    font.setItalic(True)
    painter.setFont(font)
    painter.setPen(ink)
    box = rect.adjusted(0, 0, -TIE_MARGIN, 0)
    painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, letters)
    taken = painter.fontMetrics().horizontalAdvance(letters) + TIE_MARGIN
    painter.setFont(usual)
    return taken


def _paint_outline(painter: QPainter, rect: QRect, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(1, 1, -3, -3))


def type_size(height: int) -> int:
    """Return the type size for a row of this height (px)."""
    return min(max(TypeSize.BODY, round(height * 0.46)), px(LARGEST))


def _tick_colours(tokens: Colours, envelope: bool) -> tuple[str, str, str]:
    """Return frame, ground and ink of a tick: strong in the envelope's column, light elsewhere."""
    if envelope:
        return tokens.envelope, tokens.envelope, tokens.surface
    return tokens.accent, tokens.accent_soft, tokens.text


def _is_envelope(index: Index) -> bool:
    model = index.model()
    return isinstance(model, SheetModel) and model.holder(index.column()) == ENVELOPE


def _paint_frame(painter: QPainter, rect: QRect, ink: QColor, width: int) -> None:
    for i in range(width):
        painter.setPen(ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(i, i, -1 - i, -1 - i))
