"""A population of partial deals that grows card by card and is resampled without bias.

The children of a partial deal are all ways to deal the next card that no tracker rejects. If there are more children
than the population may hold, some are kept: child ``i`` with probability ``min(1, score_i / kappa)``, by stratified
sampling, its weight divided by that probability (the optimal resampling of Fearnhead and Clifford, 2003; the overall
scheme is Rubinstein's stochastic enumeration). The scores (weight times look-ahead) and ``kappa`` are fixed before the
draw.

Why it is unbiased: let ``S`` be the sum over the population of weight times ``f(completions)``, where ``f`` sums any
function over the consistent deals that complete a partial deal. Growing leaves ``S`` unchanged, because the children
partition the completions of a partial deal. Resampling leaves the expectation of ``S`` unchanged: a child of weight
``w`` becomes ``w / p`` with probability ``p`` and is dropped otherwise, and no child with completions has score 0. By
induction, the weighted sum over the final deals has the sum over all consistent deals as its expectation, whatever the
look-ahead. If nothing was ever dropped, it equals that sum. Ratios of such sums over many independent groups converge
to the posterior, with an error of the order of one over the square root of their number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.montecarlo.layers import DealStep, SamplingProblem
from core.engines.posterior import Bools, Floats, Ints
from core.evidence.presolve import Infeasible
from core.text.text import say

# --- the look-ahead, which guides the growth


PROPAGATIONS = 12
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
    """Return how likely each tracker accepts in the end if the remaining cards are dealt by chance.

    Belief propagation between the open cards and the trackers of whole hands gives, for each card, the probability of
    entering each place as that place's tracker should see it (using all other evidence, but not its own). With these,
    the product over the trackers of "the probability of accepting from this state" is, at the fixed point and to first
    order, proportional to the number of completions of a partial deal (Bethe's approximation; Yedidia, Freeman and
    Weiss, 2005). It only guides the sampler: samples are weighted exactly. It is trusted only if it is 0, because then
    a single hand's evidence excludes every completion. Raises Infeasible if that proves that there is no deal.
    """
    allowed = problem.allowed.copy()
    odds = np.ones((len(problem.layers), len(problem.places)))
    chances = _chances(problem, allowed, odds)
    for _ in range(PROPAGATIONS):
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


Places = npt.NDArray[np.int8]

# --- growing and resampling


ROUNDS = 3
"""Iterations that bring kappa closer to filling the population exactly; stopping early keeps slightly fewer."""


@dataclass(frozen=True, eq=False)
class Population:
    """Partial deals in independent groups, stored group by group.

    ``states`` [n_trackers, n]; ``places`` [n_layers, n]: where each card dealt so far is; ``scores`` [n]: weight times
    look-ahead; ``group`` [n]; ``thinned`` [n_groups]: whether anything was ever dropped from a group; ``depth``: the
    number of cards dealt. At the end, the scores are the weights.
    """

    states: Ints
    places: Places
    scores: Floats
    group: Ints
    thinned: Bools
    depth: int

    def __len__(self) -> int:
        return len(self.scores)


@dataclass(frozen=True, eq=False)
class _Children:
    """``scores`` [n_parents, n_choices] for dealing the next card to each of the places in ``choices``."""

    scores: Floats
    choices: Ints


class Grower:
    def __init__(self, problem: SamplingProblem, ahead: LookAhead) -> None:
        self.problem = problem
        self.ahead = ahead
        self.tables = [outcomes(layer, ahead.content[i + 1]) for i, layer in enumerate(problem.layers)]

    def roots(self, n_groups: int) -> Population:
        """Return groups of one empty partial deal each."""
        states = np.repeat(self.problem.starts[:, None], n_groups, axis=1)
        return Population(
            states=states,
            places=np.zeros((len(self.problem.layers), n_groups), np.int8),
            scores=self._promise(0, states),
            group=np.arange(n_groups),
            thinned=np.zeros(n_groups, np.bool_),
            depth=0,
        )

    def enumerate(self, most: int) -> Population:
        """Grow one group without resampling until it is complete or has more than ``most`` members."""
        population = self.roots(1)
        while population.depth < len(self.problem.layers) and len(population) <= most:
            population = self._grown(population, self._children(population), None)
        return population

    def split(self, population: Population, n_groups: int, size: int, rng: np.random.Generator) -> Population:
        """Resample one group to about ``size`` members, independently ``n_groups`` times."""
        kappa = _kappa(population.scores, population.group, 1, size)[0]
        chances = population.scores / kappa if kappa else np.ones(len(population))
        strata = Strata.of(chances, population.group, 1)
        picked = [strata.pick(rng) for _ in range(n_groups)]
        members = np.concatenate(picked)
        return Population(
            states=population.states[:, members],
            places=population.places[:, members],
            scores=np.maximum(population.scores[members], kappa),
            group=np.repeat(np.arange(n_groups), [len(part) for part in picked]),
            thinned=np.full(n_groups, bool(kappa)),
            depth=population.depth,
        )

    def finish(
        self, population: Population, size: int, rng: np.random.Generator, forced: Ints | None = None
    ) -> Population:
        """Deal all remaining cards, resampling each group to about ``size`` members.

        ``forced`` is [n_groups, 2]: a layer and the place that must have its card, per group.
        """
        while population.depth < len(self.problem.layers):
            children = self._children(population)
            if forced is not None:
                layer, place = forced[population.group].T
                refused = (layer == population.depth)[:, None] & (place[:, None] != children.choices)
                children.scores[refused] = 0.0
            population = self._grown(population, children, size, rng)
        return population

    def _promise(self, depth: int, states: Ints) -> Floats:
        return np.multiply.reduce(self.ahead.content[depth].take(states), axis=0)

    def _children(self, population: Population) -> _Children:
        depth, places = population.depth, self.problem.places
        elsewhere, here = self.tables[depth].take(population.states, axis=1)
        scale = population.scores / self._promise(depth, population.states)
        choices = np.flatnonzero(self.ahead.allowed[depth])
        scores = np.empty((len(population), len(choices)))
        for i, place in enumerate(choices):
            score = scale
            for g, of in enumerate(places):
                score = score * (here[g] if of == place else elsewhere[g])
            scores[:, i] = score
        return _Children(scores, choices)

    def _grown(
        self, population: Population, children: _Children, size: int | None, rng: np.random.Generator | None = None
    ) -> Population:
        possible = np.flatnonzero(children.scores)
        parent, choice = np.divmod(possible, len(children.choices))
        scores, group = children.scores.take(possible), population.group[parent]
        thinned = population.thinned
        if size is not None and rng is not None:
            kappa = _kappa(scores, group, len(thinned), size)
            thinned = thinned | (kappa > 0)
            if kappa.any():
                level = kappa[group]
                chances = np.divide(scores, level, out=np.ones_like(scores), where=level > 0)
                kept = Strata.of(chances, group, len(kappa)).pick(rng)
                scores = np.maximum(scores, level)[kept]
                parent, choice, group = parent[kept], choice[kept], group[kept]
        place = children.choices[choice]
        layer = self.problem.layers[population.depth]
        states = population.states.take(parent, axis=1)
        states += (self.problem.places[:, None] == place) * layer.to.shape[1]  # the second row: the card enters
        places = population.places.take(parent, axis=1)
        places[population.depth] = place
        return Population(layer.to.take(states), places, scores, group, thinned, population.depth + 1)


def _kappa(scores: Floats, group: Ints, n_groups: int, size: int) -> Floats:
    """Return [n_groups]: the threshold of the resampling, 0 for a group that fits."""
    totals = np.bincount(group, scores, n_groups)
    crowded = np.bincount(group, minlength=n_groups) > size
    kappa = np.where(crowded, totals / size, 0.0)
    for _ in range(ROUNDS):
        large = scores > kappa[group]
        rest = totals - np.bincount(group[large], scores[large], n_groups)
        room = size - np.bincount(group[large], minlength=n_groups)
        usable = crowded & (room > 0) & (rest > 0)
        kappa = np.where(usable, rest / np.where(usable, room, 1), kappa)
    return kappa


@dataclass(frozen=True, eq=False)
class Strata:
    """What to keep of a population: each member with its probability, or once if that is at least 1.

    In each group the probabilities are laid end to end, and a point is drawn in each interval of length 1. (The same
    point in every interval would be systematic sampling: if all parents have similar children, it keeps the same child
    of each.) A member that spans two intervals may be kept twice.

    ``sure``: the members that are kept anyway; ``ends`` [n]: where each of the others ends; ``starts`` and ``stops``
    [n_intervals]: where each interval starts, and where its group ends.
    """

    sure: Ints
    ends: Floats
    starts: Floats
    stops: Floats

    @classmethod
    def of(cls, chances: Floats, group: Ints, n_groups: int) -> Strata:
        sure = chances >= 1
        ends = np.cumsum(np.where(sure, 0.0, chances))
        after = np.searchsorted(group, np.arange(n_groups), side="right")
        bounds = np.append(0.0, ends)[np.append(0, after)]
        stretches = np.ceil(np.diff(bounds)).astype(np.int64)
        place_in_group = np.arange(stretches.sum()) - np.repeat(np.cumsum(stretches) - stretches, stretches)
        starts = np.repeat(bounds[:-1], stretches) + place_in_group
        return cls(np.flatnonzero(sure), ends, starts, np.repeat(bounds[1:], stretches))

    def pick(self, rng: np.random.Generator) -> Ints:
        """Return the members to keep, in order."""
        points = self.starts + rng.random(len(self.starts))
        points = points[points < self.stops]
        kept = np.append(self.sure, np.searchsorted(self.ends, points, side="right"))
        kept.sort()
        return kept


SMALL = 2_048
"""Problems with no more partial deals at a time than this are enumerated."""

SIZE = 256
"""The size of the trial population."""

MOST_PROBLEMS = 500
"""Subproblems examined before giving up: about a second."""


def with_card(problem: SamplingProblem, layer: int, place: int) -> SamplingProblem:
    allowed = problem.allowed.copy()
    allowed[layer] = False
    allowed[layer, place] = True
    return replace(problem, allowed=allowed)


def some_deals(problem: SamplingProblem, rng: np.random.Generator) -> Population | None:
    """Return some deals, whose weight is at most the total; None if it is proved that there are none.

    Looks ahead; if that refutes nothing and a trial population finds nothing, branches on the places of a card that
    short clauses ask for. Raises TooLargeError if that takes too long.
    """
    left = [problem]
    for _ in range(MOST_PROBLEMS):
        checkpoint()
        if not left:
            return None
        part = left.pop()
        try:
            grower = Grower(part, look_ahead(part))
        except Infeasible:
            continue
        deals = _lucky(grower, rng)
        if deals is None:
            left += _parts(part, grower)
        elif len(deals):
            return deals
    raise TooLargeError(
        say("the Monte Carlo engine cannot find out whether any deal fits; the exact engine may be able to")
    )


def _lucky(grower: Grower, rng: np.random.Generator) -> Population | None:
    """Return some or all deals; None if undecided."""
    start = grower.enumerate(SMALL)
    if not len(start) or start.depth == len(grower.problem.layers):
        return start
    deals = grower.finish(grower.split(start, 1, SIZE, rng), SIZE, rng)
    return deals if len(deals) else None


def _parts(problem: SamplingProblem, grower: Grower) -> list[SamplingProblem]:
    """Return one subproblem for each remaining place of the card most in demand."""
    pruned = replace(problem, allowed=grower.ahead.allowed)
    layer = int(np.where(pruned.allowed.sum(axis=1) > 1, _demand(pruned), -1.0).argmax())
    return [with_card(pruned, layer, int(place)) for place in np.flatnonzero(pruned.allowed[layer])]


def _demand(problem: SamplingProblem) -> Floats:
    """Return [n_layers]: the demand of unmet clauses for each card, a clause of n cards counting 2^-n."""
    places = problem.allowed.sum(axis=1)
    live = problem.clauses & problem.allowed[:, problem.clause_places].T
    unmet = ~(live & (places == 1)).any(axis=1)
    return (live[unmet] * 0.5 ** live[unmet].sum(axis=1, keepdims=True)).sum(axis=0)
