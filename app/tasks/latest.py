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
    """Sends for one thing at a time: what was sent for before is given up.

    Work gets the Wish that it is done for, to call its ``check`` now and then. What is given up too late to be taken
    back is delivered all the same, as not wanted: it may be worth remembering.
    """

    def __init__(self, background: Background) -> None:
        self._background = background
        self._out: tuple[CancellationToken, Callable[[], bool]] | None = None

    @property
    def is_running(self) -> bool:
        """Whether something that is wanted is still to come."""
        return self._out is not None

    def run(self, work: Callable[[CancellationToken], T], deliver: Callable[[Future[T], bool], None]) -> None:
        """Have something done at once. ``deliver`` gets its future, on the GUI thread, and whether it is wanted."""
        token = self._begin()
        future = self._background.run(partial(work, token), partial(self._deliver, token, deliver))
        self._out = token, future.cancel

    def run_slow(self, work: Callable[[CancellationToken], T], deliver: Callable[[Future[T], bool], None]) -> None:
        """The same for what may take seconds, and that nothing else is to wait for."""
        token = self._begin()
        future = self._background.run_slow(partial(work, token), partial(self._deliver, token, deliver))
        self._out = token, future.cancel

    def cancel(self) -> None:
        """Nothing is wanted any more."""
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
