"""A policy makes all decisions of a player from what that player knows: its interface, and what most policies share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from core.board.board import Place
from core.model.cards import Card, Triple
from core.model.events import Via
from core.policies.accusing import last_resort, may_accuse, turns_to_accuse, worth_accusing
from core.policies.showing import least_telling
from core.policies.suggesting import best_suggestion
from core.situation.situation import Situation


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

    def heading(self, situation: Situation, place: Place, room: Card) -> float:
        """Return the score of ending this turn's move at a place, without a suggestion, on the way to a room."""
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

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card: ...


class Walker(ABC):
    """Goes to the lowest score; before the roll, uses the mean over all rolls of the best reachable score.

    Once no more is to be known, the score of a place is the expected turns to where the accusation may be made.
    """

    @abstractmethod
    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the score of ending this turn's move at a place while there is something to find out."""

    @abstractmethod
    def accused(self, situation: Situation) -> Triple | None:
        """Return the solution to accuse, regardless of where it is allowed; None to wait."""

    def knows(self, situation: Situation) -> Triple | None:
        """Return the solution; the likeliest, if no more is to be known; else None."""
        return situation.cards.solution or last_resort(situation)

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        solution = self.knows(situation)
        if solution is None:
            return self.worth(situation, place, asks=asks)
        return turns_to_accuse(situation, place, solution)

    def heading(self, situation: Situation, place: Place, room: Card) -> float:  # noqa: ARG002 - for policies that aim
        return self.score(situation, place, asks=False)

    def accusation(self, situation: Situation) -> Triple | None:
        """Return the solution to accuse now; None to wait, or if the rules don't allow it."""
        solution = self.accused(situation) or self.knows(situation)
        return solution if solution is not None and may_accuse(situation, solution) else None

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return the best way without dice, None if rolling is better; among equals the one without dice."""
        ways = [(self.score(situation, room, asks=True), i) for i, (_, room) in enumerate(situation.ways)]
        if not ways:
            return None
        score, best = min(ways)
        return situation.ways[best] if score <= self.rolled(situation) else None

    def destination(self, situation: Situation, roll: int) -> Place:
        return min(situation.destinations(roll), key=lambda place: self.at(situation, place))

    def at(self, situation: Situation, place: Place) -> float:
        return self.score(situation, place, asks=situation.may_suggest_in(place))

    def rolled(self, situation: Situation) -> float:
        """Return the value of rolling: the mean over the rolls of the best reachable score."""
        if situation.position is None:
            return float("inf")
        scores = {place: self.at(situation, place) for place in situation.destinations(situation.dice.most)}
        mean = 0.0
        for roll in situation.dice.rolls:
            mean += situation.dice.chance(roll) * min(scores[place] for place in situation.destinations(roll))
        return mean


class Informed(Walker):
    """Makes the suggestion with the highest gain, accuses when that pays, and shows the least informative card."""

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        return best_suggestion(situation, situation.cards.gains, room)

    def accused(self, situation: Situation) -> Triple | None:
        return worth_accusing(situation)

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        return least_telling(situation, asker, cards)
