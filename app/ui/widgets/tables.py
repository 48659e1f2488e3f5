"""Read-only tables of text with column headers, tool tips and copying."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from app.ui.verbatim import cell

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object  # a second base that is a widget crashes PySide


class CopiesCell(_View):
    """Copies the current cell as :mod:`app.ui.verbatim` has it for tables."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy) and index.isValid():
            QGuiApplication.clipboard().setText(cell(str(index.data() or "")))
        else:
            super().keyPressEvent(event)


Index = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()


class ReadTable(QAbstractTableModel):
    """A table whose rows have no rows below them and whose cells can be selected, never edited."""

    @property
    def n_rows(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    @property
    def n_columns(self) -> int:
        """How many columns there are."""
        raise NotImplementedError

    def refresh_all(self) -> None:
        """Tell the views that any cell may say something else now."""
        if self.n_rows and self.n_columns:
            self.dataChanged.emit(self.index(0, 0), self.index(self.n_rows - 1, self.n_columns - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self.n_rows

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self.n_columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class WordTable(ReadTable):
    """Rows of words. ``columns`` are the heads, each with what it means; ``numbers`` are those set to the right."""

    def __init__(
        self, columns: Sequence[tuple[str, str]], numbers: Iterable[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._columns, self._numbers = tuple(columns), frozenset(numbers)

    def cells(self, row: int) -> Sequence[str]:
        """Return what a row says, column by column."""
        raise NotImplementedError

    # --- ReadTable

    @property
    def n_columns(self) -> int:
        """How many columns there are."""
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
"""What cells of whole texts need besides: room beside the words."""


class ReadTableView(CopiesCell, QTableView):
    """A table without a grid that is read and chosen from, never edited; Tab leaves it."""

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
