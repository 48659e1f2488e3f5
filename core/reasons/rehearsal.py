"""A rehearsal: questions asked of many deals at once, to see what each reply would tell about a cell."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from core.engines.posterior import Floats, Ints
from core.model.cards import Category
from core.model.seats import Holder
from core.reasons.replies import Reply

Bools = npt.NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Rehearsal:
    """Deals some of which have a card in a cell, to be asked questions.

    ``deals`` is [n, n_cards], the place of each card's holder among ``holders``; the first ``n_having`` have the card
    in the cell, the others elsewhere. ``p`` is the probability of the cell: how much the first weigh, together.
    ``order`` is [n, n_cards], an order of the cards at random per deal: of several that could be shown, the first is.
    """

    holders: tuple[Holder, ...]
    deals: Ints
    n_having: int
    p: float
    order: Ints
    _has: dict[Holder, Bools] = field(default_factory=dict)

    @classmethod
    def of(cls, holders: tuple[Holder, ...], drawn: tuple[Ints, Ints], p: float, rng: np.random.Generator) -> Rehearsal:
        """Lay out the deals ``drawn`` with and without the card in the cell; ``rng`` chooses the cards to be shown."""
        deals = np.concatenate(drawn)
        return cls(holders, deals, len(drawn[0]), p, rng.random(deals.shape).argsort(axis=1))

    def __len__(self) -> int:
        return len(self.deals)

    def happened(self, reply: Reply, questions: Ints) -> Bools:
        """Return which deals give this reply to which questions, [n, n_questions]; these are [n_questions, 3]."""
        found = np.ones((len(self), len(questions)), bool)
        for player in reply.passed:
            found &= ~self._has_any(player, questions)
        if reply.refuted_by is not None and reply.shown is None:
            found &= self._has_any(reply.refuted_by, questions)
        elif reply.refuted_by is not None and reply.shown is not None:
            found &= self._shows(reply.refuted_by, reply.shown, questions)
        return found

    def tells_apart(self, happened: Bools) -> Bools:
        """Return whether what happened in these deals takes the card in the cell, or elsewhere; [...] from [n, ...]."""
        apart: Bools = happened[: self.n_having].any(axis=0) != happened[self.n_having :].any(axis=0)
        return apart

    def has_cell(self, happened: Bools) -> bool:
        """Return whether what happened in these deals, [n], happens in one that has the card in the cell."""
        return bool(happened[: self.n_having].any())

    def chance(self, happened: Bools) -> Floats:
        """Return how likely it is what happened in these deals, [...] from [n, ...]."""
        having, lacking = happened[: self.n_having].mean(axis=0), happened[self.n_having :].mean(axis=0)
        likely: Floats = self.p * having + (1 - self.p) * lacking
        return likely

    def _cards_of(self, player: Holder) -> Bools:
        """Which cards a player has, [n, n_cards]."""
        if player not in self._has:
            self._has[player] = self.deals == self.holders.index(player)
        return self._has[player]

    def _has_any(self, player: Holder, questions: Ints) -> Bools:
        has = self._cards_of(player)
        found: Bools = has[:, questions[:, 0]] | has[:, questions[:, 1]] | has[:, questions[:, 2]]
        return found

    def _shows(self, player: Holder, category: Category, questions: Ints) -> Bools:
        """Where the card of this category is the one that a player shows who has one of the three."""
        has, asked = self._cards_of(player), questions[:, category]
        found: Bools = has[:, asked]
        for other in Category:
            if other is not category:
                rival = questions[:, other]
                found &= ~has[:, rival] | (self.order[:, asked] < self.order[:, rival])
        return found
