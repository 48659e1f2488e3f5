"""Checks whether a result can be true, and finds corrections of contradicting entries."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.model.case import Case
from core.model.ending import Ending
from core.text.text import Text, say

if TYPE_CHECKING:
    from core.conflicts.conflicts import Correction

FEW: Final = 3
"""Number of corrections offered."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a result of a case cannot be true: the ``entries`` it contradicts, the reasons, and corrections.

    Without entries, the set-up alone contradicts it. ``steps`` are the reasons, as texts of core.
    """

    case: Case
    entries: tuple[int, ...]
    steps: tuple[str, ...]
    corrections: tuple[Correction, ...]


def check_result(case: Case, ending: Ending) -> Objection | None:
    """Return the objection to a result, None if it can be true. Runs in a worker. Raises CancelledError."""
    from core.conflicts.conflicts import conflict_reason, corrections, events_of
    from core.engines.conflict import conflict_of

    ended, n = case, len(case.events)
    for note in ending.notes():
        ended = ended.appended(note)
    conflict = conflict_of(ended)
    if not conflict:
        return None
    entries = tuple(event for event in events_of(conflict) if event < n)
    steps = tuple(_as_told(step, n) for step in conflict_reason(ended, conflict).steps)
    ways = corrections(ended, conflict)
    return Objection(case, entries, steps, tuple(way for way in ways if way.event < n))


def _as_told(step: str, n: int) -> str:
    """Return a step of a proof in which the result after ``n`` entries is not called a note and has no number."""
    clause = step.values.get("clause") if isinstance(step, Text) else None
    if not isinstance(clause, Text) or not {"fact", "entries"} <= clause.values.keys():
        return step
    numbers = [int(number) for number in re.findall(r"\d+", str(clause.values["entries"]))]
    if not numbers or min(numbers) <= n:
        return step
    return say("You say that {fact}.").format(fact=clause.values["fact"])
