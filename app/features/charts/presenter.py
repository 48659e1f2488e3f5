"""The charts beside a game: a table of them, their docks and their menu; and those on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMenu

from app.features.advice.service import AdviceService
from app.features.charts.contents import (
    CellsChart,
    ComparisonService,
    Order,
    card_of,
    comparison_chart,
    envelope_chart,
    hands_chart,
    rivals_chart,
    solutions_chart,
)
from app.features.charts.frame import ChartFrame, Content, ImportAhead, moment, no_numbers
from app.features.events.panel import EventView
from app.features.events.service import EntryEffect, TimelineService, TimelineUpdate
from app.features.sheet.panel import SheetPanel
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background
from app.tasks.follower import PosteriorCache
from app.tasks.shown import Shown, differ
from app.ui.host import ENVELOPE_DOCK, OF_A_CHART, GameDock, Host
from app.ui.language import card_name, translate
from app.ui.plots.chart import Chart, timeline_chart, timeline_points
from app.ui.settings import Preferences
from app.ui.text import conflict_words
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.comparison import ComparisonRow
    from core.engines.posterior import Posterior
    from core.evidence.evidence import Source
    from core.timeline.timeline import TimelineRow


def printed_charts(case: Case, posterior: Posterior, rows: Sequence[TimelineRow]) -> tuple[tuple[str, Chart], ...]:
    """Return the charts of a case with their titles, from what is known of it now and was known after each entry."""
    charts: list[tuple[str, Chart]] = [
        (translate("In the envelope"), envelope_chart(posterior, Order.DECK)),
        (translate("What each player holds"), hands_chart(posterior, case.setup)),
    ]
    solutions = solutions_chart(posterior)
    if solutions is not None:
        charts.insert(1, (translate("The likeliest solutions"), solutions))
    if len(rows) > 1:
        points = timeline_points(case, rows, ())
        charts.append((translate("Possibilities left after each entry"), timeline_chart(case, points)))
    return tuple(charts)


def _solutions(now: Shown) -> Content:
    if (reply := now.current) is None or reply.posterior is None:
        return None if reply is None else no_numbers(reply)
    return solutions_chart(reply.posterior) or translate(
        "This engine computes single cards only, not whole solutions. Choose another engine."
    )


def _hands(now: Shown) -> Content:
    if (reply := now.current) is None or reply.posterior is None:
        return None if reply is None else no_numbers(reply)
    return hands_chart(reply.posterior, reply.request.case.setup)


class ChartPanel(NamedTuple):
    frame: ChartFrame
    dock_title: str
    menu_text: str


class ChartsPresenter(QObject):
    """Makes the charts and their docks, which open and close one by one, or those last used together with one key."""

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        background: Background,
        cache: PosteriorCache,
        timeline: TimelineService,
        advice: AdviceService,
        sheet: SheetPanel,
        events: EventView,
        preferences: Preferences,
        ahead: ImportAhead,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session, self._preferences = host, game, session, preferences
        self._advice, self._events, self._sheet = advice, events, sheet.view
        self._engines = ComparisonService(background, host.window)
        self._update: TimelineUpdate | None = None
        self._effects: list[EntryEffect] = []
        self._compared: tuple[Case, tuple[ComparisonRow, ...]] | str | None = None
        """The case on which the engines were compared last and a row for each, or why there are none."""

        def new(name: str, title: str, make: Callable[[Shown], Content], *, is_timeline: bool = False) -> ChartFrame:
            frame = ChartFrame(name, title, preferences, host.window, ahead=ahead, is_timeline=is_timeline)
            frame.use(game, make)
            return frame

        entries = translate("Possibilities left after each entry")
        self.timeline = new("chartStory", entries, self._timeline, is_timeline=True)  # as stored windows name its dock
        self.solutions = new("chartSolutions", translate("The likeliest solutions"), _solutions)
        self.hands = new("chartHands", translate("What each player holds"), _hands)
        self.rivals = new("chartRivals", translate("How close the others are"), self._rivals)
        self.cells = CellsChart(preferences, game, background, cache, host.window, ahead)
        self.comparison = new("comparison", translate("Engines compared"), self._comparison)
        panels = (
            ChartPanel(self.timeline, translate("Timeline"), translate("&Timeline of the game")),
            ChartPanel(self.solutions, translate("Solutions"), translate("&Likeliest solutions")),
            ChartPanel(self.hands, translate("Hands"), translate("&Hands of the players")),
            ChartPanel(self.rivals, translate("Others"), translate("How close the &others are")),
            ChartPanel(self.cells, translate("Cells"), translate("How likely cells &became")),
            ChartPanel(self.comparison, translate("Engines"), translate("En&gines compared")),
        )
        self._docks = {
            panel.frame: host.add_dock(f"{panel.frame.objectName()}Dock", panel.dock_title, panel.frame, OF_A_CHART)
            for panel in panels
        }
        self._menu = self._make_menu(panels)
        self._connect(timeline)
        self.retune()
        for frame in (self.solutions, self.hands):
            game.follow(frame.follow_numbers)
        game.follow(self._on_shown)

    def _make_menu(self, panels: Sequence[ChartPanel]) -> QMenu:
        window, switch = self._host.window, self._host.actions.charts
        envelope = window.findChildren(QDockWidget, ENVELOPE_DOCK)
        self._all: list[QDockWidget] = [*self._docks.values(), *envelope]
        switch.setIconText(translate("Charts", "a button of the tool bar"))
        switch.triggered.connect(self._show_or_hide)
        menu = QMenu(translate("Chart&s"), window)
        menu.setObjectName("chartsMenu")
        menu.setEnabled(False)
        menu.menuAction().setObjectName("actionChartsMenu")
        menu.addAction(switch)
        menu.addSeparator()
        for panel in panels:
            dock = self._docks[panel.frame]
            name = dock.objectName()
            toggle = dock.toggleViewAction()
            toggle.setObjectName(f"action{name[0].upper()}{name[1:]}")
            toggle.setText(panel.menu_text)
            toggle.setEnabled(False)
            toggle.triggered.connect(partial(self._on_toggled, dock))
            menu.addAction(toggle)
        menu.addActions([dock.toggleViewAction() for dock in envelope])
        for each in self._all:
            each.visibilityChanged.connect(self._tick)
        self._host.add_panel(switch, menu)
        return menu

    def _connect(self, timeline: TimelineService) -> None:
        timeline.updated.connect(self._on_timeline)
        self._advice.advised.connect(self._on_advice)
        self._advice.failed.connect(self._on_advice)
        self._advice.waiting.connect(self.rivals.set_stale)
        self._docks[self.rivals].visibilityChanged.connect(partial(self._advice.watch_from, self))
        for frame in (self.timeline, self.cells):
            frame.chosen.connect(self._go_to)
        self._sheet.charted.connect(self.cells.toggle)
        self.cells.added.connect(self._docks[self.cells].come_forward)
        self.cells.changed.connect(self._sheet.set_cells_in_chart)
        engines, dock = self._engines, self._docks[self.comparison]
        engines.compared.connect(self._on_compared)
        engines.contradicted.connect(self._on_contradiction)
        engines.waiting.connect(self.comparison.set_stale)
        dock.visibilityChanged.connect(engines.watch)
        dock.opened.connect(partial(self._come_forward, dock))
        self._host.actions.compare.triggered.connect(dock.switch)
        self._sheet.moved.connect(self._on_moved)

    def retune(self) -> None:
        """Compare with the engines as they are tuned by now."""
        self._engines.tune(self._preferences.tuning)

    # --- opening and closing

    def _show_or_hide(self) -> None:
        """Close all open charts and remember them; if none is open, reopen the remembered ones."""
        if closing := self._open:
            self._preferences.charts = tuple(dock.objectName() for dock in closing)
            self._host.put_away(*closing)
            return
        opening = [dock for dock in self._all if dock.objectName() in self._preferences.charts] or self._all[:1]
        for dock in opening:
            dock.show()
        self._come_forward(opening[0])

    @property
    def _open(self) -> list[QDockWidget]:
        return [dock for dock in self._all if not dock.isHidden()]

    def _tick(self) -> None:
        self._host.actions.charts.setChecked(bool(self._open))

    def _on_toggled(self, dock: GameDock) -> None:
        """Bring a dock to the front after the menu has opened it."""
        if not dock.isHidden():
            self._come_forward(dock)

    def _come_forward(self, dock: QDockWidget) -> None:
        """Bring a dock in front of other tabs, and give it the keyboard focus."""
        dock.raise_()
        dock.widget().setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_to(self, _: int, number: int) -> None:
        """Show the game as it was after this number of entries."""
        self._events.list.select(number - 1 if number else None)
        self._session.look_back(number)

    # --- what is shown

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if differ(now, before, lambda shown: (shown.is_open,)):
            self._menu.setEnabled(now.is_open)
            for dock in self._docks.values():
                dock.toggleViewAction().setEnabled(now.is_open)
        if differ(now, before, lambda shown: (shown.game, shown.is_hidden)):
            self._update, self._effects, self._compared = None, [], None
            for frame in (self.timeline, self.rivals, self.comparison):
                frame.say("")
                frame.set_moment("")
                frame.refresh(now)
        if differ(now, before, lambda shown: (shown.case, shown.people, shown.looking_at)):
            is_other = now.case is not before.case or now.people is not before.people
            self.timeline.refresh(now, is_stale=self.timeline.is_faded or is_other)
        self._engines.show(now, before)

    def _on_timeline(self, update: TimelineUpdate) -> None:
        """Keep an update of the timeline; what was looked up for it helps with the cells."""
        self._effects[update.first :] = update.effects
        self._update = update
        self.timeline.refresh(self._game.value, is_stale=update.ending is None)
        if update.ending is not None:
            self.cells.look_up()

    def _timeline(self, now: Shown) -> Content:
        """Return the timeline as computed so far, with the entry marked that the sheet shows."""
        update = self._update
        if update is None or now.case is None:
            return None
        if not now.case.events:
            return translate("No entries yet. This chart shows what each entry tells you.")
        if not update.rows:
            return no_numbers()
        points = timeline_points(update.request.case, update.rows, self._effects)
        return timeline_chart(update.request.case, points, now.looking_at)

    def _on_advice(self) -> None:
        report = self._advice.report
        is_awaited = report is not None and report.rivals is None
        self.rivals.refresh(self._game.value, is_stale=is_awaited and self.rivals.chart is not None)

    def _rivals(self, _: Shown) -> Content:
        """Return the rivals of the latest advice; they are computed after the rest of it."""
        report = self._advice.report
        if report is None:
            return self._advice.refusal or None
        if report.rivals is None:
            return None if self.rivals.chart is not None else translate("Working out what the others can know…")
        return rivals_chart(report.rivals) if report.rivals else translate("No other player can still accuse.")

    def _on_compared(self, case: Case, rows: tuple[ComparisonRow, ...], is_complete: bool) -> None:
        """Show the engines that have answered; beside the numbers of another case, once all have."""
        is_same = isinstance(self._compared, tuple) and self._compared[0] == case
        if is_complete or is_same or self.comparison.chart is None:
            self._compared = case, rows
            self.comparison.refresh(self._game.value)
        else:
            self.comparison.set_stale()

    def _on_contradiction(self, conflict: tuple[Source, ...]) -> None:
        text = translate("{contradiction} No deal fits, so there is nothing to compare.", "contradiction: a sentence")
        self._compared = text.format(contradiction=conflict_words(conflict))
        self.comparison.set_moment("")
        self.comparison.refresh(self._game.value)

    def _on_moved(self) -> None:
        self.comparison.refresh(self._game.value, is_stale=self.comparison.is_faded)

    def _comparison(self, now: Shown) -> Content:
        """Return the engines compared for the card of the sheet's current cell."""
        if self._compared is None or isinstance(self._compared, str):
            return self._compared
        (case, rows), cell = self._compared, self._sheet.current_cell
        card = card_of(case, rows, None if cell is None else cell[0])
        self.comparison.set_moment(" · ".join(filter(None, (card_name(card), moment(now)))))
        return comparison_chart(case, rows, card)
