"""The table of ranked suggestions and its delegate, with two-line rows that fit a narrow panel."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.features.advice.model import (
    ABOUT_ROLE,
    SECOND_ROLE,
    SHARE_ROLE,
    STALE_ROLE,
    WHY_ROLE,
    SuggestionColumn,
    SuggestionsModel,
)
from app.ui.fitting import wrapped
from app.ui.icons import paint_mark
from app.ui.language import translate
from app.ui.schemes import Colours
from app.ui.theme import FADED, colour, colours, px, small
from app.ui.widgets.keys import ENTER
from app.ui.widgets.panels import MEASURES, Restyled
from app.ui.widgets.tables import Index, ReadTableView

NUMBER_WIDTHS = {SuggestionColumn.GAIN: 58, SuggestionColumn.REVEALED: 54}
PADDING = 6
AROUND = 7
"""The space above and below the lines of a row, with the bar (px)."""

SIGN = 11
NARROW = 360
"""Lists narrower than this have two columns (px)."""

BAR = 3
MOST_ROWS = 9
"""Longer lists scroll by themselves."""

MOST_LINES = 3
"""Number of lines for the cards, and for the comparison."""

MEASURED = 12
"""Number of rows that decide how high all are."""

STYLE = """
QHeaderView::section { background: palette(base); border: 0; border-bottom: 1px solid palette(mid); padding: 2px 6px; }
QTableView { border-radius: 5px; }
"""


class SuggestionsTable(Restyled, ReadTableView):
    """A row for each suggestion. ``chosen``: Enter or a double click puts a row into the entry."""

    chosen = Signal(int)
    pointed = Signal(int)
    """Another row is current; -1 for none."""
    restyled_by = MEASURES

    def __init__(self, model: SuggestionsModel, parent: QWidget | None = None) -> None:
        super().__init__("adviceTable", translate("Suggestions, the best first"), parent)
        self.setStyleSheet(STYLE)
        self.setModel(model)
        self.setItemDelegate(_SuggestionDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        across = self.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        across.setSectionResizeMode(SuggestionColumn.CARDS, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))
        across.sectionResized.connect(self._follow_width)  # later than the list, as where its scroll bar comes or goes
        model.modelReset.connect(self._fit_rows)
        self._fit_rows()
        self.follows_style = True

    @Slot(int, int, int)
    def _follow_width(self, column: int, _before: int, width: int) -> None:
        if column == SuggestionColumn.CARDS:
            self._fit_rows(width)

    @Slot()
    def _fit_rows(self, width: int | None = None) -> None:
        """Give all rows the height that the longest texts need in a column of cards of this width (px; None: as it is).

        The list gets the height of its rows.
        """
        model, column = self.model(), SuggestionColumn.CARDS
        room = (self.columnWidth(column) if width is None else width) - 2 * PADDING
        usual, metrics = self.fontMetrics(), QFontMetrics(small(self.font()))
        first, second = _line_height(usual), _line_height(metrics)
        rows = [model.index(row, column) for row in range(min(MEASURED, model.rowCount()))]
        heights = [first + len(_lines(index, metrics, room)) * second + px(AROUND) for index in rows]
        down = self.verticalHeader()
        down.setDefaultSectionSize(max(heights, default=first))
        if len(heights) == model.rowCount():
            for row, height in enumerate(heights):
                down.resizeSection(row, height)
        listed = sum(down.sectionSize(row) for row in range(min(MOST_ROWS, model.rowCount())))
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + listed + 2 * self.frameWidth())

    def restyle(self) -> None:
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in sight; a narrow list hides what is revealed, as it is shown below the list, too."""
        super().resizeEvent(event)
        self.setColumnHidden(SuggestionColumn.REVEALED, event.size().width() < px(NARROW))
        for column, width in NUMBER_WIDTHS.items():
            self.setColumnWidth(column, max(px(width), self.horizontalHeader().sectionSizeHint(column)))
        self.scrollTo(self.currentIndex())

    def point_at(self, row: int) -> None:
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.pointed.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in ENTER and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class _SuggestionDelegate(QStyledItemDelegate):
    """Paints a number and its error, or a room, its cards and the comparison; a bar for the gain; fades the stale."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = colours(option.palette), QRect(option.rect)
        painter.save()
        self._paint_ground(painter, option, tokens, index)
        painter.setOpacity(FADED if index.data(STALE_ROLE) else 1.0)
        box = rect.adjusted(PADDING, 2, -PADDING, 0)
        usual, fine = QFont(option.font), small(option.font)
        metrics = QFontMetrics(fine)
        upper = QRect(box.left(), box.top(), box.width(), _line_height(QFontMetrics(usual)))
        lower = QRect(box.left(), upper.bottom() + 1, box.width(), _line_height(metrics))
        side = Qt.AlignmentFlag.AlignLeft if index.column() == SuggestionColumn.CARDS else Qt.AlignmentFlag.AlignRight
        quiet = tokens.text if index.data(STALE_ROLE) else tokens.muted
        for line, is_quiet in _lines(index, metrics, lower.width()):
            _paint_text(painter, lower, line, quiet if is_quiet else tokens.text, side, fine)
            lower.translate(0, lower.height())
        width = _paint_text(painter, upper, str(index.data() or ""), tokens.text, side, usual)
        if index.data(ABOUT_ROLE):
            broad = px(SIGN)
            sign = QRectF(max(rect.left() + 1, upper.right() - width - broad - 3), upper.top(), broad, upper.height())
            paint_mark(painter, "about", sign, colour(tokens.muted), 1.4)
        share = index.data(SHARE_ROLE)
        if share:
            length = max(1, round(upper.width() * float(share)))
            painter.fillRect(upper.left(), rect.bottom() - BAR, length, BAR, colour(tokens.accent_soft))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, tokens: Colours, index: Index) -> None:
        rect = QRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colour(tokens.hover))
            if index.column() == SuggestionColumn.CARDS:
                painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), colour(tokens.accent))
        painter.setPen(colour(tokens.band))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def _lines(index: Index, metrics: QFontMetrics, width: int) -> list[tuple[str, bool]]:
    """Return the lines below the first of a cell, and whether they are quiet."""
    found = ((str(index.data(role) or ""), role == WHY_ROLE) for role in (SECOND_ROLE, WHY_ROLE))
    return [(line, quiet) for text, quiet in found if text for line in wrapped(text, metrics, width, MOST_LINES)]


def _line_height(metrics: QFontMetrics) -> int:
    return metrics.height() + 1


def _paint_text(painter: QPainter, box: QRect, text: str, ink: str, side: Qt.AlignmentFlag, font: QFont) -> int:
    """Paint a text, elided where needed; return its width."""
    painter.setFont(font)
    painter.setPen(colour(ink))
    cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, cut)
    return painter.fontMetrics().horizontalAdvance(cut)
