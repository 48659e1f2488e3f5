"""The games and the players of the library as tables, of which one sees what one looks for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.library_record import folded
from app.models.library_words import ListedGame, ListedPlayer

Index = QModelIndex | QPersistentModelIndex
Listed = ListedGame | ListedPlayer

_NOWHERE = QModelIndex()


class LibraryModel(QAbstractTableModel):
    """Rows of cells in words; those are shown in which every word that is sought occurs somewhere.

    ``columns`` are the heads, each with what it means; ``numbers`` are the columns that are set to the right.
    """

    def __init__(
        self, columns: Sequence[tuple[str, str]], numbers: Sequence[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._columns, self._numbers = tuple(columns), frozenset(numbers)
        self._all: tuple[Listed, ...] = ()
        self._rows: list[Listed] = []
        self._words: tuple[str, ...] = ()
        self._order: tuple[int, Qt.SortOrder] | None = None

    # --- what is listed

    @property
    def rows(self) -> Sequence[Listed]:
        """What is shown, from above."""
        return self._rows

    @property
    def count(self) -> int:
        """How many rows there are, shown or not."""
        return len(self._all)

    def set_rows(self, rows: Sequence[Listed]) -> None:
        """List these."""
        self.beginResetModel()
        self._all = tuple(rows)
        self._choose()
        self.endResetModel()

    def seek(self, text: str) -> None:
        """Show the rows in which each of these words occurs, whatever its case and accents; all for none."""
        words = tuple(folded(text).split())
        if words != self._words:
            self.beginResetModel()
            narrower = len(words) >= len(self._words) and all(map(str.startswith, words, self._words))
            self._words = words
            self._choose(among=self._rows if narrower else None)
            self.endResetModel()

    def _choose(self, among: Sequence[Listed] | None = None) -> None:
        """Take the rows that are sought: among all, or among those that were found for a part of these words."""
        self._rows = list(self._all if among is None else among)
        for word in self._words:
            self._rows = [row for row in self._rows if word in row.sought]
        if among is None:
            self._arrange()

    def _arrange(self) -> None:
        if self._order is not None:
            column, order = self._order
            self._rows.sort(key=lambda row: row.keys[column], reverse=order is Qt.SortOrder.DescendingOrder)

    # --- QAbstractTableModel

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column; -1: as they came."""
        self.layoutAboutToBeChanged.emit()
        before = self._rows
        self._order = None if column < 0 else (column, order)
        self._choose()
        places = {id(row): i for i, row in enumerate(self._rows)}
        old = self.persistentIndexList()
        self.changePersistentIndexList(old, [self.index(places[id(before[at.row()])], at.column()) for at in old])
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._rows[index.row()].cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return cell
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._columns[index.column()][0]}: {cell}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(index.column())
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
