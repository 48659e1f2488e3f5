"""The chart docks: opens and closes them, feeds them from the game, and handles clicks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QMenu

from app.features.advice.service import AdviceReport, AdviceService
from app.features.charts.cells import CellsPresenter
from app.features.charts.envelope import solutions_chart
from app.features.charts.frame import ChartFrame
from app.features.charts.hands import hands_chart, rivals_chart
from app.features.charts.service import CellsService
from app.features.events.service import TimelineService, TimelineUpdate
from app.features.events.text import EntryEffect
from app.features.events.view import EventView
from app.features.sheet.panel import SheetPanel
from app.game.session import Session
from app.tasks.inference import HIDDEN, InferenceReply, InferenceService
from app.ui.docks import ENVELOPE_DOCK, OF_A_CHART, GameDock
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.plots.ahead import ImportAhead
from app.ui.plots.timeline import timeline_chart, timeline_points
from app.ui.settings import Preferences


class Chart(NamedTuple):
    frame: ChartFrame
    dock_title: str
    menu_text: str
    show: Callable[[], None]
    """Shows the chart when its dock becomes visible."""


class ChartDocks(QObject):
    """Opens and closes the chart docks: one at a time from the menu, or those last used together with one key."""

    def __init__(self, host: Host, session: Session, preferences: Preferences, charts: Sequence[Chart]) -> None:
        super().__init__(host.window)
        self._host, self._session, self._preferences = host, session, preferences
        self.docks = [
            host.add_dock(f"{one.frame.objectName()}Dock", one.dock_title, one.frame, OF_A_CHART) for one in charts
        ]
        envelope = host.window.findChildren(QDockWidget, ENVELOPE_DOCK)
        self._all = [*self.docks, *envelope]
        self._switch = host.actions.charts
        self._switch.triggered.connect(self._show_or_hide)
        self._switch.setIconText(translate("Charts", "a button of the tool bar"))
        self._menu = QMenu(translate("Chart&s"), host.window)
        self._menu.setObjectName("chartsMenu")
        self._menu.menuAction().setObjectName("actionChartsMenu")
        self._menu.addAction(self._switch)
        self._menu.addSeparator()
        for dock, chart in zip(self.docks, charts, strict=True):
            name = dock.objectName()
            toggle = dock.toggleViewAction()
            toggle.setObjectName(f"action{name[0].upper()}{name[1:]}")
            toggle.setText(chart.menu_text)
            toggle.triggered.connect(partial(self._open_one, dock))
            self._menu.addAction(toggle)
            dock.visibilityChanged.connect(partial(self._see, chart.show))
        self._menu.addActions([dock.toggleViewAction() for dock in envelope])
        for one in self._all:
            one.visibilityChanged.connect(self._tick)
        host.add_panel(self._switch, self._menu)
        session.opened.connect(self._game_opened)
        self._game_opened()

    # --- opening and closing

    @Slot()
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

    @Slot()
    def _tick(self) -> None:
        self._switch.setChecked(bool(self._open))

    def open(self, frame: ChartFrame) -> None:
        """Open a chart, without taking the keyboard focus."""
        next(dock for dock in self.docks if dock.widget() is frame).come_forward()

    def _open_one(self, dock: GameDock) -> None:
        """Bring a dock to the front after the menu has opened it."""
        if not dock.isHidden():
            self._come_forward(dock)

    def _come_forward(self, dock: QDockWidget) -> None:
        """Bring a dock in front of other tabs, and give it the keyboard focus."""
        dock.raise_()
        dock.widget().setFocus(Qt.FocusReason.OtherFocusReason)

    def _see(self, show: Callable[[], None], seen: bool) -> None:
        """Fill a dock when it becomes visible."""
        if seen and self._session.case is not None:
            show()

    @Slot()
    def _game_opened(self) -> None:
        playing = self._session.case is not None
        self._menu.setEnabled(playing)
        for dock in self.docks:
            dock.toggleViewAction().setEnabled(playing)


class ChartsPresenter(QObject):
    """Keeps the charts up to date with the game; closed ones are not computed."""

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        timeline: TimelineService,
        cells: CellsService,
        advice: AdviceService,
        sheet: SheetPanel,
        events: EventView,
        preferences: Preferences,
        ahead: ImportAhead,
    ) -> None:
        super().__init__(host.window)
        self._session, self._inference, self._advice, self._events = session, inference, advice, events
        self._reply: InferenceReply | None = None
        self._update: TimelineUpdate | None = None
        self._brought: list[EntryEffect] = []
        self.story, self.cells, self.solutions, self.hands, self.rivals = (
            ChartFrame(name, title, preferences, host.window, ahead=ahead, is_timeline=is_timeline)
            for name, title, is_timeline in (
                ("chartStory", translate("Possibilities left after each entry"), True),
                ("chartCells", translate("How likely cells became"), True),
                ("chartSolutions", translate("The likeliest solutions"), False),
                ("chartHands", translate("What each player holds"), False),
                ("chartRivals", translate("How close the others are"), False),
            )
        )
        self.chosen_cells = CellsPresenter(self.cells, session, inference, cells, timeline)
        charts = self._charts()
        docks = ChartDocks(host, session, preferences, charts)
        for dock in docks.docks:
            if dock.widget() is self.rivals:
                dock.visibilityChanged.connect(partial(advice.watch_from, self))
        for frame in (self.solutions, self.hands, self.rivals):
            sheet.moment_changed.connect(frame.set_moment)
        sheet.view.charted.connect(self.chosen_cells.toggle)
        self.chosen_cells.added.connect(partial(docks.open, self.cells))
        self.chosen_cells.changed.connect(partial(setattr, sheet.view, "cells_in_chart"))
        self._follow_game(timeline)
        self._forget()

    def _charts(self) -> list[Chart]:
        story, solutions = translate("Story"), translate("Solutions")
        hands, others = translate("Hands"), translate("Others")
        return [
            Chart(self.story, story, translate("&Story of the game"), self._show_story),
            Chart(self.solutions, solutions, translate("&Likeliest solutions"), self._show_solutions),
            Chart(self.hands, hands, translate("&Hands of the players"), self._show_hands),
            Chart(self.rivals, others, translate("How close the &others are"), self._ask_for_rivals),
            Chart(
                self.cells,
                translate("Cells"),
                translate("How likely cells &became"),
                self.chosen_cells.follow,
            ),
        ]

    def _follow_game(self, timeline: TimelineService) -> None:
        session, inference = self._session, self._inference
        session.opened.connect(self._forget)
        session.changed.connect(self.story.set_stale)
        session.shown_changed.connect(self._show_story)
        timeline.updated.connect(self._hear)
        inference.late.connect(self._wait)
        inference.answered.connect(self._take)
        inference.silenced.connect(self._forget)
        self._advice.advised.connect(self._show_rivals)
        self._advice.waiting.connect(self.rivals.set_stale)
        self._advice.failed.connect(self.rivals.say)
        for frame in (self.story, self.cells):
            frame.chosen.connect(self._go_to)

    # --- the game

    @Slot()
    def _forget(self) -> None:
        """Forget the numbers of the previous game, or all of them."""
        self._reply, self._update, self._brought = None, None, []
        said = translate("Computing the first numbers…")
        if self._inference.is_silent:
            said = localized(HIDDEN)
        for frame in (self.story, self.solutions, self.hands, self.rivals):
            frame.say(said)

    @Slot()
    def _wait(self) -> None:
        for frame in (self.solutions, self.hands):
            frame.set_stale()

    @Slot(object)
    def _take(self, reply: InferenceReply) -> None:
        """Store the engine's answer and update the charts that depend on it."""
        self._reply = reply
        self._show_solutions()
        self._show_hands()

    @Slot(object)
    def _hear(self, update: TimelineUpdate) -> None:
        """Store an update of the timeline and redraw the story."""
        self._brought[update.first :] = update.effects
        self._update = update
        self._show_story()
        self.story.set_stale(update.ending is None)

    # --- what is shown

    @property
    def _no_numbers(self) -> str:
        said = "" if self._reply is None else self._reply.message
        return said or translate("No numbers while the set-up contradicts itself.")

    def _show_solutions(self) -> None:
        if self._reply is None or not self.solutions.isVisible():
            return
        posterior = self._reply.posterior
        chart = None if posterior is None else solutions_chart(posterior)
        if chart is not None:
            self.solutions.show_chart(chart)
        elif posterior is None:
            self.solutions.say(self._no_numbers)
        else:
            self.solutions.say(
                translate("This engine computes single cards only, not whole solutions. Choose another engine.")
            )

    def _show_hands(self) -> None:
        if self._reply is None or not self.hands.isVisible():
            return
        if self._reply.posterior is None:
            self.hands.say(self._no_numbers)
        else:
            self.hands.show_chart(hands_chart(self._reply.posterior, self._reply.request.case.setup))

    @Slot()
    def _show_story(self) -> None:
        """Show the story as computed so far, and mark the entry that the sheet shows."""
        case, update = self._session.case, self._update
        if case is None or update is None or not self.story.isVisible():
            return
        was_stale, now = self.story.is_stale, self._session.looking_at
        if not case.events:
            self.story.say(translate("No entries yet. This chart shows what each entry tells you."))
        elif update.rows:
            points = timeline_points(update.request.case, update.rows, self._brought)
            self.story.show_chart(timeline_chart(update.request.case, points, now))
            self.story.set_stale(was_stale)
        else:
            self.story.say(translate("No numbers while the set-up contradicts itself."))

    def _ask_for_rivals(self) -> None:
        """Show the rivals of the current advice, if any; a later report updates them."""
        if self._advice.report is not None:
            self._show_rivals(self._advice.report)

    @Slot(object)
    def _show_rivals(self, report: AdviceReport) -> None:
        """Show the rivals of a report; ``report.rivals`` is None while they are still being computed."""
        if report.rivals:
            self.rivals.show_chart(rivals_chart(report.rivals))
        elif report.rivals is not None:
            self.rivals.say(translate("No other player can still accuse."))
        elif self.rivals.chart is None:
            self.rivals.say(translate("Working out what the others can know…"))
        else:
            self.rivals.set_stale()

    # --- clicks

    @Slot(int, int)
    def _go_to(self, _: int, number: int) -> None:
        """Show the game as it was after this number of entries."""
        self._events.list.select(number - 1 if number else None)
        self._session.look_back(number)
