"""Suggestions: which one gains most, what may be answered to it, and what it reveals to the rivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.checkpoint import checkpoint
from core.engines.posterior import Floats
from core.evidence.evidence import evidence_of
from core.information.answers import codes
from core.information.deal_table import DealTable, deals_of, shown_to
from core.information.gain import AnswerCounts, Gains
from core.model.cards import Card, Triple
from core.situation.rivals import PERSPECTIVES, sample_perspectives
from core.situation.situation import Situation


def best_suggestion(situation: Situation, gains: Gains, room: Card | None, last: Sequence[int] = ()) -> Triple:
    """Return the suggestion with the highest gain in a room, or in any (None); ties as in :meth:`Gains.order`."""
    deck = situation.case.setup.deck
    order = gains.order(None if room is None else deck.index[room], last)
    suspect, weapon, where = (deck.cards[i] for i in gains.triples[order[0]])
    return suspect, weapon, where


def best_question(situation: Situation, room: Card | None) -> AnswerCounts:
    """Return the answers to the best suggestion in a room, or in any (None)."""
    return situation.cards.answers_to(best_suggestion(situation, situation.cards.gains, room))


@dataclass(frozen=True, slots=True)
class Forecast:
    """A possible answer: who shows which card (empty if no one), its probability, and the entropy that remains.

    ``looks``: whether I then see a card of the pool, over which the entropy is a mean.
    """

    shows: tuple[tuple[str, Card], ...]
    chance: float
    left_bits: float
    looks: bool = False


def forecasts(situation: Situation, cards: Triple) -> tuple[Forecast, ...]:
    """Return the possible answers to a suggestion of mine, likeliest first. Raises what the situation raises."""
    counts, names = situation.cards.answers_to(cards), situation.cards.table.names
    forecast = counts.forecast(situation.response)
    outcomes, which = np.unique(forecast.outcomes, return_inverse=True)  # of a pool, no answer is there once per card
    chances = np.bincount(which, forecast.chances)
    left = np.bincount(which, forecast.chances * forecast.entropies) / chances
    answers = [_shows(cards, names, who) for who in codes(len(names))[outcomes].tolist()]
    may_look = counts.look is not None
    every = [
        Forecast(shows, chance, bits, may_look and not shows)
        for shows, chance, bits in zip(answers, chances.tolist(), left.tolist(), strict=True)
    ]
    # rounded, so that equally likely answers keep their order on every machine
    return tuple(sorted(every, key=lambda each: -round(each.chance, 9)))


def _shows(cards: Triple, names: Sequence[str], answerers: Sequence[int]) -> tuple[tuple[str, Card], ...]:
    shown = sorted((who, i) for i, who in enumerate(answerers) if who < len(names))
    return tuple((names[who], cards[i]) for who, i in shown)


DRAWN = 4_096
"""Number of deals sampled from a rival's perspective."""


def revealed_bits(situation: Situation, suggestions: Sequence[Triple], n: int = PERSPECTIVES) -> Floats:
    """Return how many bits each suggestion of mine reveals to each rival, [n_suggestions, n_rivals].

    Rivals see who shows but not which card, and know their own hands; the mean of ``n`` perspectives each.
    """
    rng = np.random.default_rng(situation.seed)
    index, players = situation.case.setup.deck.index, situation.still_in
    asked = [(index[suspect], index[weapon], index[room]) for suspect, weapon, room in suggestions]
    bits, shown = np.zeros((len(asked), len(players))), shown_to(situation.case, situation.me)
    for column, player in enumerate(players):
        for case in sample_perspectives(situation.case, situation.cards.table.deals, player, rng, n):
            checkpoint()
            evidence = evidence_of(case)
            deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN)
            table = DealTable.of(evidence, deals, situation.case.order_of_asking(situation.me), shown)
            bits[:, column] += [AnswerCounts.of(table, cards).public(situation.response).bits for cards in asked]
    return bits / n
