"""Estimates habits from counts."""

from __future__ import annotations

from collections.abc import Mapping

from core.habits.counts import PRIOR, ByCategory, HabitCounts
from core.model.habit import TYPICAL, Habit, Habits, Weights


def habit_of(player: str, tally: HabitCounts) -> Habit:
    """Return the habit estimated from a tally; neutral if nothing was counted.

    Factors stay near 1 until about a dozen occasions contradict that, so that three games do not mislead.
    """
    right = (tally.right + TYPICAL * PRIOR) / (tally.right + tally.wrong + PRIOR)
    return Habit(player, _ratios(tally.asks_own), _ratios(tally.shows), tally.repeats.ratio, right)


def habits_of(tallies: Mapping[str, HabitCounts]) -> Habits:
    """Return the habits of players, estimated from their counts."""
    return tuple(habit_of(player, tally) for player, tally in tallies.items())


def _ratios(odds: ByCategory) -> Weights:
    suspect, weapon, room = odds
    return suspect.ratio, weapon.ratio, room.ratio
