"""Runs a tournament on an executor: first learns habits if needed, then plays the deals in batches.

To learn habits, the same policies play deals without assuming any of each other. Habits are counted as in the library:
from a game as one player saw it, with all hands revealed at the end; no one learns from cards not shown to them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import replace
from itertools import islice

from core.arena.match import play
from core.arena.result import Result, play_deals
from core.arena.tournament import Tournament, knows_habits, policy_of
from core.habits.counts import HabitCounts, counts_of
from core.referee.referee import hash_of

HabitTallies = Mapping[str, HabitCounts]
"""The habits of policies, by name."""

_AHEAD = 1000
"""Maximum number of deals queued at once."""


def learn_habits(
    tournament: Tournament,
    executor: Executor,
    done: Callable[[int], None],
) -> Tournament:
    """Return the tournament with learned habits; ``done`` is called with the number of games after each deal.

    The result depends on the seed, not on the executor. Exceptions raised by games are passed on.
    """
    if not tournament.knows_habits:
        return tournament
    deals = iter(range(tournament.learn))
    learned: HabitTallies = {}
    futures = deque(executor.submit(habits_in_deal, tournament, deal) for deal in islice(deals, _AHEAD))
    try:
        while futures:  # in order, as the rounding of a sum depends on it
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
    """Play a deal in every rotation, and return the habits seen. Runs in a worker."""
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
    """Return pairs of an observed seat and its observer, the first other seat that knows habits."""
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
    """Play deals roughly in order, with two batches queued per worker.

    ``done`` gets the results of whole deals and returns whether to continue. ``deals`` is consumed lazily. Which games
    are batched together depends on timing; their results do not. Exceptions raised by games are passed on, and queued
    batches cancelled.
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
        """Return the next consecutive deals, ``most`` at most; None if none are left."""
        if self._next is None:
            return None
        first, number = self._next, 0
        while self._next == first + number and number < most:
            number += 1
            self._next = next(self._deals, None)
        return first, number
