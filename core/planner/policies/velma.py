"""Velma: the classic criterion, kept as a benchmark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log

from core.board.board import Place
from core.model.cards import Card, Triple
from core.planner.information.answers import Response
from core.planner.policies.asking import best_suggestion
from core.planner.policies.walking import Walker
from core.planner.showing import shown_by
from core.planner.situation import Situation
from core.text.text import say

ENOUGH = 0.79
"""Accuse when the likeliest solution reaches this probability."""


class Velma(Walker):
    """Minimises the expected entropy of the envelope, in nats, plus the expected turns to the murder room.

    Squares and the starting room use the present entropy. (Its author calls the sum dimensionally inconsistent.) It
    assumes the least helpful answers.
    """

    name = "velma"
    unit: str = say("Policies", "nats and turns", "what a score of a place counts")

    def knows(self, situation: Situation) -> None:
        """Return None, to keep using the sum: with no entropy left it is the turns to the murder room."""

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the sum for a place."""
        bits = situation.entropy_bits
        if asks and isinstance(place, Card):
            bits -= float(situation.best_by_room(Response.LEAST_HELPFUL)[situation.rooms.index(place)])
        return log(2) * bits + situation.remoteness_of(place)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion with the highest gain."""
        return best_suggestion(situation, situation.gains_by(Response.LEAST_HELPFUL), room)

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse the likeliest solution once its probability suffices."""
        solution, p = situation.likeliest
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
