"""What became of hunches: still possible, certain by now, or refuted, and by which entries."""

from __future__ import annotations

from core.engines.contract import Check, never_cancel
from core.explain.explanation import explain
from core.model.case import Case
from core.model.hunch import Hunch, JudgedHunch


def judged(case: Case, check: Check = never_cancel) -> tuple[JudgedHunch, ...]:
    """Return what became of each hunch of a case. Raises Contradiction, and what ``check`` raises."""

    def one_judged(one: Hunch) -> JudgedHunch:
        found = explain(case, one.card, one.holder, check)
        return JudgedHunch(one) if found is None else JudgedHunch(one, found.holds, found.because)

    return tuple(map(one_judged, case.hunches))
