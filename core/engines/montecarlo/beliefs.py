"""Look-ahead: the probability that each tracker accepts in the end if the remaining cards are dealt by chance.

Belief propagation between the open cards and the trackers of whole hands gives, for each card, the probability of
entering each place as that place's tracker should see it (using all other evidence, but not its own). With these, the
product over the trackers of "the probability of accepting from this state" is, at the fixed point and to first order,
proportional to the number of completions of a partial deal (Bethe's approximation; Yedidia, Freeman and Weiss, 2005).
It only guides the sampler: samples are weighted exactly. It is trusted only if it is 0, because then a single hand's
evidence excludes every completion.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.montecarlo.layers import DealStep, SamplingProblem
from core.engines.posterior import Bools, Floats
from core.evidence.presolve import Infeasible

ROUNDS = 12
SETTLED = 0.02
"""Convergence tolerance. The look-ahead only guides the sampler, so precision matters little."""

DAMPING = 0.3
LEAST_CHANCE = 1e-4
"""Uncertain probabilities are kept this far from 0 and 1, so that no product underflows."""

LARGEST_ODDS = 1e6


@dataclass(frozen=True, eq=False)
class LookAhead:
    """What guides the sampler.

    ``allowed`` [n_layers, n_places]: what single hands still allow. ``content``, before each layer and after the last,
    [n_states + 1]: the probability of accepting from each state, 0 for the rejecting state.
    """

    allowed: Bools
    content: tuple[Floats, ...]


def look_ahead(problem: SamplingProblem) -> LookAhead:
    """Run belief propagation. Raises Infeasible if it proves that there is no deal."""
    allowed = problem.allowed.copy()
    odds = np.ones((len(problem.layers), len(problem.places)))
    chances = _chances(problem, allowed, odds)
    for _ in range(ROUNDS):
        content = _backward(problem, chances)
        flows = _forward(problem, chances, content)
        _prune(problem, allowed, flows)
        odds = odds**DAMPING * _odds(flows) ** (1 - DAMPING)
        before, chances = chances, _chances(problem, allowed, odds)
        if np.max(abs(chances - before)) < SETTLED:
            break
    return LookAhead(allowed, tuple(_backward(problem, chances)))


def _chances(problem: SamplingProblem, allowed: Bools, odds: Floats) -> Floats:
    """Return [n_layers, n_trackers]: the probability of the card entering the place, without its own message."""
    places = problem.places
    weights = allowed.astype(np.float64)
    for g, place in enumerate(places):
        weights[:, place] *= odds[:, g]
    total = weights.sum(axis=1, keepdims=True)
    if not (total > 0).all():
        raise Infeasible
    inside = weights[:, places] / odds
    outside = np.where(allowed.sum(axis=1, keepdims=True) == 1, 0.0, total - weights[:, places])
    chances: Floats = inside / np.where(inside + outside > 0, inside + outside, 1.0)
    certain = ~allowed[:, places] | (allowed.sum(axis=1, keepdims=True) == 1)
    return np.where(certain, allowed[:, places], chances.clip(LEAST_CHANCE, 1 - LEAST_CHANCE))


def outcomes(layer: DealStep, content: Floats) -> Floats:
    """Return [2, n_states]: the weight to come from each state if the card goes elsewhere, and if it enters."""
    return layer.weights * content[layer.to]


def _backward(problem: SamplingProblem, chances: Floats) -> list[Floats]:
    content = [np.append(np.ones(len(problem.places)), 0.0)]
    for layer, chance in zip(reversed(problem.layers), chances[::-1], strict=True):
        elsewhere, here = outcomes(layer, content[-1])
        inside = chance[layer.tracker]
        content.append(np.append((1 - inside) * elsewhere + inside * here, 0.0))
    content.reverse()
    if not content[0][:-1].all():
        raise Infeasible
    return content


def _forward(problem: SamplingProblem, chances: Floats, content: list[Floats]) -> Floats:
    """Return [n_layers, 2, n_trackers]: the weight of all paths on which the card goes elsewhere, or enters."""
    n_trackers = len(problem.places)
    flows = np.zeros((len(problem.layers), 2, n_trackers))
    reached = np.ones(n_trackers)
    for i, layer in enumerate(problem.layers):
        values = reached * outcomes(layer, content[i + 1])
        inside = chances[i][layer.tracker]
        following = np.zeros(len(content[i + 1]))
        for way, chance in enumerate((1 - inside, inside)):
            flows[i, way] = np.bincount(layer.tracker, values[way], n_trackers)
            following += np.bincount(layer.to[way], reached * chance * layer.weights[way], len(following))
        reached = following[:-1]
    return flows


def _odds(flows: Floats) -> Floats:
    elsewhere, here = flows[:, 0], flows[:, 1]
    # bounded before the division: strong habits and hunches made it overflow
    return (here / np.maximum(elsewhere, here / LARGEST_ODDS + 1e-300)).clip(1 / LARGEST_ODDS, LARGEST_ODDS)


def _prune(problem: SamplingProblem, allowed: Bools, flows: Floats) -> None:
    """Forbid what a hand cannot have, and every other place where a hand must have the card. Raises Infeasible."""
    for g, place in enumerate(problem.places):
        allowed[flows[:, 1, g] == 0, place] = False
        needed = flows[:, 0, g] == 0
        others = np.arange(allowed.shape[1]) != place
        allowed[np.ix_(needed, others)] = False
    if not allowed.any(axis=1).all():
        raise Infeasible
