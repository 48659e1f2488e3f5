"""What policies have in common that reckon with all that can be known."""

from __future__ import annotations

from collections.abc import Sequence

from core.model.cards import Card, Triple
from core.planner.accusing import worth_accusing
from core.planner.asking import best_suggestion
from core.planner.showing import least_telling
from core.planner.situation import Situation
from core.planner.walker import Walker


class Informed(Walker):
    """Asks what tells most, accuses when that is worth more than going on, and shows what tells least."""

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion that tells most."""
        return best_suggestion(situation, situation.gains, room)

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse when that is worth more than going on."""
        return worth_accusing(situation)

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return the card that tells who asks least."""
        return least_telling(situation, asker, cards)
