"""A case that contradicts itself, as the commands tell it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.commandline.outcome import Outcome, Status
from core.commandline.width import printable
from core.engines.contract import SETUP, Contradiction, Source
from core.model.case import Case


def contradicted(path: Path, case: Case, found: Contradiction, heading: Mapping[str, object]) -> Outcome:
    """Return the answer that the case contradicts itself; ``heading`` are the format and version of the object."""
    lines = [f"{printable(str(path))} contradicts itself. These entries cannot all be true:"]
    lines += [f"  {_entry(source, case)}" for source in found.conflict]
    data = {**heading, "consistent": False, "conflict": list(found.conflict)}
    return Outcome("\n".join(lines), data, Status.CONTRADICTION)


def _entry(source: Source, case: Case) -> str:
    if isinstance(source, int):
        return f"events[{source}]  {printable(str(case.events[source]))}"
    return "the set-up: my hand, the sizes of the hands, the face-up cards" if source == SETUP else source
