"""Odds: how often something happened, next to how often chance alone would have had it."""

from __future__ import annotations

from dataclasses import dataclass

PRIOR = 5.0
"""So many occasions on either side that went as chance has it are taken to be known before any is seen."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Of ``occasions`` it happened ``times``, where ``expected`` is the sum of the chances that it would."""

    occasions: int = 0
    times: int = 0
    expected: float = 0.0

    def __add__(self, other: Odds) -> Odds:
        return Odds(self.occasions + other.occasions, self.times + other.times, self.expected + other.expected)

    @classmethod
    def once(cls, chance: float, *, happened: bool) -> Odds:
        """Return one occasion."""
        return cls(1, int(happened), chance)

    @property
    def ratio(self) -> float:
        """How many times as likely it is as chance has it, above 0: 1 where nothing is known.

        Happening and not happening are each taken as counts with a mean that is a multiple of what chance has; their
        posterior means, from a gamma prior with mean 1 and a weight of :data:`PRIOR` occasions, are divided by each
        other (empirical Bayes for standardized ratios: Clayton and Kaldor, 1987).
        """
        not_times, not_expected = self.occasions - self.times, self.occasions - self.expected
        happens = (self.times + PRIOR) / (self.expected + PRIOR)
        return happens * (not_expected + PRIOR) / (not_times + PRIOR)
