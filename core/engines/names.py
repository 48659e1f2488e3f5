"""The engines by name: what they are called, and what they do. Without numpy, which the first paint avoids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.text.text import Named, say

DEFAULT_ENGINE: Final = "auto"

ENGINES: Final[Mapping[str, Named]] = {
    "auto": Named(
        say("Automatic", "which engine answers"),
        say(
            "Exact numbers where they can be had in time; otherwise an estimate first, replaced by exact numbers when "
            "they are ready."
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
