"""The habits of a player, as far as they tell something of the player's hand.

Each is a factor of one hand: how many times as likely somebody does something with these cards as with others. So they
change what deals weigh, and nothing of how they are counted (the probability model: "further beliefs of that shape are
more factors, not another algorithm"). Files do not keep them: they say what one believes of a player, and not
what happened. What is certain stays so, whatever the habits: no factor is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from core.model.cards import Category

PLAIN = 1.0
"""The factor that tells nothing."""

TYPICAL = 1.0
"""How often somebody is right who accuses, where nothing is known of them: most people wait until they are sure."""

Weights = tuple[float, float, float]
"""A factor for each category."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How one ``player`` plays.

    ``asks_own``: by category, how many times as likely they are to ask for a given card that is their own as for
    another. ``shows``: by category, how gladly they show a card where they have a choice, next to one of another
    category. ``repeats``: how many times as gladly they show a card that they have shown to who asks before. ``right``:
    how often they are right when they accuse. Raises ValueError for a factor that is not above 0, and for a chance that
    is none.
    """

    player: str
    asks_own: Weights = (PLAIN, PLAIN, PLAIN)
    shows: Weights = (PLAIN, PLAIN, PLAIN)
    repeats: float = PLAIN
    right: float = TYPICAL

    def __post_init__(self) -> None:
        if not all(0 < factor < inf for factor in (*self.asks_own, *self.shows, self.repeats)):
            raise ValueError(f"the factors of {self.player}'s habits must be above 0, and finite")
        if not 0 < self.right <= 1:
            raise ValueError(f"{self.player} cannot be right in {self.right:g} of all accusations")

    def asking(self, category: Category) -> float:
        """Return what it weighs that they asked for a card of theirs."""
        return self.asks_own[category]

    def showing(self, category: Category, *, again: bool) -> float:
        """Return how gladly they show a card; ``again``: who asks has been shown it by them before."""
        return self.shows[category] * (self.repeats if again else PLAIN)


Habits = tuple[Habit, ...]
"""Of some players, each once."""
