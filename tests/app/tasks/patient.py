"""A worker that waits to be told, and the event loop's turns in which what it did is delivered."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future

from PySide6.QtCore import QCoreApplication

from tests.app.settling import settle


class Patient(Executor):
    """Does nothing until it is told to: a worker that is always busy with something else."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future, Callable[[], object]]] = []

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> int:
        """Do what waits and was not cancelled; return how much that was."""
        done = 0
        for future, call in self.waiting:
            if future.set_running_or_notify_cancel():
                done += 1
                try:
                    result = call()
                except Exception as error:  # noqa: BLE001 - as an executor does
                    future.set_exception(error)
                else:
                    future.set_result(result)
        self.waiting.clear()
        return done

    def shutdown(self, wait=True, *, cancel_futures=False) -> None:
        self.waiting.clear()


def deliver(_: QCoreApplication) -> None:
    """Give the event loop the turns in which what is done is delivered, each in one of its own."""
    settle()
