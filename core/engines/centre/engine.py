"""The centre engine: the analytic centre by cvxpy. Estimates without standard errors."""

from __future__ import annotations

import numpy as np

from core.engines.centre.relaxation import LEAST_PROBABILITY, Relaxation, product_of_margins
from core.engines.centre.support import strict_relaxation, support
from core.engines.contract import Contradiction, TooLargeError
from core.engines.posterior import Floats, Posterior, by_holder
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, presolve
from core.model.rules import ShowModel
from core.text.text import listed, say

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
