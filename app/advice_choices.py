"""What can be chosen of the advice: the policies, and how the others are taken to choose which card to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

POLICIES: Final[Mapping[str, tuple[str, str]]] = {
    "race": ("Race", "Fewest expected turns until you can accuse rightly, before the others do. The usual choice."),
    "velma": ("Velma", "The classic: what stays open, plus the turns to the murder room."),
    "greedy": ("Greedy", "The most bits this turn."),
    "casual": ("Casual", "As a good player does it with a pencil: to the nearest room that isn’t known yet."),
    "random": ("Random", "Anything that the rules allow."),
}
"""Of each policy of the planner: its title, and what it does. Not asked of the planner, which imports numpy."""

RESPONSES: Final[Mapping[str, tuple[str, str]]] = {
    "random": ("Any card", "Who can show you several cards shows each of them as likely."),
    "habit": ("Out of habit", "One that they have shown you before, where they can; else any."),
    "least-helpful": ("As little as possible", "The one that tells you least."),
}
"""Of each response model: its title, and what it means."""
