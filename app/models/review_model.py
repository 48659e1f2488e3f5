"""The rows of a review as a table: my decisions, or what the entries told."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt

from app.models.read_table import Index
from app.models.review_words import Line
from app.models.word_table import WordTable

SHARE_ROLE = Qt.ItemDataRole.UserRole
"""How long the bar below a number is, from 0 to 1; 0 where there is none."""


class ReviewModel(WordTable):
    """A row for each line; the first column is its number, the last what was lost or told, with a bar."""

    def __init__(self, columns: Sequence[tuple[str, str]], parent: QObject | None = None) -> None:
        super().__init__(columns, (0, len(columns) - 1), parent)
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

    # --- WordTable

    @property
    def n_rows(self) -> int:
        """How many lines there are."""
        return len(self._lines)

    def cells(self, row: int) -> Sequence[str]:
        """Return what a row says, column by column."""
        return self._lines[row].cells

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == SHARE_ROLE and index.isValid():
            return self._lines[index.row()].share if index.column() == self.n_columns - 1 else 0.0
        return super().data(index, role)
