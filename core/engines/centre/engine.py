"""The centre engine: the analytic centre, or beliefs over whole hands. Estimates without standard errors."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.centre.beliefs import believe
from core.engines.centre.relaxation import table
from core.engines.centre.solution import EnvelopeDistribution, product_of_margins
from core.engines.centre.solver import analytic_centre
from core.engines.centre.support import strict_relaxation
from core.engines.contract import Capabilities, Check, Contradiction, never_cancel
from core.engines.posterior import EnvelopeJoint, Floats, Posterior, by_holder
from core.engines.tuning import METHODS, Method
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.rules import ShowModel
from core.text.text import say

LEAST = np.finfo(float).tiny
MOST = float(np.nextafter(1.0, 0.0))
"""Upper bound for open cells, since exactly 0 or 1 would mean certain."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """``cells`` is [n_cards, n_slots], 0 for cards placed by presolve."""

    cells: Floats
    solution: EnvelopeDistribution
    show_model: ShowModel
    method: str


class CentreEngine:
    """Estimates without counting: ``method`` is "centre" (analytic centre) or "beliefs" (belief propagation).

    The centre cannot use the weights of the show model: it answers ``ignore`` and says so in the posterior. Beliefs use
    the show model requested. Both detect a contradiction only if the relaxation is infeasible.
    """

    name = "centre"

    def __init__(self, method: Method = "centre") -> None:
        if method not in METHODS:
            raise ValueError(f"there is no method {method!r} of the centre engine; there are {', '.join(METHODS)}")
        self.method = method
        self.capabilities = Capabilities(
            exact=False,
            complete=False,
            counts_deals=False,
            joint=False,
            draws=False,
            hands=False,
            show_model=method == "beliefs",
        )

    def posterior(
        self,
        evidence: Evidence,
        rng: np.random.Generator | None = None,  # noqa: ARG002 - nothing is drawn
        check: Check = never_cancel,
    ) -> Posterior:
        """Return the estimate. Raises Contradiction, TooLargeError, and what ``check`` raises."""
        try:
            reduced = presolve(evidence)
            answer = _beliefs(reduced, check) if self.method == "beliefs" else _centre(reduced, check)
        except Infeasible:
            raise Contradiction(evidence.sources) from None
        return Posterior(
            cards=evidence.cards,
            holders=evidence.holders,
            marginals=by_holder(reduced, answer.cells),
            engine=self.name,
            exact=False,
            show_model=answer.show_model,
            envelope=_joint(evidence, answer.solution),
            method=answer.method,
        )


def _centre(reduced: ReducedProblem, check: Check) -> _Answer:
    relaxation = strict_relaxation(reduced, check)
    values, solver = analytic_centre(relaxation)
    cells = np.zeros((len(reduced.evidence.cards), len(reduced.held)))
    cells[relaxation.cards, relaxation.slots] = values.clip(LEAST, MOST)
    solution = product_of_margins(reduced, cells)
    method = say(
        "Engines", "analytic centre by {solver}, blind to the show model; solutions by the product of their cards"
    )
    return _Answer(cells, solution, ShowModel.IGNORE, method.format(solver=solver))


def _beliefs(reduced: ReducedProblem, check: Check) -> _Answer:
    found = believe(reduced, check)
    cells = np.where(table(reduced.allowed, len(found.cells)).T, found.cells.clip(LEAST, MOST), 0.0)
    settled = say("Engines", "beliefs over hands, {n} rounds", "rounds of a computation")
    stopped = say("Engines", "beliefs over hands, stopped unsettled after {n} rounds", "rounds of a computation")
    method = (settled if found.converged else stopped).format(n=found.rounds)
    return _Answer(cells, found.solution, reduced.evidence.show_model, method)


def _joint(evidence: Evidence, solution: EnvelopeDistribution) -> EnvelopeJoint:
    """Return the joint distribution, computed from marginals; its triples are not known to be possible."""
    sure = len(solution.triples) == 1
    return EnvelopeJoint(evidence.cards, solution.triples, solution.probabilities, counted=sure)
