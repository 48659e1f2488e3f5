"""Finds out in a worker why a cell is certain, or what an open cell depends on."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.tasks.background import Background
from app.tasks.follower import Follower, PosteriorCache
from app.tasks.inference import InferenceReply, LruCache
from app.tasks.shown import Shown
from app.ui.language import translate
from app.ui.text import reason, went_wrong
from core.model.cards import Card
from core.model.case import Case
from core.model.hunch import without_hunches
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.explain.dependence import Dependence
    from core.explain.explanation import Explanation

REMEMBERED = 256
"""Number of cached findings."""

DELAY_MS = 90
"""How long a cell must be current before it is looked up (ms), so that passing by costs nothing."""


@dataclass(frozen=True, slots=True)
class ExplainRequest:
    case: Case
    card: Card
    holder: Holder


@dataclass(frozen=True, slots=True)
class Finding:
    """Why a cell is certain; or, without an explanation, what an open cell depends on.

    ``goes_on``: the dependence of an open cell is still to come. ``failure`` is an error message, empty otherwise.
    """

    request: ExplainRequest
    explanation: Explanation | None = None
    dependence: Dependence | None = None
    goes_on: bool = False
    failure: str = ""


def find(request: ExplainRequest) -> Finding:
    """Return why a cell is certain, or that it is open. Runs in a worker. Raises CancelledError."""
    from core.explain.explanation import explain

    explanation = explain(request.case, request.card, request.holder)
    return Finding(request, explanation, goes_on=explanation is None)


def with_dependence(finding: Finding, cache: PosteriorCache) -> Finding:
    """Return the finding with what an open cell depends on. Runs in the slow worker. Raises CancelledError."""
    from core.engines.contract import TooLargeError
    from core.explain.dependence import dependence

    request = finding.request

    try:
        hangs_on = dependence(request.case, request.card, request.holder, ask=cache.ask)
    except TooLargeError as error:
        failure = translate("Cannot work out what it depends on: {reason}.").format(reason=reason(error))
        return replace(finding, goes_on=False, failure=failure)
    return replace(finding, goes_on=False, dependence=hangs_on)


class ExplainService(Follower):
    """Finds the reason for the cell that is looked at, in the case that the sheet shows.

    Findings are cached, and so are the posteriors they rest on, in a cache that other services may share.

    ``found`` carries a Finding and the sheet's InferenceReply; ``waiting``: what is shown is of an earlier moment or
    another cell; ``emptied``: also where no cell is current.
    """

    found = Signal(object, object)

    def __init__(
        self, background: Background, parent: QObject | None = None, *, cache: PosteriorCache | None = None
    ) -> None:
        super().__init__(background, parent)
        self._cell: tuple[Card, Holder] | None = None
        self._found: LruCache[ExplainRequest, Finding] = LruCache(REMEMBERED)
        self._cache = PosteriorCache() if cache is None else cache
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._ask)

    @property
    def request(self) -> ExplainRequest | None:
        """The cell asked about, in the case that the sheet has numbers for, without hunches; None if there is none."""
        if self._reply is None or self._cell is None or self._reply.upto < 0:
            return None
        return ExplainRequest(without_hunches(self._reply.consistent_case), *self._cell)

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game; a cell of another game, or without numbers, is not looked at any more."""
        if now.game != before.game or now.is_hidden:
            self._cell = None
        super().show(now, before)

    def look_at(self, cell: tuple[Card, Holder] | None) -> None:
        if cell != self._cell:
            self._cell = cell
            self._begin()
            if self._soon.isActive():
                self._soon.start(DELAY_MS)

    # --- one cell

    def _begin(self) -> None:
        """Say at once that nothing is looked at: what is shown may be of another game, whose numbers are awaited."""
        if self._is_watched and self._is_held and self._cell is None:
            self._cancel()
            self.emptied.emit(self._is_hidden)
        else:
            super()._begin()

    def _look_up(self, reply: InferenceReply) -> None:
        request = self.request
        if request is None:
            self.emptied.emit(self._is_hidden)
        elif (finding := self._found.get(request)) is not None:
            self._announce(finding)
        else:
            self.waiting.emit()
            self._soon.start(0)

    def _cancel(self) -> None:
        self._soon.stop()
        super()._cancel()

    def _ask(self) -> None:
        request = self.request
        if request is not None:
            self._task.run(partial(find, request), partial(self._on_finding, request))

    def _on_finding(self, request: ExplainRequest, future: Future[Finding], wanted: bool) -> None:
        error = future.exception()
        finding = future.result() if error is None else Finding(request, failure=went_wrong(error))
        self._found.keep(request, finding)
        if wanted:
            self._announce(finding)

    def _announce(self, finding: Finding) -> None:
        """Announce a finding; for an open cell, start the slower lookup."""
        self.found.emit(finding, self._reply)
        if finding.goes_on:
            self._task.run_slow(
                partial(with_dependence, finding, self._cache), partial(self._on_finding, finding.request)
            )
