"""What all tables that are only read have in common."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

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

    def tell_all(self) -> None:
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
