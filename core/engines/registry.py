"""The available engines, by name, and what each is given before it answers.

The others than the exact engine are imported when they are first asked for: most cases need none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from core.engines.contract import Contradiction, Draws, DrawsDeals, Engine, TooLargeError
from core.engines.exact.engine import ExactEngine
from core.engines.exact.layers import GraphLimits
from core.engines.exact.possible import found_cells, possible_cells
from core.engines.posterior import Posterior
from core.engines.tuning import AUTO, ENGINES, SAMPLES, Tuning
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, presolve
from core.model.cards import mask_of
from core.text.text import clauses, say

if TYPE_CHECKING:
    import numpy as np

LIMITS = GraphLimits(steps=10_000_000)
"""If counting all deals takes more, a deal for each cell is searched for instead."""


def complete_posterior(engine: Engine, evidence: Evidence, rng: np.random.Generator | None = None) -> Posterior:
    """Return an engine's answer, giving it the certain cells first unless it finds them itself.

    Raises what the engine raises.
    """
    return engine.posterior(evidence if engine.complete else with_certain_cells(evidence), rng)


def with_certain_cells(evidence: Evidence) -> Evidence:
    """Return the evidence with every impossible cell added to its holder's ``lacks``.

    The centre engine finds what follows from sums. What follows only because cards are indivisible (two clauses that
    one card must satisfy, for example) requires counting all deals. If that takes too long, a search for one deal per
    cell leaves a cell open if it runs out of trials. Raises Contradiction if no deal fits.
    """
    try:
        reduced = presolve(evidence)
        try:
            possible = possible_cells(reduced, LIMITS)
        except TooLargeError:
            possible = found_cells(reduced)
    except Infeasible:
        raise Contradiction(evidence.sources) from None
    impossible = [0] * len(evidence.factors)
    for slot, allowed in enumerate(reduced.allowed):
        impossible[reduced.column(slot)] |= allowed & ~mask_of(possible[:, slot].nonzero()[0].tolist())
    for holder, cards in zip(evidence.holders, impossible, strict=True):
        evidence = evidence.plus(holder, lacks=cards)
    return evidence


DEFAULT = Tuning()


def engine(name: str, tuning: Tuning = DEFAULT) -> Engine:
    """Return the engine of that name. Raises KeyError, listing the known names."""
    if name not in ENGINES:
        raise KeyError(f"there is no engine {name!r}; there are {', '.join(ENGINES)}")
    return _MAKERS[name](tuning)


def auto(tuning: Tuning = DEFAULT) -> AutoEngine:
    """Return the automatic engine: exact within the budget, else Monte Carlo, else the centre."""
    return AutoEngine(
        ExactEngine(GraphLimits(steps=tuning.budget)),
        partial(_sampler, tuning),
        _centre,
        tuning.budget,
    )


def quick_exact() -> ExactEngine:
    """Return the exact engine for what is asked often: with a limit of a tenth of a second."""
    return ExactEngine(LIMITS)


def _centre() -> Engine:
    from core.engines.centre.engine import CentreEngine

    return CentreEngine()


def _sampler(tuning: Tuning) -> DrawsDeals:
    from core.engines.montecarlo.engine import MonteCarloEngine

    return MonteCarloEngine(SAMPLES if tuning.samples is None else tuning.samples, tuning.seconds, tuning.probes)


_MAKERS: Mapping[str, Callable[[Tuning], Engine]] = MappingProxyType(
    {
        AUTO: auto,
        "exact": lambda _: ExactEngine(),
        "centre": lambda _: _centre(),
        "montecarlo": _sampler,
    }
)
"""What makes each of :data:`core.engines.tuning.ENGINES`."""


@dataclass(frozen=True)
class AutoEngine:
    """Asks one engine after the other until one can answer, and records which and why.

    ``exact`` counts its states before summing and gives up if that takes more steps than ``budget``, so the choice
    depends only on the position, never on the clock. Then come ``sampler`` and ``last``, which are made when they are
    needed.
    """

    exact: DrawsDeals
    sampler: Callable[[], DrawsDeals]
    last: Callable[[], Engine]
    budget: int

    name = AUTO
    complete = True

    def posterior(self, evidence: Evidence, rng: np.random.Generator | None = None) -> Posterior:
        """Return the answer of the first engine that can give one; ``reason`` says why it was chosen.

        Raises Contradiction and TooLargeError if no engine can answer.
        """
        refusals: list[str] = []
        for engine in self._engines():
            try:
                posterior = complete_posterior(engine, evidence, rng)
            except TooLargeError as error:
                refusals.append(error.text)
            else:
                template = say("the exact engine needs {steps:,} steps, within the budget of {budget:,}")
                within = template.format(steps=posterior.steps or 0, budget=self.budget)
                return replace(posterior, reason=clauses(refusals) or within)
        raise TooLargeError(clauses(refusals))

    def _engines(self) -> Iterator[Engine]:
        yield self.exact
        yield self.sampler()
        yield self.last()

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator) -> Draws:
        """Return ``n`` deals, drawn exactly or, beyond the exact engine's limit, by Monte Carlo.

        Raises Contradiction and TooLargeError if neither engine can draw.
        """
        try:
            return self.exact.draw(evidence, n, rng)
        except TooLargeError:
            return self.sampler().draw(evidence, n, rng)
