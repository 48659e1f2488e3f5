"""A service without a window, whose workers wait to be told, and what it announces."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject

from app.tasks.background import Background
from app.tasks.inference import InferenceReply, InferenceRequest
from core.model.case import Case
from tests.app.showing import Playing
from tests.app.tasks.patient import Patient, deliver


def reply(case: Case, conflict=(), **more) -> InferenceReply:
    """An answer of the sheet, without numbers."""
    return InferenceReply(InferenceRequest(case), None, len(case.events), conflict, **more)


class Listener:
    """Keeps what a service announces: the name of a signal that says nothing more, or else what it says."""

    def __init__(self, qapp, make: Callable[[Background], QObject], *signals: str) -> None:
        self.app, self.quick, self.slow = qapp, Patient(), Patient()
        self.service = make(Background(self.quick, self.slow))
        self.heard: list[object] = []
        for name in signals:
            getattr(self.service, name).connect(partial(self._hear, name))
        if hasattr(self.service, "show"):
            self.game = Playing(self.service.show)

    def _hear(self, name: str, *said: object) -> None:
        self.heard.append(said[0] if said and name != "emptied" else name)

    def take(self) -> list[object]:
        heard, self.heard = self.heard, []
        return heard

    def work(self, worker: Patient | None = None) -> int:
        """Do what waits, for one worker or all, and deliver it; return how much that was."""
        done = sum(one.work() for one in ((self.quick, self.slow) if worker is None else (worker,)))
        deliver(self.app)
        return done

    def finish(self) -> None:
        while self.work():
            pass

    def begin(self) -> Callable[[], object]:
        """Let a worker begin with what waits, so that it is too late to take it back; return the rest of the work."""
        ((future, work),) = self.quick.waiting + self.slow.waiting
        for worker in (self.quick, self.slow):
            worker.waiting.clear()
        assert isinstance(future, Future)
        future.set_running_or_notify_cancel()
        return work
