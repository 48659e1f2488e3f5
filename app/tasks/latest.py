"""Errands: one piece of work off the GUI thread at a time, of which the latest wins."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from app.tasks.background import Background
from app.tasks.inference import Wish

T = TypeVar("T")


class LatestTask:
    """Sends for one thing at a time: what was sent for before is given up.

    Work gets the Wish that it is done for, to call its ``check`` now and then. What is given up too late to be taken
    back is delivered all the same, as not wanted: it may be worth remembering.
    """

    def __init__(self, background: Background) -> None:
        self._background = background
        self._out: tuple[Wish, Callable[[], bool]] | None = None

    @property
    def is_out(self) -> bool:
        """Whether something that is wanted is still to come."""
        return self._out is not None

    def send(self, work: Callable[[Wish], T], deliver: Callable[[Future[T], bool], None]) -> None:
        """Have something done at once. ``deliver`` gets its future, on the GUI thread, and whether it is wanted."""
        wish = self._begin()
        future = self._background.run(partial(work, wish), partial(self._deliver, wish, deliver))
        self._out = wish, future.cancel

    def send_at_leisure(self, work: Callable[[Wish], T], deliver: Callable[[Future[T], bool], None]) -> None:
        """The same for what may take seconds, and that nothing else is to wait for."""
        wish = self._begin()
        future = self._background.run_at_leisure(partial(work, wish), partial(self._deliver, wish, deliver))
        self._out = wish, future.cancel

    def give_up(self) -> None:
        """Nothing is wanted any more."""
        if self._out is not None:
            wish, cancel = self._out
            self._out = None
            wish.withdraw()
            cancel()

    def _begin(self) -> Wish:
        self.give_up()
        return Wish()

    def _deliver(self, wish: Wish, deliver: Callable[[Future[T], bool], None], future: Future[T]) -> None:
        wanted = self._out is not None and self._out[0] is wish
        if wanted:
            self._out = None
        deliver(future, wanted)
