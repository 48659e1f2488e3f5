"""The result of an exact method: sums over deals, before they become a posterior."""

from __future__ import annotations

from dataclasses import dataclass

from core.engines.posterior import Floats, Ints


class NoDeal(Exception):  # noqa: N818 - not an error: the answer "no deal fits"
    """The sum over all deals is empty."""


@dataclass(frozen=True, eq=False, slots=True)
class Sums:
    """The sums over all deals of a reduced problem.

    ``cards`` is [n_cards, n_slots]: the probability of every open card in every slot, 0 for cards placed by presolve.
    ``triples`` [n, 3] and ``solutions`` [n] are the joint distribution of the envelope, in deck order. ``steps``: the
    number of entries processed.
    """

    deals: int
    cards: Floats
    triples: Ints
    solutions: Floats
    steps: int
