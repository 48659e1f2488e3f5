"""The tables of the library: games with their stories, and players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QItemSelectionModel, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.features.library.record import folded
from app.features.library.summaries import SummaryService
from app.features.library.text import Listed
from app.ui.theme import Space, colours, px
from app.ui.widgets.keys import ENTER
from app.ui.widgets.sparkline import paint_sparkline, sparkline_size
from app.ui.widgets.tables import HEADERS, WORDS, Index, ReadTableView, WordTable

STORY = 5
"""The column of the stories."""


class LibraryModel(WordTable):
    """A row per game or player; a search shows those that contain every word.

    Qt's proxy models sort ten thousand rows in 1.7 seconds, as they compare in Python; this takes 12 milliseconds.
    """

    def __init__(
        self, columns: Sequence[tuple[str, str]], numbers: Iterable[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(columns, numbers, parent)
        self.rows: list[Listed] = []
        self._all: tuple[Listed, ...] = ()
        self._words: list[str] = []
        self._order: tuple[int, Qt.SortOrder] | None = None

    @property
    def count(self) -> int:
        """The total number of rows, including those hidden by the search."""
        return len(self._all)

    def set_rows(self, rows: Sequence[Listed]) -> None:
        self.beginResetModel()
        self._all = tuple(rows)
        self._choose()
        self.endResetModel()

    def seek(self, text: str) -> None:
        """Show the rows that contain every word of the text, ignoring case and accents; without words, all rows."""
        words = folded(text).split()
        if words != self._words:
            self.beginResetModel()
            self._words = words
            self._choose()
            self.endResetModel()

    def _choose(self) -> None:
        self.rows = [row for row in self._all if all(word in row.sought for word in self._words)]
        if self._order is not None:
            column, order = self._order
            self.rows.sort(key=lambda row: row.keys[column], reverse=order is Qt.SortOrder.DescendingOrder)

    # --- WordTable

    @property
    def n_rows(self) -> int:
        return len(self.rows)

    def cells(self, row: int) -> Sequence[str]:
        return self.rows[row].cells

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid() and index.column() == 0:
            return self.rows[index.row()].tip
        return super().data(index, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 restores the original order."""
        self.layoutAboutToBeChanged.emit()
        before = self.rows
        self._order = None if column < 0 else (column, order)
        self._choose()
        places = {id(row): i for i, row in enumerate(self.rows)}
        old = self.persistentIndexList()
        self.changePersistentIndexList(old, [self.index(places[id(before[at.row()])], at.column()) for at in old])
        self.layoutChanged.emit()


NARROWEST, WIDEST = 110, 200
"""The least width of a column that gives way, and the most that texts ask for (px), twice that in what stretches."""

LOOKED_AT = 15
"""How many rows are measured to set the width of a column."""


class LibraryTable(ReadTableView):
    """A table of selectable rows. ``chosen``: Enter or a double click; ``remove_wanted``: Del.

    ``gives``: the columns that a narrow window cuts short or leaves out, one after the other. The column ``stretch``
    takes what width is left.
    """

    chosen = Signal()
    remove_wanted = Signal()

    def __init__(
        self,
        model: LibraryModel,
        name: str,
        title: str,
        *,
        stretch: int,
        gives: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, title)
        self.setStyleSheet(HEADERS + WORDS)
        self.setModel(model)
        self._gives, self._stretch = tuple(gives), stretch
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
        across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.doubleClicked.connect(self.chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Share the width among the columns; in a narrow window some of them give way."""
        columns, least = range(self.model().columnCount()), self.horizontalHeader().sectionSizeHint
        for column in columns:
            self.showColumn(column)  # a hidden one has no size
        most = {each: px(WIDEST * (2 if each == self._stretch else 1)) for each in columns}
        widths = {each: max(least(each), min(self.sizeHintForColumn(each), most[each])) for each in columns}
        room = self.viewport().width()
        for column in self._gives:
            narrowed = widths[column] + room - sum(widths.values())
            if narrowed >= widths[column]:
                break
            del widths[column]
            if narrowed >= max(least(column), px(NARROWEST)):
                widths[column] = narrowed
                break
        rest = room - sum(widths.values())
        for column in columns:
            width = widths.get(column, 0) + (rest if column == self._stretch else 0)
            self.setColumnWidth(column, max(width, least(column)))
            self.setColumnHidden(column, column not in widths)

    def point_at(self, row: int) -> None:
        """Select a row and scroll to it; the last one if there are fewer, nothing if it is negative."""
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


class StoryDelegate(QStyledItemDelegate):
    def __init__(self, summaries: SummaryService, games: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._summaries, self._games = summaries, games

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        game = self._games.rows[index.row()].game
        if game is None:
            return
        made = self._summaries.get(game.key)
        story = game.story if made is None else made.story
        if story is not None:
            box = QRectF(option.rect).adjusted(Space.S, Space.XS, -Space.S, -Space.XS)
            paint_sparkline(painter, box, story, colours(option.palette))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return sparkline_size() + QSize(2 * Space.S, 0)
