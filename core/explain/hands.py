"""Likely hands: the possible hands of a player, with probabilities."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from core.engines.contract import TooLargeError
from core.engines.driver import draw, hands
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder

SAMPLES = 5_000
"""Sample size of estimates."""

FEWEST = 10
"""Hands drawn less often than this are omitted: their frequency could be chance."""

SEED = 1
"""Seed of estimates: the same case gives the same hands."""


@dataclass(frozen=True, slots=True)
class LikelyHand:
    """A whole hand, in deck order, and its probability."""

    cards: tuple[Card, ...]
    probability: float


@dataclass(frozen=True, slots=True)
class LikelyHands:
    """The likeliest hands of a player (or the pool), best first, and the total number of possible hands.

    ``drawn`` is None if the hands are exact. Otherwise they are estimated from that many sampled deals, omitting those
    drawn fewer than :data:`FEWEST` times; ``count`` is then the number of distinct hands drawn, and there may be
    others.
    """

    player: Holder
    hands: tuple[LikelyHand, ...]
    count: int
    drawn: int | None = None

    @property
    def exact(self) -> bool:
        return self.drawn is None


def likely_hands(case: Case, player: Holder, most: int) -> LikelyHands:
    """Return the likeliest hands of a player or the pool, at most ``most``; ties are in deck order.

    Raises Contradiction and TooLargeError if deals can't even be sampled.
    """
    try:
        distribution = hands(case, player)
    except TooLargeError:
        return _estimated(case, player, most)
    return LikelyHands(player, tuple(LikelyHand(cards, p) for cards, p in distribution.top(most)), len(distribution))


def _estimated(case: Case, player: Holder, most: int) -> LikelyHands:
    deals = draw(case, SAMPLES, np.random.default_rng(SEED))
    held = deals == case.setup.holders.index(player)
    drawn = Counter(tuple(np.flatnonzero(deal).tolist()) for deal in held)
    deck = case.setup.deck.cards
    frequent = [(hand, times) for hand, times in drawn.items() if times >= FEWEST]
    best = sorted(frequent, key=lambda entry: (-entry[1], entry[0]))[:most]
    likely = tuple(LikelyHand(tuple(deck[card] for card in hand), times / SAMPLES) for hand, times in best)
    return LikelyHands(player, likely, len(drawn), SAMPLES)
