"""The policies by name: what they are called, and what they do. Without numpy, which the first paint avoids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.text.text import Named, say

DEFAULT: Final = "race"

POLICIES: Final[Mapping[str, Named]] = {
    "race": Named(
        say("AdviceChoices", "Race", "a policy: who advises"),
        say("AdviceChoices", "plans ahead to win in the fewest turns (recommended)"),
    ),
    "velma": Named(
        say("AdviceChoices", "Velma", "a policy, named after a detective"),
        say("AdviceChoices", "weighs what stays unknown against the way to the likely rooms"),
    ),
    "greedy": Named(
        say("AdviceChoices", "Greedy", "a policy: who advises"),
        say("AdviceChoices", "learns as much as possible this turn"),
    ),
    "casual": Named(
        say("AdviceChoices", "Casual", "a policy: who advises"),
        say("AdviceChoices", "plays like a good player with pencil and paper"),
    ),
    "random": Named(
        say("AdviceChoices", "Random", "a policy: who advises"), say("AdviceChoices", "plays uniformly at random")
    ),
}

RESPONSES: Final[Mapping[str, Named]] = {
    "random": Named(
        say("AdviceChoices", "Any card", "how the others choose which card to show"),
        say("AdviceChoices", "players who can show several cards pick one at random"),
    ),
    "habit": Named(
        say("AdviceChoices", "Out of habit", "how the others choose which card to show"),
        say("AdviceChoices", "a card they have shown you before if possible, otherwise any"),
    ),
    "least-helpful": Named(
        say("AdviceChoices", "As little as possible", "how the others choose which card to show"),
        say("AdviceChoices", "the card that tells you least"),
    ),
}
"""How the others are assumed to choose which card to show, as in ``planner/information/answers.py``."""
