"""How an event is painted in the list: its number, its line, and marks for what is special about it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.icons import paint_mark
from app.models.event_model import ASIDE_ROLE, CONFLICT_ROLE, FUTURE_ROLE, LIT_ROLE
from app.theme import Space, colour, colours

Index = QModelIndex | QPersistentModelIndex

PADDING = 4
MOST_LINES = 2
NUMBER_WIDTH = 28
WARNING_WIDTH = 19
FADED = 0.5
FRAME = 3
"""How far the frame around a number stands off, in pixels."""


class EventDelegate(QStyledItemDelegate):
    """Paints one event. Set aside: struck through. Contradicting: a warning sign. After the moment shown: faded.

    Pointed out by an explanation: a frame around its number.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = _width(option) - NUMBER_WIDTH - Space.S - Space.XS - (WARNING_WIDTH if index.data(CONFLICT_ROLE) else 0)
        lines = len(_lines(str(index.data()), option.fontMetrics, width))
        return QSize(0, lines * option.fontMetrics.height() + 2 * PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = colours(option.palette), QRect(option.rect)
        clashes = bool(index.data(CONFLICT_ROLE))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        lit = bool(index.data(LIT_ROLE))
        grounds = ((clashes, tokens.problem_soft), (selected, tokens.accent_soft), (lit, tokens.hover))
        ground = next((soft for so, soft in grounds if so), tokens.surface)
        painter.save()
        painter.fillRect(rect, colour(ground))
        if selected:
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), colour(tokens.accent))
        painter.setFont(QFont(option.font))
        ink = tokens.text if selected or clashes or lit else tokens.muted
        self._paint_number(painter, rect, index.row(), ink=ink, frame=tokens.accent if lit else None)
        text = rect.adjusted(NUMBER_WIDTH + Space.S, 0, -Space.XS, 0)
        if clashes:
            text = self._paint_warning(painter, text, tokens.problem)
        painter.setPen(colour(tokens.text, FADED if index.data(FUTURE_ROLE) else 1.0))
        self._paint_text(painter, text, str(index.data()), struck=bool(index.data(ASIDE_ROLE)))
        painter.restore()

    def _paint_number(self, painter: QPainter, rect: QRect, row: int, *, ink: str, frame: str | None) -> None:
        number, metrics = str(row + 1), painter.fontMetrics()
        painter.setPen(colour(ink))
        box = QRect(rect.left(), rect.top() + PADDING, NUMBER_WIDTH, metrics.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, number)
        if frame is not None:
            _paint_frame(painter, box, metrics.horizontalAdvance(number), colour(frame))

    def _paint_warning(self, painter: QPainter, box: QRect, ink: str) -> QRect:
        side = WARNING_WIDTH - Space.XS
        mark = QRectF(box.left(), box.top() + PADDING, side, side)
        paint_mark(painter, "warning", mark, colour(ink), 1.6)
        return box.adjusted(WARNING_WIDTH, 0, 0, 0)

    def _paint_text(self, painter: QPainter, box: QRect, text: str, *, struck: bool) -> None:
        font = painter.font()
        font.setStrikeOut(struck)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        for i, line in enumerate(_lines(text, metrics, box.width())):
            painter.drawText(box.left(), box.top() + PADDING + metrics.ascent() + i * metrics.height(), line)


def _paint_frame(painter: QPainter, box: QRect, width: int, ink: QColor) -> None:
    """Paint a frame around a number of that width at the right of ``box``."""
    framed = QRectF(box.right() + 1 - width - FRAME, box.top(), width + 2 * FRAME, box.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink)
    painter.drawRoundedRect(framed.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.restore()


def _width(option: QStyleOptionViewItem) -> int:
    view = option.widget
    return view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()


def _lines(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    """Return ``text`` broken between words into lines of at most ``width`` pixels; the last one is elided."""
    lines, words = [""], text.split(" ")
    for i, word in enumerate(words):
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= width or not lines[-1]:
            lines[-1] = longer
        elif len(lines) < MOST_LINES:
            lines.append(word)
        else:
            rest = " ".join([lines[-1], *words[i:]])
            lines[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)
            break
    return lines
