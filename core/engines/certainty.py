"""Certainty: what propagation misses and an engine that doesn't count may miss too, put into the evidence for it.

The estimates of the centre family see what follows from sums. What follows only because cards are whole (two clauses
that one card must meet both, say) takes a look at all deals, if only at whether there are any.
"""

from __future__ import annotations

from dataclasses import replace

from core.engines.contract import SETUP, Check, Contradiction, TooLargeError, go_on
from core.engines.exact.layers import Limits
from core.engines.exact.possible import possible_cells
from core.engines.exact.sums import NoDeal
from core.evidence.evidence import Evidence, Mask
from core.evidence.presolve import Clash, presolve

LIMITS = Limits(steps=10_000_000)
"""About half a second. What takes longer is left to the engine."""


def completed(evidence: Evidence, check: Check = go_on) -> Evidence:
    """Return the evidence with every cell that no deal has among what its holder lacks.

    As it is where that would take too long. Raises Contradiction where no deal fits, and what ``check`` raises.
    """
    try:
        residue = presolve(evidence)
        possible = possible_cells(residue, LIMITS, check)
    except (Clash, NoDeal):
        raise Contradiction(evidence.sources) from None
    except TooLargeError:
        return evidence
    impossible = [0] * len(evidence.factors)
    for slot, allowed in enumerate(residue.allowed):
        impossible[residue.column(slot)] |= allowed & ~_mask(possible[:, slot].nonzero()[0].tolist())
    factors = zip(evidence.factors, impossible, strict=True)
    return replace(
        evidence,
        factors=tuple(
            replace(factor, lacks=[*factor.lacks, (cards, SETUP)]) if cards else factor for factor, cards in factors
        ),
    )


def _mask(cards: list[int]) -> Mask:
    return sum(1 << card for card in cards)
