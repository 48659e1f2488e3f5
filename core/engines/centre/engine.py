"""The centre engine: the analytic centre of the relaxed deals, by cvxpy. Estimates without standard errors.

The relaxation takes the open cells as numbers between 0 and 1, with the sums that constrain them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import compress

import numpy as np

from core.checkpoint import checkpoint
from core.engines.contract import Contradiction, TooLargeError
from core.engines.posterior import Bools, EnvelopeJoint, Floats, Ints, Posterior, by_holder, table
from core.evidence.evidence import ENVELOPE_SLOTS, Evidence
from core.evidence.presolve import Clause, Infeasible, ReducedProblem, presolve, settle
from core.model.cards import Mask
from core.model.rules import ShowModel
from core.text.text import listed, say

DEPENDENT = 1e-9
"""A row is dependent if its component orthogonal to the others is smaller than this."""

NEAR = 1e-6
"""Tolerance for two sums that should be the same small whole number."""


ENVELOPE = -1
"""Stands for all three envelope slots."""


@dataclass(frozen=True, eq=False, slots=True)
class Relaxation:
    """The polytope of a reduced problem: ``matrix`` z = ``target``, z >= 0.

    Every deal is among these, where E is the matrix, e the target, and z has the open cells first, then a slack per
    inequality. The rows of E are, in this order, the open cards (each is somewhere), the slots (each gets the cards it
    needs), the clauses (sum - slack = 1) and the failed accusations (sum + slack = cards in doubt - 1).

    The rows are linearly independent. Cards and slots connected by open cells form a group; the cards of a group have
    the same total as its slots, so one slot of each group has no row, and there is no other dependency (the incidence
    matrix of a connected bipartite graph has exactly one). Every inequality has its own slack variable.

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


# --- the support: the cells that are positive somewhere in the polytope, whose logarithms are finite


STEPS = 15
REACH = 0.99
"""The fraction of itself that a variable may lose in one step."""

ROUNDING = 1e-9
"""Far above the rounding error of a sum."""

SAFE = 1e-4
"""Far below 1. With ROUNDING it keeps G's eigenvalues above 1e-10, so that its inverse has some correct digits."""

NOTHING = 1e-7
"""Upper bounds below this mean 0."""


def proved_zeros(relaxation: Relaxation) -> Bools | None:
    """Return the variables that are 0 everywhere in the polytope, [n_variables]; None if nothing is proved.

    If none are marked, all can be positive together; if some are, there may be more. For an empty polytope an interior
    is never proved, but zeros may be, since anything follows.

    A certificate proves that all variables can be positive together, or that some of them are 0. From a positive
    starting point, steps towards E z = e, each the smallest relative to z (as in Dikin's method): the step is z w with
    w = Z E'u, where Z is diag(z) and G u = r, G = E Z^2 E', r = e - E z; shortened to keep z positive. On the way two
    proofs are available, one of which nearly always succeeds within ten steps:

    * An interior. From a z > 0 with residual r, the full step w reaches E z = e, and w'w = r'u is at most r'r over
      the least eigenvalue of G. If that is below 1, no variable loses all of itself: there is a point with all
      variables positive.
    * Zeros (Farkas). For any y, the sum of (E'y)_j z_j is the same, y'e, for all points of the polytope. Hence z_i
      is at most y'e, minus what negative (E'y)_j can contribute, over (E'y)_i. With y = -u this bound tends to 0 if
      it can: a variable that must vanish makes (E'y)_i = 1 / z_i in these steps, and the others stay small in
      comparison.

    A bound of ``NOTHING`` means 0: a variable's maximum is attained at a vertex of the polytope, whose coordinates are
    ratios of small integers, since E and e are small integers.
    """
    matrix, target = relaxation.matrix, relaxation.target
    z = _guess(relaxation)
    for _ in range(STEPS):
        scaled = matrix * z
        try:
            inverse = np.linalg.inv(scaled @ scaled.T)
        except np.linalg.LinAlgError:
            return None
        multipliers = inverse @ (target - matrix @ z)
        step = scaled.T @ multipliers
        change = 1.0 + step * min(1.0, REACH / max(REACH, -step.min()))
        z_next = z * change
        off = np.linalg.norm(target - matrix @ z_next) + ROUNDING
        # lower bound: the least eigenvalue of the next G is at least this one's times the least change squared
        if off * np.sqrt(abs(inverse).sum(axis=1).max()) < SAFE * change.min():
            return np.zeros(len(z), bool)
        zero = _bounded(-step / z, -float(multipliers @ target), len(relaxation.cards))
        if zero is None or zero.any():
            return zero
        z = z_next
    return None


def _guess(relaxation: Relaxation) -> Floats:
    """Return a positive starting point: each card spread evenly over its places, each slack a half."""
    guess = np.full(relaxation.n_variables, 0.5)
    guess[: len(relaxation.cards)] = 1.0 / np.bincount(relaxation.cards)[relaxation.cards]
    return guess


def _bounded(weights: Floats, total: float, most: float) -> Bools | None:
    """Return the variables that are at most NOTHING if their weighted sum is ``total``; None if infeasible.

    Weights are [n_variables], for variables between 0 and ``most``. Weights within rounding are ignored.
    """
    rounding = ROUNDING * float(abs(weights).max())
    largest = total - most * float(weights.clip(max=0.0).sum())
    if largest < -rounding:
        return None
    return weights * NOTHING > max(largest, rounding)


def strict_relaxation(reduced: ReducedProblem) -> Relaxation:
    """Return the polytope with an interior: all variables can be positive together. Propagates in place.

    A slack that is 0 everywhere is dropped, which turns its inequality into an equation. Raises Infeasible if the
    polytope is empty: then no deal fits. (If it isn't empty, there may still be no deal.)
    """
    checkpoint()
    tight: set[Clause] = set()
    relaxation = relax(reduced)
    while (zero := _zeros(relaxation)).any():
        checkpoint()
        n_cells = len(relaxation.cards)
        # remembered, as the next relaxation begins without knowing them
        tight.update(compress(relaxation.inequalities, zero[n_cells:]))
        cells = np.flatnonzero(zero[:n_cells])
        strike_out(reduced, relaxation.cards[cells].tolist(), relaxation.slots[cells].tolist())
        relaxation = relax(reduced, tight)
    return relaxation


def _zeros(relaxation: Relaxation) -> Bools:
    """Return variables that are 0 everywhere, [n_variables]; at least one if there are any. Raises Infeasible."""
    if not relaxation.n_variables:
        return np.zeros(0, bool)
    # the linear programme takes longer, so only where no certificate decides
    zeros = proved_zeros(relaxation)
    return ~support(relaxation) if zeros is None else zeros


def strike_out(reduced: ReducedProblem, cards: list[int], slots: list[int]) -> None:
    """Exclude these cells and propagate. Raises Infeasible."""
    for card, slot in zip(cards, slots, strict=True):
        reduced.allowed[slot] &= ~(1 << card)
    settle(reduced)


def support(relaxation: Relaxation) -> Bools:
    """Return which variables are positive somewhere, [n_variables]. Raises Infeasible if the polytope is empty.

    One linear programme decides for all of them at once: scaled by some a >= 1, as many as possible reach 1. At an
    optimum each of them does, or is 0 everywhere (the sum of witnesses for single variables is a witness for all).
    """
    from scipy.optimize import linprog

    n = relaxation.n_variables
    if not n:
        return np.ones(0, bool)
    # Scaled variables are t + u: t up to 1, which counts, and u above it. The last variable is the scale a.
    matrix = np.concatenate((relaxation.matrix, relaxation.matrix, -relaxation.target[:, None]), axis=1)
    gain = np.repeat([-1.0, 0.0], [n, n + 1])
    bounds = np.repeat([[0.0, 1.0], [0.0, np.inf], [1.0, np.inf]], [n, n, 1], axis=0)
    optimum = linprog(gain, A_eq=matrix, b_eq=np.zeros(len(matrix)), bounds=bounds, method="highs")
    if optimum.status == 2:  # infeasible
        raise Infeasible
    if optimum.status:
        raise ArithmeticError(f"the linear programme for the support failed: {optimum.message}")
    return np.asarray(optimum.x[:n] > 0.5, bool)


# --- the centre


SOLVERS = ("CLARABEL", "SCS")
"""Tried in this order."""

NEWTON_STEPS = 12
CONVERGED = 1e-10
"""Upper bound on the final Newton step, relative to each variable."""


def analytic_centre(relaxation: Relaxation) -> tuple[Floats, str]:
    """Return the point that maximises the sum of the logs of all variables, [n_cells], and the solver's name.

    Raises TooLargeError if no solver succeeds.
    """
    if not len(relaxation.cards):
        return np.zeros(0), say("propagation")
    matrix, target = relaxation.matrix, relaxation.target
    for solver in SOLVERS:
        near = _maximise(matrix, target, solver)
        point = None if near is None else _polish(near, matrix, target)
        if point is not None:
            return point[: len(relaxation.cards)], solver
    message = say("{solvers} found no analytic centre; the exact engine needs none")
    raise TooLargeError(message.format(solvers=listed(SOLVERS)))


def warm_up() -> None:
    """Import the solvers and solve a small problem, so that the first answer is as fast as later ones."""
    two_places = Relaxation(np.array([0, 0]), np.array([0, 1]), np.ones((1, 2)), np.ones(1))
    support(two_places)
    two_places.without(np.zeros(0, bool))
    analytic_centre(two_places)


def _maximise(matrix: Floats, target: Floats, solver: str) -> Floats | None:
    """Return a point near the centre, None if the solver fails."""
    # only here: it takes long to import, and few cases come to this engine
    import cvxpy

    z = cvxpy.Variable(matrix.shape[1])
    problem = cvxpy.Problem(cvxpy.Maximize(cvxpy.sum(cvxpy.log(z))), [matrix @ z == target])
    try:
        problem.solve(solver=solver)
    except cvxpy.SolverError:
        return None
    return None if z.value is None else np.asarray(z.value, float)


def _polish(z: Floats, matrix: Floats, target: Floats) -> Floats | None:
    """Return the centre near a solver's approximate solution, None if Newton's method doesn't converge.

    Solves the optimality conditions 1/z = E'y and E z = e. From within 1e-4 two or three steps reach rounding error.
    """
    for _ in range(NEWTON_STEPS):
        if not (np.isfinite(z).all() and (z > 0).all()):
            return None
        squares = z * z
        try:
            multipliers = np.linalg.solve((matrix * squares) @ matrix.T, 2 * matrix @ z - target)
        except np.linalg.LinAlgError:
            return None
        step = z - squares * (matrix.T @ multipliers)
        if abs(step / z).max() < CONVERGED:
            return z
        z = z + step
    return None


MOST_PROBABILITY = float(np.nextafter(1.0, 0.0))
"""Upper bound for open cells, since exactly 0 or 1 would mean certain."""


class CentreEngine:
    """Estimates without counting: the analytic centre of the relaxation.

    It cannot use the weights of the show model: it answers ``ignore`` and says so in the posterior. A contradiction is
    detected only if the relaxation is infeasible.
    """

    name = "centre"
    complete = False

    def posterior(
        self,
        evidence: Evidence,
        rng: np.random.Generator | None = None,  # noqa: ARG002 - nothing is drawn
    ) -> Posterior:
        try:
            reduced = presolve(evidence)
            relaxation = strict_relaxation(reduced)
            values, solver = analytic_centre(relaxation)
            cells = np.zeros((len(evidence.cards), len(reduced.held)))
            # an open cell at exactly 0 or 1 would be shown as certain
            cells[relaxation.cards, relaxation.slots] = values.clip(LEAST_PROBABILITY, MOST_PROBABILITY)
            envelope = product_of_margins(reduced, cells)
        except Infeasible:
            raise Contradiction(evidence.sources) from None
        method = say("analytic centre by {solver}, ignoring the show model; solutions by the product of their cards")
        return Posterior(
            cards=evidence.cards,
            holders=evidence.holders,
            marginals=by_holder(reduced, cells),
            engine=self.name,
            exact=False,
            show_model=ShowModel.IGNORE,
            envelope=envelope,
            method=method.format(solver=solver),
            weighs=False,
        )
