"""The deals that advice is based on: all remaining ones if they are few, otherwise a sample."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.posterior import Floats, Ints
from core.engines.registry import deal_drawer, deal_lister
from core.evidence.evidence import Evidence

MOST_LISTED = 120_000
"""Up to this many deals are listed completely, and results are exact."""

DRAWN = 65_536
"""Sample size if there are more."""


@dataclass(frozen=True, eq=False)
class Deals:
    """Weighted deals: all there are (``whole``), or equally likely draws from the posterior.

    ``places`` is [n_cards, n]: the holder index of each card. ``weights`` is [n], and sums to 1.
    """

    places: Ints
    weights: Floats
    whole: bool

    def __len__(self) -> int:
        return len(self.weights)


def deals_of(
    evidence: Evidence,
    rng: np.random.Generator,
    *,
    most: int = MOST_LISTED,
    drawn: int = DRAWN,
    check: Check = never_cancel,
) -> Deals:
    """Return all deals that fit if there are at most ``most``, otherwise a sample of ``drawn``.

    Raises Contradiction, TooLargeError if no engine can draw, and what ``check`` raises.
    """
    try:
        listed, weights = deal_lister().every_deal(evidence, most)
    except TooLargeError:
        check()
        places = deal_drawer().draw(evidence, drawn, rng, check)
        return Deals(np.ascontiguousarray(places.T), np.full(drawn, 1 / drawn), whole=False)
    return Deals(np.ascontiguousarray(listed.T), weights, whole=True)
