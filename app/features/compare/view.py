"""The comparison window, which follows the game while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPointF, QRect, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPalette, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.features.compare import text as words
from app.features.compare.model import CELL_ROLE, STALE_ROLE, ComparedCell, ComparisonModel, SummaryRow
from app.features.compare.service import ComparisonService
from app.tasks.inference import HIDDEN
from app.ui.language import localized, translate
from app.ui.shortcuts import COPY
from app.ui.text import title
from app.ui.theme import FADED, Space, colour, colours, px
from app.ui.widgets.fields import HolderChoice
from app.ui.widgets.labels import button, close_button, label
from app.ui.widgets.panels import FlowLayout, SideWindow, packed
from app.ui.widgets.tables import Index, ReadTableView
from core.engines.comparison import ComparisonRow
from core.model.case import Case

if TYPE_CHECKING:
    from core.evidence.evidence import Source

SMALLEST, SIZE = QSize(700, 420), QSize(920, 720)
ABOVE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CORNER = 8
"""The side of the corner that marks the largest difference (px)."""

ROW_HEIGHT = 24
NARROWEST = 84


class ComparisonView(SideWindow):
    """A column for each engine: its time and differences from exact, and what it says of the cards of one holder.

    ``is_supposed`` tells whether a case is a what-if preview.
    """

    def __init__(
        self,
        service: ComparisonService,
        is_supposed: Callable[[Case], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(service, "comparisonView", translate("Engines compared"), parent)
        self._is_supposed = is_supposed
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._case: Case | None = None
        self.model = ComparisonModel(self)
        self.status = label("comparisonStatus")
        self.status.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        tip = translate("Copy the table for a spreadsheet (Ctrl+C)")
        self.copy_button = button("comparisonCopy", translate("Copy"), tip=tip)
        self.holder = HolderChoice("comparisonHolder", translate("Whose cards are shown"))
        self.table = ComparisonTable(self.model, self)
        self._line = self._make_line()
        top = Qt.AlignmentFlag.AlignTop
        head = packed(QHBoxLayout(), (self.status, 1), spacing=Space.S)
        head.addWidget(self.copy_button, 0, top)
        head.addWidget(close_button("comparisonClose", self), 0, top)
        packed(QVBoxLayout(self), head, self._line, (self.table, 1), margins=Space.S, spacing=Space.S)
        self._connect(service)
        self.set_sizes(SMALLEST, SIZE)

    def _make_line(self) -> QWidget:
        whose = QLabel(translate("&Probability of each card for", "a player follows"))
        whose.setBuddy(self.holder)
        furthest = translate("furthest from exact, for this holder")
        line = QWidget()
        flow = FlowLayout(line, Space.S)
        for part in (whose, self.holder, label("", "muted", f"\N{BLACK UPPER LEFT TRIANGLE} {furthest}", wraps=False)):
            flow.addWidget(part)
        return line

    def _connect(self, service: ComparisonService) -> None:
        service.compared.connect(self._compare)
        service.contradicted.connect(self._contradict)
        service.waiting.connect(self._hold)
        service.emptied.connect(self._empty)
        self.model.modelReset.connect(self._offer_holders)
        self.holder.activated.connect(lambda: self.model.set_holder(self.holder.currentData()))
        self.table.activated.connect(self._show_largest)
        self.table.clicked.connect(self._show_largest)
        self.copy_button.clicked.connect(self.copy)
        COPY.bind(self, self.copy)

    def take_focus(self) -> None:
        self.table.setFocus()

    # --- what is shown

    @Slot(object, object)
    def _compare(self, case: Case, known: tuple[ComparisonRow, ...]) -> None:
        self._case = case
        self.model.show_rows(case, known)
        moment = words.moment(len(case.events), supposed=self._is_supposed(case))
        self._say(words.progress(moment, self.model.entries))

    @Slot(object)
    def _contradict(self, conflict: tuple[Source, ...]) -> None:
        self.model.clear()
        self._say(words.contradicted(conflict))

    @Slot()
    def _hold(self) -> None:
        if self._case is not None and self.model.entries:
            self.model.show_rows(self._case, ())
        self._say(words.HELD)

    @Slot(bool)
    def _empty(self, is_hidden: bool) -> None:
        self.model.clear()
        self._say(HIDDEN if is_hidden else words.EMPTY)

    def _say(self, text: str) -> None:
        """Show the status: above the table, or in the middle of an empty window."""
        shown, begins = self.model.rowCount() > 0, self.table.isHidden()
        self.status.setText(localized(text))
        self.status.setAlignment(ABOVE if shown else Qt.AlignmentFlag.AlignCenter)
        for part in (self._line, self.table, self.copy_button):
            part.setVisible(shown)
        if shown and begins:
            self.table.setFocus()

    def _offer_holders(self) -> None:
        self.holder.clear()
        for holder in self.model.holders:
            self.holder.addItem(title(holder), holder)
        self.holder.setCurrentIndex(self.holder.findData(self.model.holder))

    # --- what is done

    @Slot(QModelIndex)
    def _show_largest(self, index: QModelIndex) -> None:
        """From above the cards, go to the cell where this column's engine is furthest from exact."""
        row = self.model.entries[index.column()].row
        if index.row() >= len(SummaryRow) or row is None or row.difference is None or row.difference.where is None:
            return
        card, holder = row.difference.where
        self.model.set_holder(holder)
        self.holder.setCurrentIndex(self.holder.findData(holder))
        cell = self.model.place(card, index.column())
        self.table.setCurrentIndex(cell)
        self.table.scrollTo(cell, ComparisonTable.ScrollHint.PositionAtCenter)

    @Slot()
    def copy(self) -> None:
        """Copy the table as tab-separated text."""
        text = words.as_text(self.model)
        if text:
            QGuiApplication.clipboard().setText(text)


class ComparisonTable(ReadTableView):
    """Columns of one width; the engines' notes are wrapped."""

    def __init__(self, model: ComparisonModel, parent: QWidget | None = None) -> None:
        spoken = translate("Engines: time, differences from exact, and numbers for this holder")
        super().__init__("comparisonTable", spoken, parent)
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setMinimumSectionSize(px(NARROWEST))
        across.setTextElideMode(Qt.TextElideMode.ElideRight)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.setDefaultSectionSize(px(ROW_HEIGHT))
        down.setMinimumSectionSize(px(ROW_HEIGHT))
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setHighlightSections(False)
        down.setSectionsClickable(False)
        model.modelReset.connect(self._fit_note)
        model.dataChanged.connect(self._fit_note)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_note()

    def _fit_note(self) -> None:
        self.resizeRowToContents(SummaryRow.WHERE)
        self.resizeRowToContents(SummaryRow.NOTE)


class _Delegate(QStyledItemDelegate):
    """Fades what is outdated, mutes what is certain, and marks the largest difference by bold type and a corner."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        cell, tokens = index.data(CELL_ROLE), colours(option.palette)
        option.palette.setColor(QPalette.ColorRole.Highlight, colour(tokens.accent_soft))
        option.palette.setColor(QPalette.ColorRole.HighlightedText, colour(tokens.text))
        if isinstance(cell, ComparedCell):
            option.font.setBold(cell.largest)
            if cell.p in (0.0, 1.0) and not cell.stale:
                option.palette.setColor(QPalette.ColorRole.Text, colour(tokens.muted))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell, tokens, rect = index.data(CELL_ROLE), colours(option.palette), QRect(option.rect)
        is_marked = isinstance(cell, ComparedCell) and cell.largest
        painter.save()
        painter.setOpacity(FADED if index.data(STALE_ROLE) else 1.0)
        if is_marked:
            painter.fillRect(rect, colour(tokens.envelope_ground))
        super().paint(painter, option, index)
        if is_marked:  # a corner, so that colour is not the only sign
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tokens.envelope))
            at = QPointF(rect.topLeft())
            painter.drawPolygon(QPolygonF([at, at + QPointF(CORNER, 0), at + QPointF(0, CORNER)]))
        painter.restore()
        painter.setPen(colour(tokens.band))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
