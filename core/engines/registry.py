"""Which engines there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from core.engines.auto import AutoEngine
from core.engines.centre import solver
from core.engines.centre.engine import CentreEngine
from core.engines.contract import CountsHands, DrawsDeals, Engine, ListsDeals
from core.engines.exact.engine import ExactEngine
from core.engines.exact.layers import Limits
from core.engines.montecarlo.engine import SAMPLES, MonteCarloEngine
from core.engines.tuning import Tuning

AUTO = "auto"
"""Stands for the engine that suits the case."""

DEFAULT = Tuning()


def engine_names() -> tuple[str, ...]:
    """Return the names that a user can choose among."""
    return (AUTO, *ENGINES)


def engine(name: str, tuning: Tuning = DEFAULT) -> Engine:
    """Return the engine of that name. Raises KeyError with the names there are."""
    if name == AUTO:
        return auto(tuning)
    if name not in ENGINES:
        raise KeyError(f"there is no engine {name!r}; there are {', '.join(engine_names())}")
    return ENGINES[name](tuning)


def auto(tuning: Tuning = DEFAULT) -> AutoEngine:
    """Return the engine that chooses: exact within the budget, else Monte Carlo, else beliefs, else the centre."""
    others = CentreEngine("beliefs"), CentreEngine("centre")
    return AutoEngine(ExactEngine(Limits(steps=tuning.budget)), _sampler(tuning), others, tuning.budget)


def warm_up() -> None:
    """Import and try what an engine otherwise imports with its first answer: the centre's solvers, a second or so."""
    solver.warm_up()


def deal_drawer() -> DrawsDeals:
    """Return an engine that draws deals."""
    return auto()


def deal_lister() -> ListsDeals:
    """Return an engine that lists all deals where they are few."""
    return ExactEngine()


def hand_counter() -> CountsHands:
    """Return an engine that gives the distribution over whole hands."""
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
"""The engines that do their own work."""
