"""The relaxation: the cells that are open, as numbers between 0 and 1, and the sums that hold among them.

In matrix form: the deals of a residue are among the z >= 0 with E z = e, where z has the open cells first and then a
slack for each inequality. Rows of E are, in this order, the open cards (each is somewhere), the slots (each gets what
it is owed), the clauses (sum - slack = 1) and the failed accusations (sum + slack = cards in doubt - 1).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.centre.tables import Bools, table
from core.engines.posterior import Floats, Ints
from core.evidence.presolve import ENVELOPE_SLOTS, Clause, Residue


@dataclass(frozen=True, eq=False, slots=True)
class Relaxation:
    """The polytope of a residue: ``matrix`` z = ``target``, z >= 0.

    ``cards`` and ``slots`` [n_cells] say which cell each of the first n_cells variables is; the others are slacks.
    """

    cards: Ints
    slots: Ints
    matrix: Floats
    target: Floats

    @property
    def n_variables(self) -> int:
        """The number of cells and slacks."""
        return int(self.matrix.shape[1])

    def with_variables(self, kept: Bools) -> Relaxation:
        """Return the polytope with all other variables 0; kept is [n_variables]."""
        cells = kept[: len(self.cards)]
        return Relaxation(self.cards[cells], self.slots[cells], self.matrix[:, kept], self.target)


def relax(residue: Residue) -> Relaxation:
    """Return the polytope of a residue."""
    n_cards = len(residue.evidence.cards)
    slots, cards = np.nonzero(table(residue.allowed, n_cards))
    clauses = _needed(residue)
    asked = table([mask for _, mask in clauses], n_cards)[:, cards]
    asked &= slots == np.array([slot for slot, _ in clauses], int)[:, None]
    failed = table(sorted(set(residue.failed)), n_cards)[:, cards] & (slots < ENVELOPE_SLOTS)
    failed = np.unique(failed, axis=0)
    card_rows = cards == np.unique(cards)[:, None]
    slot_rows = slots == np.unique(slots)[:, None]
    sums = np.concatenate((card_rows, slot_rows, asked, failed)).astype(float)
    slacks = np.zeros((len(sums), len(asked) + len(failed)))
    first = len(card_rows) + len(slot_rows)
    slacks[first:] = np.diag(np.repeat([-1.0, 1.0], [len(asked), len(failed)]))
    owed = np.array(residue.owed, float)[np.unique(slots)]
    target = np.concatenate((np.ones(len(card_rows)), owed, np.ones(len(asked)), failed.sum(axis=1) - 1.0))
    return Relaxation(cards, slots, np.concatenate((sums, slacks), axis=1), target)


def _needed(residue: Residue) -> list[Clause]:
    """Return the clauses that say something: a hand that needs more cards than lie outside has one of these anyway."""
    return [
        (slot, cards)
        for slot, cards in residue.clauses
        if (residue.allowed[slot] & ~cards).bit_count() >= residue.owed[slot]
    ]
