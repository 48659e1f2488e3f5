"""The story of a case: what each entry brought, from the set-up to the last event."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from core.engines.contract import Check, Contradiction, never_cancel
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.registry import AUTO, DEFAULT
from core.engines.tuning import Tuning
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Event, Move
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder

Ask = Callable[[Case], Posterior]
"""Returns the posterior of a case, every certain cell of which is exactly 0 or 1; raises as the driver's ``answer``."""

Bools = npt.NDArray[np.bool_]

SEED = 1
"""Of estimates: the same case has the same story."""


@dataclass(frozen=True, slots=True)
class TimelineRow:
    """What is known after an event, the one at the place ``event`` of the case; None is the set-up alone.

    ``deals`` and ``solutions`` are None where they weren't counted. ``before_bits`` and ``entropy_bits`` are the
    entropy of the envelope before and after; the first row has no before, and an engine without a joint has neither.
    ``category_bits`` is the entropy of the suspect, the weapon and the room in it, each taken alone. ``exact``: whether
    the row is counted, or estimated. ``new_marks`` are all cells that became certain, in the order of the deck and of
    the holders, and proved to be; in the first row, those that the set-up makes certain.
    """

    event: int | None
    deals: int | None
    solutions: int | None
    before_bits: float | None
    entropy_bits: float | None
    category_bits: tuple[float, ...]
    exact: bool
    new_marks: tuple[Mark, ...]

    @property
    def gain_bits(self) -> float | None:
        """How many bits the event told about the envelope.

        Below 0 where it made the envelope less certain, as an unlikely answer can. An estimate where this row or the
        one before it is one.
        """
        if self.before_bits is None or self.entropy_bits is None:
            return None
        return self.before_bits - self.entropy_bits


@dataclass(frozen=True, slots=True)
class Timeline:
    """The rows of a case; of one that contradicts itself those before it does, and the contradiction."""

    rows: tuple[TimelineRow, ...]
    contradiction: Contradiction | None = None


def default_ask(show_model: ShowModel | None = None, *, tuning: Tuning = DEFAULT, check: Check = never_cancel) -> Ask:
    """Return what asks for exact answers where they fit, and for repeatable estimates where they don't."""

    def ask(case: Case) -> Posterior:
        return answer(case, AUTO, show_model, tuning=tuning, rng=np.random.default_rng(SEED), check=check)

    return ask


def timeline_of(case: Case, ask: Ask | None = None) -> Timeline:
    """Return the whole story of a valid case. Raises TooLargeError, and what ``ask`` raises but Contradiction."""
    found: list[TimelineRow] = []
    try:
        found.extend(timeline_rows(case, ask))
    except Contradiction as contradiction:
        return Timeline(tuple(found), contradiction)
    return Timeline(tuple(found))


def timeline_rows(case: Case, ask: Ask | None = None) -> Iterator[TimelineRow]:
    """Return the rows of a valid case one by one: the set-up alone, then a row per event.

    ``ask``, by default that of :func:`asker`, is asked once for each prefix of the case whose last event counts. Hand
    in one with a check to be able to give up, or one that remembers: of two stories of which one goes on, most is the
    same. Raises Contradiction after the row before it, TooLargeError, and what ``ask`` raises.
    """
    ask = ask or default_ask()
    known = np.zeros((len(case.setup.deck), len(case.setup.holders)), bool)
    before: Posterior | None = None
    for n in range(len(case.events) + 1):
        event = n - 1 if n else None
        after = before if before and event is not None and not counts(case.events[event]) else ask(case.upto(n))
        certain = _certain(after)
        yield TimelineRow(
            event=event,
            deals=after.deals,
            solutions=after.solutions,
            before_bits=None if before is None else before.entropy_bits,
            entropy_bits=after.entropy_bits,
            category_bits=tuple(_category_bits(after, category) for category in Category),
            exact=after.exact,
            new_marks=_marks(after, certain & ~known),
        )
        known |= certain
        before = after


def counts(event: Event) -> bool:
    """Return whether an event can tell anything about the cards: moves and what is set aside don't."""
    return not (event.aside or isinstance(event, Move))


def _category_bits(posterior: Posterior, category: Category) -> float:
    """Return the entropy of the card of a category that is in the envelope."""
    shares = posterior.marginals[[card.category is category for card in posterior.cards], 0]
    possible = shares[shares > 0]
    return float(-(possible * np.log2(possible)).sum()) + 0.0


def _certain(posterior: Posterior) -> Bools:
    return np.isin(posterior.marginals, (0.0, 1.0))


def _marks(posterior: Posterior, cells: Bools) -> tuple[Mark, ...]:
    """Return the marks of these cells, [n_cards, n_holders]."""
    return tuple(
        Mark(posterior.cards[card], posterior.holders[column], bool(posterior.marginals[card, column]))
        for card, column in np.argwhere(cells)
    )


class Mark(NamedTuple):
    """What is certain of a cell: that ``holder`` has ``card``, or has it not."""

    card: Card
    holder: Holder
    holds: bool


class MarkGroup(NamedTuple):
    """Several marks in one: ``holder`` has all of ``cards``, or none of them."""

    holder: Holder
    holds: bool
    cards: tuple[Card, ...]


def grouped_marks(marks: Sequence[Mark], holders: Collection[Holder]) -> list[MarkGroup]:
    """Return what is worth saying of marks that became certain together, by holder, in the order of ``holders``.

    Who has a card comes first. Left out is what goes without saying: that nobody else has a card whose place is known,
    and that the others of its category are not in the envelope where one is. Cards are in the order of ``marks``.
    """
    told = [mark for mark in marks if mark.holds]
    placed = {mark.card for mark in told}
    found = {mark.card.category for mark in told if mark.holder == ENVELOPE}
    told += [
        mark
        for mark in marks
        if mark.card not in placed and not (mark.holder == ENVELOPE and mark.card.category in found)
    ]
    groups = [(holder, holds) for holds in (True, False) for holder in holders]
    cards = {group: tuple(mark.card for mark in told if (mark.holder, mark.holds) == group) for group in groups}
    return [MarkGroup(holder, holds, cards[holder, holds]) for holder, holds in groups if cards[holder, holds]]
