"""A table of the library: rows to choose by mouse and keys, its columns as wide as what is in them."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from app.models.library_model import LibraryModel
from app.views.read_table_view import HEADERS, WORDS, ReadTableView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LOOKED_AT = 15
"""So many rows say how wide a column has to be; of ten thousand nobody measures all."""


class LibraryTable(ReadTableView):
    """Rows of which one or several are chosen. ``chosen``: Enter or a double click; ``remove_wanted``: Del.

    The column ``stretch`` takes what room is left.
    """

    chosen = Signal()
    remove_wanted = Signal()

    def __init__(
        self, model: LibraryModel, name: str, title: str, *, stretch: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(name, title, parent)
        self.setStyleSheet(HEADERS + WORDS)
        self.setModel(model)
        self._stretch = stretch
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 12)
        across = self.horizontalHeader()
        across.setSortIndicatorClearable(True)
        across.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        across.setResizeContentsPrecision(LOOKED_AT)
        across.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(self.chosen)

    def fit(self) -> None:
        """Give each column the room that it needs."""
        for column in range(self.model().columnCount()):
            if column != self._stretch:
                self.resizeColumnToContents(column)

    def point_at(self, row: int) -> None:
        """Select one row and bring it into sight; the last where there are fewer, none below 0."""
        row = min(row, self.model().rowCount() - 1)
        self.clearSelection()
        if row >= 0:
            index = self.model().index(row, 0)
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.selectionModel().hasSelection():
            self.chosen.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)
