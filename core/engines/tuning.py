"""Tuning: what a user may turn on the engines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Method = Literal["centre", "beliefs"]
METHODS: tuple[Method, ...] = ("centre", "beliefs")

BUDGET = 60_000_000
"""How many steps ``auto`` allows the exact engine: about a second."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """What may be chosen beside the engine itself; each engine takes what concerns it.

    ``method`` is the centre engine's: the analytic centre, or beliefs over whole hands. ``samples``: how many deals
    Monte Carlo draws, about; None for its own number. ``seconds``: a cap that ends it earlier; None for none.
    ``budget``: how many steps ``auto`` allows the exact engine before it takes an estimate.
    """

    method: Method = "centre"
    samples: int | None = None
    seconds: float | None = None
    budget: int = BUDGET
