"""Which suggestion to make: the one with the highest gain, overall or in one room."""

from __future__ import annotations

from collections.abc import Sequence

from core.engines.posterior import Ints
from core.model.cards import Card, Category, Triple
from core.planner.information.answer_counts import AnswerCounts
from core.planner.information.gain import Gains
from core.planner.situation import Situation


def ranked(situation: Situation, gains: Gains, room: Card | None, last: Sequence[int] = ()) -> Ints:
    """Return the indices into ``gains`` of the suggestions in a room, or in any (None), highest gain first.

    Ties are in deck order, except that suspects in ``last`` (deck indices) come last.
    """
    order = gains.order(last)
    if room is None:
        return order
    here: Ints = order[gains.triples[order, Category.ROOM] == situation.case.setup.deck.index[room]]
    return here


def best_suggestion(situation: Situation, gains: Gains, room: Card | None, last: Sequence[int] = ()) -> Triple:
    """Return the suggestion with the highest gain in a room, or in any (None); ties as in :func:`ranked`."""
    cards = situation.case.setup.deck.cards
    suspect, weapon, where = (cards[i] for i in gains.triples[ranked(situation, gains, room, last)[0]])
    return suspect, weapon, where


def tokens_of_rivals(situation: Situation) -> tuple[int, ...]:
    """Return the suspects, as deck indices, whose tokens my rivals move; none without a board.

    Naming one moves a rival into the room, where they may suggest on their next turn without rolling.
    """
    if situation.mansion is None:
        return ()
    index, rivals = situation.case.setup.deck.index, set(situation.still_in)
    players = (player for player in situation.case.setup.players if player.name in rivals)
    return tuple(index[player.suspect] for player in players if player.suspect is not None)


def best_question(situation: Situation, room: Card | None) -> AnswerCounts:
    """Return the answer counts of the best suggestion in a room, or in any (None)."""
    gains = situation.gains
    suspect, weapon, where = gains.triples[ranked(situation, gains, room)[0]].tolist()
    return AnswerCounts.of(situation.table, (suspect, weapon, where))
