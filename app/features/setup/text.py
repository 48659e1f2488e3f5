"""Problems of a set-up as sentences, each with the field it belongs to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.features.setup.draft import SetupDraft
from app.ui.language import localized, translate
from app.ui.text import category_title
from core.model.cards import Category
from core.model.events import Event
from core.model.problems import Problem
from core.text.text import CAPITAL, Text, capital, say

_SUBJECTS: Mapping[str, Text] = {
    "players": say("The table"),
    "pool": say("The pool"),
    "edition": say("The edition"),
    "me": say("“Me”"),
    "name": say("The name", "of a player"),
    "hand": say("The hand", "of a player"),
}
"""The subject of a problem text that starts with a verb, by its field."""

_VERBS = frozenset({"is", "has"})
"""Problem texts that start with these words, in English, need a subject."""

_AT = re.compile(r"(\w+)\[(\d+)]")
"""An item of a list, as problems name it."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """A sentence; the field it belongs to (``players``, ``my_hand``, ``deck``, ...), and its seat if any."""

    field: str
    sentence: str
    seat: int | None = None


def resized(before: SetupDraft, after: SetupDraft, at: int) -> str:
    """Return which hands changed because that of the seat at ``at`` did; empty where none has."""
    gets = translate("{who} gets {new} instead of {old}", "cards")
    changes = [
        gets.format(who=seat.name, new=new, old=old)
        for i, (seat, old, new) in enumerate(zip(after.seats, before.sizes, after.sizes, strict=True))
        if i != at and old != new
    ]
    said = translate("To deal all {total} cards, {changes}.", "changes: Bob gets 5 instead of 4, Cid …")
    return said.format(total=sum(after.sizes), changes=", ".join(changes)) if changes else ""


def setup_problems(draft: SetupDraft, events: Sequence[Event] = ()) -> list[SetupProblem]:
    """Return everything that is wrong, in the order of the dialog."""
    return [_setup_problem(problem, draft) for problem in draft.problems(events)]


def _setup_problem(problem: Problem, draft: SetupDraft) -> SetupProblem:
    name, _, rest = problem.where.partition(".")
    field, number = _split(name)
    if field == "events" and number is not None:
        said = translate("Entry {number} no longer fits: {problem}")
        return SetupProblem("events", said.format(number=number + 1, problem=localized(problem.what)))
    if field == "my_hand" and number is None and draft.my_size is not None:
        return SetupProblem(field, _hand(len(draft.hand), draft.my_size))
    if field == "players" and number is not None:
        return SetupProblem(field, _sentence("name" if rest == "name" else "hand", problem.what), number)
    if field == "deck":
        return SetupProblem(field, _card(rest, problem.what))
    return SetupProblem(field, _sentence(field if field in _SUBJECTS else rest or field, problem.what))


def _split(where: str) -> tuple[str, int | None]:
    """Return a field, and the index in its list if there is one: "players[2]"."""
    found = _AT.fullmatch(where)
    return (found[1], int(found[2])) if found else (where, None)


def _hand(have: int, need: int) -> str:
    if have < need:
        return translate("Your hand: choose %n more card(s)", "", need - have)
    said = translate("Your hand has %n card(s): take {number} back", "", need)
    return said.format(number=have - need)


def _card(where: str, what: str) -> str:
    if isinstance(what, Text) and "where" in what.values:
        what = what.format(**{**what.values, "where": _line(str(what.values["where"]))})
    said = translate("{place}: {finding}", "place: Weapons, line 3; finding: what is wrong there")
    return said.format(place=_line(where), finding=localized(what))


def _line(where: str) -> str:
    """Return a line in the lists of cards: "Weapons, line 3"."""
    field, number = _split(where)
    title = next((category_title(one) for one in Category if one.plural == field), field)
    if number is None:
        return title
    return translate("{title}, line {number}", "of a list").format(title=title, number=number + 1)


def _sentence(field: str, what: str) -> str:
    """Return a problem as a sentence, with a subject if it starts with a verb ("is empty")."""
    if what.split(" ", 1)[0] not in _VERBS:
        return capital(localized(what), CAPITAL)
    subject = localized(_SUBJECTS[field]) if field in _SUBJECTS else field
    said = translate("{subject} {finding}", "subject: The name; finding: is empty; …")
    return said.format(subject=subject, finding=localized(what))
