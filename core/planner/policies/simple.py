"""Policies that don't look ahead: random, casual, greedy and velma, to play against and to compare with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log
from random import Random

import numpy as np

from core.board.board import Place
from core.engines.posterior import Floats
from core.model.cards import Card, Category, Triple
from core.model.events import Via
from core.planner.accusing import may_accuse
from core.planner.information.answers import Response
from core.planner.policies.policy import Informed, Walker
from core.planner.policies.ticks import Ticks
from core.planner.showing import shown_by
from core.planner.situation import OUT_AND_IN, Situation
from core.planner.suggesting import best_suggestion
from core.text.text import say


def _lot(situation: Situation, decision: str) -> Random:
    return Random(f"{situation.seed} {len(situation.case.events)} {decision}")


class RandomPolicy:
    """Makes every decision at random, and accuses when certain."""

    name = "random"
    unit: str = say("Policies", "points: all places are equally good", "what a score of a place counts")

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:  # noqa: ARG002 - the contract's
        return 0.0

    def heading(self, situation: Situation, place: Place, room: Card) -> float:  # noqa: ARG002 - the contract's
        return 0.0

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        return _lot(situation, "travel").choice([None, *situation.ways])

    def destination(self, situation: Situation, roll: int) -> Place:
        return _lot(situation, "destination").choice(situation.destinations(roll))

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        deck, lot = situation.case.setup.deck, _lot(situation, "suggestion")
        suspect, weapon = (lot.choice(deck.of(category)) for category in (Category.SUSPECT, Category.WEAPON))
        return suspect, weapon, room or lot.choice(deck.of(Category.ROOM))

    def accusation(self, situation: Situation) -> Triple | None:
        solution = situation.cards.solution
        return solution if solution is not None and may_accuse(situation, solution) else None

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:  # noqa: ARG002 - the contract's
        return _lot(situation, "show").choice(cards)


class Casual(Walker):
    """Suggests unplaced cards in the nearest unplaced room, and accuses when certain."""

    name = "casual"
    unit: str = say("Policies", "turns to a room still in question", "what a score of a place counts")

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the expected turns to the nearest room in question; 0 if it is possible to suggest in one now."""
        wanted = self.aims_at(situation)
        if asks and place in wanted:
            return 0.0
        turns = situation.turns
        if turns is None:
            return 1.0
        return min(OUT_AND_IN if room == place else turns.between(place, room) for room in wanted)

    def aims_at(self, situation: Situation) -> Sequence[Card]:
        """Return the rooms in question."""
        return situation.cards.ticks.wanted(Category.ROOM) or situation.rooms

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return random unplaced cards; for a solved category, a card no one can show."""
        ticks, lot = situation.cards.ticks, _lot(situation, "suggestion")
        suspect, weapon, where = (self._card(situation, ticks, category, lot) for category in Category)
        return suspect, weapon, room or where

    def _card(self, situation: Situation, ticks: Ticks, category: Category, lot: Random) -> Card:
        own = [card for card in situation.case.setup.my_hand if card.category is category]
        known = ticks.found[category]
        silent = own if known is None else [*own, known]
        return lot.choice(ticks.wanted(category) or silent or situation.case.setup.deck.of(category))

    def knows(self, situation: Situation) -> Triple | None:
        return situation.cards.ticks.solution

    def accused(self, situation: Situation) -> Triple | None:
        return self.knows(situation)

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return a card already shown to this player, else a random one."""
        shows = shown_by(situation.case)
        seen = [card for card in cards if shows[asker, card]]
        return _lot(situation, "show").choice(seen or cards)


WORTHLESS = 1e-9
"""Gains below this count as none."""


class Greedy(Informed):
    """Goes to the reachable room with the highest gain; if none, towards the one with the most gain per turn.

    A room where a suggestion gains something scores minus its gain, any other place the turns to its target room.
    """

    name = "greedy"
    unit: str = say("Policies", "turns, minus the bits learned", "what a score of a place counts")

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        by_room = situation.cards.best_by_room(situation.response)
        if asks and isinstance(place, Card):
            bits = float(by_room[situation.rooms.index(place)])
            if bits > WORTHLESS:
                return -bits
        return self._turns_to_best(situation, by_room, place)

    def _turns_to_best(self, situation: Situation, by_room: Floats, place: Place) -> float:
        if situation.turns is None or situation.place is None:
            return 0.0
        here = np.maximum(1.0, situation.turns.of(situation.place))
        best = int((by_room / here).argmax())
        return max(1.0, float(situation.turns.of(place)[best]))


class GreedyCertain(Greedy):
    """Walks and suggests as greedy does, but accuses only when certain, as published programs do."""

    name = "greedy-certain"

    def accused(self, situation: Situation) -> Triple | None:
        return situation.cards.solution


ENOUGH = 0.79
"""Accuse when the likeliest solution reaches this probability."""


class Velma(Walker):
    """Minimises the expected entropy of the envelope, in nats, plus the expected turns to the murder room.

    Squares and the starting room use the present entropy. (Its author calls the sum dimensionally inconsistent.) It
    assumes the least helpful answers.
    """

    name = "velma"
    unit: str = say("Policies", "nats left plus turns", "what a score of a place counts")

    def knows(self, situation: Situation) -> None:
        """Return None, to keep using the sum: with no entropy left it is the turns to the murder room."""

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        bits = situation.cards.entropy_bits
        if asks and isinstance(place, Card):
            bits -= float(situation.cards.best_by_room(Response.LEAST_HELPFUL)[situation.rooms.index(place)])
        return log(2) * bits + situation.remoteness_of(place)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        return best_suggestion(situation, situation.cards.gains_by(Response.LEAST_HELPFUL), room)

    def accused(self, situation: Situation) -> Triple | None:
        solution, p = situation.cards.likeliest
        return solution if p >= ENOUGH else None

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return a card this player has already seen, else the one shown most often; ties in deck order."""
        shows = shown_by(situation.case)
        seen = [card for card in cards if shows[asker, card]]
        often = Counter[Card]()
        for (_, card), times in shows.items():
            often[card] += times
        index = situation.case.setup.deck.index
        return min(seen or cards, key=lambda card: (-often[card], index[card]))
