"""The table of suggestions: its item model, the recommended one first, and two-line rows that fit a narrow panel."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
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

from app.features.advice.text import NOTHING, bits, error, share_words
from app.ui.icons import paint_mark
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import grade, solutions
from app.ui.text import card_names
from app.ui.theme import FADED, Colours, colour, colours, px, small
from app.ui.widgets.labels import wrapped
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import MEASURES, Restyled
from app.ui.widgets.tables import Index, ReadTableView, WordTable
from core.model.cards import Triple
from core.text.text import CAPITAL, capital

if TYPE_CHECKING:
    from core.advice.advice import Advice, Advised
    from core.advice.text import Comparison

SECOND_ROLE = Qt.ItemDataRole.UserRole
"""The second line of a cell: the suspect and the weapon, or how good the suggestion is."""

ABOUT_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether a number is an estimate."""

STALE_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether a row is outdated."""

WHY_ROLE = Qt.ItemDataRole.UserRole + 4
"""Why a suggestion is worse than the first, or as good."""

SHARE_ROLE = Qt.ItemDataRole.UserRole + 3
"""The gain of a suggestion as a share of the best, for the bar behind it; None where there is none."""


class SuggestionColumn(IntEnum):
    CARDS = 0
    GAIN = 1
    REVEALED = 2


class Scope(StrEnum):
    REACH = "reach"
    ROOMS = "rooms"
    ALL = "all"


class SuggestionsModel(WordTable):
    """The suggestions of an advice: the best in each room in reach, or in each room, or all."""

    def __init__(self, parent: QObject | None = None) -> None:
        columns = (
            (
                translate("Suggest", "heads a column of cards"),
                translate("The room, the suspect and the weapon, and how this compares with the first"),
            ),
            (
                translate("Rules out", "heads a column of percentages; there is room for 12 letters"),
                translate("What share of the possible solutions the answer rules out, on average"),
            ),
            (
                translate("Reveals", "heads a column of percentages; there is room for 7 letters"),
                translate("What share it rules out for each of the others, on average (an estimate)"),
            ),
        )
        super().__init__(columns, (SuggestionColumn.GAIN, SuggestionColumn.REVEALED), parent)
        self._advice: Advice | None = None
        self._comparison: Comparison | None = None
        self._scope = Scope.REACH
        self.rows: tuple[Advised, ...] = ()
        self.revealed_bits: dict[Triple, dict[str, float]] = {}
        self.is_stale = False
        self._answers: dict[tuple[int, int, int], object] = {}

    # --- what is shown

    @property
    def scope(self) -> Scope:
        """Which suggestions are listed; those of each room where reach is wanted but unknown, or nothing is in it."""
        return self._scope if self.has_reach or self._scope is not Scope.REACH else Scope.ROOMS

    @property
    def has_reach(self) -> bool:
        return self._advice is not None and any(suggestion.reachable for suggestion in self._advice.suggestions)

    def set_advice(self, advice: Advice | None) -> None:
        """Show the suggestions of an advice, or none; what they reveal is not known yet."""
        if advice is not None and advice == self._advice and not self.is_stale:
            return
        self.beginResetModel()
        self._advice, self._comparison = advice, None
        if advice is not None:  # whose words are imported with the planner, which the empty panel does without
            from core.advice.text import Comparison

            self._comparison = Comparison(advice)
        self.is_stale, self.revealed_bits = False, {}
        self.rows = self._chosen()
        self._answers.clear()
        self.endResetModel()

    def set_scope(self, scope: Scope) -> None:
        if scope != self._scope:
            self.beginResetModel()
            self._scope = scope
            self.rows = self._chosen()
            self._answers.clear()
            self.endResetModel()

    def set_revealed(self, revealed_bits: Mapping[Triple, Mapping[str, float]]) -> None:
        before = self.revealed_bits
        self.revealed_bits = before | {cards: dict(each) for cards, each in revealed_bits.items()}
        self._answers.clear()
        if self.rows and self.revealed_bits != before:
            self.dataChanged.emit(
                self.index(0, SuggestionColumn.REVEALED), self.index(len(self.rows) - 1, SuggestionColumn.REVEALED)
            )

    def set_stale(self) -> None:
        if not self.is_stale:
            self.is_stale = True
            self._answers.clear()
            self.refresh_all()

    def row_of(self, cards: Triple | None) -> int:
        """Return the row of a suggestion; the first where it is not listed (-1 in an empty list)."""
        return next((i for i, suggestion in enumerate(self.rows) if suggestion.cards == cards), 0 if self.rows else -1)

    def _chosen(self) -> tuple[Advised, ...]:
        advice, scope = self._advice, self.scope
        if advice is None:
            return ()
        every = advice.ranking if scope is Scope.ALL else advice.best_of_rooms
        if scope is Scope.REACH:
            every = tuple(suggestion for suggestion in every if suggestion.reachable or self._is_headline(suggestion))
        if len(every) == 1:  # there is no choice of rooms, only what to suggest in this one
            return tuple(suggestion for suggestion in advice.ranking if suggestion.cards[2] == every[0].cards[2])
        return every

    def _is_headline(self, suggestion: Advised) -> bool:
        """Whether the headline says to make a suggestion, or to head for its room."""
        move = None if self._advice is None else self._advice.move
        return move is not None and suggestion.cards == move.suggest

    # --- WordTable

    @property
    def n_rows(self) -> int:
        return len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        key = index.row(), index.column(), role
        if key not in self._answers:  # a table asks for the same words to measure, to lay out and to paint
            self._answers[key] = self._answer(index.row(), SuggestionColumn(index.column()), role)
        return self._answers[key]

    def _answer(self, row: int, column: SuggestionColumn, role: int) -> object:
        suggestion = self.rows[row]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(suggestion, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(suggestion, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(suggestion, row)
            case _ if role == SECOND_ROLE:
                return self._second(suggestion, column)
            case _ if role == WHY_ROLE:
                return self._why(suggestion) if column is SuggestionColumn.CARDS else ""
            case _ if role == ABOUT_ROLE:
                return (column is SuggestionColumn.GAIN and suggestion.stderr > 0) or (
                    column is SuggestionColumn.REVEALED and suggestion.cards in self.revealed_bits
                )
            case _ if role == STALE_ROLE:
                return self.is_stale
            case _ if role == SHARE_ROLE:
                return self._share(suggestion) if column is SuggestionColumn.GAIN else None
            case _:
                return None

    def _text(self, suggestion: Advised, column: SuggestionColumn) -> str:
        if column is SuggestionColumn.CARDS:
            return card_name(suggestion.cards[2])
        if column is SuggestionColumn.GAIN:
            return share_words(suggestion.gain_bits)
        revealed_bits = self.revealed_bits.get(suggestion.cards)
        return "" if not revealed_bits else share_words(sum(revealed_bits.values()) / len(revealed_bits))

    def _second(self, suggestion: Advised, column: SuggestionColumn) -> str:
        if column is SuggestionColumn.CARDS:
            return card_names(suggestion.cards[:2])
        is_graded = column is SuggestionColumn.GAIN and suggestion.gain_bits >= NOTHING
        return grade(suggestion.gain_bits, self._most) if is_graded else ""

    def _tip(self, suggestion: Advised, column: SuggestionColumn) -> str:
        if column is SuggestionColumn.CARDS:
            return "\n".join(filter(None, (card_names(suggestion.cards), self._why(suggestion))))
        if column is SuggestionColumn.GAIN:
            return _gain(suggestion)
        line = translate("{who}: about {bits} bits", "what a suggestion reveals to a player")
        revealed_bits = self.revealed_bits.get(suggestion.cards) or {}
        return "\n".join(line.format(who=who, bits=bits(value)) for who, value in revealed_bits.items())

    def _spoken(self, suggestion: Advised, row: int) -> str:
        line = translate("{rank}: {cards}, rules out {share}. {why}", "share: 36%, or nothing")
        if suggestion.stderr:
            line = translate("{rank}: {cards}, rules out about {share}. {why}")
        cards, share, why = card_names(suggestion.cards), share_words(suggestion.gain_bits), self._why(suggestion)
        return line.format(rank=row + 1, cards=cards, share=share, why=why).rstrip()

    def _why(self, suggestion: Advised) -> str:
        return "" if self._comparison is None else capital(localized(self._comparison.why(suggestion)), CAPITAL)

    def _share(self, suggestion: Advised) -> float:
        return suggestion.gain_bits / self._most if self._most > 0 else 0.0

    @property
    def _most(self) -> float:
        """The gain of the most telling suggestion, in bits."""
        return self._advice.suggestions[0].gain_bits if self._advice is not None else 0.0  # they are in this order


def _gain(suggestion: Advised) -> str:
    """Return the gain of a suggestion: in solutions, and in bits as precisely as it is known."""
    fewer = translate("From about {before} solutions to {after}, on average")
    exact = translate("{bits} bits of information on average; {left} stay open")
    about = translate("{bits} {error} bits of information on average; {left} stay open", "error: ± 0.002")
    in_bits = (about if suggestion.stderr else exact).format(
        bits=decimal(max(0.0, suggestion.gain_bits), 3), error=error(suggestion.stderr), left=bits(suggestion.left_bits)
    )
    before, after = suggestion.left_bits + suggestion.gain_bits, suggestion.left_bits
    return f"{fewer.format(before=solutions(before), after=solutions(after))}\n{in_bits}"


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
        across.sectionResized.connect(self._on_section_resized)  # after the list where its scroll bar comes or goes
        model.modelReset.connect(self._fit_rows)
        self._fit_rows()
        self.follows_style = True

    def _on_section_resized(self, column: int, _before: int, width: int) -> None:
        if column == SuggestionColumn.CARDS:
            self._fit_rows(width)

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
    texts = ((str(index.data(role) or ""), role == WHY_ROLE) for role in (SECOND_ROLE, WHY_ROLE))
    return [(line, quiet) for text, quiet in texts if text for line in wrapped(text, metrics, width, MOST_LINES)]


def _line_height(metrics: QFontMetrics) -> int:
    return metrics.height() + 1


def _paint_text(painter: QPainter, box: QRect, text: str, ink: str, side: Qt.AlignmentFlag, font: QFont) -> int:
    """Paint a text, elided where needed; return its width."""
    painter.setFont(font)
    painter.setPen(colour(ink))
    cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, cut)
    return painter.fontMetrics().horizontalAdvance(cut)
