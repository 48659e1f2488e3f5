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
    may have, or not. ``silent`` are all rooms that no other player has: of which one, at most, is asked for.
    """

    cards: Ints
    open: tuple[Mask, ...]
    silent: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.open)


def questions(setup: Setup, posterior: Posterior, asker: str, card: int) -> Questions:
    """Return the questions that an asker may learn different things from; ``card`` is the one in question.

    Of each category there are the open cards, and one card that no other player has: one of the asker's own, if there
    is one. If there is none, one card of each player's that has some for certain.
    """
    kinds = [_Kind.of(setup, posterior, asker, category) for category in Category]
    asked = [kind.asked for kind in kinds]
    if prod(map(len, asked)) > MOST:
        asked[setup.deck.cards[card].category] = [card]
    is_open = sum(1 << one for kind in kinds for one in kind.open)
    triples = list(product(*asked))
    return Questions(
        np.array(triples, np.int64),
        tuple(sum(1 << one for one in three) & is_open for three in triples),
        tuple(kinds[Category.ROOM].silent),
    )


@dataclass(frozen=True, slots=True)
class _Kind:
    """The cards of a category: those that no other player has, own ones first; of each other player one; open ones."""

    silent: list[int]
    placed: list[int]
    open: list[int]

    @classmethod
    def of(cls, setup: Setup, posterior: Posterior, asker: str, category: Category) -> _Kind:
        mine = posterior.marginals[:, setup.holders.index(asker)]
        others = posterior.marginals[:, [setup.holders.index(player) for player in setup.seats.others(asker)]]
        cards = [setup.deck.index[card] for card in setup.deck.of(category)]
        placed = {int(others[card].argmax()): card for card in reversed(cards) if others[card].max() == 1}
        return cls(
            sorted((card for card in cards if not others[card].any()), key=lambda card: mine[card] < 1),
            sorted(placed.values()),
            [card for card in cards if others[card].any() and others[card].max() < 1],
        )

    @property
    def asked(self) -> list[int]:
        """The cards to ask for."""
        return [*(self.silent[:1] or self.placed), *self.open]
