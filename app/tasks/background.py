"""Work off the GUI thread: executors, and tasks of which the latest wins. The only file that starts threads."""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import ParamSpec, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from core.checkpoint import CancelledError, stopped_by


class CancellationToken:
    """Tells a worker whether its answer is still wanted."""

    def __init__(self) -> None:
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        self._cancelled.set()

    def check(self) -> None:
        """Raise CancelledError if the answer is no longer wanted."""
        if self._cancelled.is_set():
            raise CancelledError


P = ParamSpec("P")
T = TypeVar("T")


def stopped_with(token: CancellationToken, work: Callable[[], T]) -> T:
    """Do work that ends at its next checkpoint once the token is cancelled. Runs in the worker."""
    with stopped_by(token.check):
        return work()


WORKER = "deerstalker"
"""The name of the threads."""

HANDOVER_S = 0.0005
"""The longest that a thread waits for Python to be handed over (s): with Python's 5 ms, a computation holds up each of
the many small steps in which the window is painted.

Windows waits for whole milliseconds, so that a thread asks again and again instead: under Wine that takes a fifth more
of a processor while two threads compute, and a tenth of the time that waiting for 1 ms takes.
"""


class DaemonExecutor(Executor):
    """A single-threaded executor that does not delay the end of the program; two short tasks would slow each other.

    A ``ThreadPoolExecutor`` would keep the program alive until a long task that is no longer needed has finished.
    """

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._futures: list[Future[object]] = []
        self._lock = threading.Lock()
        self._open = True
        sys.setswitchinterval(HANDOVER_S)
        self._thread = threading.Thread(target=self._work, name=WORKER, daemon=True)
        self._thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run ``fn(*args, **kwargs)`` after all earlier tasks. Raises RuntimeError after a shutdown."""
        future: Future[T] = Future()
        with self._lock:
            if not self._open:
                raise RuntimeError("this executor has been shut down")
            self._futures = [other for other in self._futures if not other.done()]
            self._futures.append(future)  # type: ignore[arg-type]  # only ever cancelled
            self._waiting.put(partial(_fulfil, future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Accept no more tasks; the thread ends once it has run, or dropped, the pending ones."""
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
            del work  # or it would stay alive until the next task


def _fulfil(future: Future[T], work: Callable[[], T]) -> None:
    """Run a task, unless it was cancelled; runs in the worker."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = work()
    except BaseException as error:  # noqa: BLE001 - it is the future's, and so whoever asked for it gets it
        future.set_exception(error)
    else:
        future.set_result(result)


def once_painted(act: Callable[[], object]) -> None:
    """Do something once all that there is to lay out and to paint by now is painted.

    Each turn of the event loop paints before it looks at timers, but a timer that is set in a long turn is due in it:
    hence two, one after the other.
    """
    QTimer.singleShot(1, lambda: QTimer.singleShot(1, act))


def all_workers_ended(within: float) -> bool:
    """Whether the threads of all executors that were shut down have ended, after waiting ``within`` seconds at most."""
    until = time.monotonic() + within
    workers = [thread for thread in threading.enumerate() if thread.name == WORKER]
    for worker in workers:
        worker.join(max(0.0, until - time.monotonic()))
    return not any(worker.is_alive() for worker in workers)


class Background(QObject):
    """Runs functions off the GUI thread and delivers their finished futures on the GUI thread.

    Urgent work has one worker, work that can wait another, ``slow``, and what may take ten seconds a third,
    ``longest``: none delays the others (without one, the worker before does it, too). It has no parent: a worker may
    still hold it when the window is gone.
    ``broke`` carries an exception that only a bug can have raised; the caller gets it in the future all the same.
    """

    broke = Signal(object)
    _landed = Signal(object)

    def __init__(self, executor: Executor, slow: Executor | None = None, longest: Executor | None = None) -> None:
        super().__init__()
        self._executor = executor
        self._slow = slow or executor
        self._longest = longest or self._slow
        self._open = True
        self._landed.connect(self._queue, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        """Run ``work`` in the worker. ``deliver`` gets its future on the GUI thread, unless it was cancelled.

        Work may end itself by raising CancelledError. After :meth:`close` nothing is run: the future is cancelled.
        """
        return self._run_by(self._executor, work, deliver)

    def run_slow(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        """Run work that may take seconds and that nothing else should wait for."""
        return self._run_by(self._slow, work, deliver)

    def run_longest(self, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        """Run work that may take many seconds, while slow work goes on."""
        return self._run_by(self._longest, work, deliver)

    def close(self) -> None:
        """Deliver nothing more, and drop the work that has not begun; what has begun goes on."""
        self._open = False
        for executor in {self._executor, self._slow, self._longest}:
            executor.shutdown(wait=False, cancel_futures=True)

    def _run_by(self, executor: Executor, work: Callable[[], T], deliver: Callable[[Future[T]], None]) -> Future[T]:
        future: Future[T] = executor.submit(work) if self._open else Future()
        if not self._open:
            future.cancel()
            return future
        future.add_done_callback(partial(self._announce, deliver))
        return future

    def _announce(self, deliver: Callable[[Future[T]], None], future: Future[T]) -> None:
        """Queue the delivery of a finished future; runs in the worker."""
        if self._open and not future.cancelled():
            error = future.exception()
            if isinstance(error, CancelledError):
                return
            if error is not None and _is_fault(error):
                self.broke.emit(error)
            self._landed.emit(partial(deliver, future))

    def _queue(self, delivery: Callable[[], None]) -> None:
        """Deliver in a turn of the event loop of its own, so that keys, clicks and painting come between two.

        Without a delay Qt would deliver in this turn. A timer of this object would die with it, maybe in a worker.
        """
        QTimer.singleShot(1, partial(self._deliver, delivery))

    def _deliver(self, delivery: Callable[[], None]) -> None:
        if self._open:
            delivery()


def _is_fault(error: BaseException) -> bool:
    """Whether an exception is a bug, not a refusal of the system or one of our own answers."""
    is_ours = type(error).__module__.startswith(("core.", "app."))
    return isinstance(error, Exception) and not is_ours and not isinstance(error, OSError)


Delivery = Callable[[Future[T], bool], None]
Run = Callable[[Callable[[], T], Callable[[Future[T]], None]], Future[T]]


class LatestTask:
    """Runs one piece of work at a time: a new one cancels the one before.

    Work has checkpoints (:mod:`core.checkpoint`), at which cancelled work ends: nothing is delivered.
    Work that finishes although it was cancelled is delivered, marked as not wanted: its result may be worth caching.
    """

    def __init__(self, background: Background) -> None:
        self._background = background
        self._out: tuple[CancellationToken, Callable[[], bool]] | None = None

    @property
    def is_running(self) -> bool:
        """Whether a wanted result is still to come."""
        return self._out is not None

    def run(self, work: Callable[[], T], deliver: Delivery[T]) -> None:
        """Run work in the worker. ``deliver`` gets its future, on the GUI thread, and whether it is wanted."""
        self._run_by(self._background.run, work, deliver)

    def run_slow(self, work: Callable[[], T], deliver: Delivery[T]) -> None:
        self._run_by(self._background.run_slow, work, deliver)

    def run_longest(self, work: Callable[[], T], deliver: Delivery[T]) -> None:
        self._run_by(self._background.run_longest, work, deliver)

    def cancel(self) -> None:
        if self._out is not None:
            token, cancel = self._out
            self._out = None
            token.cancel()
            cancel()

    def _run_by(self, run: Run[T], work: Callable[[], T], deliver: Delivery[T]) -> None:
        self.cancel()
        token = CancellationToken()
        self._out = token, run(partial(stopped_with, token, work), partial(self._deliver, token, deliver)).cancel

    def _deliver(self, token: CancellationToken, deliver: Delivery[T], future: Future[T]) -> None:
        wanted = self._out is not None and self._out[0] is token
        if wanted:
            self._out = None
        deliver(future, wanted)
