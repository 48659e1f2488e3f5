"""Running a tournament: deals in batches, through whatever executor there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass

from core.arena.result import Result, play_deals
from core.arena.tournament import Tournament

BATCH_SECONDS = 2.0
"""The target time for a batch: long enough to keep the overhead low, short enough to lose little."""

MOST_IN_A_BATCH = 200

Batch = tuple[int, int]
"""The first deal and the number of deals."""


@dataclass(frozen=True)
class Runner:
    """Plays a tournament with so many ``workers`` of an executor.

    Which games are batched together depends on timing; their results do not.
    """

    tournament: Tournament
    executor: Executor
    workers: int

    def run(self, deals: Iterable[int], done: Callable[[list[Result]], bool]) -> None:
        """Play deals, roughly in order; ``done`` gets the results of whole deals and returns whether to continue.

        ``deals`` is consumed lazily. Raises what a game raises; what is still queued is cancelled.
        """
        waiting: dict[Future[list[Result]], Batch] = {}
        left, size = _Left(deals), _Size()
        try:
            while self._send(left, waiting, size.deals):
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    _, number = waiting.pop(future)
                    results = future.result()
                    size.learn(number, sum(sum(result.seconds) for result in results))
                    if not done(results):
                        return
        finally:
            for future in waiting:
                future.cancel()

    def _send(self, left: _Left, waiting: dict[Future[list[Result]], Batch], size: int) -> bool:
        """Queue two batches per worker; return whether any are running."""
        while len(waiting) < 2 * self.workers and (batch := left.take(size)) is not None:
            waiting[self.executor.submit(play_deals, self.tournament, *batch)] = batch
        return bool(waiting)


class _Size:
    """The batch size in deals: one at first, then adapted to the thinking time."""

    def __init__(self) -> None:
        self.deals = 1

    def learn(self, deals: int, seconds: float) -> None:
        self.deals = min(MOST_IN_A_BATCH, max(1, int(BATCH_SECONDS * deals / max(seconds, 1e-3))))


class _Left:
    """The deals left to play."""

    def __init__(self, deals: Iterable[int]) -> None:
        self._deals = iter(deals)
        self._next = next(self._deals, None)

    def take(self, most: int) -> Batch | None:
        """Return the next consecutive deals; None where none are left."""
        if self._next is None:
            return None
        first, number = self._next, 0
        while self._next == first + number and number < most:
            number += 1
            self._next = next(self._deals, None)
        return first, number
