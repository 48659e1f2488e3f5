"""Lessons: deals that are played before a tournament, from which those who know habits learn them.

The same policies play them, without knowing anything of each other's habits. A lesson is counted as a library would
keep it: as somebody saw it who sat there, with all hands told at the end. So nobody learns from cards that they did not
see shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from itertools import islice

from core.arena.referee import hash_of, play
from core.arena.tournament import Tournament, knows_habits, policy_of
from core.habits.tally import Tally, tallies_of

Tallies = Mapping[str, Tally]
"""What was counted of policies, by name."""

_AHEAD = 1000
"""How many lessons wait for a worker at most: however many were asked for, the others cost nothing yet."""


def taught(
    tournament: Tournament,
    executor: Executor,
    done: Callable[[int], None],
) -> Tournament:
    """Return the tournament with what is to be learned before it; ``done`` gets the number of games of each lesson.

    What is learned follows from the seed, whatever the executor. Raises what a game raises.
    """
    if not tournament.knows_habits:
        return tournament
    deals = iter(range(tournament.learn))
    learned: Tallies = {}
    lessons = deque(executor.submit(lesson, tournament, deal) for deal in islice(deals, _AHEAD))
    try:
        while lessons:  # in order: the last digit of a sum hangs on it
            new = lessons[0].result()
            lessons.popleft()
            lessons.extend(executor.submit(lesson, tournament, deal) for deal in islice(deals, 1))
            learned = _together(learned, new)
            done(tournament.players)
    finally:
        for future in lessons:
            future.cancel()
    return replace(tournament, learned=tuple(sorted(learned.items())))


def lesson(tournament: Tournament, number: int) -> Tallies:
    """Return what one deal, played in every rotation, tells of the policies: what a worker does."""
    plain = tuple(map(policy_of, tournament.policies))
    table = replace(tournament, policies=plain, seed=hash_of(tournament.seed, "lessons"), learned=())
    counted: Tallies = {}
    for rotation in range(tournament.players):
        record = play(table.match(number, rotation))
        names, policies = record.deal.setup.seats.names, table.seating(rotation)
        for seat, observer in _observed(tournament.seating(rotation)):
            seen = tallies_of(record.kept_by(names[observer]))
            counted = _together(counted, {policies[seat]: seen[names[seat]]})
    return counted


def _observed(seating: Sequence[str]) -> list[tuple[int, int]]:
    """Return the seats that are learned from, each with that of who sees it: the first of the others to know habits."""
    knowing = [seat for seat, name in enumerate(seating) if knows_habits(name)]
    observers = [(seat, [other for other in knowing if other != seat]) for seat in range(len(seating))]
    return [(seat, others[0]) for seat, others in observers if others]


def _together(some: Tallies, more: Tallies) -> Tallies:
    names = dict.fromkeys([*some, *more])
    return {name: some.get(name, Tally()) + more.get(name, Tally()) for name in names}
