"""Suggestions: which one gains most, what may be answered to it, and what it reveals to the rivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.posterior import Floats, Ints
from core.evidence.evidence import evidence_of
from core.information.answers import codes
from core.information.deal_table import DealTable, deals_of, shown_to
from core.information.gain import AnswerCounts, Gains, Indices
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.situation.rivals import PERSPECTIVES, sample_perspectives
from core.situation.situation import Situation
from core.text.text import listed, say


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
    gains = situation.cards.gains
    suspect, weapon, where = gains.triples[ranked(situation, gains, room)[0]].tolist()
    return AnswerCounts.of(situation.cards.table, (suspect, weapon, where))


@dataclass(frozen=True, slots=True)
class Forecast:
    """A possible answer: who shows which card (empty if no one), its probability, and the entropy that remains.

    ``looks``: whether I then see a card of the pool, over which the entropy is a mean.
    """

    shows: tuple[tuple[str, Card], ...]
    words: str
    chance: float
    left_bits: float
    looks: bool = False


def forecasts(situation: Situation, cards: Triple) -> tuple[Forecast, ...]:
    """Return the possible answers to a suggestion of mine, likeliest first. Raises what the situation raises."""
    setup, table = situation.case.setup, situation.cards.table
    suspect, weapon, room = (setup.deck.index[card] for card in cards)
    asked: Indices = suspect, weapon, room
    found = AnswerCounts.of(table, asked).forecast(situation.response)
    outcomes, which = np.unique(found.outcomes, return_inverse=True)
    chances = np.bincount(which, found.chances)
    left = np.bincount(which, found.chances * found.entropies) / chances
    answers = [_shows(cards, table.names, who) for who in codes(len(table.names))[outcomes].tolist()]
    may_look = len(table.unseen_pool) > 0
    every = [
        Forecast(shows, _words(shows, may_look=may_look), chance, bits, may_look and not shows)
        for shows, chance, bits in zip(answers, chances.tolist(), left.tolist(), strict=True)
    ]
    return tuple(sorted(every, key=lambda one: -round(one.chance, 9)))


def _shows(cards: Triple, names: Sequence[str], answerers: Sequence[int]) -> tuple[tuple[str, Card], ...]:
    shown = sorted((who, i) for i, who in enumerate(answerers) if who < len(names))
    return tuple((names[who], cards[i]) for who, i in shown)


def _words(shows: Sequence[tuple[str, Card]], *, may_look: bool) -> str:
    one = say("{who} shows {card:the}")
    said = listed([one.format(who=who, card=card) for who, card in shows])
    if not said and may_look:
        return say("nobody; you look at a leftover card")
    return said or say("nobody shows a card")


DRAWN = 4_096
"""Number of deals sampled from a rival's perspective."""


def revealed_bits(situation: Situation, suggestions: Sequence[Triple], n: int = PERSPECTIVES) -> Floats:
    """Return how many bits each suggestion of mine reveals to each rival, [n_suggestions, n_rivals].

    Rivals see who shows but not which card, and know their own hands; the mean of ``n`` perspectives each.
    """
    rng = np.random.default_rng(situation.seed)
    index = situation.case.setup.deck.index
    asked = [(index[suspect], index[weapon], index[room]) for suspect, weapon, room in suggestions]
    players = situation.still_in
    found = np.zeros((len(asked), len(players)))
    for column, player in enumerate(players):
        for case in _seen(situation, player, rng, n):
            table = _table(situation, case, rng)
            found[:, column] += [AnswerCounts.of(table, cards).public(situation.response).bits for cards in asked]
    return found / n


def _seen(situation: Situation, player: str, rng: np.random.Generator, n: int) -> Iterator[Case]:
    for case in sample_perspectives(situation.case, situation.cards.table.deals, player, rng, n):
        situation.check()
        yield case


def _table(situation: Situation, case: Case, rng: np.random.Generator) -> DealTable:
    evidence = evidence_of(case)
    deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN, check=situation.check)
    return DealTable.of(evidence, deals, situation.me, shown_to(situation.case, situation.me))
