"""``check``: whether a case is consistent, which entries conflict, and what would correct that."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.cli.output import Outcome, Status, printable
from core.cli.question import (
    CaseQuestion,
    answered,
    conflict_data,
    conflict_lines,
    contradicted,
    declare_case,
    opening,
)
from core.conflicts.conflicts import Correction, conflict_reason, corrections, events_of, find_conflicts, setup_doubts
from core.engines.conflict import Conflict
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.evidence.evidence import SETUP
from core.formats.case_file import event_to_dict
from core.model.case import Case


def declare(parser: ArgumentParser) -> None:
    declare_case(parser)


def run(arguments: Namespace) -> Outcome:
    return answered(arguments, "check", _checked)


def _checked(question: CaseQuestion, _: Namespace) -> Outcome:
    conflicts = find_conflicts(question.case)
    if conflicts:
        return _contradictory(question, conflicts)
    try:
        answer(question.case)  # proves consistency, even if the search for conflicts did not finish
    except Contradiction as contradiction:
        outcome = contradicted(question, contradiction.conflict)
        return replace(outcome, data={**outcome.data, "mends": [], **_order_data(question.case)})
    text = "\n".join([f"{printable(str(question.path))} is consistent.", *_order_lines(question.case)])
    return Outcome(text, {**question.heading, "consistent": True, **_order_data(question.case)})


def _contradictory(question: CaseQuestion, conflicts: tuple[Conflict, ...]) -> Outcome:
    """Return all conflicts with their corrections; the JSON object has only the first."""
    case, lines = question.case, [opening(question)]
    every = [corrections(case, conflict, conflicts) for conflict in conflicts]
    for conflict, ways in zip(conflicts, every, strict=True):
        reason = conflict_reason(case, conflict)
        before = "" if conflict == conflicts[0] else "apart from that, "
        lines += ["", *conflict_lines(case, conflict, reason, before), *as_lines(case, conflict, ways, reason.setup)]
    lines += _order_lines(case)
    mends = [*map(_correction, every[0])]
    data = {**conflict_data(question.heading, conflicts[0]), "mends": mends, **_order_data(case)}
    return Outcome("\n".join(lines), data, Status.CONTRADICTION)


def _order_data(case: Case) -> dict[str, object]:
    return {} if case.turn.order is None else {"order": list(case.turn.order)}


def _order_lines(case: Case) -> list[str]:
    if case.turn.order is None:
        return []
    return [f"The turns go round in another order than the seats: {printable(', '.join(case.turn.order))}."]


_LONGEST_LIST = 5
"""Maximum number of changes listed for an entry, most likely first."""


def as_lines(case: Case, conflict: Conflict, fixes: Sequence[Correction], of_setup: Sequence[str]) -> Iterator[str]:
    """Yield the corrections of each entry of a conflict, and what else may be wrong if the set-up takes part.

    ``of_setup`` names the parts of the set-up involved, if known. Yields nothing if only the set-up is involved.
    """
    if not fixes:
        return
    yield "Possible fixes:"
    for event in events_of(conflict):
        label = f"  entry {event + 1}  "
        for words in _descriptions([fix for fix in fixes if fix.event == event]):
            yield f"{label}{printable(words)}"
            label = " " * len(label)
    if SETUP in conflict:
        yield f"  {printable(setup_doubts(case.setup, of_setup))}"


def _descriptions(corrections: Sequence[Correction]) -> list[str]:
    """Return the descriptions of an entry's corrections: some changes, and the removal."""
    if not corrections:
        return ["changing this entry alone does not resolve the contradiction"]
    *changes, removal = [correction.words for correction in corrections]
    left = len(changes) - _LONGEST_LIST
    more = [f"and {left} more (--json lists all)"] if left > 1 else changes[_LONGEST_LIST:]
    return [*changes[:_LONGEST_LIST], *more, removal]


def _correction(fix: Correction) -> dict[str, object]:
    """Return a correction as ``check --json`` prints it; a changed entry is written as in a case file."""
    change = {"event": fix.event, "change": fix.change}
    if fix.to is not None:
        return {**change, "to": event_to_dict(fix.to, in_full=True), "words": fix.words}
    return {**change, "besides": list(fix.besides)} if fix.besides else change
