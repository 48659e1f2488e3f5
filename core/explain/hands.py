"""Likely hands: what a player may hold, hand by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.driver import draw, hands
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder

SAMPLES = 5_000
"""How many deals an estimate is drawn from."""

FEWEST = 10
"""A hand that was drawn less often is not told: how likely it is could as well be luck."""

SEED = 1
"""Of estimates: the same case has the same hands."""


@dataclass(frozen=True, slots=True)
class LikelyHand:
    """A whole hand, in deck order, and how likely it is."""

    cards: tuple[Card, ...]
    probability: float


@dataclass(frozen=True, slots=True)
class LikelyHands:
    """The likeliest hands of a player (or the pool), best first, and how many there are, ``hands`` or not.

    ``drawn`` is None where the hands are counted. Else they are an estimate from so many deals drawn at random, only
    those that came up :data:`FEWEST` times or more; ``count`` is how many different ones came up: there may be others.
    """

    player: Holder
    hands: tuple[LikelyHand, ...]
    count: int
    drawn: int | None = None

    @property
    def exact(self) -> bool:
        """Whether the hands are counted."""
        return self.drawn is None


def likely_hands(
    case: Case, player: Holder, most: int, show_model: ShowModel | None = None, check: Check = never_cancel
) -> LikelyHands:
    """Return at most so many of the likeliest hands of a player or the pool; ties are in deck order.

    The case's own show model holds where none is given. Raises Contradiction, TooLargeError where deals can't even be
    drawn, and what ``check`` raises.
    """
    try:
        found = hands(case, player, show_model, check)
    except TooLargeError:
        return _estimated(case, player, most, show_model, check)
    return LikelyHands(player, tuple(LikelyHand(cards, p) for cards, p in found.top(most)), len(found))


def _estimated(case: Case, player: Holder, most: int, show_model: ShowModel | None, check: Check) -> LikelyHands:
    deals = draw(case, SAMPLES, np.random.default_rng(SEED), show_model, check)
    held = deals == case.setup.holders.index(player)
    drawn = Counter(tuple(np.flatnonzero(deal).tolist()) for deal in held)
    deck = case.setup.deck.cards
    told = [(hand, times) for hand, times in drawn.items() if times >= FEWEST]
    best = sorted(told, key=lambda one: (-one[1], one[0]))[:most]
    likely = tuple(LikelyHand(tuple(deck[card] for card in hand), times / SAMPLES) for hand, times in best)
    return LikelyHands(player, likely, len(drawn), SAMPLES)
