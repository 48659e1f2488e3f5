"""The relaxation: open cells as numbers between 0 and 1, with the sums that constrain them.

In matrix form: every deal of a reduced problem is among the z >= 0 with E z = e, where z has the open cells first, then
a slack per inequality. The rows of E are, in this order, the open cards (each is somewhere), the slots (each gets the
cards it needs), the clauses (sum - slack = 1) and the failed accusations (sum + slack = cards in doubt - 1).

The rows are linearly independent. Cards and slots connected by open cells form a group; the cards of a group have the
same total as its slots, so one slot of each group has no row, and there is no other dependency (the incidence matrix of
a connected bipartite graph has exactly one). Every inequality has its own slack variable.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import compress

import numpy as np

from core.engines.posterior import Bools, EnvelopeJoint, Floats, Ints, table
from core.evidence.presolve import ENVELOPE_SLOTS, Clause, Infeasible, ReducedProblem
from core.model.cards import Mask

DEPENDENT = 1e-9
"""A row is dependent if its component orthogonal to the others is smaller than this."""

NEAR = 1e-6
"""Tolerance for two sums that should be the same small whole number."""


ENVELOPE = -1
"""Stands for all three envelope slots."""


@dataclass(frozen=True, eq=False, slots=True)
class Relaxation:
    """The polytope of a reduced problem: ``matrix`` z = ``target``, z >= 0.

    ``cards`` and ``slots`` [n_cells] name the cell of each of the first n_cells variables; the others are the slacks of
    the ``inequalities``: clauses, then failed accusations as their cards in doubt, with ENVELOPE as the slot.
    """

    cards: Ints
    slots: Ints
    matrix: Floats
    target: Floats
    inequalities: tuple[Clause, ...] = ()

    @property
    def n_variables(self) -> int:
        """The number of cells and slacks."""
        return int(self.matrix.shape[1])

    def without(self, slacks: Bools) -> Relaxation:
        """Return the polytope with these slacks fixed at 0, which turns their inequalities into equations.

        ``slacks`` is [n_inequalities]. Redundant equations are dropped. Raises Infeasible if equations contradict each
        other.
        """
        kept = np.concatenate((np.ones(len(self.cards), bool), ~slacks))
        matrix, target = _independent(self.matrix[:, kept], self.target)
        return Relaxation(self.cards, self.slots, matrix, target, tuple(compress(self.inequalities, ~slacks)))


def relax(reduced: ReducedProblem, tight: Collection[Clause] = ()) -> Relaxation:
    """Return the polytope of a reduced problem. Raises Infeasible if a group's cards and places don't match.

    ``tight`` are inequalities whose slack is known to be 0; their cards may since have been placed.
    """
    n_cards = len(reduced.evidence.cards)
    slots, cards = np.nonzero(table(reduced.allowed, n_cards))
    card_rows = table([reduced.open], n_cards)[0].cumsum()[cards] - 1
    clauses, failed = _needed(reduced), _in_doubt(reduced)
    asked = table([mask for _, mask in clauses], n_cards)[:, cards]
    asked &= slots == np.array([slot for slot, _ in clauses], int)[:, None]
    wrong = table(failed, n_cards)[:, cards] & (slots < ENVELOPE_SLOTS)
    rows = _slots_with_rows(reduced)
    slot_rows = slots == np.array(rows, int)[:, None]

    n_open, n_cells, n_slacks = reduced.open.bit_count(), len(cards), len(clauses) + len(failed)
    first = n_open + len(rows)
    matrix = np.zeros((first + n_slacks, n_cells + n_slacks))
    matrix[card_rows, np.arange(n_cells)] = 1.0
    matrix[n_open:, :n_cells] = np.concatenate((slot_rows, asked, wrong))
    signs = [-1.0] * len(clauses) + [1.0] * len(failed)
    matrix[range(first, first + n_slacks), range(n_cells, n_cells + n_slacks)] = signs
    remaining = [reduced.remaining[slot] for slot in rows]
    target = [1] * n_open + remaining + [1] * len(clauses) + [mask.bit_count() - 1 for mask in failed]
    inequalities = (*clauses, *((ENVELOPE, mask) for mask in failed))

    relaxation = Relaxation(cards, slots, matrix, np.array(target, float), inequalities)
    without_slack = {(slot, mask & _possible(reduced, slot)) for slot, mask in tight}
    slacks = np.array([inequality in without_slack for inequality in inequalities], bool)
    return relaxation.without(slacks) if slacks.any() else relaxation


def _possible(reduced: ReducedProblem, slot: int) -> Mask:
    """Return the open cards a slot may hold; also for ENVELOPE."""
    suspects, weapons, rooms = reduced.allowed[:ENVELOPE_SLOTS]
    return suspects | weapons | rooms if slot == ENVELOPE else reduced.allowed[slot]


def _slots_with_rows(reduced: ReducedProblem) -> list[int]:
    """Return the slots with open cards, except the first of each group. Raises Infeasible if a group's sums differ."""
    slots = [slot for slot, allowed in enumerate(reduced.allowed) if allowed]
    groups: list[tuple[list[int], Mask]] = []
    for slot in slots:
        members, cards = [slot], reduced.allowed[slot]
        apart = []
        for others, theirs in groups:
            if theirs & cards:
                members, cards = others + members, theirs | cards
            else:
                apart.append((others, theirs))
        groups = [*apart, (members, cards)]
    if any(sum(reduced.remaining[slot] for slot in members) != cards.bit_count() for members, cards in groups):
        raise Infeasible
    spared = {members[0] for members, _ in groups}
    return [slot for slot in slots if slot not in spared]


def _needed(reduced: ReducedProblem) -> list[Clause]:
    """Return the clauses that add information: not those a hand satisfies anyway for lack of other cards."""
    return [
        (slot, cards)
        for slot, cards in reduced.clauses
        if (reduced.allowed[slot] & ~cards).bit_count() >= reduced.remaining[slot]
    ]


def _in_doubt(reduced: ReducedProblem) -> list[Mask]:
    """Return the open cards of each failed accusation, without duplicates."""
    return sorted({triple & _possible(reduced, ENVELOPE) for triple in reduced.failed})


def _independent(matrix: Floats, target: Floats) -> tuple[Floats, Floats]:
    """Drop linearly dependent rows. Raises Infeasible if their targets are inconsistent."""
    from scipy.linalg import qr

    triangle, order = qr(matrix.T, mode="r", pivoting=True, check_finite=False)
    size = abs(np.diag(triangle))
    rank = int((size > DEPENDENT * size[0]).sum())
    rows, implied = order[:rank], order[rank:]
    shares = np.linalg.solve(triangle[:rank, :rank], triangle[:rank, rank:])
    if (abs(target[rows] @ shares - target[implied]) > NEAR).any():
        raise Infeasible
    rows.sort()
    return matrix[rows], target[rows]


LEAST_PROBABILITY = np.finfo(float).tiny
"""Of what is possible, whose logarithm has to be finite."""


def product_of_margins(reduced: ReducedProblem, cells: Floats) -> EnvelopeJoint:
    """Return the product of the envelope's marginals [n_cards, n_slots], conditioned on all accusations failing.

    Raises Infeasible if presolve rules out all solutions.
    """
    triples, slots = _solutions(reduced), range(ENVELOPE_SLOTS)
    placed = np.where(table(reduced.held, len(cells)).T, 1.0, cells)
    logs = np.log(np.maximum(placed, LEAST_PROBABILITY))[triples, slots].sum(axis=1)
    shares = np.exp(logs - logs.max())
    probabilities = np.maximum(shares / shares.sum(), LEAST_PROBABILITY)
    return EnvelopeJoint(reduced.evidence.cards, triples, probabilities, counted=len(triples) == 1)


def _solutions(reduced: ReducedProblem) -> Ints:
    """Return [n, 3]: the cards of every solution not ruled out by presolve. Raises Infeasible if there are none."""
    n_cards = len(reduced.evidence.cards)
    candidates = table([reduced.allowed[slot] or reduced.held[slot] for slot in range(ENVELOPE_SLOTS)], n_cards)
    axes = [np.flatnonzero(row) for row in candidates]
    triples = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, ENVELOPE_SLOTS)
    failed: Bools = np.zeros(len(triples), bool)
    for triple in table(reduced.failed, n_cards):
        failed |= triple[triples].sum(axis=1) == triple.sum()
    if failed.all():
        raise Infeasible
    return triples[~failed]
