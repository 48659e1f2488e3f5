"""Worker processes of a command, which always end with it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from time import sleep
from types import FrameType

_LETTING_GO = 0.1
"""Seconds in which a pool lets go of cancelled work: Python 3.11 stumbles over it, loudly, where workers are gone."""

_JOINING = 5.0
"""Seconds to wait for the thread of a pool whose workers have ended."""


@contextmanager
def executor_of(workers: int) -> Iterator[Executor]:
    """Open an executor with so many local processes, which end at once on an error or Ctrl+C."""
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=_Context(), initializer=_end_with_the_parent) as pool:
        try:
            yield pool
        except BaseException:
            held = tuple(vars(pool).values())  # the queues: a worker that is just starting still opens their semaphores
            pool.shutdown(wait=False, cancel_futures=True)
            sleep(_LETTING_GO)
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
                    worker.join()
            for thread in held:
                if isinstance(thread, threading.Thread):  # Python 3.11 wakes it at exit, and it may be closing
                    thread.join(_JOINING)
            raise


class _Worker(SpawnProcess):
    """Ignores Ctrl+C, which a terminal sends to all processes: the program handles it and ends its workers."""

    def start(self) -> None:
        if os.name == "nt":
            super().start()
            return
        with _undisturbed():
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a new process inherits this
            try:
                super().start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Put Ctrl+C off, which any thread may hear: a worker that were told only half of its work would say so."""
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler) or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda *told: heard.append(told))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        for told in heard:
            handler(*told)


class _Context(SpawnContext):
    Process = _Worker


def _end_with_the_parent() -> None:
    """Make a worker exit when its parent was killed; it would wait for work for ever."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()
