"""What a user chooses: an engine by name, and its parameters. Without numpy, which the first paint avoids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.text.text import Named, say

SAMPLES = 32_768
"""Default number of Monte Carlo deals: a mean error of about 0.0025 in the classic game."""

# so many that, with the estimate that may follow, large decks are answered within two seconds
BUDGET = 60_000_000
"""Steps that ``auto`` allows the exact engine. A hundred million take about a second, here and wherever steps count."""

EACH_COUNT = 250_000
"""As many steps take as long as what any count costs besides its steps."""


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


AUTO: Final = "auto"
"""The engine that chooses one for the case; used where no other is asked for."""

ENGINES: Final[Mapping[str, Named]] = {
    AUTO: Named(
        say("Automatic", "which engine answers"),
        say(
            "Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when "
            "they are ready.",
        ),
    ),
    "exact": Named(
        say("Exact", "an engine"),
        say("Counts every possible deal. Its numbers are exact, but it gives up where there are too many deals."),
    ),
    "centre": Named(
        say("Centre", "an engine: the analytic centre"),
        say("A quick estimate without a known error: the analytic centre of what is possible."),
    ),
    "montecarlo": Named(
        say("Monte Carlo", "an engine: the method of drawing at random"),
        say("An estimate from random possible deals, with a known error. Choose how many deals in the preferences."),
    ),
}
"""All engines, by name; :mod:`core.engines.registry` makes them."""
