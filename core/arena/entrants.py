"""Who may enter a tournament: the policies that ship, and the variants of race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from core.arena.ablations import ABLATIONS
from core.arena.quiet import Quiet
from core.planner.policies.registry import POLICIES
from core.planner.policy import Policy


def entrant(name: str) -> Policy:
    """Return the policy or the variant of that name. Raises KeyError with the names there are."""
    if name not in ENTRANTS:
        raise KeyError(f"nobody is called {name!r} in the arena; there are {', '.join(ENTRANTS)}")
    return ENTRANTS[name]()


VARIANTS: Mapping[str, Callable[[], Policy]] = MappingProxyType({**ABLATIONS, Quiet.name: Quiet})
"""What is only for the arena: race with one thing changed."""

ENTRANTS: Mapping[str, Callable[[], Policy]] = MappingProxyType({**POLICIES, **VARIANTS})
"""All of them, what ships first."""
