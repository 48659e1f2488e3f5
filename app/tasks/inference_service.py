"""The inference service, and the preloading of slow imports."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from app.tasks.background import Background, LatestTask
from app.tasks.follower import LruCache
from app.tasks.inference import (
    DEFAULT,
    InferenceReply,
    InferenceRequest,
    infer,
    refine,
    relevant_tuning,
    warm_up,
    warm_up_centre,
)
from app.ui.language import translate
from core.engines.tuning import Tuning
from core.model.case import Case

ENGINE_MODULES = ("core.engines.driver", "core.evidence.presolve")
REMEMBERED = 512
"""Number of cached replies: enough to go through a long game and back."""

IDLE_MS = 1500
"""Time without a new answer that counts as idle (ms)."""


class InferenceService(QObject):
    """Asks the engine off the GUI thread. The latest request wins; replies are cached.

    ``marked`` carries the marks by propagation, ``answered`` the reply to the latest request (at once, where it is
    cached); ``waiting``: the numbers on the screen are outdated; ``failed``: the engine broke. Where a reply awaits
    exact numbers, they are computed in the slow worker and a second, final reply is announced.
    """

    marked = Signal(object, object)
    waiting = Signal()
    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._task = LatestTask(background)
        self._known: LruCache[InferenceRequest, InferenceReply] = LruCache(REMEMBERED)
        self._wanted: InferenceRequest | None = None
        self._warm = False

    def warm_up(self) -> None:
        """Import numpy and the engines in the worker; until then no marks are drawn ahead of the numbers."""
        self._background.run(partial(warm_up, *ENGINE_MODULES), self._warmed)

    def ask(self, case: Case, engine: str, tuning: Tuning = DEFAULT) -> None:
        """Request the posterior of a case; earlier requests are cancelled."""
        self._wanted = request = InferenceRequest(case, engine, relevant_tuning(engine, tuning))
        self._task.cancel()
        self._mark(case)
        if (reply := self._known.get(request)) is not None:
            self._announce(reply)
            return
        self.waiting.emit()
        self._task.run(partial(infer, request), self._arrived)

    def forget(self) -> None:
        """Cancel everything: the case was closed."""
        self._wanted = None
        self._task.cancel()

    def _mark(self, case: Case) -> None:
        if self._warm:
            from core.evidence.presolve import marks

            self.marked.emit(case, marks(case).cells)

    def _warmed(self, future: Future[None]) -> None:
        if error := future.exception():
            self.failed.emit(translate("Services", "The engines cannot be loaded: {error}").format(error=error))
            return
        self._warm = True
        if self._wanted is not None and self._wanted not in self._known:
            self._mark(self._wanted.case)

    def _arrived(self, future: Future[InferenceReply | None], _: bool) -> None:
        """Take a reply. It is current if its request is, even if that was cancelled and made again meanwhile."""
        if error := future.exception():
            said = translate("Services", "The engine failed: {error}. The entries are safe.")
            self.failed.emit(said.format(error=repr(error)))
            return
        reply = future.result()
        if reply is None:
            return
        self._known.keep(reply.request, reply)
        if reply.request == self._wanted:
            self._task.cancel()
            self._announce(reply)

    def _announce(self, reply: InferenceReply) -> None:
        self.answered.emit(reply)
        if reply.awaits_exact and reply.request == self._wanted:
            self._task.run_slow(partial(refine, reply), partial(self._refined, reply))

    def _refined(self, estimate: InferenceReply, future: Future[InferenceReply | None], wanted: bool) -> None:
        """Take the final reply; if the exact engine fails, the estimate becomes final."""
        self._arrived(future, wanted)
        if future.exception() and estimate.request == self._wanted:
            self.answered.emit(replace(estimate, awaits_exact=False))


class CentrePreloader(QObject):
    """Imports what the centre engine needs, once, when the program has been idle for a while."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._asked = False
        self._idle_timer = QTimer(self)
        self._idle_timer.setSingleShot(True)
        self._idle_timer.setInterval(IDLE_MS)
        self._idle_timer.timeout.connect(self._fetch)

    def start_when_idle(self) -> None:
        """Start after an idle moment, counted from now."""
        if not self._asked:
            self._idle_timer.start()

    def _fetch(self) -> None:
        self._asked = True
        self._background.run_slow(warm_up_centre, self._fetched)

    def _fetched(self, future: Future[None]) -> None:
        future.result()
