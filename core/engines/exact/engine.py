"""The exact engine: presolve, then the cheaper of two exact ways."""

from __future__ import annotations

import numpy as np

from core.engines.contract import Capabilities, Contradiction
from core.engines.exact import cardwise
from core.engines.exact.sums import NoDeal, Sums
from core.engines.posterior import EnvelopeJoint, Floats, Posterior
from core.engines.exact.order import cards_of
from core.evidence.evidence import Evidence
from core.evidence.presolve import ENVELOPE_SLOTS, Clash, Residue, presolve


class ExactEngine:
    """Counts every consistent deal."""

    name = "exact"
    capabilities = Capabilities(exact=True, counts_deals=True, joint=True, draws=True, show_model=True)

    def posterior(self, evidence: Evidence, rng: np.random.Generator) -> Posterior:
        """Return the posterior, exactly; ``rng`` is not used. Raises Contradiction, TooLargeError."""
        try:
            residue = presolve(evidence)
            plan = cardwise.Plan.of(residue)
            sums = cardwise.solve(plan)
        except (Clash, NoDeal):
            raise Contradiction(()) from None
        return Posterior(
            cards=evidence.cards,
            holders=tuple(factor.holder for factor in evidence.factors),
            marginals=_marginals(residue, sums.cards),
            engine=self.name,
            exact=True,
            show_model=evidence.show_model,
            envelope=EnvelopeJoint(evidence.cards, sums.triples, sums.solutions),
            deals=sums.deals,
            method=cardwise.NAME,
        )


def _marginals(residue: Residue, cards: Floats) -> Floats:
    """Return [n_cards, n_holders] from [n_cards, n_slots], with the cards that presolve has placed put in."""
    for slot, held in enumerate(residue.held):
        if held:
            cards[cards_of(held), slot] = 1.0
    envelope = cards[:, :ENVELOPE_SLOTS].sum(axis=1, keepdims=True)
    return np.concatenate((envelope, cards[:, ENVELOPE_SLOTS:]), axis=1)
