"""The policies by name: what they are called and do, and how to get one.

They are imported when one is made: the first paint of the window needs the names, and no numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from core.text.text import Named, say

if TYPE_CHECKING:
    from core.policies.policy import Policy

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
"""The policies that advise; the first is the default."""

OPPONENTS: Final = (*POLICIES, "greedy-certain")
"""All that play in the arena: those, and some that are there only to be played against."""


def policy(name: str = DEFAULT) -> Policy:
    """Return the policy of that name. Raises KeyError, listing the known names."""
    from core.policies.race import Race
    from core.policies.simple import Casual, Greedy, GreedyCertain, RandomPolicy, Velma

    for kind in (Race, Velma, Greedy, Casual, RandomPolicy, GreedyCertain):
        if kind.name == name:
            return kind()
    raise KeyError(f"there is no policy {name!r}; there are {', '.join(OPPONENTS)}")


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
"""How the others are assumed to choose which card to show, the values of :class:`core.information.answers.Response`."""
