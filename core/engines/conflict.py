"""Which entries clash: an inclusion-minimal set that no deal fits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from core.engines.contract import SETUP, Source, TooLargeError
from core.engines.exact.cardwise import Plan, is_possible
from core.evidence.evidence import Evidence, evidence_of, evidence_without_setup
from core.evidence.presolve import Clash, presolve
from core.model.case import Case
from core.model.rules import ShowModel


def is_consistent(evidence: Evidence) -> bool:
    """Return whether some deal fits. Says yes where that cannot be found out within the engine's limits."""
    try:
        return is_possible(Plan.of(presolve(evidence)))
    except Clash:
        return False
    except TooLargeError:
        return True


def consistent_prefix(case: Case) -> int:
    """Return the largest N such that the first N events are consistent, -1 where the set-up contradicts itself."""
    low, high = -1, len(case.events) + 1  # low is consistent (or -1), high is not (or past the end)
    if is_consistent(evidence_of(case, ShowModel.IGNORE)):
        return len(case.events)
    high = len(case.events)
    while high - low > 1:
        middle = (low + high) // 2
        if is_consistent(evidence_of(case.upto(middle), ShowModel.IGNORE)):
            low = middle
        else:
            high = middle
    return low


def conflict_of(case: Case) -> tuple[Source, ...]:
    """Return a smallest set of entries of a contradictory case that clash, none of which can be left out.

    Events by their index, in order; :data:`SETUP` last, where what the set-up says takes part. Empty for a case that is
    consistent. QuickXplain (Junker, 2004) after a bisection for the first event that clashes with those before it.
    """
    prefix = consistent_prefix(case)
    if prefix == len(case.events):
        return ()
    if prefix < 0:
        return (SETUP,)
    events = [i for i, _ in case.counted if i < prefix]
    clash = sorted([prefix, *_needed(case, [prefix], events, changed=True)])
    alone = evidence_without_setup(_only(case, clash))
    return (*clash, SETUP) if is_consistent(alone) else tuple(clash)


def _needed(case: Case, base: Sequence[int], events: Sequence[int], *, changed: bool) -> list[int]:
    """Return which of ``events`` are needed for a clash with ``base``."""
    if changed and not is_consistent(evidence_of(_only(case, base), ShowModel.IGNORE)):
        return []
    if len(events) == 1:
        return list(events)
    if not events:
        return []
    first, second = events[: len(events) // 2], events[len(events) // 2 :]
    of_second = _needed(case, [*base, *first], second, changed=bool(first))
    of_first = _needed(case, [*base, *of_second], first, changed=bool(of_second))
    return of_first + of_second


def _only(case: Case, events: Collection[int]) -> Case:
    """Return the case with all other events set aside."""
    kept = set(events)
    return replace(case, events=tuple(e if i in kept else replace(e, aside=True) for i, e in enumerate(case.events)))
