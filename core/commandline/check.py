"""``check``: whether a case is consistent, which entries clash, and what would mend that."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from core.commandline.case_argument import load_case
from core.commandline.outcome import Outcome, Status
from core.commandline.width import printable
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.conflict import Conflict

SUMMARY = "whether a case is consistent, or which entries contradict each other and what would mend that"
_HEADING = {"format": "deerstalker-check", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file, or a log in the plain-text format")


def run(arguments: Namespace) -> Outcome:
    """Return whether the case is consistent. Raises Refusal."""
    path: Path = arguments.case
    case = load_case(path)

    from core.commandline.conflict import contradicted
    from core.commandline.inference import posterior_of
    from core.engines.contract import Contradiction
    from core.reasons.clashes import clashes

    found = clashes(case)
    if found:
        return _clashing(path, case, found)
    try:
        posterior_of(path, case)  # an answer proves it, also where looking for clashes came to no end
    except Contradiction as contradiction:
        outcome = contradicted(path, case, contradiction, _HEADING)
        return Outcome(outcome.text, {**outcome.data, "mends": []}, outcome.status)
    return Outcome(f"{printable(str(path))} is consistent.", {**_HEADING, "consistent": True})


def _clashing(path: Path, case: Case, found: tuple[Conflict, ...]) -> Outcome:
    """Return all clashes with what would mend them; the object has the first."""
    from core.commandline.conflict import clash_lines, conflict_data, opening
    from core.commandline.mending import as_data, as_lines
    from core.reasons.clash_reasons import why_they_clash
    from core.reasons.mends import mends

    lines = [opening(path)]
    mending = [mends(case, conflict, found) for conflict in found]
    for conflict, ways in zip(found, mending, strict=True):
        reason = why_they_clash(case, conflict)
        before = "" if conflict == found[0] else "apart from that, "
        lines += ["", *clash_lines(case, conflict, reason, before), *as_lines(case, conflict, ways, reason.setup)]
    data = {**conflict_data(_HEADING, found[0]), "mends": as_data(mending[0])}
    return Outcome("\n".join(lines), data, Status.CONTRADICTION)
