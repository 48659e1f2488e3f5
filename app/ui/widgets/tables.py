"""Read-only tables of text with column headers, tool tips and copying."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.ui.text import cell

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object  # PySide crashes with a second widget base


class CopiesCell(_View):
    """Copies the current cell, escaped as in :mod:`app.ui.text`."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy) and index.isValid():
            QGuiApplication.clipboard().setText(cell(str(index.data() or "")))
        else:
            super().keyPressEvent(event)


Index = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()

_OF_CELL = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class ReadTable(QAbstractTableModel):
    """A flat read-only table model with selectable cells."""

    @property
    def n_rows(self) -> int:
        raise NotImplementedError

    @property
    def n_columns(self) -> int:
        raise NotImplementedError

    def refresh_all(self) -> None:
        if self.n_rows and self.n_columns:
            self.dataChanged.emit(self.index(0, 0), self.index(self.n_rows - 1, self.n_columns - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self.n_rows

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self.n_columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _OF_CELL if index.isValid() else Qt.ItemFlag.NoItemFlags


class WordTable(ReadTable):
    """Rows of text. ``columns`` are headings with tool tips; ``numbers`` are right-aligned columns."""

    def __init__(
        self, columns: Sequence[tuple[str, str]], numbers: Iterable[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._columns, self._numbers = tuple(columns), frozenset(numbers)

    def cells(self, row: int) -> Sequence[str]:
        raise NotImplementedError

    # --- ReadTable

    @property
    def n_columns(self) -> int:
        return len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        column = index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self.cells(index.row())[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._columns[column][0]}: {self.cells(index.row())[column]}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(column)
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        title, tip = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Qt.ItemDataRole.ToolTipRole:
                return tip
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(section)
            case _:
                return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._numbers else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


HEADERS = """
QHeaderView::section { background: palette(base); border: 0; border-bottom: 1px solid palette(mid); padding: 3px 6px; }
QHeaderView::section:vertical { border-color: palette(midlight); }
QTableView { border-radius: 5px; }
"""

WORDS = "QTableView::item { padding: 0 6px; }"
"""Style of cells with text: padding at the sides."""


class ReadTableView(CopiesCell, QTableView):
    """A read-only table without a grid; Tab leaves it."""

    def __init__(self, name: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setStyleSheet(HEADERS)
        self.setAccessibleName(spoken)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
