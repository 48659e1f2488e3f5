"""Runs a tournament through whatever executor there is: the habits that are learned before, then deals in batches.

To learn habits the same policies play deals without knowing each other's. Habits are counted as in the library: from a
game as one player saw it, with all hands revealed at the end, so that nobody learns from cards not shown to them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import replace
from itertools import islice

from core.arena.referee import hash_of, play
from core.arena.result import Result, play_deals
from core.arena.tournament import Tournament, knows_habits, policy_of
from core.habits.counts import HabitCounts, counts_of

HabitTallies = Mapping[str, HabitCounts]
"""The habits of policies, by name."""

_AHEAD = 1000
"""The most deals that are queued at once, however many were asked for."""


def learn_habits(
    tournament: Tournament,
    executor: Executor,
    done: Callable[[int], None],
) -> Tournament:
    """Return the tournament with the habits learned for it; ``done`` gets the number of games whenever a deal is done.

    What is learned follows from the seed, whatever the executor. Raises what a game raises.
    """
    if not tournament.knows_habits:
        return tournament
    deals = iter(range(tournament.learn))
    learned: HabitTallies = {}
    futures = deque(executor.submit(habits_in_deal, tournament, deal) for deal in islice(deals, _AHEAD))
    try:
        while futures:  # in order: the last digit of a sum depends on it
            new = futures[0].result()
            futures.popleft()
            futures.extend(executor.submit(habits_in_deal, tournament, deal) for deal in islice(deals, 1))
            learned = _together(learned, new)
            done(tournament.players)
    finally:
        for future in futures:
            future.cancel()
    return replace(tournament, learned=tuple(sorted(learned.items())))


def habits_in_deal(tournament: Tournament, number: int) -> HabitTallies:
    """Return the habits seen in one deal, played in every rotation. Runs in a worker."""
    plain = tuple(map(policy_of, tournament.policies))
    table = replace(tournament, policies=plain, seed=hash_of(tournament.seed, "lessons"), learned=())
    counted: HabitTallies = {}
    for rotation in range(tournament.players):
        record = play(table.match(number, rotation))
        names, policies = record.deal.setup.seats.names, table.seating(rotation)
        for seat, observer in _observed(tournament.seating(rotation)):
            seen = counts_of(record.kept_by(names[observer]))
            counted = _together(counted, {policies[seat]: seen[names[seat]]})
    return counted


def _observed(seating: Sequence[str]) -> list[tuple[int, int]]:
    """Return the observed seats, each with its observer: the first other seat that knows habits."""
    knowing = [seat for seat, name in enumerate(seating) if knows_habits(name)]
    observers = [(seat, [other for other in knowing if other != seat]) for seat in range(len(seating))]
    return [(seat, others[0]) for seat, others in observers if others]


def _together(some: HabitTallies, more: HabitTallies) -> HabitTallies:
    names = dict.fromkeys([*some, *more])
    return {name: some.get(name, HabitCounts()) + more.get(name, HabitCounts()) for name in names}


BATCH_SECONDS = 2.0
"""The target time for a batch: long enough to keep the overhead low, short enough to lose little."""

MOST_IN_A_BATCH = 200

Batch = tuple[int, int]
"""The first deal and the number of deals."""


def run_deals(
    tournament: Tournament,
    executor: Executor,
    workers: int,
    deals: Iterable[int],
    done: Callable[[list[Result]], bool],
) -> None:
    """Play deals with so many workers, roughly in order, two batches queued for each.

    ``done`` gets the results of whole deals and returns whether to continue. ``deals`` is consumed lazily. Which games
    are batched together depends on timing; their results do not. Raises what a game raises; what is still queued is
    cancelled.
    """
    waiting: dict[Future[list[Result]], Batch] = {}
    left, size = _Left(deals), 1
    try:
        while True:
            while len(waiting) < 2 * workers and (batch := left.take(size)) is not None:
                waiting[executor.submit(play_deals, tournament, *batch)] = batch
            if not waiting:
                return
            finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                _, number = waiting.pop(future)
                results = future.result()
                seconds = sum(sum(result.seconds) for result in results)
                size = min(MOST_IN_A_BATCH, max(1, int(BATCH_SECONDS * number / max(seconds, 1e-3))))
                if not done(results):
                    return
    finally:
        for future in waiting:
            future.cancel()


class _Left:
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
