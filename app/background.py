"""Work off the GUI thread: the one file of the window that makes an executor."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")


def one_worker() -> Executor:
    """Return an executor with one thread: the work is short, and two at once would only slow each other down."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="deerstalker")


class Background(QObject):
    """One door for work off the GUI thread: a function goes in, its finished future comes out on the GUI thread.

    It has no parent: a worker may still hold it when the window is gone.
    """

    _landed = Signal(object)

    def __init__(self, executor: Executor) -> None:
        super().__init__()
        self._executor = executor
        self._open = True
        self._landed.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        """Do ``work`` in the worker. ``deliver`` gets its future on the GUI thread, unless that was cancelled."""
        future = self._executor.submit(work)
        future.add_done_callback(partial(self._announce, deliver))
        return future

    def close(self) -> None:
        """Deliver nothing any more, and drop what has not begun."""
        self._open = False
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _announce(self, deliver: Callable[[Future[T]], None], future: Future[T]) -> None:
        """Say that a piece of work is done; runs in the worker."""
        if self._open and not future.cancelled():
            self._landed.emit(partial(deliver, future))

    def _deliver(self, delivery: Callable[[], None]) -> None:
        if self._open:
            delivery()
