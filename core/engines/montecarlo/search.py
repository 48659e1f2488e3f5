"""A complete search for a deal, used when sampling finds none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.montecarlo.beliefs import look_ahead
from core.engines.montecarlo.layers import SamplingProblem
from core.engines.montecarlo.population import Grower, Population
from core.engines.posterior import Floats
from core.evidence.presolve import Infeasible
from core.text.text import say

SMALL = 2_048
"""Problems with no more partial deals at a time than this are enumerated."""

SIZE = 256
"""The size of the trial population."""

MOST_PROBLEMS = 500
"""Subproblems examined before giving up: about a second."""


def with_card(problem: SamplingProblem, layer: int, place: int) -> SamplingProblem:
    """Return the problem with the card of that layer fixed in that place."""
    allowed = problem.allowed.copy()
    allowed[layer] = False
    allowed[layer, place] = True
    return replace(problem, allowed=allowed)


def some_deals(problem: SamplingProblem, rng: np.random.Generator, check: Check = never_cancel) -> Population | None:
    """Return some deals, whose weight is at most the total; None if it is proved that there are none.

    Looks ahead; if that refutes nothing and a trial population finds nothing, branches on the places of a card that
    short clauses ask for. Raises TooLargeError if that takes too long.
    """
    left = [problem]
    for _ in range(MOST_PROBLEMS):
        check()
        if not left:
            return None
        part = left.pop()
        try:
            grower = Grower(part, look_ahead(part))
        except Infeasible:
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
    """Return some or all deals; None if undecided."""
    start = grower.enumerate(SMALL)
    if not len(start) or start.depth == len(grower.problem.layers):
        return start
    found = grower.finish(grower.split(start, 1, SIZE, rng), SIZE, rng)
    return found if len(found) else None


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
    demand: Floats = (live[unmet] * 0.5 ** live[unmet].sum(axis=1, keepdims=True)).sum(axis=0)
    return demand
