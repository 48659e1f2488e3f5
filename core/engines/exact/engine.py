"""The exact engine: presolve, then the cheapest of three exact methods."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.contract import Capabilities, Check, Contradiction, never_cancel
from core.engines.exact import cardwise, lattice, listing
from core.engines.exact.deals import draw_slots, every_deal
from core.engines.exact.hands import hand_weights
from core.engines.exact.layers import GraphLimits
from core.engines.exact.sums import NoDeal, Sums
from core.engines.posterior import EnvelopeJoint, Floats, HandDistribution, Ints, Posterior
from core.engines.slots import by_holder
from core.evidence.evidence import Evidence
from core.evidence.presolve import ENVELOPE_SLOTS, Infeasible, ReducedProblem, presolve
from core.model.seats import Holder


@dataclass(frozen=True)
class ExactEngine:
    """Counts every consistent deal, within ``limits``."""

    limits: GraphLimits = cardwise.LIMITS

    name = "exact"
    capabilities = Capabilities(
        exact=True, complete=True, counts_deals=True, joint=True, draws=True, hands=True, show_model=True
    )

    def posterior(
        self,
        evidence: Evidence,
        rng: np.random.Generator | None = None,  # noqa: ARG002 - nothing is drawn
        check: Check = never_cancel,
    ) -> Posterior:
        """Return the exact posterior. Raises Contradiction, TooLargeError, and what ``check`` raises."""
        try:
            reduced = presolve(evidence)
            method, sums = _solve(reduced, self.limits, check)
        except (Infeasible, NoDeal):
            raise Contradiction(evidence.sources) from None
        return Posterior(
            cards=evidence.cards,
            holders=evidence.holders,
            marginals=by_holder(reduced, sums.cards),
            engine=self.name,
            exact=True,
            show_model=evidence.show_model,
            envelope=EnvelopeJoint(evidence.cards, sums.triples, sums.solutions),
            deals=sums.deals,
            steps=sums.steps,
            method=method,
        )

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator, check: Check = never_cancel) -> Ints:
        """Return ``n`` independent deals, [n, n_cards]: for each card the index of its holder.

        Raises Contradiction, TooLargeError, and what ``check`` raises.
        """
        try:
            slots = draw_slots(presolve(evidence), n, rng, self.limits, check)
        except (Infeasible, NoDeal):
            raise Contradiction(evidence.sources) from None
        slots -= ENVELOPE_SLOTS - 1
        return np.maximum(0, slots, out=slots)

    def every_deal(self, evidence: Evidence, most: int) -> tuple[Ints, Floats]:
        """Return all deals, [n, n_cards], the holder index of each card, and their probabilities [n].

        Raises Contradiction, and TooLargeError if there are more than ``most``.
        """
        try:
            slots, probabilities = every_deal(presolve(evidence), most, self.limits)
        except (Infeasible, NoDeal):
            raise Contradiction(evidence.sources) from None
        slots -= ENVELOPE_SLOTS - 1
        return np.maximum(0, slots, out=slots), probabilities

    def hands(self, evidence: Evidence, holder: Holder, check: Check = never_cancel) -> HandDistribution:
        """Return every hand that a player (or the pool) can have, with its probability.

        Raises Contradiction, TooLargeError, and what ``check`` raises.
        """
        slot = evidence.holders.index(holder) + ENVELOPE_SLOTS - 1
        try:
            indices, probabilities = hand_weights(presolve(evidence), slot, check)
        except (Infeasible, NoDeal):
            raise Contradiction(evidence.sources) from None
        return HandDistribution(evidence.cards, indices, probabilities)


def _solve(reduced: ReducedProblem, limits: GraphLimits, check: Check) -> tuple[str, Sums]:
    """Run the method predicted to be cheapest; return its name and the sums."""
    if listing.is_able(reduced):
        return listing.NAME, listing.solve(reduced)
    able = lattice.is_able(reduced) and lattice.steps(reduced) <= limits.steps
    if able and lattice.cost_ms(reduced) < cardwise.least_cost_ms(reduced):
        return lattice.NAME, lattice.solve(reduced)
    plan = cardwise.Plan.of(reduced)
    if able and lattice.cost_ms(reduced) < plan.cost_ms:
        return lattice.NAME, lattice.solve(reduced)
    return cardwise.NAME, cardwise.solve(plan, limits, check)
