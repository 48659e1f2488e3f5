"""How an event is painted in the list: its number, its line, and marks for what is special about it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.icons import paint_mark
from app.models.event_model import ASIDE_ROLE, CONFLICT_ROLE, FUTURE_ROLE
from app.theme import Space, colour, colours

Index = QModelIndex | QPersistentModelIndex

HEIGHT = 26
NUMBER_WIDTH = 28
FADED = 0.5


class EventDelegate(QStyledItemDelegate):
    """Paints one event. Set aside: struck through. Contradicting: a warning sign. After the moment shown: faded."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = colours(option.palette), QRect(option.rect)
        clashes = bool(index.data(CONFLICT_ROLE))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = tokens.problem_soft if clashes else tokens.accent_soft if selected else tokens.surface
        painter.save()
        painter.fillRect(rect, colour(ground))
        if selected:
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), colour(tokens.accent))
        painter.setFont(QFont(option.font))
        self._paint_number(painter, rect, index.row(), muted=tokens.text if selected or clashes else tokens.muted)
        text = rect.adjusted(NUMBER_WIDTH + Space.S, 0, -Space.XS, 0)
        if clashes:
            text = self._paint_warning(painter, text, tokens.problem)
        painter.setPen(colour(tokens.text, FADED if index.data(FUTURE_ROLE) else 1.0))
        self._paint_text(painter, text, str(index.data()), struck=bool(index.data(ASIDE_ROLE)))
        painter.restore()

    def _paint_number(self, painter: QPainter, rect: QRect, row: int, *, muted: str) -> None:
        painter.setPen(colour(muted))
        box = QRect(rect.left(), rect.top(), NUMBER_WIDTH, rect.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(row + 1))

    def _paint_warning(self, painter: QPainter, box: QRect, ink: str) -> QRect:
        side = box.height() - 10
        paint_mark(painter, "warning", QRectF(box.left(), box.top() + 5, side, side), colour(ink), 1.6)
        return box.adjusted(side + Space.XS, 0, 0, 0)

    def _paint_text(self, painter: QPainter, box: QRect, text: str, *, struck: bool) -> None:
        font = painter.font()
        font.setStrikeOut(struck)
        painter.setFont(font)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
