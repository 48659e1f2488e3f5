"""What a policy is: it decides whatever a player has to decide, from what that player knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.board.places import Place
from core.model.cards import Card, Triple
from core.planner.position import Via
from core.planner.situation import Situation


class Policy(Protocol):
    """Decides on one's turn, in this order: how to travel, where to end, what to suggest, whether to accuse.

    And, when asked, which card to show. What it draws by lot hangs on the seed of the situation alone. Every decision
    may raise what the situation does.
    """

    name: str
    unit: str
    """What its scores of places are counted in."""

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return how good it is to end the move of this turn at a place, the less the better.

        ``asks``: whether one may suggest there this turn.
        """
        ...

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return what is done instead of rolling, one of ``situation.ways``; None to roll."""
        ...

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return where to end, one of ``situation.destinations(roll)``, of which there is at least one."""
        ...

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return what to suggest in a room; in any where there is no board (None)."""
        ...

    def accusation(self, situation: Situation) -> Triple | None:
        """Return whom to accuse now, None to wait."""
        ...

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return which of these cards of mine to show to who asks."""
        ...
