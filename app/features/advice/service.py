"""Advice and forecasts for the current game: requests, reports, what a worker does for them, and who asks and tells.

The planner is imported on first use so that the window can open without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from app.game.session import Session
from app.tasks.background import Background, CancellationToken, once_painted
from app.tasks.inference import HIDDEN, InferenceReply, InferenceService, LruCache
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.text import problem_lines, reason
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Suggestion
from core.model.hunches import without_hunches

if TYPE_CHECKING:
    from core.advice.advice import Advice
    from core.board.mansion import Mansion
    from core.engines.posterior import Posterior
    from core.habits.counts import KnownPlayers
    from core.people.people import People
    from core.policies.showing import Showing
    from core.policies.suggesting import Forecast
    from core.situation.rivals import Rival
    from core.situation.situation import Situation


POLICY: Final = "race"
RESPONSE: Final = "random"


@dataclass(frozen=True, slots=True)
class AdviceTopic:
    """A case, its folder (for a board file beside it), the response model, and what is known.

    ``is_exact``: the sheet has exact numbers, which are passed along, as people play if it shows them so (``people``).
    """

    case: Case
    folder: Path | None = None
    response: str = RESPONSE
    is_exact: bool = False
    people: KnownPlayers | None = None


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """A topic with the policy, my roll (None before the roll), and from which chance on to accuse, in percent."""

    topic: AdviceTopic
    policy: str = POLICY
    roll: int | None = None
    accuse_from: int = 0


@dataclass(frozen=True, slots=True)
class AdviceReport:
    """The advice for a request, and what it is based on.

    ``rivals`` is None until it is known how much the others can know, which takes longer: a second report with the same
    advice adds it. ``board_problem`` says why there is no board, where the case names one.
    """

    request: AdviceRequest
    advice: Advice
    rivals: tuple[Rival, ...] | None = None
    board_problem: str = ""

    @property
    def case(self) -> Case:
        return self.request.topic.case


@dataclass(frozen=True, slots=True)
class NoAdvice:
    """Why there is no advice, in a sentence."""

    why: str


class SituationBuilder:
    """The situation of one topic, cached so that the next roll is answered at once. Used by one worker only.

    Each call brings its own cancellation token; results are kept even if a call is cancelled.
    """

    def __init__(self, topic: AdviceTopic, given: Posterior | People | None) -> None:
        self.topic = topic
        self._given = given
        self._situation: Situation | None = None
        self.board_problem = ""
        self._token = CancellationToken()

    def situation(self, token: CancellationToken) -> Situation:
        """Return the situation, using this token. Raises CancelledError."""
        from core.information.answers import Response
        from core.people.prior import prior_knowing
        from core.situation.situation import Situation

        token.check()
        self._token = token
        if self._situation is None:
            mansion, response = self._mansion(), Response(self.topic.response)
            people = self.topic.people
            prior = None if people is None else prior_knowing(people)
            self._situation = Situation.of(
                self.topic.case, mansion, response, given=self._given, check=self._check, prior=prior
            )
        return self._situation

    def _check(self) -> None:
        self._token.check()

    def _mansion(self) -> Mansion | None:
        from core.board.mansion import mansion_of
        from core.model.problems import InvalidCaseError

        try:
            return mansion_of(self.topic.case.setup, self.topic.folder)
        except InvalidCaseError as error:
            self.board_problem = problem_lines(error.problems)
            return None


def advise(builder: SituationBuilder, request: AdviceRequest, token: CancellationToken) -> AdviceReport | NoAdvice:
    """Return the advice, without the rivals. Raises CancelledError."""
    from core.advice.advice import advise as advised
    from core.engines.contract import Contradiction, TooLargeError

    if request.topic.case.setup.me is None:
        return NoAdvice(translate("A spectator has nothing to decide."))
    try:
        situation = replace(builder.situation(token), least=request.accuse_from / 100)
        advice = advised(situation, request.policy, request.roll)
    except Contradiction:
        return NoAdvice(translate("No advice while entries contradict each other."))
    except TooLargeError as error:
        return NoAdvice(translate("No advice: {reason}.").format(reason=reason(error)))
    return AdviceReport(request, advice, None, builder.board_problem)


@dataclass(frozen=True, eq=False)
class SuggestionForecasts:
    """What is known about the suggestions of one case. A worker adds entries and never changes existing ones.

    ``outcomes`` holds the possible answers to each suggestion, likeliest first; ``revealed_bits`` how many bits it
    reveals to each other player.
    """

    outcomes: dict[Triple, tuple[Forecast, ...]] = field(default_factory=dict)
    revealed_bits: dict[Triple, dict[str, float]] = field(default_factory=dict)

    @classmethod
    def of(cls, advice: Advice) -> Self:
        """Return what an advice says of its suggestions."""
        return cls({suggestion.cards: suggestion.answers for suggestion in advice.suggestions if suggestion.answers})

    def add_outcomes(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        from core.policies.suggesting import forecasts

        for cards in suggestions:
            if cards not in self.outcomes:
                situation.check()
                self.outcomes[cards] = forecasts(situation, cards)

    def add_revealed_bits(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        from core.policies.suggesting import revealed_bits

        without_bits = [cards for cards in suggestions if cards not in self.revealed_bits]
        if without_bits:
            players = situation.still_in
            for cards, row in zip(without_bits, revealed_bits(situation, without_bits).tolist(), strict=True):
                self.revealed_bits[cards] = dict(zip(players, row, strict=True))


def which_to_show(situation: Situation, asked: Suggestion) -> tuple[Showing, ...]:
    """Return what each of my cards would reveal to the asker, best first. Raises what the situation raises."""
    from core.policies.showing import could_show, showings

    then = situation.at(situation.case.appended(asked))
    return showings(then, asked, could_show(then, asked))


T = TypeVar("T")

REMEMBERED: Final = 64
"""Number of cached reports, for undo, looking back and other rolls."""


class AdviceService(QObject):
    """Asks the planner about the shown case, in the slow worker, only while advice is visible.

    It follows the inference service. Views report whether they are visible (:meth:`watch`); a roll is set by
    :meth:`set_roll` and cleared by the next entry. The latest request wins.

    ``advised`` carries an AdviceReport for the shown case (and a second one with the rivals, once known); ``waiting``:
    the shown advice is outdated; ``failed`` says why there is no advice. ``rolled`` carries the current roll, or None.
    """

    advised = Signal(object)
    waiting = Signal()
    failed = Signal(str)
    rolled = Signal(object)

    def __init__(self, host: Host, session: Session, inference: InferenceService, background: Background) -> None:
        super().__init__(host.window)
        self._session, self._inference, self._background = session, inference, background
        self.policy, self.response, self.accuse_from = POLICY, RESPONSE, 0
        self._watchers: set[object] = set()
        self._reply: InferenceReply | None = None
        self._is_held = False
        self.roll: int | None = None
        self._wanted: AdviceRequest | None = None
        self.report: AdviceReport | None = None
        self._builder: SituationBuilder | None = None
        self._found: LruCache[AdviceRequest, AdviceReport] = LruCache(REMEMBERED)
        self._token = CancellationToken()
        inference.answered.connect(self._follow)
        inference.waiting.connect(self._hold)
        inference.silenced.connect(self._silence)
        session.opened.connect(self._game_opened)
        session.stepped.connect(self._step)

    # --- requests

    def choose(self, policy: str, response: str, accuse_from: int) -> None:
        """Change who advises, how the others choose what to show, and from which chance on to accuse (in percent)."""
        chosen = policy, response, accuse_from
        if chosen != (self.policy, self.response, self.accuse_from):
            self.policy, self.response, self.accuse_from = chosen
            self._begin()

    def set_roll(self, roll: int | None) -> None:
        """Set my roll; None clears it."""
        if roll != self.roll:
            self.roll = roll
            self.rolled.emit(roll)
            self._begin()

    def watch(self, watcher: object, watched: bool) -> None:
        """Register or unregister a visible view; without one nothing is computed."""
        before = bool(self._watchers)
        (self._watchers.add if watched else self._watchers.discard)(watcher)
        if bool(self._watchers) != before or watched:
            self._begin()

    def ask(self, case: Case, roll: int | None = None) -> None:
        """Request advice on a case, before or after a roll; earlier requests are cancelled."""
        path = self._session.path
        folder = None if path is None else path.parent
        known, reply = self._known_of(case), self._reply
        people = None if reply is None or reply.people is None else reply.request.people
        topic = AdviceTopic(case, folder, self.response, known is not None, people)
        self._cancel()
        self._wanted = AdviceRequest(topic, self.policy, roll, self.accuse_from)
        found = self._found.get(self._wanted)
        if found is not None:
            self._announce(found)
            return
        self.waiting.emit()
        self._run(
            partial(advise, self._builder_of(topic), self._wanted, self._token), partial(self._arrived, self._wanted)
        )

    def run_with_situation(self, work: Callable[[Situation], T], deliver: Callable[[Future[T]], None]) -> None:
        """Run more work on the situation of the current report, in the same worker.

        ``deliver`` gets the future on the GUI thread, unless another case is shown by then. Cancelled work raises
        CancelledError in the worker and is not delivered.
        """
        report, token = self.report, self._token
        if report is None:
            return
        builder = self._builder_of(report.request.topic)

        def arrived(future: Future[T]) -> None:
            if token is self._token:
                deliver(future)

        self._run(lambda: work(builder.situation(token)), arrived)

    def _run(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> None:
        """Run slow work, unless cancelled, once what there is to paint is painted: the two would compete."""
        token = self._token
        once_painted(lambda: None if token is not self._token else self._background.run_slow(work, deliver))

    # --- from the inference service

    @Slot(object)
    def _follow(self, reply: InferenceReply) -> None:
        self._reply, self._is_held = reply, False
        self._begin()

    @Slot()
    def _hold(self) -> None:
        """Pause: the sheet has a new question, which goes first."""
        self._is_held = True
        self._cancel()
        self.waiting.emit()

    @Slot()
    def _silence(self) -> None:
        self._reply, self._is_held = None, False
        self._begin()

    @Slot()
    def _step(self) -> None:
        """Clear the roll, unless a hunch was pinned: the game has moved on, or back."""
        case, before = self._session.case, self._reply
        self._reply = None
        self._cancel()
        if case is None or before is None or without_hunches(before.request.case) != without_hunches(case):
            self.set_roll(None)

    @Slot()
    def _game_opened(self) -> None:
        self._found.clear()  # a board file may have changed meanwhile
        self._cancel()
        self._builder = None

    def _begin(self) -> None:
        reply = self._reply
        if self._inference.is_silent:
            self._cancel()
            self.failed.emit(localized(HIDDEN))
        elif reply is None or self._is_held or not self._watchers:
            self._cancel()
        elif reply.conflict:
            self._cancel()
            self.failed.emit(translate("No advice while entries contradict each other."))
        else:
            case = reply.request.case
            self.ask(case, self.roll if case == self._session.case else None)

    # --- one question

    def _cancel(self) -> None:
        self._token.cancel()
        self._token, self._wanted, self.report = CancellationToken(), None, None

    def _builder_of(self, topic: AdviceTopic) -> SituationBuilder:
        if self._builder is None or self._builder.topic != topic:
            self._builder = SituationBuilder(topic, self._known_of(topic.case))
        return self._builder

    def _known_of(self, case: Case) -> Posterior | People | None:
        """Return what the sheet shows of a case, if it is as people play, or exact with the joint of the envelope."""
        reply = self._reply
        if reply is None or reply.request.case != case:
            return None
        if reply.people is not None:
            return reply.people
        found = reply.posterior
        return found if found is not None and found.exact and found.envelope is not None else None

    def _arrived(self, request: AdviceRequest, future: Future[AdviceReport | NoAdvice]) -> None:
        if request != self._wanted:
            return
        if error := future.exception():
            said = translate("The planner failed: {error}. The entries are safe.")
            self.failed.emit(said.format(error=repr(error)))
            return
        found = future.result()
        if isinstance(found, NoAdvice):
            self.failed.emit(found.why)
        else:
            self._found.keep(found.request, found)
            self._announce(found)

    def _announce(self, report: AdviceReport) -> None:
        self.report = report
        self.advised.emit(report)
        if report.rivals is None and self.report is report:
            self.run_with_situation(lambda situation: situation.rivals, partial(self._complete, report))

    def _complete(self, report: AdviceReport, future: Future[tuple[Rival, ...]]) -> None:
        whole = replace(report, rivals=future.result())
        self._found.keep(whole.request, whole)
        self._announce(whole)


FORECASTS_REMEMBERED: Final = 16
"""Number of topics whose forecasts are cached."""

MOST_OUTCOMES: Final = 60
"""Number of listed suggestions whose answers are forecast ahead; that takes a moment for all."""

MOST_REVEALED: Final = 8
"""Number of suggestions for which it is computed what they reveal, which takes a second or two."""


class ForecastService(QObject):
    """Forecasts the suggestions of a report: those at the top of the list, and the current one.

    ``found``: more is known. The latest report wins; nothing is computed after :meth:`stop`.
    """

    found = Signal()
    failed = Signal(str)

    def __init__(self, service: AdviceService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._known: LruCache[AdviceTopic, SuggestionForecasts] = LruCache(FORECASTS_REMEMBERED)
        self.forecasts = SuggestionForecasts()
        self._rows: tuple[Triple, ...] = ()
        self._current: Triple | None = None
        self._task: object = None
        self._is_on = False

    def follow(self, report: AdviceReport) -> None:
        """Switch to this report; work begins when rows are listed or pointed at."""
        topic = report.request.topic
        self.forecasts = self._known.get(topic) or SuggestionForecasts.of(report.advice)
        self._known.keep(topic, self.forecasts)
        self._rows, self._current = (), None
        self._is_on, self._task = True, None

    def stop(self) -> None:
        self._is_on, self._task = False, None

    def list_rows(self, rows: Sequence[Triple]) -> None:
        self._rows = tuple(rows[:MOST_OUTCOMES])
        self._go_on()

    def point_at(self, cards: Triple | None) -> None:
        self._current = cards
        self._go_on()

    def _go_on(self) -> None:
        """Compute the most urgent missing forecast, unless one is running."""
        work = self._next() if self._is_on and self._task is None else None
        if work is not None:
            task = self._task = object()
            self._service.run_with_situation(work, partial(self._arrived, task))

    def _next(self) -> Callable[[Situation], None] | None:
        known, current = self.forecasts, () if self._current is None else (self._current,)
        without_outcomes = [cards for cards in (*current, *self._rows) if cards not in known.outcomes]
        if without_outcomes:
            return partial(known.add_outcomes, suggestions=without_outcomes)
        without_bits = [cards for cards in (*self._rows[:MOST_REVEALED], *current) if cards not in known.revealed_bits]
        return partial(known.add_revealed_bits, suggestions=without_bits) if without_bits else None

    def _arrived(self, task: object, future: Future[None]) -> None:
        if task is not self._task:
            return
        if error := future.exception():
            self._is_on = False
            self.failed.emit(translate("The planner failed: {error}.").format(error=repr(error)))
            return
        self._task = None
        self.found.emit()
        self._go_on()
