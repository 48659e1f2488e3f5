"""The joint distribution of the envelope's three cards, excluding failed accusations."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.centre.relaxation import Bools, table
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ENVELOPE_SLOTS, Infeasible, ReducedProblem

LEAST = np.finfo(float).tiny


@dataclass(frozen=True, eq=False, slots=True)
class EnvelopeDistribution:
    """A distribution over triples: ``triples`` [n, 3] in deck order, ``probabilities`` [n], all above 0."""

    triples: Ints
    probabilities: Floats


@dataclass(frozen=True, eq=False, slots=True)
class Triples:
    """Every solution still possible after presolve, [n, 3] card indices in deck order."""

    cards: Ints

    @classmethod
    def of(cls, reduced: ReducedProblem) -> Triples:
        """List them. Raises Infeasible if there are none."""
        n_cards = len(reduced.evidence.cards)
        slots = range(ENVELOPE_SLOTS)
        candidates = table([reduced.allowed[slot] or reduced.held[slot] for slot in slots], n_cards)
        axes = [np.flatnonzero(row) for row in candidates]
        cards = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, ENVELOPE_SLOTS)
        failed: Bools = np.zeros(len(cards), bool)
        for triple in table(reduced.failed, n_cards):
            failed |= triple[cards].sum(axis=1) == triple.sum()
        if failed.all():
            raise Infeasible
        return cls(cards[~failed])

    def weigh(self, logs: Floats) -> EnvelopeDistribution:
        """Return the distribution with weights proportional to the product of cells; logs is [n_cards, n_slots]."""
        weights = sum((logs[self.cards[:, slot], slot] for slot in range(ENVELOPE_SLOTS)), np.zeros(len(self.cards)))
        shares = np.exp(weights - weights.max())
        return EnvelopeDistribution(self.cards, np.maximum(shares / shares.sum(), LEAST))


def product_of_margins(reduced: ReducedProblem, cells: Floats) -> EnvelopeDistribution:
    """Return the product of the envelope's marginals [n_cards, n_slots], conditioned on all accusations failing."""
    placed = np.where(table(reduced.held, len(cells)).T, 1.0, cells)
    return Triples.of(reduced).weigh(np.log(np.maximum(placed, LEAST)))
