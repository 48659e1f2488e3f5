"""Which engines there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from core.engines.contract import CountsHands, DrawsDeals, Engine
from core.engines.exact.engine import ExactEngine

AUTO = "auto"
"""Stands for the engine that suits the case; for now that is the exact one."""

ENGINES: Mapping[str, Callable[[], Engine]] = MappingProxyType({"exact": ExactEngine})


def engine_names() -> tuple[str, ...]:
    """Return the names that a user can choose among."""
    return (AUTO, *ENGINES)


def engine(name: str) -> Engine:
    """Return the engine of that name. Raises KeyError with the names there are."""
    if name == AUTO:
        return ExactEngine()
    if name not in ENGINES:
        raise KeyError(f"there is no engine {name!r}; there are {', '.join(engine_names())}")
    return ENGINES[name]()


def deal_drawer() -> DrawsDeals:
    """Return an engine that draws deals."""
    return ExactEngine()


def hand_counter() -> CountsHands:
    """Return an engine that gives the distribution over whole hands."""
    return ExactEngine()
