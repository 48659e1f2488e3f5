"""A task off the GUI thread of which only the latest run counts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from app.tasks.background import Background
from app.tasks.inference import CancellationToken

T = TypeVar("T")


class LatestTask:
    """Runs one piece of work at a time: a new one cancels the one before.

    Work gets a CancellationToken and calls its ``check`` now and then. Work that finishes although it was cancelled is
    delivered all the same, marked as not wanted: its result may be worth caching.
    """

    def __init__(self, background: Background) -> None:
        self._background = background
        self._out: tuple[CancellationToken, Callable[[], bool]] | None = None

    @property
    def is_running(self) -> bool:
        """Whether a wanted result is still to come."""
        return self._out is not None

    def run(self, work: Callable[[CancellationToken], T], deliver: Callable[[Future[T], bool], None]) -> None:
        """Run work in the worker. ``deliver`` gets its future, on the GUI thread, and whether it is wanted."""
        token = self._begin()
        future = self._background.run(partial(work, token), partial(self._deliver, token, deliver))
        self._out = token, future.cancel

    def run_slow(self, work: Callable[[CancellationToken], T], deliver: Callable[[Future[T], bool], None]) -> None:
        """Run work that may take seconds and that nothing else should wait for."""
        token = self._begin()
        future = self._background.run_slow(partial(work, token), partial(self._deliver, token, deliver))
        self._out = token, future.cancel

    def cancel(self) -> None:
        """Cancel what is running."""
        if self._out is not None:
            token, cancel = self._out
            self._out = None
            token.cancel()
            cancel()

    def _begin(self) -> CancellationToken:
        self.cancel()
        return CancellationToken()

    def _deliver(self, token: CancellationToken, deliver: Callable[[Future[T], bool], None], future: Future[T]) -> None:
        wanted = self._out is not None and self._out[0] is token
        if wanted:
            self._out = None
        deliver(future, wanted)
