"""What an open cell depends on: which question would decide about it, and which entries moved its probability."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from core.engines.contract import Check, go_on
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.reasons.deciders import Decider, deciders
from core.reasons.shifts import Shift, shifts
from core.reasons.story import Ask, asker


@dataclass(frozen=True, slots=True)
class Dependence:
    """What decides about an open cell, of probability ``p``.

    ``deciders`` are the questions most likely to make it certain, the best first; ``moved`` the entries that moved its
    probability most, the largest move first. ``exact``: whether ``p`` is counted.
    """

    card: Card
    holder: Holder
    p: float
    exact: bool
    deciders: tuple[Decider, ...]
    moved: tuple[Shift, ...]


def dependence(
    case: Case,
    card: Card,
    holder: Holder,
    check: Check = go_on,
    *,
    ask: Ask | None = None,
    show_model: ShowModel | None = None,
) -> Dependence | None:
    """Return what a cell of a valid case depends on, None where it is certain.

    ``ask`` gives the posteriors: of the case first, then of the set-up and of each prefix that ends with an event that
    counts; one that remembers makes this cheap. By default that of :func:`core.reasons.story.asker`, under the case's
    own show model if none is given. Raises Contradiction where no deal fits, TooLargeError, and what ``ask`` and
    ``check`` raise.
    """
    asked = cache(ask or asker(show_model, check=check))  # the last prefix is mostly the case itself
    posterior = asked(case)
    p = posterior.probability(card, holder)
    if p in (0.0, 1.0):
        return None
    moved = shifts(case, card, holder, asked)
    return Dependence(card, holder, p, posterior.exact, deciders(case, posterior, card, holder, check), moved)
