"""Which entries clash: an inclusion-minimal set that no deal fits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.engines.contract import SETUP, Check, Source, never_cancel
from core.engines.witnesses import Witnesses
from core.evidence.evidence import Evidence, evidence_of, evidence_without_setup
from core.evidence.minimal import minimal_subset
from core.model.case import Case
from core.model.rules import ShowModel

Conflict = tuple[Source, ...]
"""Entries that cannot all be true: events by their index, in order; :data:`SETUP` last, where it takes part."""


def is_consistent(evidence: Evidence) -> bool:
    """Return whether some deal fits. Says yes where that cannot be found out within the engine's limits."""
    return Witnesses().allow(evidence)


def is_case_consistent(case: Case, witnesses: Witnesses, check: Check = never_cancel) -> bool:
    """Return whether some deal fits a case; ``witnesses`` remember what is found. Raises what ``check`` raises."""
    return witnesses.allow(evidence_of(case, ShowModel.IGNORE), check)


def consistent_prefix(case: Case, witnesses: Witnesses | None = None, check: Check = never_cancel) -> int:
    """Return the largest N such that the first N events are consistent, -1 where the set-up contradicts itself."""
    known = witnesses or Witnesses()
    if is_case_consistent(case, known, check):
        return len(case.events)
    low, high = -1, len(case.events)  # low is consistent (or -1), high is not
    while high - low > 1:
        middle = (low + high) // 2
        if is_case_consistent(case.upto(middle), known, check):
            low = middle
        else:
            high = middle
    return low


def conflict_of(case: Case, witnesses: Witnesses | None = None, check: Check = never_cancel) -> Conflict:
    """Return a smallest set of entries of a contradictory case that clash, none of which can be left out.

    Events by their index, in order; :data:`SETUP` last, where what the set-up says takes part. Empty for a case that is
    consistent. A bisection finds the first event that clashes with those before it, then those that it needs for that.
    Raises what ``check`` raises.
    """
    known = witnesses or Witnesses()
    prefix = consistent_prefix(case, known, check)
    if prefix == len(case.events):
        return ()
    if prefix < 0:
        return (SETUP,)
    return conflict_with(case.upto(prefix + 1), prefix, known, check)


def conflict_with(case: Case, event: int, witnesses: Witnesses, check: Check = never_cancel) -> Conflict:
    """Return a smallest set of entries that clash with the event at this place, in a case that this event spoils.

    The case must be contradictory with it, and consistent without it. Raises what ``check`` raises.
    """
    others = [i for i, _ in case.counted if i != event]
    needed = minimal_subset(others, lambda some: not is_case_consistent(_only(case, [event, *some]), witnesses, check))
    clash = sorted([event, *needed])
    alone = evidence_without_setup(_only(case, clash))
    return (*clash, SETUP) if witnesses.allow(alone) else tuple(clash)


def _only(case: Case, events: Iterable[int]) -> Case:
    """Return the case without all other events; those that stay get other places."""
    return replace(case, events=tuple(case.events[i] for i in events))
