"""What is wrong with a set-up, in sentences for the one who is making it, each with the field it belongs to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.models.setup_draft import SetupDraft
from core.model.events import Event
from core.model.problems import Problem
from core.model.wording import counted

SUBJECTS = {"players": "The table", "pool": "The pool", "edition": "The edition", "me": "“Me”"}


@dataclass(frozen=True, slots=True)
class Complaint:
    """A sentence; the field it belongs to (``players``, ``my_hand``, ``deck``, ...), and of a seat its number."""

    field: str
    sentence: str
    seat: int | None = None


def complaints(draft: SetupDraft, events: Sequence[Event] = ()) -> list[Complaint]:
    """Return everything that is wrong, in the order of the dialog."""
    return [_complaint(problem, draft) for problem in draft.problems(events)]


def _complaint(problem: Problem, draft: SetupDraft) -> Complaint:
    name, _, rest = problem.where.partition(".")
    field, at = re.sub(r"\[.*", "", name), re.search(r"\[(\d+)]", name)
    number = int(at[1]) if at else None
    if field == "events" and number is not None:
        return Complaint("events", f"Entry {number + 1} no longer fits: {problem.what}")
    if field == "my_hand" and number is None and draft.my_size is not None:
        return Complaint(field, _hand(len(draft.hand), draft.my_size))
    if field == "players" and number is not None:
        return Complaint(field, _sentence("The name" if rest == "name" else "The hand", problem.what), number)
    if field == "deck":
        return Complaint(field, _card(rest, problem.what))
    return Complaint(field, _sentence(SUBJECTS.get(field, rest or field), problem.what))


def _hand(have: int, need: int) -> str:
    if have < need:
        return f"Your hand: choose {counted(need - have, 'more card')}" if need - have == 1 else _more(need - have)
    return f"Your hand has {counted(need, 'card')}: take {have - need} back"


def _more(number: int) -> str:
    return f"Your hand: choose {number} more cards"


def _card(where: str, what: str) -> str:
    kind, at = re.sub(r"\[.*", "", where), re.search(r"\[(\d+)]", where)
    place = f"{kind.capitalize()}, line {int(at[1]) + 1}" if at else kind.capitalize()
    tidy = re.sub(r" \(first at (\w+)\[(\d+)]\)", lambda m: f" (first in {m[1]}, line {int(m[2]) + 1})", what)
    return f"{place}: {tidy}"


def _sentence(subject: str, what: str) -> str:
    """A finding begins with a verb ("is empty") or is a sentence of its own."""
    begins = what.split(" ", 1)[0]
    return f"{subject} {what}" if begins in {"is", "has"} else f"{what[:1].upper()}{what[1:]}"
