"""Running a tournament: deals in batches, through whatever executor there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass

from core.arena.result import Result, play_deals
from core.arena.tournament import Tournament

BATCH_SECONDS = 2.0
"""How long a worker should be busy with a batch, so that sending it about costs little, and no more is lost."""

MOST_IN_A_BATCH = 200

Batch = tuple[int, int]
"""The first deal, and how many."""


@dataclass(frozen=True)
class Runner:
    """Plays a tournament with so many ``workers`` of an executor.

    Which games are played together follows from the clock; how they end doesn't.
    """

    tournament: Tournament
    executor: Executor
    workers: int

    def run(self, deals: Iterable[int], done: Callable[[list[Result]], bool]) -> None:
        """Play deals, in about their order; ``done`` gets the results of whole deals, and says whether to go on.

        However many they are, they are taken as there is work to do.

        Raises what a game raises. However it ends, nothing goes on afterwards.
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
        """Keep every worker busy, and one batch more ready for each; return whether anything goes on."""
        while len(waiting) < 2 * self.workers and (batch := left.take(size)) is not None:
            waiting[self.executor.submit(play_deals, self.tournament, *batch)] = batch
        return bool(waiting)


class _Size:
    """How many deals make a batch: one at first, then as many as their thinking time suggests."""

    def __init__(self) -> None:
        self.deals = 1

    def learn(self, deals: int, seconds: float) -> None:
        self.deals = min(MOST_IN_A_BATCH, max(1, int(BATCH_SECONDS * deals / max(seconds, 1e-3))))


class _Left:
    """The deals that are still to be played."""

    def __init__(self, deals: Iterable[int]) -> None:
        self._deals = iter(deals)
        self._next = next(self._deals, None)

    def take(self, most: int) -> Batch | None:
        """Return the next few that are consecutive, None where there are none left."""
        if self._next is None:
            return None
        first, number = self._next, 0
        while self._next == first + number and number < most:
            number += 1
            self._next = next(self._deals, None)
        return first, number
