"""The comparison window, which follows the game while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import (
    QGuiApplication,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.features.compare import text as words
from app.features.compare.model import (
    ComparisonCells,
    ComparisonModel,
)
from app.features.compare.painting import CellTable, CornerSample, EngineTable
from app.features.compare.service import ComparisonService
from app.ui.language import localized, translate
from app.ui.text import title
from app.ui.theme import Space
from app.ui.widgets.fields import HolderChoice
from app.ui.widgets.labels import button, close_button, label
from app.ui.widgets.panels import FlowLayout, SideWindow, packed
from core.engines.comparison import ComparisonRow
from core.model.case import Case

if TYPE_CHECKING:
    from core.evidence.evidence import Source

SMALLEST, SIZE = QSize(700, 420), QSize(920, 600)
ABOVE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ComparisonView(SideWindow):
    """Two tables: the engines with times and differences from exact, and the cards of one holder by all engines.

    ``is_supposed`` tells whether a case is a what-if preview.
    """

    def __init__(
        self, service: ComparisonService, is_supposed: Callable[[Case], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(service, "comparisonView", translate("ComparisonView", "Engines compared"), parent)
        self._is_supposed = is_supposed
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._service = service
        self._case: Case | None = None
        self.model = ComparisonModel(self)
        self.cells_model = ComparisonCells(self.model, self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.set_sizes(SMALLEST, SIZE)

    # --- parts

    def _make_parts(self) -> None:
        self.status = label("comparisonStatus")
        self.status.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        tip = translate("ComparisonView", "Copy both tables for a spreadsheet (Ctrl+C)")
        self.copy_button = button("comparisonCopy", translate("ComparisonView", "Copy"), tip=tip)
        self.engines = EngineTable(self.model, self)
        self.holder = HolderChoice("comparisonHolder", translate("ComparisonView", "Whose cards are shown"))
        self.cells = CellTable(self.cells_model, self)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(Space.S)
        top.addWidget(self.status, 1)
        top.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(close_button("comparisonClose", self), 0, Qt.AlignmentFlag.AlignTop)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setObjectName("comparisonSplitter")
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(Space.S)
        splitter.addWidget(self.engines)
        splitter.addWidget(self._below())
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.splitterMoved.connect(self._keep_division)
        self._splitter, self._is_divided = splitter, False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        layout.setSpacing(Space.S)
        layout.addLayout(top)
        layout.addWidget(splitter, 1)

    def _below(self) -> QWidget:
        """Return the lower half: holder, legend and cards."""
        whose = QLabel(translate("ComparisonView", "&Probability of each card for", "a player follows"))
        whose.setBuddy(self.holder)
        legend = QWidget()
        furthest = label("", "muted", translate("ComparisonView", "furthest from exact, for this holder"), wraps=False)
        packed(QHBoxLayout(legend), CornerSample(), furthest, spacing=Space.S)
        line = QWidget()
        flow = FlowLayout(line, Space.S)
        for part in (whose, self.holder, legend):
            flow.addWidget(part)
        below = QWidget()
        layout = QVBoxLayout(below)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(line)
        layout.addWidget(self.cells, 1)
        return below

    def _connect(self) -> None:
        service = self._service
        service.begun.connect(self._begin)
        service.arrived.connect(self._put)
        service.contradicted.connect(self._contradict)
        service.waiting.connect(self._hold)
        service.emptied.connect(self._empty)
        self.model.modelReset.connect(self._offer_holders)
        self.engines.laid_out.connect(self._divide)
        self.holder.activated.connect(self._choose_holder)
        self.engines.activated.connect(self._show_largest)
        self.engines.clicked.connect(self._show_largest)
        self.copy_button.clicked.connect(self.copy)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self)
        shortcut.activated.connect(self.copy)

    def take_focus(self) -> None:
        self.engines.setFocus()

    # --- what is shown

    @Slot(object, object)
    def _begin(self, case: Case, known: tuple[ComparisonRow, ...]) -> None:
        self._case = case
        self.model.begin(case, known)
        self._say_progress()

    @Slot(object)
    def _put(self, row: ComparisonRow) -> None:
        self.model.put(row)
        self._say_progress()

    @Slot(object)
    def _contradict(self, conflict: tuple[Source, ...]) -> None:
        self.model.clear()
        self._say(words.contradicted(conflict))

    @Slot()
    def _hold(self) -> None:
        self.model.set_stale()
        self._say(words.HELD)

    @Slot()
    def _empty(self) -> None:
        self.model.clear()
        self._say(words.EMPTY)

    def _say_progress(self) -> None:
        if self._case is not None:
            moment = words.moment(len(self._case.events), supposed=self._is_supposed(self._case))
            self._say(words.progress(moment, self.model.entries))

    def _say(self, text: str) -> None:
        """Show the status: above the tables, or in the middle of an empty window."""
        shown, begins = self.model.rowCount() > 0, self._splitter.isHidden()
        self.status.setText(localized(text))
        self.status.setAlignment(ABOVE if shown else Qt.AlignmentFlag.AlignCenter)
        self._splitter.setVisible(shown)
        self.copy_button.setVisible(shown)
        if shown and begins:
            self.engines.setFocus()

    @Slot()
    def _keep_division(self) -> None:
        self._is_divided = True

    @Slot()
    def _divide(self) -> None:
        """Give the upper table the height it needs, up to half; until the user moves the splitter."""
        if not self._is_divided:
            room = sum(self._splitter.sizes())
            upper = min(self.engines.sizeHint().height(), room // 2)
            self._splitter.setSizes([upper, room - upper])

    def _offer_holders(self) -> None:
        self.holder.clear()
        for holder in self.cells_model.holders:
            self.holder.addItem(title(holder), holder)
        self._show_holder()

    def _show_holder(self) -> None:
        self.holder.setCurrentIndex(self.holder.findData(self.cells_model.holder))

    # --- what is done

    @Slot()
    def _choose_holder(self) -> None:
        self.cells_model.set_holder(self.holder.currentData())

    @Slot(QModelIndex)
    def _show_largest(self, index: QModelIndex) -> None:
        """Select the cell where this row's engine is furthest from exact."""
        row = self.model.entries[index.row()].row
        if row is None or row.difference is None or row.difference.where is None:
            return
        card, holder = row.difference.where
        self.cells_model.set_holder(holder)
        self._show_holder()
        cell = self.cells_model.place(card, index.row())
        self.cells.setCurrentIndex(cell)
        self.cells.scrollTo(cell, CellTable.ScrollHint.PositionAtCenter)

    @Slot()
    def copy(self) -> None:
        """Copy both tables as tab-separated text."""
        text = words.as_text(self.model, self.cells_model)
        if text:
            QGuiApplication.clipboard().setText(text)
