"""The library window: played games and their players, searchable; and what adds games to the library when they end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.features.library import service as words
from app.features.library.service import LibraryService, Listed, SummaryService, file_title, title_of
from app.features.library.store import GameRows, ReviewTotals, StoredGame, folded
from app.game.files import ENDING, GameFiles, documents
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, differ
from app.ui.host import Host
from app.ui.icons import paint_sparkline, sparkline_size
from app.ui.language import translate
from app.ui.shortcuts import FIND, Permission
from app.ui.text import file_name
from app.ui.theme import Space, colours, px
from app.ui.widgets.labels import MessageBar, button, close_button, label
from app.ui.widgets.options import ENTER, Option, OptionGroup
from app.ui.widgets.panels import bring_to_front, packed, with_text
from app.ui.widgets.tables import HEADERS, WORDS, Index, ReadTableView, WordTable
from core.formats.identity import fingerprint_of
from core.model.case import Case
from core.model.ending import result_of

TIMELINE = 5
"""The column of the timelines."""


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

    def __init__(self, model: LibraryModel, name: str, title: str, *, stretch: int, gives: Sequence[int]) -> None:
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
        columns = range(self.model().columnCount())
        least = self.horizontalHeader().sectionSizeHint
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


class TimelineDelegate(QStyledItemDelegate):
    def __init__(self, summaries: SummaryService, games: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._summaries, self._games = summaries, games

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        game = self._games.rows[index.row()].game
        if game is None:
            return
        made = self._summaries.get(game.key)
        timeline = game.timeline if made is None else made.timeline
        if timeline is not None:
            box = QRectF(option.rect).adjusted(Space.S, Space.XS, -Space.S, -Space.XS)
            paint_sparkline(painter, box, timeline, colours(option.palette))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return sparkline_size() + QSize(2 * Space.S, 0)


MOST_TIMELINES = 60
"""The most timelines requested at a time."""

GAMES_GIVE = (2, 3, 5)
"""The columns that give way in a narrow window: edition, entries, timeline."""

PLAYERS_GIVE = (6, 5, 3, 4)
"""The same: own cards, right accusations, suggestions, missed."""

USUAL = QSize(960, 600)


class LibraryView(QDialog):
    """Two tables, of games and of players, and a search field for both."""

    def __init__(self, service: LibraryService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("libraryView")
        self.setWindowTitle(self.title())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._service = service
        self._removed: tuple[GameRows, ...] = ()
        self._listed: tuple[Listed, ...] = ()
        self.games = LibraryModel(words.game_columns(), (3,), self)
        self.players = LibraryModel(words.player_columns(), range(1, 7), self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.resize(with_text(self, USUAL))
        self._refresh()

    @staticmethod
    def title() -> str:
        return translate("Game library")

    # --- parts

    def _make_parts(self) -> None:
        self.search = QLineEdit()
        self.search.setObjectName("librarySearch")
        self.search.setPlaceholderText(translate("Search players, dates, results"))
        self.search.setAccessibleName(translate("Search players, dates, results"))
        self.search.setClearButtonEnabled(True)
        self.kind = OptionGroup("libraryKind", translate("Which games are listed"))
        among_people = Option("table", translate("At the table", "games among people"))
        practised = Option("practice", translate("Practice", "games against the program"))
        self.kind.set_options((among_people, practised))
        self.kind.set_value("table")
        self.found = label("libraryFound", "muted", wraps=False)
        self.bar = MessageBar("libraryBar", "past", "tick", self)
        self.problem = MessageBar("libraryProblem", "problem", "warning", self)
        games, players = translate("Games"), translate("Players")
        self.table = LibraryTable(self.games, "libraryGames", games, stretch=1, gives=GAMES_GIVE)
        self.people = LibraryTable(self.players, "libraryPlayers", players, stretch=0, gives=PLAYERS_GIVE)
        self.table.setItemDelegateForColumn(TIMELINE, TimelineDelegate(self._service.summaries, self.games, self))
        self.empty = label("libraryEmpty", "muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open_button = button("libraryOpen", translate("&Open"), "primary")
        self.export_button = button("libraryExport", translate("&Export…"))
        tip = translate("Remove these games from the library (Del)")
        self.remove_button = button("libraryRemove", translate("&Remove"), tip=tip)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setObjectName("libraryTabs")
        self.tabs.setAccessibleName(translate("Games and players"))
        self.tabs.addTab(self._games_page(), translate("&Games"))
        self.tabs.addTab(self.people, translate("&Players"))
        top = packed(QHBoxLayout(), (self.search, 1), self.found, spacing=Space.M)
        self._for_games = self.open_button, self.export_button, self.remove_button
        foot = packed(QHBoxLayout(), *self._for_games, 1, close_button("libraryClose", self), spacing=Space.S)
        parts = top, self.problem, self.bar, (self.tabs, 1), foot
        packed(QVBoxLayout(self), *parts, margins=Space.S, spacing=Space.S)

    def _games_page(self) -> QWidget:
        page = QWidget()
        packed(QVBoxLayout(page), self.kind, (self.table, 1), (self.empty, 1), spacing=Space.XS)
        return page

    def _connect(self) -> None:
        service = self._service
        service.listed.connect(self._list)
        service.kept.connect(self._look_again)
        service.removed.connect(self._offer_undo)
        service.exported.connect(self._say_exported)
        service.failed.connect(self.problem.say)
        service.summaries.made.connect(self.table.viewport().update)
        self._look = QTimer(self, singleShot=True)  # once the rows have their places
        self._look.timeout.connect(self._want_timelines)
        self.table.verticalScrollBar().valueChanged.connect(self._look_soon)
        self.table.verticalScrollBar().rangeChanged.connect(self._look_soon)
        self.games.modelReset.connect(self._look_soon)
        self.games.layoutChanged.connect(self._look_soon)
        self.kind.chosen.connect(self._choose_kind)
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._go_to_rows)
        self.table.chosen.connect(self._open_selected)
        self.table.remove_wanted.connect(self._remove)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        self.games.modelReset.connect(self._refresh)
        self.open_button.clicked.connect(self._open_selected)
        self.export_button.clicked.connect(self._export)
        self.remove_button.clicked.connect(self._remove)
        self.bar.acted.connect(self._restore)
        self.tabs.currentChanged.connect(self._refresh)
        FIND.bind(self, self.search.setFocus)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._go_to_rows)

    # --- contents

    def come_to_front(self) -> None:
        """Show the current contents, with the focus on the search field."""
        self.bar.say("")
        self.problem.say("")
        self._service.list_games()
        bring_to_front(self)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.selectAll()

    @property
    def selected(self) -> tuple[StoredGame, ...]:
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        listed = (self.games.rows[row] for row in rows)
        return tuple(row.game for row in listed if row.game is not None)

    def _list(self, games: Sequence[Listed], players: Sequence[Listed]) -> None:
        self._listed = tuple(games)
        self.players.set_rows(players)
        self.people.fit()
        self._show_games(max(self.table.currentIndex().row(), 0))

    def _show_games(self, at: int) -> None:
        """Show the games of the chosen kind, with the keyboard on one of them; of a single kind there is no choice."""
        kinds = {row.game.is_practice for row in self._listed if row.game is not None}
        self.kind.setVisible(len(kinds) > 1)
        if len(kinds) < 2:
            self.kind.set_value("practice" if True in kinds else "table")
        practice = self.kind.value == "practice"
        self.games.set_rows([row for row in self._listed if row.game is not None and row.game.is_practice is practice])
        self.table.fit()
        self.table.point_at(at)

    def _choose_kind(self, kind: str) -> None:
        self.kind.set_value(kind)
        self._show_games(0)

    def _seek(self, text: str) -> None:
        self.games.seek(text)
        self.players.seek(text)
        self.table.point_at(0)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._service.summaries.stop(self)

    def _look_soon(self) -> None:
        self._look.start()

    def _want_timelines(self) -> None:
        if not self.isVisible():
            return
        first = max(self.table.rowAt(0), 0)
        last = self.table.rowAt(self.table.viewport().height() - 1)
        seen = self.games.rows[first : last + 1 if last >= 0 else None][:MOST_TIMELINES]
        self._service.want_timelines(self, [row.game for row in seen if row.game is not None])

    def _look_again(self) -> None:
        if self.isVisible():
            self._service.list_games()

    def _refresh(self) -> None:
        n, chosen = self.games.rowCount(), len(self.selected)
        self.found.setText(words.found_words(n, self.games.count) if self.games.count else "")
        self.table.setVisible(n > 0)
        self.empty.setVisible(n == 0)
        self.empty.setText(words.empty_words(self.search.text() if self.games.count else ""))
        for wanted in self._for_games:
            wanted.setVisible(self.tabs.currentIndex() == 0)
        self.open_button.setEnabled(chosen == 1)
        self.export_button.setEnabled(chosen > 0)
        self.remove_button.setEnabled(chosen > 0)

    # --- actions

    def _go_to_rows(self) -> None:
        table = self.table if self.tabs.currentIndex() == 0 else self.people
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not table.selectionModel().hasSelection():
            table.point_at(0)

    def _open_selected(self) -> None:
        chosen = self.selected
        if len(chosen) == 1:
            self._service.take(chosen[0])

    def _export(self) -> None:
        games, is_one = self.selected, len(self.selected) == 1
        if not games:
            return
        dialog = QFileDialog(self, translate("Export"), str(documents()))
        dialog.setObjectName("libraryExportDialog")
        dialog.setFileMode(QFileDialog.FileMode.AnyFile if is_one else QFileDialog.FileMode.Directory)
        if is_one:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(ENDING.removeprefix("."))
            dialog.selectFile(file_name(file_title(games[0]), ENDING))
        dialog.fileSelected.connect(lambda chosen: self._service.export(paths_of(games, Path(chosen))))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _remove(self) -> None:
        if self.selected:
            self._service.remove([game.id for game in self.selected])

    def _offer_undo(self, removed: Sequence[GameRows]) -> None:
        self._removed = tuple(removed)
        message = translate("%n game(s) removed from the library.", "", len(removed))
        self.bar.say(message, translate("Undo"))

    def _restore(self) -> None:
        self.bar.say("")
        self._service.restore(self._removed)
        self._removed = ()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_exported(self, count: int) -> None:
        self._removed = ()
        self.bar.say(translate("%n game(s) exported.", "", count))


def paths_of(games: Sequence[StoredGame], chosen: Path) -> list[tuple[int, Path]]:
    """Return where to export games to: a single one to the file that was chosen, several to new files in a folder."""
    if len(games) == 1:
        return [(games[0].id, chosen)]
    paths: list[tuple[int, Path]] = []
    for game in games:
        title, taken = file_title(game), {path for _, path in paths}
        names = (file_name(title, f"{more}{ENDING}") for more in ("", *(f" ({n})" for n in range(2, 10_000))))
        free = (chosen / name for name in names)
        paths.append((game.id, next(path for path in free if path not in taken and not path.exists())))
    return paths


class LibraryPresenter(QObject):
    """Stores played games in the library, and opens games from it. ``kept``: the open game was stored.

    A game with entries is stored when its result is recorded and when it is closed, unless it was only viewed, like
    the example or an unchanged game from the library. One that may not be saved is only stored when it is over, by
    whoever knows how it ended.
    """

    kept = Signal()

    def __init__(self, host: Host, game: Game, session: Session, files: GameFiles, service: LibraryService) -> None:
        super().__init__(host.window)
        self._host, self._session, self._files, self._service = host, session, files, service
        self.view: LibraryView | None = None
        self._game = 0
        self._case: Case | None = None
        self._kept: Case | None = None
        self._stored: Case | None = None
        self._fingerprint = ""
        host.actions.library.triggered.connect(self.open)
        host.window.installEventFilter(self)
        self.bar = host.add_notice("libraryTrouble")
        self.bar.acted.connect(self.open)
        service.failed.connect(self._on_failed)
        service.kept.connect(self._on_kept)
        service.taken.connect(self._on_taken)
        game.follow(self._on_shown)

    # --- storing

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if differ(now, before, lambda shown: (shown.game, shown.step)):
            self._catch_up()

    def _catch_up(self) -> None:
        """Take what the session holds, which is announced only after the verb in which somebody stores it.

        The game before is stored when another is opened, or when it is closed.
        """
        session, entered = self._session, self._session.entered
        if session.game != self._game:
            if self._has_news and self._case is not None:
                self._service.keep(self._case, self._fingerprint)
            self._game, self._case = session.game, entered
            self._kept = entered if session.path is None and not session.modified else None  # only looked at
            self._fingerprint = "" if entered is None else fingerprint_of(entered)
        self._case = entered or self._case
        if not session.may(Permission.SAVE):
            self._kept = self._case

    @property
    def _has_news(self) -> bool:
        return self._case is not None and bool(self._case.events) and self._case != self._kept

    def has(self, case: Case) -> bool:
        """Whether the library has the open game as it is in this case."""
        return self._stored == case

    def keep_news(self) -> None:
        """Store the open game as it is now, if the library does not have it yet."""
        self._catch_up()
        if self._has_news:
            self.keep()

    def keep(self, totals: ReviewTotals | None = None) -> None:
        """Store the open game as it is now, with the totals of a review."""
        self._catch_up()
        case = self._session.entered
        if case is not None and case.events:
            self._service.keep(case, self._fingerprint, totals)
            self._kept, self._fingerprint = case, fingerprint_of(case)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Store the game before the window closes, as workers no longer run after that."""
        if event.type() == QEvent.Type.Close and watched is self._host.window and self._has_news:
            case = self._case
            if case is not None:
                self._service.keep_now(case, self._fingerprint)
                self._kept, self._fingerprint = case, fingerprint_of(case)
        return super().eventFilter(watched, event)

    def _on_failed(self, text: str) -> None:
        """Show an error, unless the library window shows it."""
        if self.view is None or not self.view.isVisible():
            self.bar.say(text, LibraryView.title())

    def _on_kept(self, case: Case) -> None:
        """A finished game in the library is safe without a file."""
        self.bar.say("")
        if case == self._session.entered:
            self._stored = case
            if result_of(case) is not None:
                self._session.note_kept()
            self.kept.emit()

    # --- opening

    def open(self) -> None:
        self.bar.say("")
        if self.view is None:
            self.view = LibraryView(self._service, self._host.window)
            self.view.addAction(self._host.actions.review)  # its key works in this window, too
        self.view.come_to_front()

    def _on_taken(self, case: Case, game: StoredGame) -> None:
        self._files.open_kept(case, title_of(game))
        if self.view is not None:
            self.view.close()
        self._host.window.activateWindow()
