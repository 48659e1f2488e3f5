"""The forecast of a suggestion: each possible answer in words, its probability, and the entropy that remains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.model.cards import Card, Triple
from core.planner.information.answer_counts import AnswerCounts, Indices
from core.planner.information.answers import codes
from core.planner.situation import Situation
from core.text.text import listed, say


@dataclass(frozen=True, slots=True)
class Forecast:
    """A possible answer: who shows which card (empty if no one), its probability, and the entropy that remains."""

    shows: tuple[tuple[str, Card], ...]
    words: str
    chance: float
    left_bits: float


def forecasts(situation: Situation, cards: Triple) -> tuple[Forecast, ...]:
    """Return the possible answers to a suggestion of mine, likeliest first. Raises what the situation raises."""
    setup, table = situation.case.setup, situation.table
    suspect, weapon, room = (setup.deck.index[card] for card in cards)
    asked: Indices = suspect, weapon, room
    found = AnswerCounts.of(table, asked).forecast(situation.response)
    answers = [_shows(cards, table.names, who) for who in codes(len(table.names))[found.outcomes].tolist()]
    every = [
        Forecast(shows, _words(shows), chance, bits)
        for shows, chance, bits in zip(answers, found.chances.tolist(), found.entropies.tolist(), strict=True)
    ]
    return tuple(sorted(every, key=lambda one: -round(one.chance, 9)))


def _shows(cards: Triple, names: Sequence[str], answerers: Sequence[int]) -> tuple[tuple[str, Card], ...]:
    """Return who shows what, in the order in which they answer."""
    shown = sorted((who, i) for i, who in enumerate(answerers) if who < len(names))
    return tuple((names[who], cards[i]) for who, i in shown)


def _words(shows: Sequence[tuple[str, Card]]) -> str:
    one = say("Prospects", "{who} shows {card:the}")
    return listed([one.format(who=who, card=card) for who, card in shows]) or say("Prospects", "nobody shows a card")
