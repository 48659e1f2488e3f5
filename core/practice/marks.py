"""The marks of one's own sheet, and their file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from core.formats.atomic_file import write_atomically
from core.formats.case_file import laid_out, read_text
from core.formats.json_values import Fields, Json, not_below, parse_json, read_heading
from core.formats.migrations import Versions
from core.model.cards import Card
from core.model.problems import InvalidCaseError, Problem
from core.model.seats import FACE_UP, Holder
from core.model.setup import Setup
from core.text.text import say
from core.text.wording import match, one_of, unknown


class Says(StrEnum):
    """What a mark says of a card and a holder; ``MAYBE`` is a guess, which is never wrong."""

    YES = "yes"
    NO = "no"
    MAYBE = "maybe"

    @classmethod
    def of(cls, *, holds: bool) -> Says:
        return cls.YES if holds else cls.NO


@dataclass(frozen=True, slots=True)
class Mark:
    card: Card
    holder: Holder
    says: Says


def marks_of_setup(setup: Setup) -> tuple[Mark, ...]:
    """Return the marks that everybody starts with: the rows and the column of one's own and of face-up cards."""
    placed = dict.fromkeys(setup.face_up, FACE_UP) | dict.fromkeys(setup.my_hand, setup.me or "")
    full = {setup.me, FACE_UP}
    return tuple(
        Mark(card, holder, Says.of(holds=placed.get(card) == holder))
        for card in setup.deck
        for holder in setup.holders
        if card in placed or holder in full
    )


FORMAT: Final = "deerstalker-marks"
VERSIONS: Final[Versions[dict[str, Json]]] = Versions()
_FIELDS = ("card", "holder", "says")


def marks_to_json(marks: Iterable[Mark]) -> str:
    listed: list[Json] = [{"card": one.card.name, "holder": one.holder, "says": one.says.value} for one in marks]
    return laid_out({"format": FORMAT, "version": VERSIONS.latest, "marks": listed})


def write_marks(marks: Iterable[Mark], path: Path, *, private: bool = False, synced: bool = True) -> None:
    """Write marks to a file as :func:`core.formats.atomic_file.write_atomically` does. Raises UnwritableFileError."""
    write_atomically(path, marks_to_json(marks).encode("utf-8"), private=private, synced=synced)


def read_marks(path: Path, setup: Setup, *, streams: bool = False) -> tuple[Mark, ...]:
    """Return the marks in a file, for a game with this set-up. Raises InvalidCaseError with every problem.

    For ``streams`` see :func:`core.formats.case_file.read_text`.
    """
    return parse_marks(read_text(path, streams=streams), setup)


_NOT_MARKS = say("Files", "is damaged or not a file of marks ({place}: {reason})")


def parse_marks(text: str, setup: Setup) -> tuple[Mark, ...]:
    """Return the marks in a text, for a game with this set-up. Raises InvalidCaseError with every problem."""
    value, problems = parse_json(text, _NOT_MARKS)
    fields = read_heading(Fields.of(value, "", problems), FORMAT, VERSIONS)
    fields.refuse_others(("format", "version", "marks"))
    if not fields.has("marks"):
        fields.wrong("marks", say("Files", "is missing; it must be a list of marks"))
    marks = tuple(_read(fields.objects("marks"), setup))
    if problems:
        raise InvalidCaseError(problems)
    return marks


def _read(listed: Iterable[Fields], setup: Setup) -> Iterator[Mark]:
    first: dict[tuple[Card | None, Holder | None], str] = {}
    for one in listed:
        start = len(one.problems)
        one.refuse_others(_FIELDS)
        card, holder, says = map(one.text, _FIELDS)
        found, where = setup.deck.find(card), match(holder, setup.holders)
        names = [known.name for known in setup.deck]
        wrong = [
            *([Problem("card", unknown("card", card, names))] if found is None else []),
            *([Problem("holder", unknown("holder", holder, setup.holders))] if where is None else []),
            *([Problem("says", one_of(says, Says))] if says not in set(Says) else []),
        ]
        one.problems.extend(not_below([each.within(one.where) for each in wrong], one.problems[start:]))
        before = first.setdefault((found, where), one.where)
        if found is None or where is None or len(one.problems) > start:
            continue
        if before != one.where:
            one.wrong("", say("Files", "marks the same cell as {where}; mark each cell once").format(where=before))
        yield Mark(found, where, Says(says))
