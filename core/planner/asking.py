"""Which suggestion to make: the one that tells most, of all or in one room."""

from __future__ import annotations

from collections.abc import Sequence

from core.model.cards import Card, Triple
from core.planner.gain import Gains
from core.planner.question import Question
from core.planner.situation import Situation


def best_suggestion(
    situation: Situation, gains: Gains, room: Card | None, last: Sequence[int] = ()
) -> tuple[Triple, float]:
    """Return the suggestion with the highest gain, in a room or (None) in any, and its gain.

    Ties are in deck order, but for suspects that come ``last``, by index.
    """
    cards = situation.case.setup.deck.cards
    order = gains.order(last)
    if room is not None:
        order = order[gains.triples[order, 2] == situation.case.setup.deck.index[room]]
    suspect, weapon, where = (cards[i] for i in gains.triples[order[0]])
    return (suspect, weapon, where), float(gains.bits[order[0]])


def tokens_of_rivals(situation: Situation) -> tuple[int, ...]:
    """Return the suspects, by index, whose tokens my rivals move; none without a board.

    To name one calls a rival into the room, where they may ask on their next turn without a roll.
    """
    if situation.mansion is None:
        return ()
    index, rivals = situation.case.setup.deck.index, set(situation.still_in)
    players = (player for player in situation.case.setup.players if player.name in rivals)
    return tuple(index[player.suspect] for player in players if player.suspect is not None)


def best_question(situation: Situation, room: Card | None) -> Question:
    """Return the suggestion that tells most, in a room or (None) in any, as it is counted over the deals."""
    cards, _ = best_suggestion(situation, situation.gains, room)
    suspect, weapon, where = (situation.case.setup.deck.index[card] for card in cards)
    return Question.of(situation.table, (suspect, weapon, where))
