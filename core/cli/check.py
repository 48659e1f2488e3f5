"""``check``: whether a case is consistent, which entries conflict, and what would correct that."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from core.cli.arguments import load_case
from core.cli.inference import conflict_data, conflict_lines, contradicted, opening, posterior_of
from core.cli.output import Outcome, Status, printable
from core.conflicts.conflicts import Correction, conflict_reason, corrections, events_of, find_conflicts, setup_doubts
from core.engines.conflict import Conflict
from core.engines.contract import Contradiction
from core.evidence.evidence import SETUP
from core.formats.case_file import event_to_dict
from core.model.case import Case

_HEADING = {"format": "deerstalker-check", "version": 1}


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file or a plain-text log")


def run(arguments: Namespace) -> Outcome:
    path: Path = arguments.case
    case = load_case(path)

    conflicts = find_conflicts(case)
    if conflicts:
        return _contradictory(path, case, conflicts)
    try:
        posterior_of(path, case)  # proves consistency, even if the search for conflicts did not finish
    except Contradiction as contradiction:
        outcome = contradicted(path, case, contradiction, _HEADING)
        return Outcome(outcome.text, {**outcome.data, "mends": [], **_order_data(case)}, outcome.status)
    text = "\n".join([f"{printable(str(path))} is consistent.", *_order_lines(case)])
    return Outcome(text, {**_HEADING, "consistent": True, **_order_data(case)})


def _contradictory(path: Path, case: Case, conflicts: tuple[Conflict, ...]) -> Outcome:
    """Return all conflicts with their corrections; the JSON object has only the first."""
    lines = [opening(path)]
    every = [corrections(case, conflict, conflicts) for conflict in conflicts]
    for conflict, ways in zip(conflicts, every, strict=True):
        reason = conflict_reason(case, conflict)
        before = "" if conflict == conflicts[0] else "apart from that, "
        lines += ["", *conflict_lines(case, conflict, reason, before), *as_lines(case, conflict, ways, reason.setup)]
    lines += _order_lines(case)
    data = {**conflict_data(_HEADING, conflicts[0]), "mends": as_data(every[0]), **_order_data(case)}
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


def as_data(fixes: Sequence[Correction]) -> list[dict[str, object]]:
    """Return the corrections as ``check --json`` prints them; a changed entry is written as in a case file."""
    return [_correction(fix) for fix in fixes]


def _correction(fix: Correction) -> dict[str, object]:
    change = {"event": fix.event, "change": fix.change}
    if fix.to is not None:
        return {**change, "to": event_to_dict(fix.to, in_full=True), "words": fix.words}
    return {**change, "besides": list(fix.besides)} if fix.besides else change
