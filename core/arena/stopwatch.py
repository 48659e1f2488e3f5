"""How long a policy thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from core.board.places import Place
from core.model.cards import Card, Triple
from core.planner.policies.policy import Policy
from core.planner.position import Via
from core.planner.situation import Situation

T = TypeVar("T")


class Timed:
    """A policy that decides as another does, and counts its decisions and the seconds that they took."""

    def __init__(self, policy: Policy) -> None:
        self.name, self.unit = policy.name, policy.unit
        self.seconds = 0.0
        self.decisions = 0
        self._policy = policy

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return how good a place is; no decision, so it isn't counted."""
        return self._policy.score(situation, place, asks=asks)

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return what is done instead of rolling."""
        return self._timed(lambda: self._policy.travel(situation))

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return where to end."""
        return self._timed(lambda: self._policy.destination(situation, roll))

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return what to suggest."""
        return self._timed(lambda: self._policy.suggestion(situation, room))

    def accusation(self, situation: Situation) -> Triple | None:
        """Return whom to accuse."""
        return self._timed(lambda: self._policy.accusation(situation))

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return which card to show."""
        return self._timed(lambda: self._policy.show(situation, asker, cards))

    def _timed(self, decide: Callable[[], T]) -> T:
        began = perf_counter()
        decided = decide()
        self.seconds += perf_counter() - began
        self.decisions += 1
        return decided
