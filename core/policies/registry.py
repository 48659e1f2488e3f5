"""The available policies, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from core.policies.names import DEFAULT
from core.policies.policy import Policy
from core.policies.race import Race
from core.policies.simple import Casual, Greedy, GreedyCertain, RandomPolicy, Velma


def policy(name: str = DEFAULT) -> Policy:
    """Return the policy of that name. Raises KeyError, listing the known names."""
    if name not in POLICIES:
        raise KeyError(f"there is no policy {name!r}; there are {', '.join(POLICIES)}")
    return POLICIES[name]()


POLICIES: Mapping[str, Callable[[], Policy]] = MappingProxyType(
    {"race": Race, "velma": Velma, "greedy": Greedy, "casual": Casual, "random": RandomPolicy}
)
"""The policies that advise; the first is the default."""

OPPONENTS: Mapping[str, Callable[[], Policy]] = MappingProxyType({**POLICIES, "greedy-certain": GreedyCertain})
"""All that play in the arena: those, and some that are there only to be played against."""
