"""Fetches advice for the current game and distributes it."""

from __future__ import annotations

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
    known_posterior,
)
from app.game.session import Session
from app.tasks.background import Background, CancellationToken
from app.tasks.inference import InferenceReply, InferenceService, LruCache
from app.ui.host import Host
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.planner.rivals import Rival
    from core.planner.situation import Situation

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
        self._session, self._background = session, background
        self._policy, self._response = POLICY, RESPONSE
        self._watchers: set[object] = set()
        self._reply: InferenceReply | None = None
        self._is_held = False
        self._roll: int | None = None
        self._wanted: AdviceRequest | None = None
        self._report: AdviceReport | None = None
        self._builder: SituationBuilder | None = None
        self._found: LruCache[AdviceRequest, AdviceReport] = LruCache(REMEMBERED)
        self._token = CancellationToken()
        inference.answered.connect(self._follow)
        inference.waiting.connect(self._hold)
        session.opened.connect(self._game_opened)
        session.stepped.connect(self._step)

    # --- requests

    @property
    def policy(self) -> str:
        """The name of the advising policy."""
        return self._policy

    @property
    def response(self) -> str:
        """The assumed response model; a member of Response in core.planner.information."""
        return self._response

    @property
    def roll(self) -> int | None:
        """My roll on the present turn; None before it is known."""
        return self._roll

    @property
    def report(self) -> AdviceReport | None:
        """The advice for the shown case; None where there is none (yet)."""
        return self._report

    def set_policy(self, name: str) -> None:
        """Change the policy. An unknown name makes it fail."""
        if name != self._policy:
            self._policy = name
            self._begin()

    def set_response(self, response: str) -> None:
        """Change the assumed response model."""
        if response != self._response:
            self._response = response
            self._begin()

    def set_roll(self, roll: int | None) -> None:
        """Set my roll; None clears it."""
        if roll != self._roll:
            self._roll = roll
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
        topic = AdviceTopic(case, folder, self._response, self._known_of(case) is not None)
        self._cancel()
        self._wanted = AdviceRequest(topic, self._policy, roll)
        found = self._found.get(self._wanted)
        if found is not None:
            self._announce(found)
            return
        self.waiting.emit()
        work = partial(advise, self._builder_of(topic), self._wanted, self._token)
        self._background.run_slow(work, partial(self._arrived, self._wanted))

    def forget(self) -> None:
        """Cancel everything: no game is open, or advice makes no sense."""
        self._cancel()
        self._builder = None

    def run_with_situation(self, work: Callable[[Situation], T], deliver: Callable[[Future[T]], None]) -> None:
        """Run more work on the situation of the current report, in the same worker.

        ``deliver`` gets the future on the GUI thread, unless another case is shown by then. Cancelled work raises
        CancelledError in the worker and is not delivered.
        """
        report, token = self._report, self._token
        if report is None:
            return
        builder = self._builder_of(report.request.topic)

        def arrived(future: Future[T]) -> None:
            if token is self._token:
                deliver(future)

        self._background.run_slow(lambda: work(builder.situation(token)), arrived)

    # --- from the inference service

    @Slot(object)
    def _follow(self, reply: InferenceReply) -> None:
        """Take the engine's reply for the shown case."""
        self._reply, self._is_held = reply, False
        self._begin()

    @Slot()
    def _hold(self) -> None:
        """Pause: the sheet has a new question, which goes first."""
        self._is_held = True
        self._cancel()
        self.waiting.emit()

    @Slot()
    def _step(self) -> None:
        """Clear the roll: the game has moved on, or back."""
        self._reply = None
        self._cancel()
        self.set_roll(None)

    @Slot()
    def _game_opened(self) -> None:
        """Reset for another game, or none."""
        self._found.clear()  # a board file may have changed meanwhile
        self.forget()

    def _begin(self) -> None:
        """Request the advice that the visible views need."""
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
        """Return the sheet's exact posterior of a case, if any."""
        reply = self._reply
        same = reply is not None and reply.request.case == case
        return known_posterior(reply.posterior) if reply is not None and same else None

    def _arrived(self, request: AdviceRequest, future: Future[AdviceReport | NoAdvice]) -> None:
        if request != self._wanted:
            return
        if error := future.exception():
            said = translate("Advising", "The planner failed: {error}. The entries are safe.")
            self.failed.emit(said.format(error=repr(error)))
            return
        found = future.result()
        if isinstance(found, NoAdvice):
            self.failed.emit(found.why)
        else:
            self._found.keep(found.request, found)
            self._announce(found)

    def _announce(self, report: AdviceReport) -> None:
        """Announce a report, and compute the rivals if it lacks them."""
        self._report = report
        self.advised.emit(report)
        if report.rivals is None and self._report is report:
            self.run_with_situation(lambda situation: situation.rivals, partial(self._complete, report))

    def _complete(self, report: AdviceReport, future: Future[tuple[Rival, ...]]) -> None:
        whole = replace(report, rivals=future.result())
        self._found.keep(whole.request, whole)
        self._announce(whole)
