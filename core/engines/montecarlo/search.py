"""Whether there is a deal at all: a search that is complete, for what no sample has."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.montecarlo.beliefs import Hopeless, look_ahead
from core.engines.montecarlo.layers import SamplingProblem
from core.engines.montecarlo.population import Grower, Population
from core.engines.posterior import Floats
from core.text.text import say

SMALL = 2_048
"""A problem that has no more partial deals than this at a time is enumerated."""

SIZE = 256
"""The size of the population that tries its luck."""

MOST_PROBLEMS = 500
"""So many parts of a problem are looked at before it is given up: about a second."""


def with_card(problem: SamplingProblem, layer: int, place: int) -> SamplingProblem:
    """Return the problem in which the card of that layer is in that place."""
    allowed = problem.allowed.copy()
    allowed[layer] = False
    allowed[layer, place] = True
    return replace(problem, allowed=allowed)


def some_deals(problem: SamplingProblem, rng: np.random.Generator, check: Check = never_cancel) -> Population | None:
    """Return some deals, of a weight that is at most that of all; None where it is proved that there is none.

    Looks ahead; where that refutes nothing and luck finds nothing, takes a card that short clauses ask for and looks at
    each of its places by itself. Raises TooLargeError when that takes too long.
    """
    left = [problem]
    for _ in range(MOST_PROBLEMS):
        check()
        if not left:
            return None
        part = left.pop()
        try:
            grower = Grower(part, look_ahead(part))
        except Hopeless:
            continue
        found = _lucky(grower, rng)
        if found is None:
            left += _parts(part, grower)
        elif len(found):
            return found
    raise TooLargeError(
        say("Engines", "whether a deal fits is too hard a question for the Monte Carlo engine; the exact one may tell")
    )


def _lucky(grower: Grower, rng: np.random.Generator) -> Population | None:
    """Return all deals or some; None where that is still open."""
    start = grower.enumerate(SMALL)
    if not len(start) or start.depth == len(grower.problem.layers):
        return start
    found = grower.finish(grower.split(start, 1, SIZE, rng), SIZE, rng)
    return found if len(found) else None


def _parts(problem: SamplingProblem, grower: Grower) -> list[SamplingProblem]:
    """Return the problem with each of the places that the card most asked for may still have."""
    pruned = replace(problem, allowed=grower.ahead.allowed)
    layer = int(np.where(pruned.allowed.sum(axis=1) > 1, _demand(pruned), -1.0).argmax())
    return [with_card(pruned, layer, int(place)) for place in np.flatnonzero(pruned.allowed[layer])]


def _demand(problem: SamplingProblem) -> Floats:
    """Return [n_layers]: how much the clauses that are not met ask for each card, one of n cards by 2 to the -n."""
    places = problem.allowed.sum(axis=1)
    live = problem.clauses & problem.allowed[:, problem.clause_places].T
    unmet = ~(live & (places == 1)).any(axis=1)
    demand: Floats = (live[unmet] * 0.5 ** live[unmet].sum(axis=1, keepdims=True)).sum(axis=0)
    return demand
