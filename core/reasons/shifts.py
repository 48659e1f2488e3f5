"""Shifts: the entries that moved the probability of a cell."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from core.engines.posterior import Posterior
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.reasons.story import Ask, counts

MOST = 3
"""How many entries are told."""

LEAST = 0.005
"""How much an entry must move a probability to be told: half a percentage point."""

CLEAR = 3.0
"""By how many standard errors an estimate must move, too."""


@dataclass(frozen=True, slots=True)
class Shift:
    """That the probability of a cell was ``before`` without the event at this place, and ``after`` with it.

    ``exact``: whether both are counted. Later events are not in either.
    """

    event: int
    before: float
    after: float
    exact: bool

    @property
    def size(self) -> float:
        """How far it moved, up or down."""
        return abs(self.after - self.before)


def shifts(case: Case, card: Card, holder: Holder, ask: Ask) -> tuple[Shift, ...]:
    """Return the events that moved a cell most, at most :data:`MOST`, the largest first, ties in their order.

    ``ask`` is asked for the set-up and for each prefix that ends with an event that counts, in order. Raises what it
    raises.
    """
    places = [i for i, event in enumerate(case.events) if counts(event)]
    answers = [ask(case.upto(n)) for n in (0, *(i + 1 for i in places))]
    row, column = case.setup.deck.index[card], case.setup.holders.index(holder)
    found = []
    for place, (before, after) in zip(places, pairwise(answers), strict=True):
        shift = Shift(place, _p(before, row, column), _p(after, row, column), before.exact and after.exact)
        noise = hypot(_error(before, row, column), _error(after, row, column))
        if shift.size >= max(LEAST, CLEAR * noise):
            found.append(shift)
    return tuple(sorted(found, key=lambda shift: -shift.size)[:MOST])


def _p(posterior: Posterior, row: int, column: int) -> float:
    return float(posterior.marginals[row, column])


def _error(posterior: Posterior, row: int, column: int) -> float:
    """Return the standard error of a cell, 0 where it is none or isn't known."""
    return 0.0 if posterior.stderr is None else float(posterior.stderr[row, column])
