"""The contract that all engines keep, and the errors they may raise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np

    from core.engines.posterior import Posterior
    from core.evidence.evidence import Evidence

SETUP = "setup"
"""Stands among the entries of a conflict where my hand, the sizes or the face-up cards take part."""

Source = int | str
"""Where a fact comes from: the index of an event, or :data:`SETUP`."""


class Contradiction(Exception):  # noqa: N818 - the field's word; it is an answer as much as an error
    """No deal fits the evidence. ``conflict`` holds at least the entries that take part, in order."""

    def __init__(self, conflict: Iterable[Source]) -> None:
        entries = set(conflict)
        events = sorted(e for e in entries if isinstance(e, int))
        self.conflict: tuple[Source, ...] = (*events, SETUP) if SETUP in entries else tuple(events)
        super().__init__(f"no deal fits; entries that take part: {', '.join(map(str, self.conflict))}")


class TooLargeError(Exception):
    """The engine cannot answer within its limits; the message says which one can."""


class CancelledError(Exception):
    """Whoever asked no longer wants the answer."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What an engine can do; callers ask for these, never for a class."""

    exact: bool
    counts_deals: bool
    joint: bool
    draws: bool
    show_model: bool


class Engine(Protocol):
    """Answers the question of the posterior. Stateless: tuning in the constructor, everything else in the call."""

    name: str
    capabilities: Capabilities

    def posterior(self, evidence: Evidence, rng: np.random.Generator) -> Posterior:
        """Return the posterior. Raises Contradiction where no deal fits, TooLargeError where it cannot be done."""
        ...
