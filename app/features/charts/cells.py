"""The chart of chosen cells: how likely each of them was after each entry, looked up in a worker."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.features.charts.frame import ChartFrame, Content, no_numbers
from app.game.game import Game
from app.tasks.background import Background, LatestTask
from app.tasks.follower import PosteriorCache
from app.tasks.shown import Shown, differ
from app.ui.language import card_name, translate
from app.ui.numbers import exact_percent, plain
from app.ui.plots.ahead import ImportAhead
from app.ui.plots.chart import CURVES, Curve, CurveChart, CurveStyle, percent_tick
from app.ui.plots.timeline import entry_labels, label_lines
from app.ui.settings import Preferences
from app.ui.text import title, went_wrong
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.players.counts import KnownPlayers

Cell = tuple[Card, Holder]


@dataclass(frozen=True, slots=True)
class CellHistory:
    """The probabilities of cells after the set-up and each entry up to a contradiction: ``shares`` by cell.

    ``exact`` tells for each entry whether they are computed or estimated.
    """

    case: Case
    cells: tuple[Cell, ...]
    shares: tuple[tuple[float, ...], ...]
    exact: tuple[bool, ...]


def history_of(case: Case, cells: tuple[Cell, ...], cache: PosteriorCache, people: KnownPlayers | None) -> CellHistory:
    """Return how probabilities changed from entry to entry. Raises CancelledError."""
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import counts

    rows, posterior = [], None
    try:
        for n in range(len(case.events) + 1):
            if posterior is None or counts(case.events[n - 1]):
                posterior = cache.ask(case.upto(n), people)
            rows.append(([posterior.probability(*cell) for cell in cells], posterior.exact))
    except (Contradiction, TooLargeError):  # the entries before that are shown
        pass
    shares = tuple(zip(*(shares for shares, _ in rows), strict=True))
    return CellHistory(case, cells, shares, tuple(exact for _, exact in rows))


def cells_chart(history: CellHistory, now: int | None, styles: Sequence[CurveStyle] = CURVES) -> CurveChart:
    """Return a curve for each cell; ``now`` is the number of entries that the window shows, None for all."""
    names = [_name(cell) for cell in history.cells]
    hollow = tuple(not exact for exact in history.exact)
    rows = enumerate(zip(*history.shares, strict=True))
    return CurveChart(
        curves=tuple(map(Curve, history.cells, names, styles, history.shares)),
        labels=entry_labels(history.case, len(history.exact) - 1),
        x_title=" · ".join(label_lines()[:2]),
        y_title="",
        reach=1.0,
        tick=percent_tick,
        descriptions=tuple(map(_descriptions, names, history.shares)),
        table=((translate("Entry"), *names), *((str(i), *map(plain, row)) for i, row in rows)),
        now=now,
        hollow=hollow,
        note=translate("Hollow points are estimates.") if any(hollow) else "",
    )


def _name(cell: Cell) -> str:
    card, holder = cell
    return translate("{card}, {who}", "a cell of the sheet").format(card=card_name(card), who=title(holder))


def _descriptions(name: str, shares: tuple[float, ...]) -> tuple[str, ...]:
    before = translate("{cell}: {share} before the first entry")
    after = translate("{cell}: {share} after entry {number}")
    return tuple(
        (after if n else before).format(cell=name, share=exact_percent(share), number=n)
        for n, share in enumerate(shares)
    )


class CellsChart(ChartFrame):
    """The chosen cells. What was looked up of them stays, faded, until it is known of the present.

    ``added``: a cell was chosen, so the chart should be seen; ``changed`` carries all that are chosen.
    """

    added = Signal()
    changed = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        game: Game,
        background: Background,
        cache: PosteriorCache,
        parent: QWidget,
        ahead: ImportAhead,
    ) -> None:
        title = translate("How likely cells became")
        super().__init__("chartCells", title, preferences, parent, ahead=ahead, is_timeline=True)
        self._game, self._cache, self._task = game, cache, LatestTask(background)
        self._cells: dict[Cell, CurveStyle] = {}
        self._history: CellHistory | None = None
        self._clear = self.head.add_action("chartCellsClear", translate("&Remove all cells"))
        self._clear.setEnabled(False)
        self._clear.triggered.connect(self.clear)
        self.use(game, self._make)
        game.follow(self._on_shown)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The chosen cells, oldest first."""
        return tuple(self._cells)

    def toggle(self, card: Card, holder: Holder) -> None:
        """Add a cell to the chart, in place of the oldest if there are too many, or remove it."""
        cell = card, holder
        if self._cells.pop(cell, None) is None:
            if len(self._cells) == len(CURVES):
                del self._cells[self.cells[0]]
            self._cells[cell] = next(style for style in CURVES if style not in self._cells.values())
            self.added.emit()
        self._on_cells_chosen()

    def clear(self) -> None:
        self._cells, self._history = {}, None
        self._on_cells_chosen()

    def _on_cells_chosen(self) -> None:
        self._clear.setEnabled(bool(self._cells))
        self.changed.emit(self.cells)
        self.look_up()
        self.refresh(self._game.value, is_stale=self.is_stale)

    def look_up(self) -> None:
        """Look the cells up again, if the chart is seen."""
        now = self._game.value
        self._task.cancel()
        if self._cells and now.case is not None and not now.is_hidden and self.isVisible():
            work = partial(history_of, now.case, self.cells, self._cache, now.people)
            self._task.run_slow(work, self._on_history)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look_up()

    # --- what is shown

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self.clear()
        if now.is_hidden:
            self._task.cancel()
            self._history = None
        if differ(now, before, lambda shown: (shown.case, shown.people, shown.looking_at, shown.is_hidden)):
            is_other = now.case is not before.case or now.people is not before.people
            self.refresh(now, is_stale=self.is_stale or is_other)

    def _on_history(self, future: Future[CellHistory], wanted: bool) -> None:
        if wanted and (error := future.exception()):
            self.say(went_wrong(error))
        elif wanted:
            self._history = future.result()
            now = self._game.value
            self.refresh(now, is_stale=self._history.case != now.case)

    def _make(self, now: Shown) -> Content:
        """Return the chart of the history looked up last, which may be of an earlier moment of the game."""
        if not self._cells:
            return translate("Ctrl+click cells of the sheet to see how likely they became.")
        if self._history is None or self._history.cells != self.cells:
            return None
        if not self._history.exact:
            return no_numbers()
        return cells_chart(self._history, now.looking_at, tuple(self._cells.values()))
