"""Whether some deal fits, asked often about evidence that is nearly the same."""

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
"""How often a card is put somewhere before all deals are gone through; some five milliseconds. A deal that is there is
mostly found by a tenth of that."""

FEW_STEPS = GraphLimits(steps=200_000_000)
"""About half a second. What takes longer without the joint of the envelope may be quicker with it: where many
accusations failed."""

MOST = 48
"""How many deals are remembered."""


class Witnesses:
    """Remembers deals that fitted: one of them often fits the next question too, and then nothing is computed.

    Its answers are those of a fresh one; only how long they take depends on what was asked before.
    """

    def __init__(self) -> None:
        self._deals: list[Deal] = []
        self._rng = Random(0)

    def allow(self, evidence: Evidence, check: Check = never_cancel) -> bool:
        """Return whether some deal fits. Says yes where that cannot be found out within the engine's limits.

        All questions to the same witnesses must be about the same deck and holders. Raises what ``check`` raises, which
        is called now and then.
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
