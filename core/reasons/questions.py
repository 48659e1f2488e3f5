"""Questions: which suggestions are worth a thought, of all those that tell the same one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import prod

import numpy as np

from core.engines.posterior import Ints, Posterior
from core.evidence.evidence import Mask
from core.model.cards import Category
from core.model.setup import Setup

MOST = 500
"""Where more questions differ, only those that name the card in question are thought of."""


@dataclass(frozen=True, eq=False)
class Questions:
    """``cards`` is [n, 3]: suspect, weapon, room as indices into the deck, in deck order.

    ``open`` are, of each question, the cards that the asker doesn't know the answer to: those that some other player
    may have, or not.
    """

    cards: Ints
    open: tuple[Mask, ...]

    def __len__(self) -> int:
        return len(self.open)


def questions(setup: Setup, posterior: Posterior, asker: str, card: int) -> Questions:
    """Return the questions that an asker may learn different things from; ``card`` is the one in question.

    Of each category there are the open cards, and one card that no other player has: one of the asker's own, if there
    is one. If there is none, one card of each player's that has some for certain.
    """
    kinds = [_cards(setup, posterior, asker, category) for category in Category]
    category = setup.deck.cards[card].category
    if prod(len(cards) for _, cards in kinds) > MOST:
        kinds[category] = (kinds[category][0], [card])
    is_open = sum(cards for cards, _ in kinds)
    triples = list(product(*(cards for _, cards in kinds)))
    return Questions(np.array(triples, np.int64), tuple(sum(1 << one for one in three) & is_open for three in triples))


def _cards(setup: Setup, posterior: Posterior, asker: str, category: Category) -> tuple[Mask, list[int]]:
    """Return the open cards of a category, and the cards to ask for."""
    mine = posterior.marginals[:, setup.holders.index(asker)]
    others = posterior.marginals[:, [setup.holders.index(player) for player in setup.seats.others(asker)]]
    cards = [setup.deck.index[card] for card in setup.deck.of(category)]
    silent = sorted((card for card in cards if not others[card].any()), key=lambda card: mine[card] < 1)
    placed = {int(others[card].argmax()): card for card in reversed(cards) if others[card].max() == 1}
    is_open = [card for card in cards if others[card].any() and others[card].max() < 1]
    return sum(1 << card for card in is_open), [*(silent[:1] or sorted(placed.values())), *is_open]
