"""The engine parameters that a user may change; without numpy, which the contract loads and the first paint avoids."""

from __future__ import annotations

from dataclasses import dataclass

SAMPLES = 32_768
"""Default number of Monte Carlo deals: a mean error of about 0.0025 in the classic game."""

BUDGET = 60_000_000
"""Steps that ``auto`` allows the exact engine: about a second."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """Engine parameters; each engine uses those that concern it.

    ``samples``: approximate number of Monte Carlo deals, None for the default. ``seconds``: time limit for sampling,
    None for none. ``budget``: the steps that ``auto`` allows the exact engine before it falls back to an estimate.
    ``probes``: whether sampling looks for a deal for each cell that it missed, most of its work; without, such cells
    are 0, though not certainly so. (Not for users, only where no cell matters.)
    """

    samples: int | None = None
    seconds: float | None = None
    budget: int = BUDGET
    probes: bool = True
