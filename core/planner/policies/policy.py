"""The interface of a policy, which makes all decisions of a player from what that player knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.board.board import Place
from core.model.cards import Card, Triple
from core.planner.position import Via
from core.planner.situation import Situation


class Policy(Protocol):
    """Makes the decisions of a turn, in this order: how to travel, where to end, what to suggest, whether to accuse.

    And, when asked, which card to show. Random choices depend only on the seed of the situation. Every decision may
    raise what the situation raises.
    """

    name: str
    unit: str
    """The unit of its scores of places."""

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the score of ending this turn's move at a place; lower is better.

        ``asks``: whether one may suggest there this turn.
        """
        ...

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return the alternative to rolling, one of ``situation.ways``; None to roll."""
        ...

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return where to end, one of ``situation.destinations(roll)``, which must not be empty."""
        ...

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return what to suggest in a room; in any if there is no board (None)."""
        ...

    def accusation(self, situation: Situation) -> Triple | None:
        """Return the solution to accuse now, None to wait."""
        ...

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return which of these cards of mine to show the asker."""
        ...
