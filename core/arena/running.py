"""Runs a tournament on an executor: first learns habits if needed, then plays the deals.

To learn habits, the same policies play deals without assuming any of each other. Habits are counted as in the library:
from a game as one player saw it, with all hands revealed at the end; no one learns from cards not shown to them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TypeVar

from core.arena.result import Result, play_deal
from core.arena.tournament import Tournament, knows_habits, play, policy_of
from core.players.counts import HabitCounts, counts_of
from core.referee.referee import hash_of

HabitTallies = Mapping[str, HabitCounts]
"""The habits of policies, by name."""

T = TypeVar("T")

_AHEAD = 1000
_AHEAD_OF_A_WORKER = 16
"""How many deals are queued at most: to learn from, and to play by each worker."""


def learn_habits(tournament: Tournament, executor: Executor, done: Callable[[int], None]) -> Tournament:
    """Return the tournament with learned habits; ``done`` is called with the number of games after each deal.

    The result depends on the seed, not on the executor. Exceptions raised by games are passed on.
    """
    if not tournament.knows_habits:
        return tournament
    learned: HabitTallies = {}
    for new in _in_order(executor, partial(habits_in_deal, tournament), range(tournament.learn), _AHEAD):
        learned = _together(learned, new)
        done(tournament.players)
    return replace(tournament, learned=tuple(sorted(learned.items())))


def _in_order(executor: Executor, work: Callable[[int], T], deals: Iterable[int], ahead: int) -> Generator[T]:
    """Yield what comes of each deal in the order of the deals, with up to ``ahead`` queued; the rest is cancelled."""
    left = iter(deals)
    queued = deque(executor.submit(work, deal) for deal in islice(left, ahead))
    try:
        while queued:
            yield queued[0].result()
            queued.popleft()
            queued.extend(executor.submit(work, deal) for deal in islice(left, 1))
    finally:
        for future in queued:
            future.cancel()


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


def _together(tallies: HabitTallies, more: HabitTallies) -> HabitTallies:
    names = dict.fromkeys([*tallies, *more])
    return {name: tallies.get(name, HabitCounts()) + more.get(name, HabitCounts()) for name in names}


def run_deals(
    tournament: Tournament,
    executor: Executor,
    workers: int,
    deals: Iterable[int],
    done: Callable[[list[Result]], bool],
) -> None:
    """Play deals in order, a few queued per worker.

    ``done`` gets the results of each deal and returns whether to continue. ``deals`` is consumed lazily. Exceptions
    raised by games are passed on, and queued deals cancelled.
    """
    with closing(_in_order(executor, partial(play_deal, tournament), deals, _AHEAD_OF_A_WORKER * workers)) as played:
        for results in played:
            if not done(results):
                return
