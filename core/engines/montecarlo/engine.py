"""The Monte Carlo engine: presolve, a population of partial deals, and estimates with their standard errors."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from core.engines.contract import Contradiction, Draws
from core.engines.montecarlo.layers import SamplingProblem
from core.engines.montecarlo.sample import Sample, SampleBudget, sample, seen
from core.engines.posterior import EnvelopeJoint, Floats, Ints, Posterior, by_holder
from core.engines.tuning import SAMPLES
from core.evidence.evidence import ENVELOPE_SLOTS, Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.cards import Category, Mask, cards_of
from core.text.text import Text, say

RARE = 5
"""A cell in fewer deals of the sample than this gets at least the standard error of one deal."""


@dataclass(frozen=True, eq=False)
class Cells:
    """``shares`` and ``stderr`` are [n_layers, n_places]; ``effective``: the effective sample size."""

    shares: Floats
    stderr: Floats
    effective: float


def cells(sample: Sample) -> Cells:
    """Estimate the share of the weight of each cell.

    A share is a ratio of two sums over independent populations. Its standard error is by the delta method: the
    first-order spread of "weight with the cell, minus the share of the weight" over the populations. What probes add to
    a cell is added to its standard error in full. It is at least the share of one deal: if the strata of the resampling
    match a cell almost exactly, the rare population that is one deal off may be missing from the sample.

    The effective sample size is the number of independent deals with the same total variance over the cells.
    """
    sums = _sums(sample)
    totals = sums[:, 0].sum(axis=1)
    total = totals.sum()
    shares = sums.sum(axis=0) / total
    if sample.whole:
        return Cells(shares, np.zeros_like(shares), float(sample.places.shape[1]))
    # between populations: the deals within one depend on each other
    residuals = sums - shares * totals[:, None, None]
    n = sample.n_groups
    variance = (residuals**2).sum(axis=0) * (n / (n - 1)) / total**2
    effective = _effective(sample, shares, variance)
    mixed = _with_probes(sample, shares, total / n)
    stderr = np.sqrt(variance) + abs(mixed - shares)
    rare = sample.possible & (np.minimum(*_counts(sample)) < RARE)
    stderr = np.maximum(stderr, np.where(rare, 1 / effective, 1 / sample.places.shape[1]))
    doubtful = sample.possible & (sample.possible.sum(axis=1, keepdims=True) > 1)
    return Cells(np.where(doubtful, mixed, sample.possible), np.where(doubtful, stderr, 0.0), effective)


def _sums(sample: Sample) -> Floats:
    """Return [n_groups, n_layers, n_places]: the weight of the deals with the card there, per population."""
    n_places = sample.possible.shape[1]
    keys = sample.group * n_places
    rows = [np.bincount(keys + row, sample.weights, sample.n_groups * n_places) for row in sample.places]
    return np.array(rows, np.float64).reshape(len(rows), sample.n_groups, n_places).swapaxes(0, 1)


def _effective(sample: Sample, shares: Floats, variance: Floats) -> float:
    """Return the effective sample size, at most that of the unequal weights (Kish)."""
    largest = float(sample.weights.sum() ** 2 / (sample.weights**2).sum())
    independent, observed = float((shares * (1 - shares)).sum()), float(variance.sum())
    return independent / observed if independent < largest * observed else largest


def _counts(sample: Sample) -> tuple[Ints, Ints]:
    having = seen(sample.places, sample.possible.shape[1])
    return having, sample.places.shape[1] - having


def _with_probes(sample: Sample, shares: Floats, scale: float) -> Floats:
    if sample.probes is None:
        return shares
    weights = sample.probes.weights / scale
    n_places = shares.shape[1]
    added = np.array([np.bincount(row, weights, n_places) for row in sample.probes.places])
    return (shares + added) / (1 + weights.sum())


Choices = list[list[int]]
"""The cards of each category that may be in the envelope, in deck order."""

LEAST_SHRINKAGE = 1e-9
"""Minimum share of the product in the mixture, so that no possible triple gets probability 0."""


def solutions(reduced: ReducedProblem, sample: Sample, envelope: Floats, effective: float) -> EnvelopeJoint:
    """Estimate the joint distribution; ``envelope`` [n_cards] are the estimated marginals of the envelope.

    The sample shares of triples are unbiased, but with many triples their entropy is far too low. They are therefore
    shrunk towards the product of the marginals (over the possible triples), by as much as the variance of ``effective``
    independent deals explains of the distance between the two: the more deals, the less. A complete sample is used as
    it is.

    Source: J. Hausser and K. Strimmer, "Entropy inference and the James-Stein estimator", JMLR 10 (2009), equation 7.
    """
    choices = [[card for card in _choices(reduced, category) if envelope[card] > 0] for category in Category]
    shares = _shares(reduced, sample, choices)
    if not sample.whole:
        product = _product(reduced, choices, envelope)
        part = _shrinkage(shares, product, effective)
        shares = part * product + (1 - part) * shares
    places = np.argwhere(shares)
    triples = np.array([np.array(cards)[column] for cards, column in zip(choices, places.T, strict=True)]).T
    return EnvelopeJoint(reduced.evidence.cards, triples, shares[tuple(places.T)], counted=sample.whole)


def certain_solution(reduced: ReducedProblem) -> EnvelopeJoint:
    triple = [cards_of(held)[0] for held in reduced.held[:ENVELOPE_SLOTS]]
    return EnvelopeJoint(reduced.evidence.cards, np.array([triple]), np.ones(1))


def _shares(reduced: ReducedProblem, sample: Sample, choices: Choices) -> Floats:
    """Return the share of the weight of each triple, [n_suspects, n_weapons, n_rooms] of the choices."""
    drawn = [_card_in(reduced, sample, category) for category in Category]
    at = tuple(np.searchsorted(cards, column) for cards, column in zip(choices, drawn, strict=True))
    shares = np.zeros([len(cards) for cards in choices])
    np.add.at(shares, at, sample.weights / sample.weights.sum())
    return shares


def _card_in(reduced: ReducedProblem, sample: Sample, category: Category) -> Ints:
    """Return [n]: the card of a category in the envelope, for each deal."""
    n = sample.places.shape[1]
    held = reduced.held[category]
    if held:
        return np.full(n, cards_of(held)[0])
    rows = np.array([i for i, card in enumerate(sample.cards) if reduced.allowed[category] >> int(card) & 1])
    return sample.cards[rows[(sample.places[rows] == 0).argmax(axis=0)]]


def _product(reduced: ReducedProblem, choices: Choices, envelope: Floats) -> Floats:
    """Return the product of the marginals, as a distribution over the possible triples."""
    product = np.array(1.0)
    for cards in choices:
        product = np.multiply.outer(product, envelope[cards])
    for triple in reduced.failed:
        where = _place_of(triple, choices)
        if where is not None:
            product[where] = 0.0
    return product / product.sum()


def _shrinkage(shares: Floats, product: Floats, effective: float) -> float:
    """Return the weight of the product in the mixture."""
    variance = float((shares * (1 - shares)).sum()) / effective
    distance = float(((product - shares) ** 2).sum())
    return max(LEAST_SHRINKAGE, min(1.0, variance / distance)) if distance else 1.0


def _choices(reduced: ReducedProblem, category: Category) -> list[int]:
    return cards_of(reduced.held[category] | reduced.allowed[category])


def _place_of(triple: Mask, choices: Choices) -> tuple[int, ...] | None:
    """Return the indices of a triple among the choices, None if it isn't there."""
    places = [next((i for i, card in enumerate(cards) if triple >> card & 1), None) for cards in choices]
    there = [place for place in places if place is not None]
    return tuple(there) if len(there) == len(places) else None


@dataclass(frozen=True)
class MonteCarloEngine:
    """Samples deals from the posterior.

    ``samples`` sets the work: about that many weighted deals are drawn; positions with no more deals are enumerated,
    without error. ``seconds`` is a time limit, checked after each batch: a run it cuts short may differ from another
    run with the same seed. ``probes`` as in :class:`Tuning`.
    """

    samples: int = SAMPLES
    seconds: float | None = None
    probes: bool = True

    name = "montecarlo"
    complete = True

    def posterior(self, evidence: Evidence, rng: np.random.Generator | None = None) -> Posterior:
        """Return the estimated posterior. Raises Contradiction and TooLargeError.

        A cell is exactly 0 or 1 only if proved, never merely because all drawn deals agree.
        """
        start = time.perf_counter()
        deadline = None if self.seconds is None else start + self.seconds
        limits = SampleBudget(self.samples, deadline, self.probes)
        reduced, drawn = _sampled(evidence, limits, rng or np.random.default_rng())
        marginals = _certain(reduced)
        stderr = np.zeros_like(marginals)
        if drawn is None:
            envelope, samples, effective = certain_solution(reduced), 1, 1.0
        else:
            estimate = cells(drawn)
            marginals[drawn.cards], stderr[drawn.cards] = estimate.shares, estimate.stderr
            envelope = solutions(reduced, drawn, marginals[:, 0], estimate.effective)
            samples, effective = len(drawn.weights), estimate.effective
        return Posterior(
            cards=evidence.cards,
            holders=evidence.holders,
            marginals=marginals,
            engine=self.name,
            exact=False,
            show_model=evidence.show_model,
            envelope=envelope,
            stderr=stderr,
            samples=samples,
            effective=effective,
            method=_method(drawn),
            cut_short=drawn is not None and drawn.cut_short,
        )

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator) -> Draws:
        """Draw ``n`` deals.

        They are drawn by weight from a sample of at least as many deals: exactly from the posterior if the sample
        contains all deals, otherwise from a distribution that converges to it as ``n`` or ``samples`` grows. The
        variances of both draws add up. Raises Contradiction and TooLargeError.
        """
        reduced, drawn = _sampled(evidence, SampleBudget(max(self.samples, n)), rng)
        deals = np.repeat(_certain(reduced).argmax(axis=1)[None, :], n, axis=0)
        if drawn is None:
            return Draws(deals, float(n))
        chosen = rng.choice(len(drawn.weights), size=n, p=drawn.weights / drawn.weights.sum())
        deals[:, drawn.cards] = drawn.places[:, chosen].T
        return Draws(deals, float(n) if drawn.whole else 1 / (1 / n + 1 / cells(drawn).effective))


def _sampled(
    evidence: Evidence, limits: SampleBudget, rng: np.random.Generator
) -> tuple[ReducedProblem, Sample | None]:
    """Presolve and sample; no sample if nothing is open. Raises Contradiction and TooLargeError."""
    try:
        reduced = presolve(evidence)
        return reduced, sample(SamplingProblem.of(reduced), limits, rng) if reduced.open else None
    except Infeasible:
        raise Contradiction(evidence.sources) from None


def _certain(reduced: ReducedProblem) -> Floats:
    """Return [n_cards, n_holders] with the cards placed by presolve."""
    return by_holder(reduced, np.zeros((len(reduced.evidence.cards), len(reduced.held))))


def _method(drawn: Sample | None) -> Text:
    if drawn is None:
        return say("everything follows from the evidence")
    if drawn.whole:
        return say("all {n:,} deals").format(n=len(drawn.weights))
    template = say("{n:,} deals drawn in {populations} populations")
    return template.format(n=len(drawn.weights), populations=drawn.n_groups)
