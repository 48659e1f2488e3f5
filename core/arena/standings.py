"""The standings of a tournament: how often each policy won, with confidence intervals.

Deals are independent, but the games of one deal are not, so an interval is computed from the means of the deals with
Student's t distribution. (If all means are equal, their variance is zero, and Wilson's interval for as many independent
games is used instead.) As luck with cards and seats cancels out over the rotations, far fewer games are needed than
with unrelated deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt

import numpy as np
from scipy.special import stdtrit

from core.arena.result import Accuracy, Result, together
from core.arena.tournament import Tournament
from core.engines.posterior import Floats

CONFIDENCE = 0.95
NORMAL = 1.959964
"""The number of standard deviations for 95 % confidence in a normal distribution."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of one policy in a tournament.

    ``rate`` is its share of all games, with the 95 % confidence interval from ``low`` to ``high``; ``fair`` is the
    share that it would win if all policies were equally good. ``turns`` is the mean number of its own turns in the
    games that it won, None if unknown. ``wrong`` counts wrong accusations, ``violations`` the seats that broke a rule,
    at most once per game. ``seconds`` is the mean time of a decision. ``accuracy`` is that of one seat in every game,
    whoever won.
    """

    policy: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    fair: float
    turns: float | None
    wrong: int
    violations: int
    seconds: float
    accuracy: Accuracy

    @property
    def ratio(self) -> float:
        """The rate as a multiple of the fair share."""
        return self.rate / self.fair


def enough(tournament: Tournament, results: Iterable[Result], precision: float) -> int | None:
    """Return how many deals suffice to know the first policy's rate to ``precision``, relative to its fair share.

    None if there are too few. A deal counts only if all before it have been played, so that the answer does not depend
    on the order in which deals finish.
    """
    policy = tournament.policies[0]
    shares = shares_by_deal(policy, tournament.players, _unbroken(results))
    for n in range(2, len(shares) + 1):
        low, high = interval(shares[:n])
        if high - low <= 2 * precision * tournament.shares[policy]:
            return n
    return None


def _unbroken(results: Iterable[Result]) -> list[Result]:
    """Return the results of the deals before the first missing one, in order."""
    by_deal = sorted(results, key=lambda result: result.deal)
    deals = {result.deal for result in by_deal}
    missing = next(deal for deal in count() if deal not in deals)
    return [result for result in by_deal if result.deal < missing]


def standings(tournament: Tournament, results: Sequence[Result]) -> list[Standing]:
    """Return the standing of each policy over complete deals, best first."""
    unsorted = [_standing(name, fair, tournament.players, results) for name, fair in tournament.shares.items()]
    return sorted(unsorted, key=lambda standing: -standing.ratio)


def _standing(name: str, fair: float, players: int, results: Sequence[Result]) -> Standing:
    won = [result for result in results if result.won_by == name]
    low, high = interval(shares_by_deal(name, players, results))
    seats = [(result, seat) for result in results for seat, who in enumerate(result.policies) if who == name]
    decisions = sum(result.decisions[seat] for result, seat in seats)
    return Standing(
        name,
        len(results),
        len(won),
        len(won) / len(results) if results else 0.0,
        low,
        high,
        fair,
        _mean(result.turns_to_win for result in won),
        sum(seat in result.wrong for result, seat in seats),
        sum(seat in {who for who, _ in result.violations} for result, seat in seats),
        sum(result.seconds[seat] for result, seat in seats) / max(decisions, 1),
        together(result.accuracy for result in results if result.assessed == name),
    )


def shares_by_deal(name: str, players: int, results: Iterable[Result]) -> Floats:
    """Return the share of the games of each deal that a policy won, [n_deals]."""
    wins: Mapping[int, list[bool]] = defaultdict(list)
    for result in results:
        wins[result.deal].append(result.won_by == name)
    return np.array([sum(won) / players for won in wins.values()], float)


def interval(shares: Floats) -> tuple[float, float]:
    """Return the 95 % interval of the mean of independent shares, limited to [0, 1], which it is for fewer than two."""
    n = len(shares)
    if n < 2:
        return 0.0, 1.0
    mean, spread = float(shares.mean()), float(shares.std(ddof=1))
    if not spread:
        return _wilson(mean, n)
    half = float(stdtrit(n - 1, (1 + CONFIDENCE) / 2)) * spread / sqrt(n)
    return max(0.0, mean - half), min(1.0, mean + half)


def _wilson(mean: float, n: int) -> tuple[float, float]:
    """Return the score interval of a proportion (E. B. Wilson, 1927)."""
    z = NORMAL**2 / n
    middle, half = mean + z / 2, NORMAL * sqrt(mean * (1 - mean) / n + z / (4 * n))
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def _mean(values: Iterable[int | None]) -> float | None:
    numbers = [value for value in values if value is not None]
    return sum(numbers) / len(numbers) if numbers else None
