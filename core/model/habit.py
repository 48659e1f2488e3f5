"""How a player shows cards, as far as that says something about the player's hand, and how surely they accuse.

Each habit of showing is a likelihood factor of one hand: how much likelier a card is shown with these cards than with
others. So habits change the weights of deals, but not the algorithms. Files do not store them: they are beliefs about a
player, not events. Certain cells stay certain, because no factor is 0. What a player names is weighed by
:mod:`core.players`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from core.model.cards import Category

PLAIN = 1.0
"""The neutral factor."""

TYPICAL = 1.0
"""Default accuracy of accusations: most people wait until they are certain."""

Weights = tuple[float, float, float]
"""A factor per category."""


@dataclass(frozen=True, slots=True)
class Habit:
    """The habits of ``player``.

    ``shows``: by category, the relative preference for showing it when there is a choice. ``repeats``: how many times
    likelier they show a card the asker has already seen from them. ``right``: the probability that their accusation is
    correct. Raises ValueError for a factor that is not positive, and for an invalid probability.
    """

    player: str
    shows: Weights = (PLAIN, PLAIN, PLAIN)
    repeats: float = PLAIN
    right: float = TYPICAL

    def __post_init__(self) -> None:
        if not all(0 < factor < inf for factor in (*self.shows, self.repeats)):
            raise ValueError(f"the factors of {self.player}'s habits must be above 0, and finite")
        if not 0 < self.right <= 1:
            raise ValueError(f"{self.player} cannot be right in {self.right:g} of all accusations")

    def showing(self, category: Category, *, again: bool) -> float:
        """Return the preference for showing a card; ``again``: they have shown it to the asker before."""
        return self.shows[category] * (self.repeats if again else PLAIN)


Habits = tuple[Habit, ...]
"""The habits of some players, at most one each."""
