"""A table of a review: its texts are broken into as many lines as they need, and a bar shows what was lost."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.models.read_table import Index
from app.models.review_model import SHARE_ROLE, ReviewModel
from app.theme import colour, colours
from app.views.read_table_view import HEADERS, WORDS, ReadTableView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BAR = 3
"""How thick the bar is, in pixels."""

PADDING = 12
"""What a row has above and below its text, both together."""


class ReviewTable(ReadTableView):
    """A row for each entry that is looked at. ``chosen`` names the entry of a row: a click, an arrow, or Enter."""

    chosen = Signal(int)

    def __init__(self, model: ReviewModel, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(name, title, parent)
        self.setStyleSheet(HEADERS + WORDS)
        self.lines_model = model
        self.setModel(model)
        self.setItemDelegate(_ReviewDelegate(self))
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        across = self.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        last = model.columnCount() - 1
        for column in (0, last):
            across.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.fit)
        self.clicked.connect(self._choose)

    def fit(self) -> None:
        """Give the numbers the room that they need, the texts the rest, and each row as many lines as it has."""
        for column in (0, self.model().columnCount() - 1):
            wanted = max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))
            self.setColumnWidth(column, wanted + PADDING)
        self.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resizeRowsToContents()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the entry of the row, and so does an arrow that comes to another row."""
        before = self.currentIndex().row()
        if event.key() in ENTER:
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self._choose(self.currentIndex())

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.lines_model.lines[index.row()].event)


class _ReviewDelegate(QStyledItemDelegate):
    """Paints a bar below a number, and leaves room for it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        share = float(index.data(SHARE_ROLE) or 0.0)
        if share > 0:
            rect = QRect(option.rect).adjusted(4, 0, -4, 0)
            length = max(1, round(rect.width() * share))
            ink = colour(colours(option.palette).envelope)
            painter.fillRect(rect.right() - length, rect.bottom() - BAR - 1, length, BAR, ink)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        size.setHeight(size.height() + PADDING)
        return size
