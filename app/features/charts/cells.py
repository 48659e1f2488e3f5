"""The chart of chosen cells: how likely each of them was after each entry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from app.features.charts.frame import ChartFrame
from app.features.charts.service import Cell, CellHistory, CellsService
from app.features.events.service import TimelineService, TimelineUpdate
from app.game.session import Session
from app.tasks.inference import HIDDEN, InferenceService
from app.ui.language import card_name, localized, translate
from app.ui.numbers import exact_percent, plain
from app.ui.plots.chart import CURVES, Curve, CurveChart, CurveStyle, percent_tick
from app.ui.plots.timeline import entry_labels, label_lines
from app.ui.text import title
from core.model.cards import Card
from core.model.seats import Holder


def cells_chart(history: CellHistory, now: int | None, styles: Sequence[CurveStyle] = CURVES) -> CurveChart:
    """Return a curve for each cell; ``now`` is the number of entries that the window shows, None for all."""
    names = [_name(cell) for cell in history.cells]
    n = len(history.exact) - 1
    entry = translate("Entry")
    hollow = tuple(not exact for exact in history.exact)
    return CurveChart(
        curves=tuple(map(Curve, history.cells, names, styles, history.shares)),
        labels=entry_labels(history.case, n),
        x_title=" · ".join(label_lines()[:2]),
        y_title="",
        reach=1.0,
        tick=percent_tick,
        descriptions=tuple(map(_said, names, history.shares)),
        table=(
            (entry, *names),
            *((str(i), *map(plain, row)) for i, row in enumerate(zip(*history.shares, strict=True))),
        ),
        now=now,
        hollow=hollow,
        note=translate("Hollow points are estimates.") if any(hollow) else "",
    )


def _name(cell: Cell) -> str:
    card, holder = cell
    return translate("{card}, {who}", "a cell of the sheet").format(card=card_name(card), who=title(holder))


def _said(name: str, shares: tuple[float, ...]) -> tuple[str, ...]:
    before = translate("{cell}: {share} before the first entry")
    after = translate("{cell}: {share} after entry {number}")
    return tuple(
        (after if n else before).format(cell=name, share=exact_percent(share), number=n)
        for n, share in enumerate(shares)
    )


class CellsPresenter(QObject):
    """Keeps the chart of the chosen cells up to date.

    ``added``: a cell was chosen, so the chart should be seen; ``changed`` carries all that are chosen.
    """

    added = Signal()
    changed = Signal(object)

    def __init__(
        self,
        frame: ChartFrame,
        session: Session,
        inference: InferenceService,
        service: CellsService,
        timeline: TimelineService,
    ) -> None:
        super().__init__(frame)
        self._frame, self._session, self._inference, self._service = frame, session, inference, service
        self._cells: dict[Cell, CurveStyle] = {}
        self._history: CellHistory | None = None
        self._clear = QAction(translate("&Remove all cells"), frame)
        self._clear.setObjectName("chartCellsClear")
        self._clear.triggered.connect(self.clear)
        frame.head.menu.addAction(self._clear)
        session.opened.connect(self.clear)
        inference.silenced.connect(self._forget)
        session.changed.connect(frame.set_stale)
        session.shown_changed.connect(self._show)
        timeline.updated.connect(self._hear)
        service.found.connect(self._take)
        service.failed.connect(frame.say)
        self.clear()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The chosen cells, oldest first."""
        return tuple(self._cells)

    @Slot(object, str)
    def toggle(self, card: Card, holder: Holder) -> None:
        """Add a cell to the chart, in place of the oldest if there are too many, or remove it."""
        cell = card, holder
        if self._cells.pop(cell, None) is None:
            if len(self._cells) == len(CURVES):
                del self._cells[self.cells[0]]
            self._cells[cell] = next(style for style in CURVES if style not in self._cells.values())
            self.added.emit()
        self.follow()

    @Slot()
    def clear(self) -> None:
        self._cells, self._history = {}, None
        self.follow()

    @Slot()
    def _forget(self) -> None:
        self._history = None
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Look the cells up again, if the chart is seen."""
        self._clear.setEnabled(bool(self._cells))
        self.changed.emit(self.cells)
        self._service.cancel()
        case = self._session.case
        if self._inference.is_silent:
            self._frame.say(localized(HIDDEN))
        elif not self._cells:
            self._frame.say(translate("Ctrl+click cells of the sheet to see how likely they became."))
        elif case is not None and self._frame.isVisible():
            self._service.ask(case, self.cells, self._session.people)

    @Slot(object)
    def _hear(self, update: TimelineUpdate) -> None:
        """Follow once the timeline is complete, whose answers the history uses again."""
        if update.ending is not None:
            self.follow()

    @Slot(object)
    def _take(self, history: CellHistory) -> None:
        self._history = history
        self._show()

    @Slot()
    def _show(self) -> None:
        """Show what is known; it is of an earlier game until the next answer comes."""
        if self._history is None or self._history.cells != self.cells:
            return
        if not self._history.exact:
            self._frame.say(translate("No numbers while the set-up contradicts itself."))
            return
        self._frame.show_chart(cells_chart(self._history, self._session.looking_at, tuple(self._cells.values())))
        self._frame.set_stale(self._history.case != self._session.case)
