"""Draws the sample: the requested number of populations, plus a deal for every cell they missed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

import numpy as np

from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.montecarlo.layers import SamplingProblem
from core.engines.montecarlo.population import Grower, Places, Population, look_ahead, some_deals, with_card
from core.engines.posterior import Bools, Floats, Ints
from core.evidence.presolve import Infeasible
from core.text.text import say

GROUPS = 64
"""Minimum number of independent populations for the standard error, if time allows."""

BATCH = 32
"""Populations grown side by side; the time is checked between batches."""

SIZES = (32, 256)
"""The minimum and maximum population size, unless populations of that size die out."""

LARGEST = 16_384
"""Give up if no population of this size survives."""

RESERVE = 1.5
"""Start another batch only if this many batches' time is left, since work follows the last batch."""

MOST_LISTED = 65_536
"""Limit on partial deals enumerated before the first resampling, whatever the number of samples."""

PROBE = 32
"""The size of the populations that probe for a single cell."""

LEAST_SHARE = 1e-9
"""Minimum share of the weight given to a deal found by a probe, so that rounding doesn't lose it."""


@dataclass(frozen=True)
class SampleBudget:
    """Limits on the work.

    ``samples``: approximate number of deals, at least as many as a standard error needs; ``deadline``: a time of
    :func:`time.perf_counter`, None for no limit; ``probes``: whether to look for a deal for each possible cell that was
    not drawn.
    """

    samples: int
    deadline: float | None = None
    probes: bool = True

    @property
    def size(self) -> int:
        """The number of partial deals in a population."""
        return int(np.clip(self.samples // GROUPS, *SIZES))

    def batches(self, size: int) -> int:
        """Return the number of batches of populations of this size."""
        return ceil(max(BATCH, self.samples // size) / BATCH)

    def leave(self, seconds: float) -> bool:
        """Whether at least this much time is left."""
        return self.deadline is None or time.perf_counter() + seconds <= self.deadline


@dataclass(frozen=True, eq=False)
class Sample:
    """Weighted deals of the open cards.

    ``cards`` [n_layers]; ``places`` [n_layers, n]: the holder index of each card; ``weights`` and ``group`` [n]: the
    weights of each of the ``n_groups`` populations sum to an unbiased estimate of the weight of all deals. ``whole``:
    these are all deals. ``possible`` [n_layers, n_places]: cells not proved to be 0. ``probes``: deals for the possible
    cells that the sample lacks. ``cut_short``: there are fewer than wanted, as time was up.
    """

    cards: Ints
    places: Places
    weights: Floats
    group: Ints
    n_groups: int
    whole: bool
    possible: Bools
    probes: Probes | None = None
    cut_short: bool = False


@dataclass(frozen=True, eq=False)
class Probes:
    """Weighted deals ``places`` [n_layers, n]; ``weights`` are on the scale of a single population of the sample."""

    places: Places
    weights: Floats


def sample(problem: SamplingProblem, limits: SampleBudget, rng: np.random.Generator) -> Sample:
    """Draw a sample. Raises Infeasible if it is proved that no deal fits, TooLargeError if none was found."""
    grower = Grower(problem, look_ahead(problem))
    size = limits.size
    while size <= LARGEST:
        checkpoint()
        # first without chance: where no more deals fit, these are all of them, without error
        start = grower.enumerate(max(size, min(limits.samples, MOST_LISTED)))
        if not len(start):
            raise Infeasible
        if start.depth == len(problem.layers):
            return _sample(problem, [start], grower, whole=True)
        populations = _populations(grower, start, size, limits, rng)
        if populations:
            drawn = _sample(problem, populations, grower, whole=False)
            drawn = replace(drawn, cut_short=len(populations) < limits.batches(size))
            if not limits.probes:
                return replace(drawn, possible=seen(drawn.places, drawn.possible.shape[1]) > 0)
            return _with_probes(drawn, problem, grower, rng)
        # rare evidence kills small populations; growing in large steps wastes little on those that die
        size *= 4
    if some_deals(problem, rng) is None:
        raise Infeasible
    message = say(
        "deals that fit are too rare to be found by chance (most populations of {number} died out); the exact engine "
        "may find them"
    )
    raise TooLargeError(message.format(number=LARGEST))


def _populations(
    grower: Grower, start: Population, size: int, limits: SampleBudget, rng: np.random.Generator
) -> list[Population]:
    """Grow batches until samples or time are used up; return none if most of the first batch died out."""
    populations: list[Population] = []
    for _ in range(limits.batches(size)):
        checkpoint()
        begun = time.perf_counter()
        population = grower.finish(grower.split(start, BATCH, size, rng), size, rng)
        if not populations and len(np.unique(population.group)) < BATCH // 2:
            return []
        populations.append(population)
        if not limits.leave(RESERVE * (time.perf_counter() - begun)):
            break
    return populations


def _sample(problem: SamplingProblem, populations: Sequence[Population], grower: Grower, *, whole: bool) -> Sample:
    places = np.concatenate([population.places for population in populations], axis=1)
    sizes = [len(population.thinned) for population in populations]
    starts = np.cumsum([0, *sizes])
    return Sample(
        cards=np.array([layer.card for layer in problem.layers]),
        places=places,
        weights=np.concatenate([population.scores for population in populations]),
        group=np.concatenate([p.group + start for p, start in zip(populations, starts, strict=False)]),
        n_groups=sum(sizes),
        whole=whole,
        possible=seen(places, grower.ahead.allowed.shape[1]) > 0 if whole else grower.ahead.allowed,
    )


def seen(places: Places, n_places: int) -> Ints:
    """Return [n_layers, n_places]: the number of deals with the card there."""
    return np.array([np.bincount(row, minlength=n_places) for row in places])


def _with_probes(drawn: Sample, problem: SamplingProblem, grower: Grower, rng: np.random.Generator) -> Sample:
    """Find a deal for each possible cell that was not drawn, or prove there is none. Raises TooLargeError."""
    possible = drawn.possible.copy()
    wanted = np.argwhere(possible & (seen(drawn.places, possible.shape[1]) == 0))
    if not len(wanted):
        return drawn
    population = grower.finish(grower.roots(len(wanted)), PROBE, rng, wanted)
    finds = [population]
    for layer, place in np.delete(wanted, np.unique(population.group), axis=0):
        deals = some_deals(with_card(problem, layer, place), rng)
        if deals is None:
            possible[layer, place] = False
        else:
            finds.append(deals)
    places = np.concatenate([deals.places for deals in finds], axis=1)
    least = LEAST_SHARE * drawn.weights.sum() / drawn.n_groups
    weights = np.maximum(np.concatenate([deals.scores for deals in finds]), least)
    return replace(drawn, possible=possible, probes=Probes(places, weights))
