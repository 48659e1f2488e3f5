"""Finds conflicts: inclusion-minimal sets of entries that no deal fits."""

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
"""Entries that cannot all be true: event indices in order, then :data:`SETUP` if the set-up takes part."""


def is_consistent(evidence: Evidence) -> bool:
    """Return whether some deal fits. Returns True if that cannot be decided within the engine's limits."""
    return Witnesses().allow(evidence)


def is_case_consistent(case: Case, witnesses: Witnesses, check: Check = never_cancel) -> bool:
    """Return whether some deal fits a case; ``witnesses`` caches the deals found. Raises what ``check`` raises."""
    return witnesses.allow(evidence_of(case, ShowModel.IGNORE), check)


def consistent_prefix(case: Case, witnesses: Witnesses | None = None, check: Check = never_cancel) -> int:
    """Return the largest N such that the first N events are consistent, -1 if the set-up contradicts itself."""
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
    """Return a minimal set of conflicting entries of a contradictory case: none can be left out.

    Event indices in order, then :data:`SETUP` if the set-up takes part. Empty for a consistent case. A bisection finds
    the first event that conflicts with those before it, then the events that this conflict needs. Raises what ``check``
    raises.
    """
    known = witnesses or Witnesses()
    prefix = consistent_prefix(case, known, check)
    if prefix == len(case.events):
        return ()
    if prefix < 0:
        return (SETUP,)
    return conflict_with(case.upto(prefix + 1), prefix, known, check)


def conflict_with(case: Case, event: int, witnesses: Witnesses, check: Check = never_cancel) -> Conflict:
    """Return a minimal set of entries that conflict with the event at index ``event``.

    The case must be contradictory with this event and consistent without it. Raises what ``check`` raises.
    """
    others = [i for i, _ in case.counted if i != event]
    needed = minimal_subset(others, lambda some: not is_case_consistent(_only(case, [event, *some]), witnesses, check))
    clash = sorted([event, *needed])
    alone = evidence_without_setup(_only(case, clash))
    return (*clash, SETUP) if witnesses.allow(alone) else tuple(clash)


def _only(case: Case, events: Iterable[int]) -> Case:
    """Return the case with only these events; their indices change."""
    return replace(case, events=tuple(case.events[i] for i in events))
