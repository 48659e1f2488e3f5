"""Worker processes of a command; they always end with it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from time import sleep
from types import FrameType

from core.cli.output import Refusal

_LETTING_GO = 0.1
"""Time for a pool to drop cancelled work (s). If its workers end earlier, Python 3.11 prints a traceback."""

_JOINING = 5.0
"""Time to wait for the thread of a pool whose workers have ended (s)."""


MOST_ON_WINDOWS = 61
"""Maximum number of processes in a pool: Windows cannot wait for more objects at once."""


@dataclass(frozen=True)
class WorkerPool:
    executor: Executor
    workers: int


def at_most(workers: int, system: str) -> int:
    """Return the number of processes to start, within the limit of the system (an ``os.name``)."""
    return min(workers, MOST_ON_WINDOWS) if system == "nt" else workers


@contextmanager
def open_pool(workers: int | None = None, dask: str | None = None) -> Iterator[WorkerPool]:
    """Start ``workers`` local processes (by default one per core), or connect to a Dask cluster. Raises Refusal."""
    if dask is None:
        wanted = at_most(workers or os.cpu_count() or 1, os.name)
        with executor_of(wanted) as pool:
            yield WorkerPool(pool, wanted)
        return
    try:
        from distributed import Client
    except ImportError:
        raise Refusal(["--dask: needs the package distributed: install deerstalker[dask]"]) from None
    try:
        client = Client(dask)  # type: ignore[no-untyped-call]  # it has no types
    except (OSError, ValueError) as error:
        raise Refusal([f"--dask: no Dask scheduler answers at {dask}: {error}"]) from None
    with client:
        threads = sum(client.nthreads().values())  # type: ignore[no-untyped-call]
        yield WorkerPool(client.get_executor(pure=False), workers or max(1, threads))  # type: ignore[no-untyped-call]


@contextmanager
def executor_of(workers: int) -> Iterator[Executor]:
    """Open an executor with ``workers`` local processes, which end at once on an error or Ctrl+C."""
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=_Context(), initializer=_end_with_the_parent) as pool:
        try:
            yield pool
        except BaseException:
            held = tuple(vars(pool).values())  # keeps the queues alive, as starting workers still open their semaphores
            pool.shutdown(wait=False, cancel_futures=True)
            sleep(_LETTING_GO)
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
                    worker.join()
            for thread in held:
                if isinstance(thread, threading.Thread):  # Python 3.11 would wake it at exit, while it may be closing
                    thread.join(_JOINING)
            raise


class _Worker(SpawnProcess):
    """A process that ignores Ctrl+C: terminals send it to all processes, but the program itself ends its workers."""

    def start(self) -> None:
        if sys.platform == "win32":
            import ctypes

            ignore_ctrl_c = ctypes.windll.kernel32.SetConsoleCtrlHandler
            ignore_ctrl_c(None, 1)  # a new process inherits this
            try:
                super().start()
            finally:
                ignore_ctrl_c(None, 0)
            return
        with _undisturbed():
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a new process inherits this
            try:
                super().start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Delay Ctrl+C, as an interrupted start would leave a worker with incomplete data and make it print an error."""
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler) or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda *signals: heard.append(signals))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        for arguments in heard:
            handler(*arguments)


class _Context(SpawnContext):
    Process = _Worker


def _end_with_the_parent() -> None:
    """Make a worker exit if its parent is killed; otherwise it would wait for work forever."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()
