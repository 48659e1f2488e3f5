"""The policies by name: what they are called, and what they do. Without numpy, which the first paint avoids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.text.text import Named, say

DEFAULT: Final = "race"

POLICIES: Final[Mapping[str, Named]] = {
    "race": Named(
        say("Race", "a policy: who advises"),
        say("plans ahead to win in the fewest turns (recommended)"),
    ),
    "velma": Named(
        say("Velma", "a policy, named after a detective"),
        say("weighs what stays unknown against the way to the likely rooms"),
    ),
    "greedy": Named(
        say("Greedy", "a policy: who advises"),
        say("learns as much as possible this turn"),
    ),
    "casual": Named(
        say("Casual", "a policy: who advises"),
        say("plays like a good player with pencil and paper"),
    ),
    "random": Named(say("Random", "a policy: who advises"), say("plays uniformly at random")),
}

RESPONSES: Final[Mapping[str, Named]] = {
    "random": Named(
        say("Any card", "how the others choose which card to show"),
        say("players who can show several cards pick one at random"),
    ),
    "habit": Named(
        say("Out of habit", "how the others choose which card to show"),
        say("a card they have shown you before if possible, otherwise any"),
    ),
    "least-helpful": Named(
        say("As little as possible", "how the others choose which card to show"),
        say("the card that tells you least"),
    ),
}
"""How the others are assumed to choose which card to show, as in ``planner/information/answers.py``."""
