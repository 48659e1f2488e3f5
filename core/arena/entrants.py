"""Who may enter a tournament: the policies that ship, the variants of race, and each of them with habits.

``race+habits`` decides as ``race`` does, and believes of the others what was learned of their habits before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from core.arena.ablations import ABLATIONS
from core.arena.quiet import Quiet
from core.planner.policies.policy import Policy
from core.planner.policies.registry import POLICIES

KNOWING = "+habits"
"""What the name of an entrant ends with whose player knows the habits of the others."""


def entrant(name: str) -> Policy:
    """Return the policy or the variant of that name. Raises KeyError with the names there are."""
    if not is_entrant(name):
        raise KeyError(f"nobody is called {name!r} in the arena; there are {', '.join(ENTRANTS)}, with {KNOWING} too")
    return ENTRANTS[policy_of(name)]()


def is_entrant(name: str) -> bool:
    """Whether somebody of that name may enter."""
    return policy_of(name) in ENTRANTS


def knows_habits(name: str) -> bool:
    """Whether the player of that entrant knows the habits of the others."""
    return name.endswith(KNOWING)


def policy_of(name: str) -> str:
    """Return the name of the policy that an entrant decides by."""
    return name.removesuffix(KNOWING)


VARIANTS: Mapping[str, Callable[[], Policy]] = MappingProxyType({**ABLATIONS, Quiet.name: Quiet})
"""What is only for the arena: race with one thing changed."""

ENTRANTS: Mapping[str, Callable[[], Policy]] = MappingProxyType({**POLICIES, **VARIANTS})
"""All of them, what ships first."""
