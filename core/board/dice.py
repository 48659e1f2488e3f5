"""Dice: possible rolls and their probabilities."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

SIDES = 6


@dataclass(frozen=True)
class Dice:
    """One die or two, as the rules say. Raises ValueError for any other number."""

    number: int

    def __post_init__(self) -> None:
        if self.number not in {1, 2}:
            raise ValueError(f"a game has 1 die or 2, not {self.number}")

    @property
    def rolls(self) -> range:
        """The possible rolls, lowest first."""
        return range(self.number, self.most + 1)

    @property
    def most(self) -> int:
        """The highest roll."""
        return SIDES * self.number

    @cached_property
    def chances(self) -> Floats:
        """[n_rolls]: the probability of each of :attr:`rolls`."""
        chances: Floats = np.full(SIDES, 1 / SIDES)
        if self.number == 2:
            chances = np.convolve(chances, chances)
        chances.flags.writeable = False
        return chances

    def chance(self, roll: int) -> float:
        """Return the probability of a roll: 0 if impossible."""
        return float(self.chances[roll - self.number]) if roll in self.rolls else 0.0
