"""Where the charts meet the game: what each of them shows of it, and where a click on one leads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot

from app.features.advice.calculation import AdviceReport
from app.features.advice.service import AdviceService
from app.features.charts.docks import ChartDocks
from app.features.charts.frame import ChartFrame
from app.features.charts.hands import hands_picture
from app.features.charts.rivals import rivals_picture
from app.features.charts.solutions import solutions_picture
from app.features.charts.timeline import story_picture
from app.features.events.service import TimelineService, TimelineUpdate
from app.features.events.text import EntryEffect
from app.features.events.view import EventView
from app.features.sheet.panel import SheetPanel
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui.host import Host
from app.ui.language import translate
from app.ui.settings import Preferences


class ChartsPresenter(QObject):
    """Keeps the story, the solutions, the hands and the others in step with the game. A closed chart costs nothing."""

    def __init__(
        self,
        host: Host,
        session: Session,
        services: tuple[InferenceService, TimelineService],
        advice: AdviceService,
        views: tuple[SheetPanel, EventView],
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._advice = host, session, advice
        self._inference, story = services
        self._sheet, self._events = views
        self._reply: InferenceReply | None = None
        self._update: TimelineUpdate | None = None
        self._brought: list[EntryEffect] = []
        self._make_frames(preferences)
        charts = self._charts()
        self.docks = ChartDocks(host, session, preferences, [(frame, title, name) for frame, title, name, _ in charts])
        self._follow_game(story)
        for dock, (frame, _, _, show) in zip(self.docks.docks, charts, strict=True):
            dock.visibilityChanged.connect(partial(self._see, show))
            if frame is self.rivals:
                dock.visibilityChanged.connect(partial(advice.watch, self))
        self._game_opened()

    def _make_frames(self, preferences: Preferences) -> None:
        def frame(name: str, title: str, *, has_moment: bool = True) -> ChartFrame:
            return ChartFrame(name, title, preferences, self._host.window, has_moment=has_moment)

        self.story = frame("chartStory", translate("ChartsDesk", "Bits open after each entry"), has_moment=False)
        self.solutions = frame("chartSolutions", translate("ChartsDesk", "The likeliest solutions"))
        self.hands = frame("chartHands", translate("ChartsDesk", "What each player holds"))
        self.rivals = frame("chartRivals", translate("ChartsDesk", "How close the others are"))

    def _charts(self) -> list[tuple[ChartFrame, str, str, Callable[[], None]]]:
        """List the charts: the frame, the title of its dock, its name in the menu, and what shows it."""
        return [
            (
                self.story,
                translate("ChartsDesk", "Story"),
                translate("ChartsDesk", "&Story of the game"),
                self._show_story,
            ),
            (
                self.solutions,
                translate("ChartsDesk", "Solutions"),
                translate("ChartsDesk", "&Likeliest solutions"),
                self._show_solutions,
            ),
            (
                self.hands,
                translate("ChartsDesk", "Hands"),
                translate("ChartsDesk", "&Hands of the players"),
                self._show_hands,
            ),
            (
                self.rivals,
                translate("ChartsDesk", "Others"),
                translate("ChartsDesk", "How close the &others are"),
                self._ask_for_rivals,
            ),
        ]

    def _follow_game(self, story: TimelineService) -> None:
        session = self._session
        session.opened.connect(self._game_opened)
        session.changed.connect(self.story.set_stale)
        session.shown_changed.connect(self._show_story)
        story.updated.connect(self._hear)
        self._inference.waiting.connect(self._wait)
        self._inference.answered.connect(self._take)
        for frame in (self.solutions, self.hands, self.rivals):
            self._sheet.moment_changed.connect(frame.set_moment)
        self._advice.advised.connect(self._show_rivals)
        self._advice.waiting.connect(self.rivals.set_stale)
        self._advice.failed.connect(self.rivals.say)
        self.story.chosen.connect(self._go_to)

    def _see(self, show: Callable[[], None], seen: bool) -> None:
        """Show what a dock has when it becomes visible; a hidden one computes nothing."""
        if seen and self._session.case is not None:
            show()

    # --- what the game does

    @Slot()
    def _game_opened(self) -> None:
        """Another game, or none: nothing is known of it yet."""
        self._reply, self._update, self._brought = None, None, []
        for frame in (self.story, self.solutions, self.hands, self.rivals):
            frame.say(translate("ChartsDesk", "The first numbers are on their way…"))

    @Slot()
    def _wait(self) -> None:
        for frame in (self.solutions, self.hands):
            frame.set_stale()

    @Slot(object)
    def _take(self, reply: InferenceReply) -> None:
        """The sheet has an answer."""
        self._reply = reply
        self._show_solutions()
        self._show_hands()

    @Slot(object)
    def _hear(self, update: TimelineUpdate) -> None:
        """More was told of the story."""
        self._brought[update.first :] = update.effects
        self._update = update
        self._show_story()
        self.story.set_stale(update.ending is None)

    # --- what is shown

    @property
    def _no_numbers(self) -> str:
        """Why there are no numbers, where there are none."""
        said = "" if self._reply is None else self._reply.message
        return said or translate("ChartsDesk", "There are no numbers while the set-up contradicts itself.")

    def _show_solutions(self) -> None:
        if self._reply is None or not self.solutions.isVisible():
            return
        posterior = self._reply.posterior
        picture = None if posterior is None else solutions_picture(posterior)
        if picture is not None:
            self.solutions.show_picture(picture)
        elif posterior is None:
            self.solutions.say(self._no_numbers)
        else:
            self.solutions.say(
                translate("ChartsDesk", "This engine knows single cards, not whole solutions. Choose another one.")
            )

    def _show_hands(self) -> None:
        if self._reply is None or not self.hands.isVisible():
            return
        if self._reply.posterior is None:
            self.hands.say(self._no_numbers)
        else:
            self.hands.show_picture(hands_picture(self._reply.posterior, self._reply.request.case.setup))

    @Slot()
    def _show_story(self) -> None:
        """Show what was told so far, and which entry the sheet shows."""
        case, update = self._session.case, self._update
        if case is None or update is None or not self.story.isVisible():
            return
        was_stale, now = self.story.is_stale, self._session.looking_at
        if not case.events:
            self.story.say(translate("ChartsDesk", "No entry yet: here you will see what each entry tells."))
        elif update.rows:
            now = len(case.events) if now is None else now
            self.story.show_picture(story_picture(update.request.case, update.rows, self._brought, now))
            self.story.see(now)
            self.story.set_stale(was_stale)
        else:
            self.story.say(translate("ChartsDesk", "There are no numbers while the set-up contradicts itself."))

    def _ask_for_rivals(self) -> None:
        """Show what the advice knows already; the rest comes when it is known."""
        if self._advice.report is not None:
            self._show_rivals(self._advice.report)

    @Slot(object)
    def _show_rivals(self, report: AdviceReport) -> None:
        """Advice has come; what the others can know may take a moment longer."""
        if report.rivals:
            self.rivals.show_picture(rivals_picture(report.rivals))
        elif report.rivals is not None:
            self.rivals.say(translate("ChartsDesk", "Nobody else is left in the game who could accuse."))
        elif self.rivals.picture is None:
            self.rivals.say(translate("ChartsDesk", "Looking at the game from the chairs of the others…"))
        else:
            self.rivals.set_stale()

    # --- where a click leads

    @Slot(int)
    def _go_to(self, number: int) -> None:
        """Show the game as it was after so many entries, which are those up to a point of the story."""
        self._events.list.select(number - 1 if number else None)
        self._session.look_back(number)
