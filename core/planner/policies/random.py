"""Random: plays uniformly at random within the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from core.board.board import Place
from core.model.cards import Card, Category, Triple
from core.planner.accusing import may_accuse
from core.planner.position import Via
from core.planner.situation import Situation
from core.text.text import say


class RandomPolicy:
    """Makes every decision at random, and accuses when certain."""

    name = "random"
    unit: str = say("Policies", "nothing: all places are as good", "what a score of a place counts")

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:  # noqa: ARG002 - the contract's
        """Return the same score for every place."""
        return 0.0

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return a random way, or None to roll."""
        return self._lot(situation, "travel").choice([None, *situation.ways])

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return a random reachable place."""
        return self._lot(situation, "destination").choice(situation.destinations(roll))

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return a random suggestion."""
        deck, lot = situation.case.setup.deck, self._lot(situation, "suggestion")
        suspect, weapon = (lot.choice(deck.of(category)) for category in (Category.SUSPECT, Category.WEAPON))
        return suspect, weapon, room or lot.choice(deck.of(Category.ROOM))

    def accusation(self, situation: Situation) -> Triple | None:
        """Accuse when certain, if the rules allow it."""
        solution = situation.solution
        return solution if solution is not None and may_accuse(situation, solution) else None

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:  # noqa: ARG002 - the contract's
        """Return a random card."""
        return self._lot(situation, "show").choice(cards)

    def _lot(self, situation: Situation, decision: str) -> Random:
        """Return the random generator of one decision."""
        return Random(f"{situation.seed} {len(situation.case.events)} {decision}")
