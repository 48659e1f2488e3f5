"""All states of the window, by subject."""

from __future__ import annotations

from collections.abc import Mapping

from tests.screenshots import (
    advice,
    afterwards,
    board,
    charts,
    clashes,
    engines,
    entering,
    looks,
    own_sheet,
    people,
    practice,
    quick,
    reasons,
    seating,
    sheet,
    start,
    story,
    table,
    trouble,
)
from tests.screenshots.studio import States

SUBJECTS: Mapping[str, States] = {
    "Before and beside a game": start.STATES,
    "The sheet and the chart": sheet.STATES,
    "One's own sheet": own_sheet.STATES,
    "The entry": entering.STATES,
    "Fast entry": quick.STATES,
    "The table as it is": seating.STATES,
    "The list of events": story.STATES,
    "A real table": table.STATES,
    "Contradictions": clashes.STATES,
    "Engines": engines.STATES,
    "Reasons": reasons.STATES,
    "As people play": people.STATES,
    "Appearance": looks.STATES,
    "Advice": advice.STATES,
    "The board": board.STATES,
    "Charts": charts.STATES,
    "Practice games": practice.STATES,
    "After the game": afterwards.STATES,
    "Trouble": trouble.STATES,
}

STATES: States = {name: state for states in SUBJECTS.values() for name, state in states.items()}


def contents() -> str:
    """Return what each state shows, a line for each, by subject."""
    width = max(map(len, STATES))
    lines: list[str] = []
    for subject, states in SUBJECTS.items():
        lines += ["", f"{subject}:"]
        lines += [f"  {name:{width}}  {_first_line(state.__doc__)}" for name, state in states.items()]
    return "\n".join(lines[1:])


def _first_line(docstring: str | None) -> str:
    return (docstring or "").partition("\n")[0]
