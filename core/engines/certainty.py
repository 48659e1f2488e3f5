"""Completes the evidence for engines that cannot find every certain cell themselves.

The centre engines find what follows from sums. What follows only because cards are indivisible (two clauses that one
card must satisfy, for example) requires counting all deals, or searching for one deal per cell.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.engines.contract import SETUP, Check, Contradiction, Engine, TooLargeError, never_cancel
from core.engines.exact.cardwise import NoDeal
from core.engines.exact.columns import Bools
from core.engines.exact.layers import GraphLimits
from core.engines.exact.possible import found_cells, possible_cells
from core.engines.posterior import Posterior
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.cards import mask_of

LIMITS = GraphLimits(steps=10_000_000)
"""About half a second. If counting all deals takes longer, search for one deal per cell instead."""


def complete_posterior(
    engine: Engine, evidence: Evidence, rng: np.random.Generator | None = None, check: Check = never_cancel
) -> Posterior:
    """Return an engine's answer, giving it the certain cells first unless it finds them itself.

    Raises what the engine and ``check`` raise.
    """
    return engine.posterior(
        evidence if engine.capabilities.complete else with_certain_cells(evidence, check), rng, check
    )


def with_certain_cells(evidence: Evidence, check: Check = never_cancel) -> Evidence:
    """Return the evidence with every impossible cell added to its holder's ``lacks``.

    If no exact method can handle the deck, a cell may stay open because the search ran out of trials. Raises
    Contradiction if no deal fits, and what ``check`` raises.
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
