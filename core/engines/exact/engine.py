"""The exact engine: presolve, then sums over all deals, card by card."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

import numpy as np

from core.engines.contract import Capabilities, Check, Contradiction, TooLargeError, never_cancel
from core.engines.exact import cardwise
from core.engines.exact.cardwise import NoDeal
from core.engines.exact.columns import hand_columns
from core.engines.exact.deals import draw_slots, every_deal
from core.engines.exact.layers import LIMITS, GraphLimits, layers_of
from core.engines.exact.sweep import IMPOSSIBLE, log_forward
from core.engines.posterior import EnvelopeJoint, Floats, HandDistribution, Ints, Posterior, by_holder
from core.evidence.evidence import Evidence
from core.evidence.presolve import ENVELOPE_SLOTS, Infeasible, ReducedProblem, presolve
from core.model.cards import cards_of
from core.model.seats import Holder
from core.text.text import say

CHUNK = 1024
"""Hands per pass, which limits memory and the delay before cancelling."""

MAX_HANDS = 1_000_000


def hand_weights(reduced: ReducedProblem, slot: int, check: Check = never_cancel) -> tuple[Ints, Floats]:
    """Return the possible hands of a slot, [n_hands, size] in deck order, and their probabilities [n_hands].

    Raises NoDeal, TooLargeError, and what ``check`` raises.
    """
    n_sets = comb(reduced.allowed[slot].bit_count(), reduced.remaining[slot])
    if n_sets > MAX_HANDS:
        raise TooLargeError(say("Engines", "{n} hands are too many to list").format(n=n_sets))
    hands, weights = [], []
    for start in range(0, n_sets, CHUNK):
        check()
        columns, shows = hand_columns(reduced, slot, start, start + CHUNK)
        if len(columns):
            layers = layers_of(reduced, columns, LIMITS, check, failed=True)
            ways = log_forward(layers, len(columns), check)[-1][0] + shows
            hands.append(columns.taken[:, ways > IMPOSSIBLE])
            weights.append(ways[ways > IMPOSSIBLE])
    logs = np.concatenate(weights) if weights else np.zeros(0)
    if not len(logs):
        raise NoDeal
    probabilities = np.exp(logs - logs.max())
    taken = np.concatenate(hands, axis=1)
    taken[cards_of(reduced.held[slot])] = True
    return np.nonzero(taken.T)[1].reshape(taken.shape[1], -1), probabilities / probabilities.sum()


@dataclass(frozen=True)
class ExactEngine:
    """Counts every consistent deal, within ``limits``."""

    limits: GraphLimits = LIMITS

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
            sums = cardwise.solve(reduced, self.limits, check)
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
            method=cardwise.NAME,
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
