"""Worker processes of a command; they always end with it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from time import sleep

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


@contextmanager
def open_pool(workers: int | None = None, dask: str | None = None) -> Iterator[WorkerPool]:
    """Start ``workers`` local processes (by default one per core), or connect to a Dask cluster. Raises Refusal."""
    if dask is None:
        wanted = workers or os.cpu_count() or 1
        with executor_of(min(wanted, MOST_ON_WINDOWS) if os.name == "nt" else wanted) as pool:
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
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin) as pool:
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as the workers do that the first task starts
        pool.submit(int)
        signal.signal(signal.SIGINT, handler)
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


def _begin() -> None:
    """Ignore Ctrl+C, which terminals send to all processes, but exit if the parent ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()
