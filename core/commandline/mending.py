"""What would mend a clash, as ``check`` gives it: in words, and as the list that case-format.md promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.commandline.width import printable
from core.engines.conflict import Conflict
from core.engines.contract import SETUP
from core.model.case import Case
from core.model.case_writer import event_to_dict
from core.reasons.clashes import events_of
from core.reasons.mends import Mend, setup_doubts

_LONGEST_LIST = 5
"""How many changes of an entry are said; the likeliest come first."""


def as_lines(case: Case, conflict: Conflict, found: Sequence[Mend], of_setup: Sequence[str]) -> Iterator[str]:
    """Yield for each entry of the conflict what would mend it, and what may be wrong beside the entries.

    ``of_setup`` names what of the set-up takes part, where that is known. Of the set-up alone there is no more to say.
    """
    if not found:
        return
    yield "What would mend it:"
    for event in events_of(conflict):
        label = f"  entry {event + 1}  "
        for words in _said([mend for mend in found if mend.event == event]):
            yield f"{label}{printable(words)}"
            label = " " * len(label)
    if SETUP in conflict:
        yield f"  {printable(setup_doubts(case.setup, of_setup))}"


def _said(mends: Sequence[Mend]) -> list[str]:
    """Return the words for what would mend an entry: some changes, and what has to be taken out."""
    if not mends:
        return ["no change of it alone is enough"]
    *changes, removal = [mend.words for mend in mends]
    left = len(changes) - _LONGEST_LIST
    more = [f"and {left} more ways, which --json names"] if left > 1 else changes[_LONGEST_LIST:]
    return [*changes[:_LONGEST_LIST], *more, removal]


def as_data(found: Sequence[Mend]) -> list[dict[str, object]]:
    """Return the mends as ``check --json`` prints them; a changed entry is spelled as in a case file."""
    return [_removal(mend) if mend.to is None else _change(mend) for mend in found]


def _removal(mend: Mend) -> dict[str, object]:
    besides = {"besides": list(mend.besides)} if mend.besides else {}
    return {"event": mend.event, "change": mend.change, **besides}


def _change(mend: Mend) -> dict[str, object]:
    to = {} if mend.to is None else {"to": event_to_dict(mend.to)}
    return {"event": mend.event, "change": mend.change, **to, "words": mend.words}
