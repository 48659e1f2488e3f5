"""Certainty: what propagation misses and an engine that doesn't count may miss too, put into the evidence for it.

The estimates of the centre family see what follows from sums. What follows only because cards are whole (two clauses
that one card must meet both, say) takes a look at all deals, or for one deal in each cell that looks possible.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.engines.contract import SETUP, Check, Contradiction, Engine, TooLargeError, never_cancel
from core.engines.exact.columns import Bools
from core.engines.exact.layers import GraphLimits
from core.engines.exact.possible import found_cells, possible_cells
from core.engines.exact.sums import NoDeal
from core.engines.posterior import Posterior
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.masks import mask_of

LIMITS = GraphLimits(steps=10_000_000)
"""About half a second. Where all deals take longer, one is looked for in each cell."""


def complete_posterior(
    engine: Engine, evidence: Evidence, rng: np.random.Generator | None = None, check: Check = never_cancel
) -> Posterior:
    """Return an engine's answer, told beforehand what is certain where it doesn't find that out by itself.

    Raises what the engine raises, and what ``check`` raises.
    """
    return engine.posterior(
        evidence if engine.capabilities.complete else with_certain_cells(evidence, check), rng, check
    )


def with_certain_cells(evidence: Evidence, check: Check = never_cancel) -> Evidence:
    """Return the evidence with every cell that no deal has among what its holder lacks.

    Of a deck that no exact method fits, a cell may be left open where the search for a deal came to no end. Raises
    Contradiction where no deal fits, and what ``check`` raises.
    """
    try:
        reduced = presolve(evidence)
        possible = _possible(reduced, check)
    except (Infeasible, NoDeal):
        raise Contradiction(evidence.sources) from None
    impossible = [0] * len(evidence.factors)
    for slot, allowed in enumerate(reduced.allowed):
        impossible[reduced.column(slot)] |= allowed & ~mask_of(possible[:, slot].nonzero()[0].tolist())
    factors = zip(evidence.factors, impossible, strict=True)
    return replace(
        evidence,
        factors=tuple(
            replace(factor, lacks=[*factor.lacks, (cards, SETUP)]) if cards else factor for factor, cards in factors
        ),
    )


def _possible(reduced: ReducedProblem, check: Check) -> Bools:
    try:
        return possible_cells(reduced, LIMITS, check)
    except TooLargeError:
        return found_cells(reduced, check)
