"""The games and players of the library as searchable item models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Qt

from app.features.library.record import folded
from app.features.library.text import ListedGame, ListedPlayer
from app.ui.widgets.tables import WordTable

Listed = ListedGame | ListedPlayer


class LibraryModel(WordTable):
    """A row per game or player; a search shows those that contain every word."""

    def __init__(
        self, columns: Sequence[tuple[str, str]], numbers: Iterable[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(columns, numbers, parent)
        self._all: tuple[Listed, ...] = ()
        self._rows: list[Listed] = []
        self._words: tuple[str, ...] = ()
        self._order: tuple[int, Qt.SortOrder] | None = None

    # --- what is listed

    @property
    def rows(self) -> Sequence[Listed]:
        """The rows shown, from the top."""
        return self._rows

    @property
    def count(self) -> int:
        """The number of rows, shown or not."""
        return len(self._all)

    def set_rows(self, rows: Sequence[Listed]) -> None:
        """Set the rows."""
        self.beginResetModel()
        self._all = tuple(rows)
        self._choose()
        self.endResetModel()

    def seek(self, text: str) -> None:
        """Show the rows that contain each of these words, ignoring case and accents; all for none."""
        words = tuple(folded(text).split())
        if words != self._words:
            self.beginResetModel()
            narrower = len(words) >= len(self._words) and all(map(str.startswith, words, self._words))
            self._words = words
            self._choose(among=self._rows if narrower else None)
            self.endResetModel()

    def _choose(self, among: Sequence[Listed] | None = None) -> None:
        """Filter the rows, or those already found for part of the words."""
        self._rows = list(self._all if among is None else among)
        for word in self._words:
            self._rows = [row for row in self._rows if word in row.sought]
        if among is None:
            self._arrange()

    def _arrange(self) -> None:
        if self._order is not None:
            column, order = self._order
            self._rows.sort(key=lambda row: row.keys[column], reverse=order is Qt.SortOrder.DescendingOrder)

    # --- WordTable

    @property
    def n_rows(self) -> int:
        """How many rows are shown."""
        return len(self._rows)

    def cells(self, row: int) -> Sequence[str]:
        """Return the texts of a row, column by column."""
        return self._rows[row].cells

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 restores the original order."""
        self.layoutAboutToBeChanged.emit()
        before = self._rows
        self._order = None if column < 0 else (column, order)
        self._choose()
        places = {id(row): i for i, row in enumerate(self._rows)}
        old = self.persistentIndexList()
        self.changePersistentIndexList(old, [self.index(places[id(before[at.row()])], at.column()) for at in old])
        self.layoutChanged.emit()
