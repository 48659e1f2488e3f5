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

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background, CancellationToken, once_painted, stopped_with
from app.tasks.follower import Follower
from app.tasks.inference import HIDDEN, InferenceReply, LruCache
from app.tasks.shown import Shown
from app.ui.language import localized, translate
from app.ui.text import problem_lines, reason
from core.checkpoint import checkpoint
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Suggestion
from core.model.hunch import without_hunches

if TYPE_CHECKING:
    from core.advice.advice import Advice
    from core.belief.belief import Belief
    from core.board.mansion import Mansion
    from core.players.counts import KnownPlayers
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

    Each call can be cancelled by itself; results are kept even if it is.
    """

    def __init__(self, topic: AdviceTopic, given: Belief | None) -> None:
        self.topic = topic
        self._given = given
        self._situation: Situation | None = None
        self.board_problem = ""

    def situation(self) -> Situation:
        """Return the situation. Raises CancelledError."""
        from core.information.answers import Response
        from core.players.prior import prior_knowing
        from core.situation.situation import Situation

        checkpoint()
        if self._situation is None:
            mansion, response = self._mansion(), Response(self.topic.response)
            people = self.topic.people
            prior = None if people is None else prior_knowing(people)
            self._situation = Situation.of(self.topic.case, mansion, response, given=self._given, prior=prior)
        return self._situation

    def _mansion(self) -> Mansion | None:
        from core.board.mansion import mansion_of
        from core.model.problems import InvalidCaseError

        try:
            return mansion_of(self.topic.case.setup, self.topic.folder)
        except InvalidCaseError as error:
            self.board_problem = problem_lines(error.problems)
            return None


def advise(builder: SituationBuilder, request: AdviceRequest) -> AdviceReport | NoAdvice:
    """Return the advice, without the rivals. Raises CancelledError."""
    from core.advice.advice import advise as advised
    from core.engines.contract import Contradiction, TooLargeError

    if request.topic.case.setup.me is None:
        return NoAdvice(translate("A spectator has nothing to decide."))
    try:
        situation = replace(builder.situation(), least=request.accuse_from / 100)
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
                checkpoint()
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


class AdviceService(Follower):
    """Asks the planner about the shown case, in the slow worker, while somebody watches (:meth:`watch_from`).

    A roll is set by :meth:`set_roll` and cleared by the next entry.

    ``advised`` carries an AdviceReport for the shown case (and a second one with the rivals, once known); ``failed``
    says why there is no advice. ``rolled`` carries the current roll, or None.
    """

    advised = Signal(object)
    failed = Signal(str)
    rolled = Signal(object)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._background = background
        self.policy, self.response, self.accuse_from = POLICY, RESPONSE, 0
        self.roll: int | None = None
        self.report: AdviceReport | None = None
        self.refusal = ""
        """Why there is no advice; empty while it is awaited."""
        self._watchers: set[object] = set()
        self._present: Case | None = None
        self._folder: Path | None = None
        self._request: AdviceRequest | None = None
        self._builder: SituationBuilder | None = None
        self._reports: LruCache[AdviceRequest, AdviceReport] = LruCache(REMEMBERED)
        self._token = CancellationToken()
        self.contradicted.connect(self._on_contradicted)
        self.emptied.connect(self._on_emptied)

    # --- what is asked for

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game. The roll is for one moment of it, whatever hunches are pinned there."""
        if now.game != before.game:
            self._reports.clear()  # a board file may have changed meanwhile
            self._builder = None
        self._present = now.case
        self._folder = None if now.path is None else now.path.parent
        has_roll = self.roll is not None
        if now.game != before.game or (now.step != before.step and not _is_same_moment(now.case, before.case)):
            self.roll = None
        super().show(now, before)
        if has_roll and self.roll is None:
            self.rolled.emit(None)

    def choose(self, policy: str, response: str, accuse_from: int) -> None:
        """Change who advises, how the others choose what to show, and from which chance on to accuse (in percent)."""
        choice = policy, response, accuse_from
        if choice != (self.policy, self.response, self.accuse_from):
            self.policy, self.response, self.accuse_from = choice
            self._begin()

    def set_roll(self, roll: int | None) -> None:
        """Set my roll; None clears it."""
        if roll != self.roll:
            self.roll = roll
            self.rolled.emit(roll)
            self._begin()

    def watch_from(self, watcher: object, watched: bool) -> None:
        """Start or stop for one of those who show advice: whoever starts is told what the others know already."""
        (self._watchers.add if watched else self._watchers.discard)(watcher)
        if watched and self._is_watched:
            self._begin()
        self.watch(bool(self._watchers))

    def run_with_situation(self, work: Callable[[Situation], T], deliver: Callable[[Future[T]], None]) -> None:
        """Run more work on the situation of the current report, in the same worker.

        ``deliver`` gets the future on the GUI thread, unless another case is shown by then. Cancelled work raises
        CancelledError in the worker and is not delivered.
        """
        report, token = self.report, self._token
        if report is None:
            return
        builder = self._builder_of(report.request.topic)

        def deliver_current(future: Future[T]) -> None:
            if token is self._token:
                deliver(future)

        self._run(lambda: work(builder.situation()), deliver_current)

    def _run(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> None:
        """Run slow work, unless cancelled, once what there is to paint is painted: the two would compete."""
        token = self._token
        stoppable = partial(stopped_with, token, work)
        once_painted(lambda: None if token is not self._token else self._background.run_slow(stoppable, deliver))

    # --- looking up

    def _cancel(self) -> None:
        self._token.cancel()
        self._token, self._request, self.report, self.refusal = CancellationToken(), None, None, ""

    def _refuse(self, why: str) -> None:
        self.refusal = why
        self.failed.emit(why)

    def _on_contradicted(self) -> None:
        self._refuse(translate("No advice while entries contradict each other."))

    def _on_emptied(self, is_hidden: bool) -> None:
        if is_hidden:
            self._refuse(localized(HIDDEN))

    def _look_up(self, reply: InferenceReply) -> None:
        if reply.conflict:
            self._on_contradicted()
            return
        case, people = reply.request.case, None if reply.people is None else reply.request.people
        topic = AdviceTopic(case, self._folder, self.response, _basis_of(reply) is not None, people)
        roll = self.roll if case == self._present else None
        self._request = request = AdviceRequest(topic, self.policy, roll, self.accuse_from)
        report = self._reports.get(request)
        if report is not None:
            self._announce(report)
            return
        self.waiting.emit()
        self._run(partial(advise, self._builder_of(topic), request), partial(self._on_advice, request))

    def _builder_of(self, topic: AdviceTopic) -> SituationBuilder:
        if self._builder is None or self._builder.topic != topic:
            self._builder = SituationBuilder(topic, None if self._reply is None else _basis_of(self._reply))
        return self._builder

    def _on_advice(self, request: AdviceRequest, future: Future[AdviceReport | NoAdvice]) -> None:
        if request != self._request:
            return
        if error := future.exception():
            message = translate("The planner failed: {error}. The entries are safe.")
            self._refuse(message.format(error=repr(error)))
            return
        advice = future.result()
        if isinstance(advice, NoAdvice):
            self._refuse(advice.why)
        else:
            self._reports.keep(request, advice)
            self._announce(advice)

    def _announce(self, report: AdviceReport) -> None:
        self.report = report
        self.advised.emit(report)
        if report.rivals is None and self.report is report:
            self.run_with_situation(lambda situation: situation.rivals, partial(self._on_rivals, report))

    def _on_rivals(self, report: AdviceReport, future: Future[tuple[Rival, ...]]) -> None:
        whole = replace(report, rivals=future.result())
        self._reports.keep(whole.request, whole)
        self._announce(whole)


def _is_same_moment(case: Case | None, other: Case | None) -> bool:
    return case is not None and other is not None and without_hunches(case) == without_hunches(other)


def _basis_of(reply: InferenceReply) -> Belief | None:
    """Return what the sheet shows of a case, if it is as people play, or exact with the joint of the envelope."""
    from core.belief.belief import Belief

    posterior = reply.posterior
    if reply.people is not None:
        return reply.people
    return Belief(posterior) if posterior is not None and posterior.exact and posterior.envelope is not None else None


FORECASTS_REMEMBERED: Final = 16
"""Number of topics whose forecasts are cached."""

MOST_OUTCOMES: Final = 60
"""Number of listed suggestions whose answers are forecast ahead; that takes a moment for all."""

MOST_REVEALED: Final = 8
"""Number of suggestions for which it is computed what they reveal, which takes a second or two."""


class ForecastService(QObject):
    """Forecasts the suggestions of a report: those at the top of the list, and the current one.

    ``progressed``: more is known. The latest report wins; nothing is computed after :meth:`stop`.
    """

    progressed = Signal()
    failed = Signal(str)

    def __init__(self, service: AdviceService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._cache: LruCache[AdviceTopic, SuggestionForecasts] = LruCache(FORECASTS_REMEMBERED)
        self.forecasts = SuggestionForecasts()
        self._rows: tuple[Triple, ...] = ()
        self._current: Triple | None = None
        self._task: object = None
        self._is_on = False

    def follow(self, report: AdviceReport) -> None:
        """Switch to this report; work begins when rows are listed or pointed at."""
        topic = report.request.topic
        self.forecasts = self._cache.get(topic) or SuggestionForecasts.of(report.advice)
        self._cache.keep(topic, self.forecasts)
        self._rows, self._current = (), None
        self._is_on, self._task = True, None

    def stop(self) -> None:
        self._is_on, self._task = False, None

    def list_rows(self, rows: Sequence[Triple]) -> None:
        self._rows = tuple(rows[:MOST_OUTCOMES])
        self._run_next()

    def point_at(self, cards: Triple | None) -> None:
        self._current = cards
        self._run_next()

    def _run_next(self) -> None:
        """Compute the most urgent missing forecast, unless one is running."""
        work = self._next() if self._is_on and self._task is None else None
        if work is not None:
            task = self._task = object()
            self._service.run_with_situation(work, partial(self._on_forecast, task))

    def _next(self) -> Callable[[Situation], None] | None:
        forecasts, current = self.forecasts, () if self._current is None else (self._current,)
        without_outcomes = [cards for cards in (*current, *self._rows) if cards not in forecasts.outcomes]
        if without_outcomes:
            return partial(forecasts.add_outcomes, suggestions=without_outcomes)
        wanted = *self._rows[:MOST_REVEALED], *current
        without_bits = [cards for cards in wanted if cards not in forecasts.revealed_bits]
        return partial(forecasts.add_revealed_bits, suggestions=without_bits) if without_bits else None

    def _on_forecast(self, task: object, future: Future[None]) -> None:
        if task is not self._task:
            return
        if error := future.exception():
            self._is_on = False
            self.failed.emit(translate("The planner failed: {error}.").format(error=repr(error)))
            return
        self._task = None
        self.progressed.emit()
        self._run_next()
