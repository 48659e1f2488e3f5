"""The timeline of a case: what each entry revealed, from the set-up to the last event."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from core.belief.belief import believe
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.engines.posterior import Bools, Posterior
from core.engines.registry import DEFAULT
from core.engines.tuning import AUTO, Tuning
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Back, Event, Move, Out, Peek
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from core.players.prior import Prior

Ask = Callable[[Case], Posterior]
"""Returns the posterior of a case with all certain cells exactly 0 or 1; raises what ``core.engines.driver.answer``
raises."""

SEED = 1
"""Seed of estimates: the same case has the same timeline."""


@dataclass(frozen=True, slots=True)
class TimelineRow:
    """What is known after the event at index ``event``; None is the set-up alone.

    ``deals`` and ``solutions`` are None if not counted. ``before_bits`` and ``entropy_bits`` are the entropy of the
    envelope before and after; the first row has no before, and an engine without a joint distribution gives neither.
    ``category_bits`` is the marginal entropy of suspect, weapon and room. ``exact``: whether the row is exact or
    estimated. ``new_marks`` are all cells proved certain since the previous row, in the order of deck and holders.
    """

    event: int | None
    deals: int | None
    solutions: int | None
    before_bits: float | None
    entropy_bits: float | None
    category_bits: tuple[float, ...]
    exact: bool
    new_marks: tuple[NewMark, ...]

    @property
    def gain_bits(self) -> float | None:
        """The decrease of the envelope's entropy, in bits.

        Negative if the entry made the envelope less certain, as an unlikely answer can. An estimate if this row or the
        previous one is.
        """
        if self.before_bits is None or self.entropy_bits is None:
            return None
        return self.before_bits - self.entropy_bits


@dataclass(frozen=True, slots=True)
class Timeline:
    """The rows of a case; if it contradicts itself, the rows before that, and the contradiction."""

    rows: tuple[TimelineRow, ...]
    contradiction: Contradiction | None = None


def default_ask(show_model: ShowModel | None = None, prior: Prior | None = None, *, tuning: Tuning = DEFAULT) -> Ask:
    """Return a function that gives exact posteriors if possible, and repeatable estimates otherwise.

    With a ``prior`` they are as people play; where these cannot be weighed, it raises TooLargeError.
    """

    def ask(case: Case) -> Posterior:
        plain = answer(case, AUTO, show_model, tuning=tuning, rng=np.random.default_rng(SEED))
        return believe(case, plain, prior).posterior

    return ask


def timeline_of(case: Case, ask: Ask | None = None) -> Timeline:
    """Return the timeline of a valid case. Raises TooLargeError, and what ``ask`` raises except Contradiction."""
    rows: list[TimelineRow] = []
    try:
        rows.extend(timeline_rows(case, ask))
    except Contradiction as contradiction:
        return Timeline(tuple(rows), contradiction)
    return Timeline(tuple(rows))


def timeline_rows(case: Case, ask: Ask | None = None) -> Iterator[TimelineRow]:
    """Yield the rows of a valid case: the set-up alone, then a row per event.

    ``ask``, by default :func:`default_ask`, is called once for each prefix of the case whose last event counts. Pass
    a caching one for timelines that share a prefix. Raises Contradiction
    after the last consistent row, TooLargeError, and what ``ask`` raises.
    """
    ask = ask or default_ask()
    certain_before = np.zeros((len(case.setup.deck), len(case.setup.holders)), bool)
    before: Posterior | None = None
    for n in range(len(case.events) + 1):
        event = n - 1 if n else None
        # a move tells nothing of the cards, so the answer before it is the answer after it
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
            new_marks=_marks(after, certain & ~certain_before),
        )
        certain_before |= certain
        before = after


def counts(event: Event) -> bool:
    """Return whether an event can carry information about the cards: not moves, who is out, and events set aside."""
    return not (event.aside or isinstance(event, Move | Peek | Out | Back))


def _category_bits(posterior: Posterior, category: Category) -> float:
    shares = posterior.marginals[[card.category is category for card in posterior.cards], 0]
    possible = shares[shares > 0]
    return float(-(possible * np.log2(possible)).sum()) + 0.0


def _certain(posterior: Posterior) -> Bools:
    return np.isin(posterior.marginals, (0.0, 1.0))


def _marks(posterior: Posterior, cells: Bools) -> tuple[NewMark, ...]:
    """Return the marks of these cells, [n_cards, n_holders]."""
    return tuple(
        NewMark(posterior.cards[card], posterior.holders[column], bool(posterior.marginals[card, column]))
        for card, column in np.argwhere(cells)
    )


class NewMark(NamedTuple):
    """A certain cell: ``holder`` has ``card``, or lacks it."""

    card: Card
    holder: Holder
    holds: bool


class MarkGroup(NamedTuple):
    """Marks of one holder: ``holder`` has all of ``cards``, or none of them."""

    holder: Holder
    holds: bool
    cards: tuple[Card, ...]


def grouped_marks(marks: Sequence[NewMark], holders: Collection[Holder]) -> list[MarkGroup]:
    """Return the noteworthy marks among those that became certain together, grouped in the order of ``holders``.

    Cards a holder has come first. Obvious consequences are left out: that no one else has a placed card, and that the
    other cards of a solved category are not in the envelope. Cards are in the order of ``marks``.
    """
    noteworthy = [mark for mark in marks if mark.holds]
    placed = {mark.card for mark in noteworthy}
    solved = {mark.card.category for mark in noteworthy if mark.holder == ENVELOPE}
    noteworthy += [
        mark
        for mark in marks
        if mark.card not in placed and not (mark.holder == ENVELOPE and mark.card.category in solved)
    ]
    groups = [(holder, holds) for holds in (True, False) for holder in holders]
    cards = {group: tuple(mark.card for mark in noteworthy if (mark.holder, mark.holds) == group) for group in groups}
    return [MarkGroup(holder, holds, cards[holder, holds]) for holder, holds in groups if cards[holder, holds]]
