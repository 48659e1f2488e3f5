"""The review window: a summary and a table of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QProgressBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.features.review import text as words
from app.features.review.text import ReviewLine
from app.ui.language import translate
from app.ui.theme import Space, colour, colours, px
from app.ui.widgets.labels import label
from app.ui.widgets.panels import BareScroll, SideWindow, Watched, packed
from app.ui.widgets.tables import HEADERS, WORDS, Index, ReadTableView, WordTable

if TYPE_CHECKING:
    from core.review.review import Review

SHARE_ROLE = Qt.ItemDataRole.UserRole
"""The length of the bar below a number, from 0 to 1; 0 for none."""


class ReviewModel(WordTable):
    """A row per line; the first column is its number, the last the bits missed or told, with a bar."""

    def __init__(self, columns: Sequence[tuple[str, str]], parent: QObject | None = None) -> None:
        super().__init__(columns, (0, len(columns) - 1), parent)
        self._lines: tuple[ReviewLine, ...] = ()

    @property
    def lines(self) -> tuple[ReviewLine, ...]:
        """The lines, in game order."""
        return self._lines

    def set_lines(self, lines: Sequence[ReviewLine]) -> None:
        """Set the lines."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    # --- WordTable

    @property
    def n_rows(self) -> int:
        """How many lines there are."""
        return len(self._lines)

    def cells(self, row: int) -> Sequence[str]:
        """Return the texts of a row, column by column."""
        return self._lines[row].cells

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == SHARE_ROLE and index.isValid():
            return self._lines[index.row()].share if index.column() == self.n_columns - 1 else 0.0
        return super().data(index, role)


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BAR = 3
"""The thickness of the bar (px)."""

PADDING = 12
"""The vertical padding of a row, in total (px)."""


class ReviewTable(ReadTableView):
    """A row per evaluated entry. ``chosen`` carries its entry: by a click, an arrow key, or Enter."""

    chosen = Signal(int)

    def __init__(self, model: ReviewModel, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(name, title, parent)
        self.setStyleSheet(HEADERS + WORDS)
        self.lines_model = model
        self.setModel(model)
        self.setItemDelegate(_ReviewDelegate(self))
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        across = self.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        last = model.columnCount() - 1
        for column in (0, last):
            across.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.fit)
        self.clicked.connect(self._choose)

    def fit(self) -> None:
        """Give numbers the width they need, texts the rest, and each row its number of lines."""
        for column in (0, self.model().columnCount() - 1):
            wanted = max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))
            self.setColumnWidth(column, wanted + PADDING)
        self.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resizeRowsToContents()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, or an arrow key that changes the row, goes to its entry."""
        before = self.currentIndex().row()
        if event.key() in ENTER:
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self._choose(self.currentIndex())

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.lines_model.lines[index.row()].event)


class _ReviewDelegate(QStyledItemDelegate):
    """Paints a bar below a number."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        share = float(index.data(SHARE_ROLE) or 0.0)
        if share > 0:
            rect = QRect(option.rect).adjusted(4, 0, -4, 0)
            length = max(1, round(rect.width() * share))
            ink = colour(colours(option.palette).envelope)
            painter.fillRect(rect.right() - length, rect.bottom() - BAR - 1, length, BAR, ink)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        size.setHeight(size.height() + PADDING)
        return size


USUAL = QSize(860, 600)
SMALLEST = QSize(600, 420)
MOST_SAID = 170
"""The greatest height of the summary (px); the rest scrolls."""


class ReviewView(SideWindow):
    """Shows a review, or its progress. ``entry_wanted`` carries an entry to show."""

    entry_wanted = Signal(int)

    def __init__(self, watched: Watched, parent: QWidget | None = None) -> None:
        super().__init__(watched, "reviewView", translate("ReviewView", "Looking back at the game"), parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.decisions = ReviewModel(words.decision_columns(), self)
        self.told = ReviewModel(words.told_columns(), self)
        self._make_parts()
        self._lay_out()
        self.set_sizes(SMALLEST, USUAL)
        self.say_progress(0.0)

    def _make_parts(self) -> None:
        self.headline = label("reviewHeadline", "figure")
        self.said = label("reviewSaid")
        for one in (self.headline, self.said):
            one.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar()
        self.progress.setObjectName("reviewProgress")
        self.progress.setAccessibleName(translate("ReviewView", "How much of the review is done"))
        self.progress.setRange(0, 100)
        self.mine = ReviewTable(self.decisions, "reviewDecisions", translate("ReviewView", "Your decisions"))
        self.entries = ReviewTable(self.told, "reviewTold", translate("ReviewView", "What the entries told you"))
        self.mine.chosen.connect(self.entry_wanted)
        self.entries.chosen.connect(self.entry_wanted)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("reviewTabs")
        self.tabs.setAccessibleName(translate("ReviewView", "Decisions and entries"))
        self.tabs.addTab(self.mine, translate("ReviewView", "Your &decisions"))
        self.tabs.addTab(self.entries, translate("ReviewView", "What the &entries told you"))

    def _lay_out(self) -> None:
        self._blank = QWidget()  # keeps the rest at the top while there are no tables
        self._sentences = BareScroll("reviewSentences", self.said)
        self._sentences.setAccessibleName(translate("ReviewView", "What there is to say of the game"))
        self._sentences.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._sentences.setMaximumHeight(px(MOST_SAID))
        parts = self.headline, self.progress, self._sentences, self.tabs, self._blank
        column = packed(QVBoxLayout(self), *parts, margins=(Space.M,) * 4, spacing=Space.S)
        column.setStretchFactor(self.tabs, 1)
        column.setStretchFactor(self._blank, 1)

    # --- what is shown

    def take_focus(self) -> None:
        self.mine.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_progress(self, share: float) -> None:
        """Show the progress."""
        self._show_parts(done=False)
        self.headline.setText(translate("ReviewView", "Looking back at the game…"))
        self.progress.setValue(round(100 * share))

    def show_review(self, review: Review) -> None:
        """Show a review."""
        self.headline.setText(words.headline(review))
        self.said.setText("\n".join(words.sentences_of(review)))
        self.decisions.set_lines(words.decision_lines(review))
        self.told.set_lines(words.told_lines(review))
        self._show_parts(done=True)
        if not review.decisions:
            self.tabs.setCurrentWidget(self.entries)

    def say_failure(self, text: str) -> None:
        """Show why there is no review."""
        self._show_parts(done=False)
        self.progress.hide()
        self.headline.setText(text)

    def _show_parts(self, *, done: bool) -> None:
        self.progress.setVisible(not done)
        self._blank.setVisible(not done)
        self._sentences.setVisible(done)
        self.tabs.setVisible(done)
