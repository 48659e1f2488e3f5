"""The rows of a review as a table: my decisions, or what the entries told."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.models.review_words import Line

Index = QModelIndex | QPersistentModelIndex

SHARE_ROLE = Qt.ItemDataRole.UserRole
"""How long the bar below a number is, from 0 to 1; 0 where there is none."""

_NOWHERE = QModelIndex()


class ReviewModel(QAbstractTableModel):
    """A row for each line; the last column is a number, with a bar."""

    def __init__(self, columns: Sequence[tuple[str, str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._lines: tuple[Line, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is listed, in the order of the game."""
        return self._lines

    def set_lines(self, lines: Sequence[Line]) -> None:
        """List these."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    # --- QAbstractTableModel

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return line.cells[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._columns[column][0]}: {line.cells[column]}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._side(column)
            case _ if role == SHARE_ROLE:
                return line.share if column == len(self._columns) - 1 else 0.0
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
        is_number = column in (0, len(self._columns) - 1)
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
