"""Runs work off the GUI thread; the only module of the window that creates executors."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import ParamSpec, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

P = ParamSpec("P")
T = TypeVar("T")


class DaemonExecutor(Executor):
    """One thread that does one thing after the other, and that the end of the program doesn't wait for.

    A ``ThreadPoolExecutor`` would keep the program until a long answer is there that nobody wants any more.
    """

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._futures: list[Future[object]] = []
        self._lock = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._work, name="deerstalker", daemon=True)
        self._thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do ``fn(*args, **kwargs)`` when all before it is done. Raises RuntimeError after a shutdown."""
        future: Future[T] = Future()
        with self._lock:
            if not self._open:
                raise RuntimeError("this executor has been shut down")
            self._futures = [other for other in self._futures if not other.done()]
            self._futures.append(future)  # type: ignore[arg-type]  # only ever cancelled
            self._waiting.put(partial(_fulfil, future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more work; the thread ends when it has done, or dropped, what there is."""
        with self._lock:
            self._open = False
            if cancel_futures:
                for future in self._futures:
                    future.cancel()
            self._waiting.put(None)
        if wait:
            self._thread.join()

    def _work(self) -> None:
        while (work := self._waiting.get()) is not None:
            work()
            del work  # or it would live on until the next work comes


def _fulfil(future: Future[T], work: Callable[[], T]) -> None:
    """Do a piece of work, unless it was cancelled; runs in the worker."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = work()
    except BaseException as error:  # noqa: BLE001 - it is the future's, and so whoever asked for it gets it
        future.set_exception(error)
    else:
        future.set_result(result)


def _dropped() -> Future[T]:
    future: Future[T] = Future()
    future.cancel()
    return future


def one_worker() -> Executor:
    """Return an executor with one thread: of short work, two pieces at once would only slow each other down."""
    return DaemonExecutor()


class Background(QObject):
    """One door for work off the GUI thread: a function goes in, its finished future comes out on the GUI thread.

    What somebody waits for is done by one worker; what takes long and can wait by another, ``slow``, so that it is
    never in the way (without one, the same does both). It has no parent: a worker may still hold it when the window is
    gone. ``broke`` brings an exception that only a mistake in the program can have raised; who asked for the work gets
    it in the future all the same.
    """

    broke = Signal(object)
    _landed = Signal(object)

    def __init__(self, executor: Executor, slow: Executor | None = None) -> None:
        super().__init__()
        self._executor = executor
        self._leisure = slow or executor
        self._open = True
        self._landed.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        """Do ``work`` in the worker. ``deliver`` gets its future on the GUI thread, unless that was cancelled.

        After closing nothing is done any more: the future is a cancelled one.
        """
        return self._run_by(self._executor, work, deliver)

    def run_slow(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        """The same for what may take seconds, and that nothing else is to wait for."""
        return self._run_by(self._leisure, work, deliver)

    def close(self) -> None:
        """Deliver nothing any more, and drop what has not begun."""
        self._open = False
        for executor in {self._executor, self._leisure}:
            executor.shutdown(wait=False, cancel_futures=True)

    def _run_by(self, executor: Executor, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        if not self._open:
            return _dropped()
        future = executor.submit(work)
        future.add_done_callback(partial(self._announce, deliver))
        return future

    def _announce(self, deliver: Callable[[Future[T]], None], future: Future[T]) -> None:
        """Say that a piece of work is done; runs in the worker."""
        if self._open and not future.cancelled():
            error = future.exception()
            if error is not None and _is_fault(error):
                self.broke.emit(error)
            self._landed.emit(partial(deliver, future))

    def _deliver(self, delivery: Callable[[], None]) -> None:
        if self._open:
            delivery()


def _is_fault(error: BaseException) -> bool:
    """Whether an exception is a mistake of the program: neither the system's refusal nor an answer with our name."""
    is_ours = type(error).__module__.startswith(("core.", "app."))
    return isinstance(error, Exception) and not is_ours and not isinstance(error, OSError)
