"""A case that contradicts itself, as the commands tell it. People count entries from 1, as in the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from core.commandline.outcome import Outcome, Status
from core.commandline.width import printable
from core.engines.conflict import Conflict
from core.engines.contract import Contradiction
from core.model.case import Case
from core.model.text import sentence
from core.reasons.clash_reasons import ClashReason, why_they_clash
from core.reasons.clashes import events_of
from core.reasons.phrases import cannot_be


def contradicted(path: Path, case: Case, found: Contradiction, heading: Mapping[str, object]) -> Outcome:
    """Return the answer that the case contradicts itself; ``heading`` are the format and version of the object."""
    lines = [opening(path), *clash_lines(case, found.conflict, why_they_clash(case, found.conflict))]
    return Outcome("\n".join(lines), conflict_data(heading, found.conflict), Status.CONTRADICTION)


def opening(path: Path) -> str:
    """Return the line that such an answer begins with."""
    return f"{printable(str(path))} contradicts itself."


def conflict_data(heading: Mapping[str, object], conflict: Conflict) -> dict[str, object]:
    """Return the object that ``--json`` prints, as case-format.md says."""
    return {**heading, "consistent": False, "conflict": list(conflict)}


def clash_lines(case: Case, conflict: Conflict, reason: ClashReason, before: str = "") -> Iterator[str]:
    """Yield what cannot be true together, the entries, and why; ``before`` begins the sentence."""
    yield printable(sentence(f"{before}{cannot_be(conflict, reason.setup)}"))
    yield from (f"  entry {event + 1}  {printable(str(case.events[event]))}" for event in events_of(conflict))
    yield from map(printable, reason.steps)
