"""Which suggestion to make: the one that tells most, of all or in one room."""

from __future__ import annotations

from core.model.cards import Card, Triple
from core.planner.gain import Gains
from core.planner.question import Question
from core.planner.situation import Situation


def best_suggestion(situation: Situation, gains: Gains, room: Card | None) -> tuple[Triple, float]:
    """Return the suggestion with the highest gain, in a room or (None) in any, and its gain; ties in deck order."""
    cards = situation.case.setup.deck.cards
    order = gains.order()
    if room is not None:
        order = order[gains.triples[order, 2] == situation.case.setup.deck.index[room]]
    suspect, weapon, where = (cards[i] for i in gains.triples[order[0]])
    return (suspect, weapon, where), float(gains.bits[order[0]])


def best_question(situation: Situation, room: Card | None) -> Question:
    """Return the suggestion that tells most, in a room or (None) in any, as it is counted over the deals."""
    cards, _ = best_suggestion(situation, situation.gains, room)
    suspect, weapon, where = (situation.case.setup.deck.index[card] for card in cards)
    return Question.of(situation.table, (suspect, weapon, where))
