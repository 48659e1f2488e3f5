"""The Monte Carlo engine: presolve, then a population of partial deals, resampled without bias."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from core.engines.contract import Capabilities, Check, Contradiction, never_cancel
from core.engines.montecarlo.estimate import cells, certain_solution, solutions
from core.engines.montecarlo.layers import SamplingProblem
from core.engines.montecarlo.sample import Sample, SampleBudget, sample
from core.engines.posterior import Floats, Ints, Posterior, by_holder
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.text.text import Text, say

SAMPLES = 32_768
"""Default number of deals: a mean error of about 0.0025 in the classic game."""

PER_DRAW = 4
"""Deals in the sample per deal drawn from it."""


@dataclass(frozen=True)
class MonteCarloEngine:
    """Samples deals from the posterior.

    ``samples`` sets the work: about that many weighted deals are drawn; positions with no more deals are enumerated,
    without error. ``seconds`` is a time limit, checked after each batch: a run it cuts short may differ from another
    run with the same seed.
    """

    samples: int = SAMPLES
    seconds: float | None = None

    name = "montecarlo"
    capabilities = Capabilities(
        exact=False, complete=True, counts_deals=False, joint=True, draws=True, hands=False, show_model=True
    )

    def posterior(
        self, evidence: Evidence, rng: np.random.Generator | None = None, check: Check = never_cancel
    ) -> Posterior:
        """Return the estimated posterior. Raises Contradiction, TooLargeError, and what ``check`` raises.

        A cell is exactly 0 or 1 only if proved, never merely because all drawn deals agree.
        """
        start = time.perf_counter()
        limits = SampleBudget(self.samples, None if self.seconds is None else start + self.seconds, check)
        reduced, drawn = _sampled(evidence, limits, rng or np.random.default_rng())
        if drawn is None:
            return self._solved(reduced)
        found = cells(drawn)
        marginals = _certain(reduced)
        stderr = np.zeros_like(marginals)
        marginals[drawn.cards], stderr[drawn.cards] = found.shares, found.stderr
        return Posterior(
            cards=evidence.cards,
            holders=evidence.holders,
            marginals=marginals,
            engine=self.name,
            exact=False,
            show_model=evidence.show_model,
            envelope=solutions(reduced, drawn, marginals[:, 0], found.effective),
            stderr=stderr,
            samples=len(drawn.weights),
            effective=found.effective,
            method=_method(drawn),
        )

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator, check: Check = never_cancel) -> Ints:
        """Draw ``n`` deals, [n, n_cards]: for each card the index of its holder.

        They are drawn independently, by weight, from a sample of several times as many deals: exactly from the
        posterior if the sample contains all deals, otherwise from a distribution that converges to it as ``n`` or
        ``samples`` grows. Raises Contradiction, TooLargeError, and what ``check`` raises.
        """
        reduced, drawn = _sampled(evidence, SampleBudget(max(self.samples, PER_DRAW * n), check=check), rng)
        deals = np.repeat(_certain(reduced).argmax(axis=1)[None, :], n, axis=0)
        if drawn is not None:
            chosen = rng.choice(len(drawn.weights), size=n, p=drawn.weights / drawn.weights.sum())
            deals[:, drawn.cards] = drawn.places[:, chosen].T
        return deals

    def _solved(self, reduced: ReducedProblem) -> Posterior:
        marginals = _certain(reduced)
        return Posterior(
            cards=reduced.evidence.cards,
            holders=reduced.evidence.holders,
            marginals=marginals,
            engine=self.name,
            exact=False,
            show_model=reduced.evidence.show_model,
            envelope=certain_solution(reduced),
            stderr=np.zeros_like(marginals),
            samples=1,
            effective=1.0,
            method=say("Engines", "everything follows from the evidence"),
        )


def _sampled(
    evidence: Evidence, limits: SampleBudget, rng: np.random.Generator
) -> tuple[ReducedProblem, Sample | None]:
    """Presolve and sample; no sample if nothing is open. Raises Contradiction, TooLargeError."""
    try:
        reduced = presolve(evidence)
        return reduced, sample(SamplingProblem.of(reduced), limits, rng) if reduced.open else None
    except Infeasible:
        raise Contradiction(evidence.sources) from None


def _certain(reduced: ReducedProblem) -> Floats:
    """Return [n_cards, n_holders] with the cards placed by presolve."""
    return by_holder(reduced, np.zeros((len(reduced.evidence.cards), len(reduced.held))))


def _method(drawn: Sample) -> Text:
    if drawn.whole:
        return say("Engines", "all {n:,} deals").format(n=len(drawn.weights))
    said = say("Engines", "{n:,} deals drawn in {populations} populations")
    return said.format(n=len(drawn.weights), populations=drawn.n_groups)
