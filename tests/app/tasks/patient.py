"""A worker that waits to be told, and the event loop's turns in which what it did is delivered."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future

from PySide6.QtCore import QCoreApplication


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


def deliver(app: QCoreApplication) -> None:
    """Give the event loop the turns in which what is done is delivered, each in one of its own."""
    for _ in range(9):
        app.processEvents()
        time.sleep(0.001 if os.name == "posix" else 0.005)  # a timer of Windows may be late by 16 ms
