"""Fetches advice for the current game and distributes it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from app.features.advice.calculation import (
    POLICY,
    RESPONSE,
    AdviceReport,
    AdviceRequest,
    AdviceTopic,
    NoAdvice,
    SituationBuilder,
    advise,
    find_rivals,
    known_posterior,
)
from app.game.session import Session
from app.tasks.background import Background
from app.tasks.inference import CancellationToken, InferenceReply
from app.tasks.inference_service import InferenceService
from app.ui.host import Host
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.planner.rivals.revealed import Rival
    from core.planner.situation import Situation

T = TypeVar("T")

REMEMBERED: Final = 64
"""How many reports are kept, for undo, for looking back and for other rolls."""


class AdviceService(QObject):
    """Asks the planner, at leisure, about the case that the sheet shows: while somebody looks, and never ahead of it.

    It follows the sheet by itself. Those who show advice say whether they can be seen (:meth:`watch`) and listen; a
    roll is told by :meth:`set_roll` and forgotten with the next entry. The latest question wins.

    ``advised`` brings an AdviceReport for the case on the screen (and a second one, when it is known how much the
    others can know); ``waiting`` says that what is shown is old; ``failed`` why there is no advice, in a sentence.
    ``rolled`` brings the roll that is known now, or None.
    """

    advised = Signal(object)
    waiting = Signal()
    failed = Signal(str)
    rolled = Signal(object)

    def __init__(self, host: Host, session: Session, inference: InferenceService, background: Background) -> None:
        super().__init__(host.window)
        self._session, self._background = session, background
        self._policy, self._response = POLICY, RESPONSE
        self._watchers: set[object] = set()
        self._reply: InferenceReply | None = None
        self._is_held = False
        self._roll: int | None = None
        self._wanted: AdviceRequest | None = None
        self._report: AdviceReport | None = None
        self._builder: SituationBuilder | None = None
        self._found: OrderedDict[AdviceRequest, AdviceReport] = OrderedDict()
        self._token = CancellationToken()
        inference.answered.connect(self._follow)
        inference.waiting.connect(self._hold)
        session.opened.connect(self._game_opened)
        session.stepped.connect(self._step)

    # --- what it is asked

    @property
    def policy(self) -> str:
        """The name of the policy that advises."""
        return self._policy

    @property
    def response(self) -> str:
        """How the others are taken to choose which card to show; a member of Response in core.planner.information."""
        return self._response

    @property
    def roll(self) -> int | None:
        """The roll that fell for me on the present turn; None before it is known."""
        return self._roll

    @property
    def report(self) -> AdviceReport | None:
        """The advice for the case on the screen; None where it isn't there (yet)."""
        return self._report

    def set_policy(self, name: str) -> None:
        """Let another policy advise. A name that no policy has makes it fail."""
        if name != self._policy:
            self._policy = name
            self._begin()

    def set_response(self, response: str) -> None:
        """Take the others to choose their cards like this."""
        if response != self._response:
            self._response = response
            self._begin()

    def set_roll(self, roll: int | None) -> None:
        """The dice have fallen for me; None takes that back."""
        if roll != self._roll:
            self._roll = roll
            self.rolled.emit(roll)
            self._begin()

    def watch(self, watcher: object, watched: bool) -> None:
        """Somebody begins to look, or looks no more; what nobody looks at costs nothing."""
        before = bool(self._watchers)
        (self._watchers.add if watched else self._watchers.discard)(watcher)
        if bool(self._watchers) != before or watched:
            self._begin()

    def ask(self, case: Case, roll: int | None = None) -> None:
        """Ask for the advice on a case, after a roll or before; what was asked before is no longer of interest."""
        path = self._session.path
        folder = None if path is None else path.parent
        topic = AdviceTopic(case, folder, self._response, self._known_of(case) is not None)
        self._cancel()
        self._wanted = AdviceRequest(topic, self._policy, roll)
        found = self._found.get(self._wanted)
        if found is not None:
            self._found.move_to_end(self._wanted)
            self._announce(found)
            return
        self.waiting.emit()
        work = partial(advise, self._builder_of(topic), self._wanted, self._token)
        self._background.run_slow(work, partial(self._arrived, self._wanted))

    def forget(self) -> None:
        """Nothing is asked any more: there is no game, or no sense in it."""
        self._cancel()
        self._builder = None

    def run_with_situation(self, work: Callable[[Situation], T], deliver: Callable[[Future[T]], None]) -> None:
        """Reckon more about the situation of the present report, in the same worker.

        ``deliver`` gets the future on the GUI thread, unless the screen shows another case by then. What was given up
        raises CancelledError in the worker, and is not delivered.
        """
        report, token = self._report, self._token
        if report is None:
            return
        builder = self._builder_of(report.request.topic)

        def arrived(future: Future[T]) -> None:
            if token is self._token:
                deliver(future)

        self._background.run_slow(lambda: work(builder.situation(token)), arrived)

    # --- what the sheet does

    @Slot(object)
    def _follow(self, reply: InferenceReply) -> None:
        """The sheet has an answer: it goes with the case on the screen."""
        self._reply, self._is_held = reply, False
        self._begin()

    @Slot()
    def _hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._is_held = True
        self._cancel()
        self.waiting.emit()

    @Slot()
    def _step(self) -> None:
        """The game went on, or back: the dice have to fall anew."""
        self._reply = None
        self._cancel()
        self.set_roll(None)

    @Slot()
    def _game_opened(self) -> None:
        """Another game, or none."""
        self._found.clear()  # a board file may have been drawn anew meanwhile
        self.forget()

    def _begin(self) -> None:
        """Ask for those who look about what the sheet shows."""
        reply = self._reply
        if reply is None or self._is_held or not self._watchers:
            self._cancel()
        elif reply.conflict:
            self._cancel()
            self.failed.emit(translate("Advising", "There is no advice while entries contradict each other."))
        else:
            case = reply.request.case
            self.ask(case, self._roll if case == self._session.case else None)

    # --- one question

    def _cancel(self) -> None:
        self._token.cancel()
        self._token, self._wanted, self._report = CancellationToken(), None, None

    def _builder_of(self, topic: AdviceTopic) -> SituationBuilder:
        if self._builder is None or self._builder.topic != topic:
            self._builder = SituationBuilder(topic, self._known_of(topic.case))
        return self._builder

    def _known_of(self, case: Case) -> Posterior | None:
        """Return what the sheet knows exactly of a case."""
        reply = self._reply
        same = reply is not None and reply.request.case == case
        return known_posterior(reply.posterior) if reply is not None and same else None

    def _arrived(self, request: AdviceRequest, future: Future[AdviceReport | NoAdvice | None]) -> None:
        if request != self._wanted:
            return
        if error := future.exception():
            said = translate("Advising", "The planner failed: {error}. The entries are safe.")
            self.failed.emit(said.format(error=repr(error)))
            return
        found = future.result()
        if isinstance(found, NoAdvice):
            self.failed.emit(found.why)
        elif found is not None:
            self._remember(found)
            self._announce(found)

    def _announce(self, report: AdviceReport) -> None:
        """Show a report, and look for what the others can know if that isn't in it."""
        self._report = report
        self.advised.emit(report)
        if report.rivals is None and self._report is report:
            work = partial(find_rivals, self._builder_of(report.request.topic), self._token)
            self._background.run_slow(work, partial(self._complete, report))

    def _complete(self, report: AdviceReport, future: Future[tuple[Rival, ...] | None]) -> None:
        rivals = future.result()
        if rivals is not None:
            whole = replace(report, rivals=rivals)
            self._remember(whole)
            if self._report is report:
                self._announce(whole)

    def _remember(self, report: AdviceReport) -> None:
        self._found[report.request] = report
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
