"""Choosing the way by a score of places: the part that most policies share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from core.board.places import Place
from core.model.cards import Card, Triple
from core.planner.accusing import may_accuse, turns_to_accuse, worth_accusing
from core.planner.policies.asking import best_suggestion
from core.planner.position import Via
from core.planner.showing import least_telling
from core.planner.situation import Situation


class Walker(ABC):
    """Goes where the score is least; before the roll, the mean over all rolls of what each would make possible.

    Who knows the solution asks no more: then the score of a place is the expected turns from there to where one may
    accuse.
    """

    @abstractmethod
    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return how good it is to end the move of this turn at a place while there is something to find out."""

    @abstractmethod
    def accused(self, situation: Situation) -> Triple | None:
        """Return whom one would accuse now, were it allowed where one stands; None to wait."""

    def knows(self, situation: Situation) -> Triple | None:
        """Return the solution, if this policy knows it."""
        return situation.solution

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return how good it is to end the move of this turn at a place, the less the better."""
        solution = self.knows(situation)
        if solution is None:
            return self.worth(situation, place, asks=asks)
        return turns_to_accuse(situation, place, solution)

    def accusation(self, situation: Situation) -> Triple | None:
        """Return whom to accuse now, None to wait, or where the rules don't allow it."""
        found = self.accused(situation)
        return found if found is not None and may_accuse(situation, found) else None

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return the best way that needs no dice, None where rolling is better; of equals the one without dice."""
        ways = [(self.score(situation, room, asks=True), i) for i, (_, room) in enumerate(situation.ways)]
        if not ways:
            return None
        score, best = min(ways)
        return situation.ways[best] if score <= self.rolled(situation) else None

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return the best place that a roll reaches; of equals the nearest."""
        return min(situation.destinations(roll), key=lambda place: self.at(situation, place))

    def at(self, situation: Situation, place: Place) -> float:
        """Return the score of a place that one walks to."""
        return self.score(situation, place, asks=situation.may_suggest_in(place))

    def rolled(self, situation: Situation) -> float:
        """Return what rolling is worth: the mean score of the best that each roll reaches."""
        if situation.position is None:
            return float("inf")
        scores = {place: self.at(situation, place) for place in situation.destinations(situation.dice.most)}
        mean = 0.0
        for roll in situation.dice.rolls:
            mean += situation.dice.chance(roll) * min(scores[place] for place in situation.destinations(roll))
        return mean


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
