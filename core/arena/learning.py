"""Learns the habits of policies from deals played before a tournament.

The same policies play these deals without knowing each other's habits. Habits are counted as in the library: from a
game as one player saw it, with all hands revealed at the end, so that nobody learns from cards not shown to them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from itertools import islice

from core.arena.referee import hash_of, play
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
