"""Minimal sets of entries that contradict each other, found with one witness deal after another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.exact.layers import LIMITS, GraphLimits
from core.engines.exact.possible import Deal, find_deal, fits, is_possible
from core.evidence.evidence import SETUP, Evidence, Source, evidence_of, evidence_without_setup
from core.evidence.presolve import Infeasible, ReducedProblem, presolve
from core.model.case import Case
from core.model.rules import ShowModel

T = TypeVar("T")


def minimal_subset(things: Sequence[T], suffice: Callable[[Sequence[T]], bool]) -> list[T]:
    """Return an inclusion-minimal subset of ``things`` that satisfies ``suffice``, in the original order.

    ``suffice`` must hold for all of them, and be monotone: adding things never makes it false. Earlier things are
    preferred. QuickXplain (Junker, 2004).
    """

    def needed(base: Sequence[T], left: Sequence[T], *, grown: bool) -> list[T]:
        """Return which of ``left`` are needed in addition to ``base``; ``grown``: whether ``base`` has changed."""
        if grown and suffice(base):
            return []
        if len(left) <= 1:
            return list(left)
        first, second = left[: len(left) // 2], left[len(left) // 2 :]
        of_second = needed([*base, *first], second, grown=True)
        return needed([*base, *of_second], first, grown=bool(of_second)) + of_second

    return needed([], things, grown=True)


TRIALS = 200
"""Trials before counting all deals, about five milliseconds. Most deals are found within a tenth of that."""

FEW_STEPS = GraphLimits(steps=200_000_000)
"""With many failed accusations, a problem that needs more may be faster when pinned by the envelope."""

MOST_REMEMBERED = 48
"""The number of deals remembered."""


class Witnesses:
    """Remembers deals that fitted, since one of them often fits the next question too.

    Earlier questions affect only the speed, never the answers.
    """

    def __init__(self) -> None:
        self._deals: list[Deal] = []
        self._rng = Random(0)

    def allow(self, evidence: Evidence) -> bool:
        """Return whether some deal fits. Returns True if that cannot be decided within the engine's limits.

        All questions to one instance must concern the same deck and holders.
        """
        checkpoint()
        for place, deal in enumerate(self._deals):
            if fits(deal, evidence):
                # the next question differs by an entry or two, so what fitted last is likeliest to fit again
                self._deals.insert(0, self._deals.pop(place))
                return True
        try:
            reduced = presolve(replace(evidence, likelihoods=()))
            fitting = find_deal(reduced, TRIALS, self._rng)
        except Infeasible:
            return False
        if fitting is None:
            return _any_deal(reduced)
        self._deals = [fitting, *self._deals][:MOST_REMEMBERED]
        return True


def _any_deal(reduced: ReducedProblem) -> bool:
    for limits, pinned in ((FEW_STEPS, False), (LIMITS, True)):
        try:
            return is_possible(reduced, limits, pinned=pinned)
        except TooLargeError:
            continue
    return True


Conflict = tuple[Source, ...]
"""Entries that cannot all be true: event indices in order, then :data:`SETUP` if the set-up takes part."""


def is_consistent(evidence: Evidence) -> bool:
    """Return whether some deal fits. Returns True if that cannot be decided within the engine's limits."""
    return Witnesses().allow(evidence)


def is_case_consistent(case: Case, witnesses: Witnesses) -> bool:
    """Return whether some deal fits a case; ``witnesses`` caches the deals found."""
    return witnesses.allow(evidence_of(case, ShowModel.IGNORE))


def consistent_prefix(case: Case, witnesses: Witnesses | None = None) -> int:
    """Return the largest N such that the first N events are consistent, -1 if the set-up contradicts itself."""
    witnesses = witnesses or Witnesses()
    if is_case_consistent(case, witnesses):
        return len(case.events)
    contradicts = bisect_left(
        range(len(case.events)), x=True, key=lambda n: not is_case_consistent(case.upto(n), witnesses)
    )
    return contradicts - 1


def conflict_of(case: Case, witnesses: Witnesses | None = None) -> Conflict:
    """Return a minimal set of conflicting entries of a contradictory case: none can be left out.

    Event indices in order, then :data:`SETUP` if the set-up takes part. Empty for a consistent case. A bisection finds
    the first event that conflicts with those before it, then the events that this conflict needs.
    """
    witnesses = witnesses or Witnesses()
    prefix = consistent_prefix(case, witnesses)
    if prefix == len(case.events):
        return ()
    if prefix < 0:
        return (SETUP,)
    return conflict_with(case.upto(prefix + 1), prefix, witnesses)


def conflict_with(case: Case, event: int, witnesses: Witnesses) -> Conflict:
    """Return a minimal set of entries that conflict with the event at index ``event``.

    The case must be contradictory with this event and consistent without it.
    """
    others = [i for i, _ in case.counted if i != event]
    needed = minimal_subset(others, lambda events: not is_case_consistent(_only(case, [event, *events]), witnesses))
    conflict = sorted([event, *needed])
    # the set-up takes part only if the entries could all be true without it
    alone = evidence_without_setup(_only(case, conflict))
    return (*conflict, SETUP) if witnesses.allow(alone) else tuple(conflict)


def _only(case: Case, events: Iterable[int]) -> Case:
    return case.with_fixed_passes(events=[case.events[i] for i in events])
