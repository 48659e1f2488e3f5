"""Policies that don't look ahead: random, casual, greedy and velma, to play against and to compare with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log
from random import Random

import numpy as np

from core.board.board import Place
from core.engines.posterior import Floats
from core.information.gain import NOTHING
from core.model.cards import Card, Category, Triple
from core.model.events import Move, Suggestion, Via
from core.policies.accusing import last_resort
from core.policies.policy import Informed, Walker
from core.policies.showing import shown_by
from core.policies.suggesting import best_suggestion
from core.situation.situation import OUT_AND_IN, Situation
from core.text.text import say


def _lot(situation: Situation, decision: str) -> Random:
    # by the decision, not by how many were drawn before: whoever asks again gets the same answer
    return Random(f"{situation.seed} {len(situation.case.events)} {decision}")


class RandomPolicy(Walker):
    """Makes every decision at random, until no more is to be known: then it goes to accuse."""

    name = "random"
    unit: str = say("points: all places are equally good", "what a score of a place counts")

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:  # noqa: ARG002 - the contract's
        return 0.0

    def accused(self, situation: Situation) -> Triple | None:
        return self.knows(situation)

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        # a saved game goes on by the rule it began with, so its rivals have to decide as they did
        if self.knows(situation) is None or situation.may_sit_out:
            return _lot(situation, "travel").choice([None, *situation.ways])
        return super().travel(situation)

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return a random room in reach, else the way to one, but not to that of the last suggestion."""
        lot, places, position = _lot(situation, "destination"), situation.destinations(roll), situation.position
        if situation.may_sit_out or position is None or situation.turns is None:
            return lot.choice(places)
        if self.knows(situation) is not None:
            return super().destination(situation, roll)
        # to a room, as random squares hardly ever led into one
        asked = [event for event in situation.case.events if isinstance(event, Suggestion) and event.by == situation.me]
        others = [room for room in situation.rooms if not asked or room != asked[-1].cards[2]] or situation.rooms
        near = [room for room in others if room in places]
        return lot.choice(near) if near else position.nearest(lot.choice(others), roll, situation.turns)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        deck, lot = situation.case.setup.deck, _lot(situation, "suggestion")
        suspect, weapon = (lot.choice(deck.of(category)) for category in (Category.SUSPECT, Category.WEAPON))
        return suspect, weapon, room or lot.choice(deck.of(Category.ROOM))

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:  # noqa: ARG002 - the contract's
        return _lot(situation, "show").choice(cards)


class Casual(Walker):
    """Suggests unplaced cards in the nearest unplaced room, and accuses when certain."""

    name = "casual"
    unit: str = say("turns to a room still in question", "what a score of a place counts")

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
        if situation.may_sit_out:
            return self._open(situation, Category.ROOM) or situation.rooms
        return self._choices(situation, Category.ROOM)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return random cards of those to choose from."""
        lot = _lot(situation, "suggestion")
        suspect, weapon, where = (lot.choice(self._choices(situation, category)) for category in Category)
        return suspect, weapon, room or where

    def _choices(self, situation: Situation, category: Category) -> Sequence[Card]:
        """Return the cards in question; for a solved category, those that no one can show."""
        setup, solved = situation.case.setup, situation.cards.ticks.found[category]
        own = [card for card in setup.my_hand if card.category is category]
        silent = own if solved is None else [*own, solved]
        return self._open(situation, category) or silent or setup.deck.of(category)

    def _open(self, situation: Situation, category: Category) -> Sequence[Card]:
        # what everybody has passed on tells nothing, yet the nearest such room was asked in for ever
        ticks = situation.cards.ticks
        return ticks.wanted(category) if situation.may_sit_out else ticks.telling(category)

    def knows(self, situation: Situation) -> Triple | None:
        return situation.cards.ticks.solution or last_resort(situation)

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
    unit: str = say("turns, minus the bits learned", "what a score of a place counts")

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        by_room = situation.cards.gains.best_by_room
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


PATIENCE = 3
"""So many suggestions where nothing is to be learned get nowhere, and so do twice as many moves without any."""


class Velma(Walker):
    """Minimises the expected entropy of the envelope, in nats, plus the expected turns to the murder room.

    Squares and the starting room use the present entropy. (Its author calls the sum dimensionally inconsistent.) It
    assumes the least helpful answers. As the sum can be lowest where nothing is to be learned, who gets nowhere with it
    goes to the nearest room that tells something.
    """

    name = "velma"
    unit: str = say("nats left plus turns", "what a score of a place counts")

    def knows(self, situation: Situation) -> Triple | None:
        """Return None, to keep using the sum: with no entropy left it is the turns to the murder room.

        Only where some entropy will always be left, the likeliest solution.
        """
        return last_resort(situation)

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        by_room = situation.cards.least_gains.best_by_room
        learned = float(by_room[situation.rooms.index(place)]) if asks and isinstance(place, Card) else 0.0
        if not self._gets_nowhere(situation, by_room):
            return log(2) * (situation.cards.entropy_bits - learned) + situation.remoteness_of(place)
        return -learned if learned >= NOTHING else float(situation.turns_to_ask(place)[by_room >= NOTHING].min())

    def _gets_nowhere(self, situation: Situation, by_room: Floats) -> bool:
        """Whether there is something to learn, but not where I asked the last times, or I have long not asked."""
        tells, asked, moves = by_room >= NOTHING, 0, 0
        if situation.may_sit_out or not tells.any():
            return False
        for event in reversed(situation.case.events):
            if isinstance(event, Suggestion) and event.by == situation.me:
                if tells[situation.rooms.index(event.cards[2])]:
                    return False
                asked, moves = asked + 1, 0
            moves += isinstance(event, Move) and event.player == situation.me
            if PATIENCE in (asked, moves // 2):
                return True
        return False

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        return best_suggestion(situation, situation.cards.least_gains, room)

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
