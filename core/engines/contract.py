"""The interface that every engine implements, and the errors it may raise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

import numpy as np

from core.engines.posterior import Ints, Posterior
from core.evidence.evidence import SETUP, Evidence, Source


class Contradiction(Exception):  # noqa: N818 - the field's word; it is an answer as much as an error
    """The answer of an engine if no deal fits the evidence.

    ``conflict`` contains at least the entries that take part, in order. Engines raise this to their callers; inside
    them, :class:`core.evidence.presolve.Infeasible` only says that there is no deal, without naming entries.
    """

    def __init__(self, conflict: Iterable[Source]) -> None:
        entries = set(conflict)
        events = sorted(e for e in entries if isinstance(e, int))
        self.conflict: tuple[Source, ...] = (*events, SETUP) if SETUP in entries else tuple(events)
        super().__init__(f"no deal fits; entries that take part: {', '.join(map(str, self.conflict))}")


class TooLargeError(Exception):
    """The engine cannot answer within its limits; ``text`` says which engine can."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)


class Engine(Protocol):
    """Computes posteriors. Stateless: tuning is in the constructor, everything else in the call.

    Its work has checkpoints (:mod:`core.checkpoint`), at which it may be cancelled.
    ``complete``: finds every certain cell and every contradiction by itself, or raises TooLargeError.
    """

    name: str
    complete: bool

    def posterior(self, evidence: Evidence, rng: np.random.Generator | None = None) -> Posterior:
        """Return the posterior; a sampling engine uses ``rng``, or creates its own.

        Raises Contradiction if no deal fits, and TooLargeError if the case is beyond the engine's limits.
        """
        ...


class Draws(NamedTuple):
    """Deals drawn from the posterior, [n, n_cards]: for each card the index of its holder.

    ``effective``: the number of independent deals that tell as much, ``n`` if these are independent.
    """

    deals: Ints
    effective: float


class DrawsDeals(Engine, Protocol):
    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator) -> Draws:
        """Return ``n`` deals. Raises Contradiction and TooLargeError."""
        ...
