"""Tallies read back from what JSON was made of: a damaged one is none, and stops nobody."""

from __future__ import annotations

from core.habits.odds import Odds
from core.habits.tally import ByCategory, Tally

MOST = 10**9
"""A larger count than that can only be damage."""

ROUNDING = 1e-6
"""How far a sum of chances may be above the number of its occasions."""


class _DamagedError(ValueError):
    """What was read is no tally."""


def tally_of_data(data: object) -> Tally | None:
    """Return the tally that :meth:`core.habits.tally.Tally.as_data` was made from; None for anything else."""
    if not isinstance(data, dict):
        return None
    try:
        return Tally(
            _count(data.get("games")),
            _by_category(data.get("asks_own")),
            _by_category(data.get("shows")),
            _odds(data.get("repeats")),
            _count(data.get("right")),
            _count(data.get("wrong")),
        )
    except _DamagedError:
        return None


def _by_category(data: object) -> ByCategory:
    if not isinstance(data, list) or len(data) != 3:
        raise _DamagedError
    suspects, weapons, rooms = data
    return _odds(suspects), _odds(weapons), _odds(rooms)


def _odds(data: object) -> Odds:
    if not isinstance(data, list) or len(data) != 3:
        raise _DamagedError
    occasions, times, expected = data
    found = Odds(_count(occasions), _count(times), _chances(expected))
    if max(found.times, found.expected - ROUNDING) > found.occasions:
        raise _DamagedError
    return found


def _count(data: object) -> int:
    if type(data) is not int or not 0 <= data <= MOST:
        raise _DamagedError
    return data


def _chances(data: object) -> float:
    if (type(data) is not float and type(data) is not int) or not 0 <= data <= MOST:
        raise _DamagedError
    return float(data)
