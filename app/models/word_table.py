"""Tables whose cells are words: under heads that say what they mean, numbers to the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Qt

from app.models.read_table import Index, ReadTable


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
