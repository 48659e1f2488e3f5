"""Running a tournament: deals in batches, through whatever executor there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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

    def run(self, deals: Sequence[int], done: Callable[[list[Result]], bool]) -> None:
        """Play deals, in about their order; ``done`` gets the results of whole deals, and says whether to go on.

        Raises what a game raises. However it ends, nothing goes on afterwards.
        """
        waiting: dict[Future[list[Result]], Batch] = {}
        left, size = _runs(deals), _Size()
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
    """The deals that are still to be played, as runs of consecutive numbers."""

    def __init__(self, runs: Iterator[Batch]) -> None:
        self._runs = list(runs)

    def take(self, most: int) -> Batch | None:
        """Return the next few, None where there are none left."""
        if not self._runs:
            return None
        first, number = self._runs[0]
        taken = min(most, number)
        if taken == number:
            self._runs.pop(0)
        else:
            self._runs[0] = (first + taken, number - taken)
        return first, taken


def _runs(deals: Sequence[int]) -> _Left:
    return _Left(_consecutive(sorted(deals)))


def _consecutive(deals: Sequence[int]) -> Iterator[Batch]:
    first = 0
    for i in range(1, len(deals) + 1):
        if i == len(deals) or deals[i] != deals[i - 1] + 1:
            yield deals[first], i - first
            first = i
