"""When somebody could first be certain of the solution."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.engines.contract import Contradiction, TooLargeError
from core.engines.posterior import Posterior
from core.model.cards import Category
from core.model.case import Case
from core.model.seats import ENVELOPE
from core.reasons.story import Ask
from core.review.views import View


@dataclass(frozen=True, slots=True)
class Knew:
    """When the solution was certain for ``who``; None is anybody who saw what everybody saw, and held no card.

    ``after`` so many entries (0: from the set-up on); None where it never was. ``exactly``: whether that is so; else
    something that they saw isn't known, and they were certain at the latest then. ``told``: whether it can be told at
    all; not where what is known of them contradicts itself, or no engine can do it.
    """

    who: str | None
    after: int | None
    exactly: bool = True
    told: bool = True


def knew(who: str | None, view: View, ask: Ask) -> Knew:
    """Return when the solution was certain for who saw this. Raises what ``ask`` raises of those who give up."""
    try:
        return Knew(who, first_certain(view.case, ask), view.whole)
    except (Contradiction, TooLargeError):
        return Knew(who, None, view.whole, told=False)


def first_certain(case: Case, ask: Ask) -> int | None:
    """Return after how many entries of a case its solution is certain, None where it never is.

    What is certain stays so, whatever is entered after it; so a bisection finds the entry. Raises what ``ask`` does.
    """
    low, high = -1, len(case.events)
    if not is_certain(ask(case)):
        return None
    while high - low > 1:  # after high entries it is certain, after low ones it isn't
        middle = (low + high) // 2
        if is_certain(ask(case.upto(middle))):
            high = middle
        else:
            low = middle
    return high


def is_certain(posterior: Posterior) -> bool:
    """Return whether a posterior leaves one solution."""
    column = posterior.marginals[:, posterior.holders.index(ENVELOPE)]
    return int(np.count_nonzero(column == 1.0)) == len(Category)
