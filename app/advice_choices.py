"""What can be chosen of the advice: the policies, and how the others are taken to choose which card to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.choices import Option
from core.text.text import say

POLICIES: Final[Mapping[str, Option]] = {
    "race": (
        say("AdviceChoices", "Race", "a policy: who advises"),
        say(
            "AdviceChoices",
            "Fewest expected turns until you can accuse rightly, before the others do. The usual choice.",
        ),
    ),
    "velma": (
        say("AdviceChoices", "Velma", "a policy, named after a detective"),
        say("AdviceChoices", "The classic: what stays open, plus the turns to the murder room."),
    ),
    "greedy": (
        say("AdviceChoices", "Greedy", "a policy: who advises"),
        say("AdviceChoices", "The most bits this turn."),
    ),
    "casual": (
        say("AdviceChoices", "Casual", "a policy: who advises"),
        say("AdviceChoices", "As a good player does it with a pencil: to the nearest room that isn’t known yet."),
    ),
    "random": (
        say("AdviceChoices", "Random", "a policy: who advises"),
        say("AdviceChoices", "Anything that the rules allow."),
    ),
}
"""Of each policy of the planner: its title, and what it does. Not asked of the planner, which imports numpy."""

RESPONSES: Final[Mapping[str, Option]] = {
    "random": (
        say("AdviceChoices", "Any card", "how the others choose which card to show"),
        say("AdviceChoices", "Who can show you several cards shows each of them as likely."),
    ),
    "habit": (
        say("AdviceChoices", "Out of habit", "how the others choose which card to show"),
        say("AdviceChoices", "One that they have shown you before, where they can; else any."),
    ),
    "least-helpful": (
        say("AdviceChoices", "As little as possible", "how the others choose which card to show"),
        say("AdviceChoices", "The one that tells you least."),
    ),
}
"""Of each response model: its title, and what it means."""
