"""The library window: played games and their players, searchable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QItemSelectionModel, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.features.library import text as words
from app.features.library.record import folded
from app.features.library.service import LibraryContents, LibraryService
from app.features.library.store import Game, RemovedGame
from app.features.library.text import ListedGame, ListedPlayer
from app.ui.language import translate
from app.ui.theme import Space
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import packed
from app.ui.widgets.tables import HEADERS, WORDS, ReadTableView, WordTable

Listed = ListedGame | ListedPlayer


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
        """Set the rows."""
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
        """The number of rows shown."""
        return len(self.rows)

    def cells(self, row: int) -> Sequence[str]:
        """Return the texts of a row, column by column."""
        return self.rows[row].cells

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


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LOOKED_AT = 15
"""How many rows are measured to set the width of a column."""


class LibraryTable(ReadTableView):
    """A table of selectable rows. ``chosen``: Enter or a double click; ``remove_wanted``: Del.

    The column ``stretch`` takes the remaining width.
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
        """Give each column the width it needs."""
        for column in range(self.model().columnCount()):
            if column != self._stretch:
                self.resizeColumnToContents(column)

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


USUAL = QSize(900, 560)
SMALLEST = QSize(640, 380)


class LibraryView(QDialog):
    """Two tables, of games and of players, and a search field for both.

    ``open_wanted`` carries a game, ``export_wanted`` several.
    """

    open_wanted = Signal(object)
    export_wanted = Signal(object)

    def __init__(self, service: LibraryService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("libraryView")
        self.setWindowTitle(self.title())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._service = service
        self._removed: tuple[RemovedGame, ...] = ()
        self.games = LibraryModel(words.game_columns(), (3,), self)
        self.players = LibraryModel(words.player_columns(), range(1, 7), self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._refresh()

    @staticmethod
    def title() -> str:
        """Return the title of the window."""
        return translate("LibraryView", "Library")

    # --- parts

    def _make_parts(self) -> None:
        self.search = QLineEdit()
        self.search.setObjectName("librarySearch")
        self.search.setPlaceholderText(translate("LibraryView", "Look for a player, a date, a result"))
        self.search.setAccessibleName(translate("LibraryView", "Look for a player, a date, a result"))
        self.search.setClearButtonEnabled(True)
        self.found = label("libraryFound", "muted", wraps=False)
        self.bar = MessageBar("libraryBar", "past", "tick", self)
        self.problem = MessageBar("libraryProblem", "problem", "warning", self)
        self.table = LibraryTable(self.games, "libraryGames", translate("LibraryView", "Games"), stretch=1)
        self.people = LibraryTable(self.players, "libraryPlayers", translate("LibraryView", "Players"), stretch=0)
        self.empty = label("libraryEmpty", "muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open_button = button("libraryOpen", translate("LibraryView", "&Open"), "primary")
        self.export_button = button("libraryExport", translate("LibraryView", "&Export…"))
        tip = translate("LibraryView", "Take these games out of the library (Del)")
        self.remove_button = button("libraryRemove", translate("LibraryView", "Ta&ke out"), tip=tip)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setObjectName("libraryTabs")
        self.tabs.setAccessibleName(translate("LibraryView", "Games and players"))
        self.tabs.addTab(self._games_page(), translate("LibraryView", "&Games"))
        self.tabs.addTab(self.people, translate("LibraryView", "&Players"))
        top = packed(QHBoxLayout(), (self.search, 1), self.found, spacing=Space.M)
        parts = top, self.problem, self.bar, (self.tabs, 1)
        packed(QVBoxLayout(self), *parts, margins=Space.S, spacing=Space.S)

    def _games_page(self) -> QWidget:
        done = packed(QHBoxLayout(), self.open_button, self.export_button, self.remove_button, 1, spacing=Space.S)
        page = QWidget()
        packed(QVBoxLayout(page), (self.table, 1), (self.empty, 1), done, spacing=Space.S)
        return page

    def _connect(self) -> None:
        service = self._service
        service.listed.connect(self._list)
        service.kept.connect(self._look_again)
        service.removed.connect(self._offer_undo)
        service.exported.connect(self._say_exported)
        service.failed.connect(self.problem.say)
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._go_to_rows)
        self.table.chosen.connect(self._open)
        self.table.remove_wanted.connect(self._remove)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        self.games.modelReset.connect(self._refresh)
        self.open_button.clicked.connect(self._open)
        self.export_button.clicked.connect(self._export)
        self.remove_button.clicked.connect(self._remove)
        self.bar.acted.connect(self._restore)
        self.tabs.currentChanged.connect(self._refresh)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._go_to_rows)

    # --- contents

    def come_to_front(self) -> None:
        """Show the current contents, with the focus on the search field."""
        self.bar.say("")
        self.problem.say("")
        self._service.list_games()
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.selectAll()

    @property
    def selected(self) -> tuple[Game, ...]:
        """The selected games, from the top."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        listed = (self.games.rows[row] for row in rows)
        return tuple(one.game for one in listed if isinstance(one, ListedGame))

    def _list(self, contents: LibraryContents) -> None:
        at = self.table.currentIndex().row()
        self.games.set_rows(contents.games)
        self.players.set_rows(contents.players)
        self.table.fit()
        self.people.fit()
        self.table.point_at(at)

    def _seek(self, text: str) -> None:
        self.games.seek(text)
        self.players.seek(text)

    def _look_again(self) -> None:
        if self.isVisible():
            self._service.list_games()

    def _refresh(self) -> None:
        n, chosen = self.games.rowCount(), len(self.selected)
        self.found.setText(words.found_words(n, self.games.count) if self.games.count else "")
        self.table.setVisible(n > 0)
        self.empty.setVisible(n == 0)
        self.empty.setText(words.empty_words(self.search.text() if self.games.count else ""))
        self.open_button.setEnabled(chosen == 1)
        self.export_button.setEnabled(chosen > 0)
        self.remove_button.setEnabled(chosen > 0)

    # --- actions

    def _go_to_rows(self) -> None:
        table = self.table if self.tabs.currentIndex() == 0 else self.people
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not table.selectionModel().hasSelection():
            table.point_at(0)

    def _open(self) -> None:
        chosen = self.selected
        if len(chosen) == 1:
            self.open_wanted.emit(chosen[0])

    def _export(self) -> None:
        if self.selected:
            self.export_wanted.emit(self.selected)

    def _remove(self) -> None:
        if self.selected:
            self._service.remove([game.id for game in self.selected])

    def _offer_undo(self, removed: Sequence[RemovedGame]) -> None:
        self._removed = tuple(removed)
        self.bar.say(words.removed_words(len(removed)), translate("LibraryView", "Put back"))

    def _restore(self) -> None:
        self.bar.say("")
        self._service.restore(self._removed)
        self._removed = ()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_exported(self, count: int) -> None:
        self._removed = ()
        self.bar.say(words.exported_words(count))
