"""What an open cell depends on: decisive suggestions, and the entries that moved its probability."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from core.engines.contract import Check, never_cancel
from core.engines.posterior import Posterior
from core.explain.decisive import DecisiveSuggestion, decisive_suggestions
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.timeline.timeline import Ask, counts, default_ask


@dataclass(frozen=True, slots=True)
class Dependence:
    """What an open cell of probability ``p`` depends on.

    ``decisive`` are the suggestions most likely to make it certain, best first; ``moved`` the entries that changed its
    probability most, largest change first. ``exact``: whether ``p`` is exact.
    """

    card: Card
    holder: Holder
    p: float
    exact: bool
    decisive: tuple[DecisiveSuggestion, ...]
    moved: tuple[Shift, ...]


def dependence(
    case: Case,
    card: Card,
    holder: Holder,
    check: Check = never_cancel,
    *,
    ask: Ask | None = None,
    show_model: ShowModel | None = None,
) -> Dependence | None:
    """Return what a cell of a valid case depends on, None if it is certain.

    ``ask`` gives the posteriors: of the case first, then of the set-up and of each prefix that ends with an event that
    counts; a caching one makes this cheap. The default is :func:`core.timeline.timeline.default_ask`, under the case's
    own show model if none is given. Raises Contradiction if no deal fits, TooLargeError, and what ``ask`` and ``check``
    raise.
    """
    asked = cache(ask or default_ask(show_model, check=check))  # the last prefix is usually the case itself
    posterior = asked(case)
    p = posterior.probability(card, holder)
    if p in (0.0, 1.0):
        return None
    moved = shifts(case, card, holder, asked)
    return Dependence(
        card, holder, p, posterior.exact, decisive_suggestions(case, posterior, card, holder, check), moved
    )


MOST = 3
"""Maximum number of entries returned."""

LEAST = 0.005
"""Minimum change of the probability: half a percentage point."""

CLEAR = 3.0
"""Minimum change of an estimate, in standard errors."""


@dataclass(frozen=True, slots=True)
class Shift:
    """The change of a cell's probability by the event at index ``event``, from ``before`` to ``after``.

    ``exact``: whether both are exact. Later events are not included.
    """

    event: int
    before: float
    after: float
    exact: bool

    @property
    def size(self) -> float:
        """The absolute change."""
        return abs(self.after - self.before)


def shifts(case: Case, card: Card, holder: Holder, ask: Ask) -> tuple[Shift, ...]:
    """Return the events that changed a cell most, at most :data:`MOST`, largest first, ties in event order.

    ``ask`` is called for the set-up and for each prefix that ends with an event that counts, in order. Raises what it
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
    """Return the standard error of a cell, 0 if there is none or it is unknown."""
    return 0.0 if posterior.stderr is None else float(posterior.stderr[row, column])
