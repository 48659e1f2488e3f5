"""The available engines, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np

from core.engines.centre import solver
from core.engines.centre.engine import CentreEngine
from core.engines.certainty import complete_posterior
from core.engines.contract import (
    Capabilities,
    Check,
    CountsHands,
    DrawsDeals,
    Engine,
    ListsDeals,
    TooLargeError,
    never_cancel,
)
from core.engines.exact.engine import ExactEngine
from core.engines.exact.layers import GraphLimits
from core.engines.montecarlo.engine import SAMPLES, MonteCarloEngine
from core.engines.posterior import Ints, Posterior
from core.engines.tuning import Tuning
from core.evidence.evidence import Evidence
from core.text.text import Text, clauses, say

AUTO = "auto"
"""The engine that chooses one for the case."""

DEFAULT = Tuning()


def engine_names() -> tuple[str, ...]:
    """Return the names a user can choose from."""
    return (AUTO, *ENGINES)


def engine(name: str, tuning: Tuning = DEFAULT) -> Engine:
    """Return the engine of that name. Raises KeyError, listing the known names."""
    if name == AUTO:
        return auto(tuning)
    if name not in ENGINES:
        raise KeyError(f"there is no engine {name!r}; there are {', '.join(engine_names())}")
    return ENGINES[name](tuning)


def auto(tuning: Tuning = DEFAULT) -> AutoEngine:
    """Return the automatic engine: exact within the budget, else Monte Carlo, else beliefs, else the centre."""
    others = CentreEngine("beliefs"), CentreEngine("centre")
    return AutoEngine(ExactEngine(GraphLimits(steps=tuning.budget)), _sampler(tuning), others, tuning.budget)


def warm_up() -> None:
    """Import the centre engine's solvers and solve a small problem, which takes a second or so."""
    solver.warm_up()


def deal_drawer() -> DrawsDeals:
    """Return an engine that samples deals."""
    return auto()


def deal_lister() -> ListsDeals:
    """Return an engine that lists all deals if they are few."""
    return ExactEngine()


def hand_counter() -> CountsHands:
    """Return an engine that computes distributions over whole hands."""
    return ExactEngine()


def _sampler(tuning: Tuning) -> MonteCarloEngine:
    return MonteCarloEngine(SAMPLES if tuning.samples is None else tuning.samples, tuning.seconds)


ENGINES: Mapping[str, Callable[[Tuning], Engine]] = MappingProxyType(
    {
        "exact": lambda _: ExactEngine(),
        "centre": lambda tuning: CentreEngine(tuning.method),
        "montecarlo": _sampler,
    }
)
"""The engines other than ``auto``."""


@dataclass(frozen=True)
class AutoEngine:
    """Asks one engine after the other until one can answer, and records which and why.

    ``exact`` counts its states before summing and gives up if that takes more steps than ``budget``, so the choice
    depends only on the position, never on the clock. Then come ``sampler`` and ``others``, best first.
    """

    exact: DrawsDeals
    sampler: DrawsDeals
    others: tuple[Engine, ...]
    budget: int

    name = "auto"
    capabilities = Capabilities(
        exact=False, complete=True, counts_deals=False, joint=True, draws=True, hands=False, show_model=True
    )

    def posterior(
        self, evidence: Evidence, rng: np.random.Generator | None = None, check: Check = never_cancel
    ) -> Posterior:
        """Return the answer of the first engine that can give one; ``reason`` says why it was chosen.

        Raises Contradiction, TooLargeError if no engine can answer, and what ``check`` raises.
        """
        refusals: list[str] = []
        for engine in (self.exact, self.sampler, *self.others):
            try:
                found = complete_posterior(engine, evidence, rng, check)
            except TooLargeError as error:
                refusals.append(error.text)
            else:
                return replace(found, reason=clauses(refusals) or self._why_exact(found.steps or 0))
        raise TooLargeError(clauses(refusals))

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator, check: Check = never_cancel) -> Ints:
        """Return ``n`` deals, [n, n_cards], drawn exactly or, beyond the exact engine's limit, by Monte Carlo.

        Raises Contradiction, TooLargeError if neither engine can draw, and what ``check`` raises.
        """
        try:
            return self.exact.draw(evidence, n, rng, check)
        except TooLargeError:
            return self.sampler.draw(evidence, n, rng, check)

    def _why_exact(self, steps: int) -> Text:
        said = say("Engines", "exact takes {steps:,} steps, within the budget of {budget:,}")
        return said.format(steps=steps, budget=self.budget)
