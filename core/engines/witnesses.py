"""Fast repeated consistency checks of similar evidence."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.exact import cardwise, possible
from core.engines.exact.layers import GraphLimits
from core.engines.exact.search import Deal, find_deal, fits
from core.engines.exact.sums import NoDeal
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.rules import ShowModel

TRIALS = 200
"""Trials before counting all deals, about five milliseconds. Most deals are found within a tenth of that."""

FEW_STEPS = GraphLimits(steps=200_000_000)
"""About half a second. With many failed accusations, a harder problem may be faster when pinned by the envelope."""

MOST = 48
"""The number of deals remembered."""


class Witnesses:
    """Remembers deals that fitted, since one of them often fits the next question too.

    Earlier questions affect only the speed, never the answers.
    """

    def __init__(self) -> None:
        self._deals: list[Deal] = []
        self._rng = Random(0)

    def allow(self, evidence: Evidence, check: Check = never_cancel) -> bool:
        """Return whether some deal fits. Returns True if that cannot be decided within the engine's limits.

        All questions to one instance must concern the same deck and holders. Raises what ``check`` raises, which is
        called periodically.
        """
        check()
        for place, deal in enumerate(self._deals):
            if fits(deal, evidence):
                self._deals.insert(0, self._deals.pop(place))
                return True
        try:
            reduced = presolve(replace(evidence, show_model=ShowModel.IGNORE))
            found = find_deal(reduced, TRIALS, self._rng)
        except (Infeasible, NoDeal):
            return False
        if found is None:
            return _any_deal(reduced, check)
        self._deals = [found, *self._deals][:MOST]
        return True


def _any_deal(reduced: ReducedProblem, check: Check) -> bool:
    try:
        return possible.is_possible(reduced, FEW_STEPS, check)
    except TooLargeError:
        pass
    try:
        return cardwise.is_possible(reduced, cardwise.LIMITS, check)
    except TooLargeError:
        return True
