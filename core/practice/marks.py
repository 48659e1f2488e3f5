"""The marks of one's own sheet, and their file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from core.formats.atomic_file import write_atomically
from core.formats.case_file import read_text
from core.formats.json_values import Fields, Json, parse_json, read_heading
from core.formats.migrations import Versions
from core.model.cards import Card, Category
from core.model.problems import InvalidCaseError
from core.model.seats import FACE_UP, Holder
from core.model.setup import Setup
from core.text.text import say
from core.text.wording import match, unknown


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
    placed = dict.fromkeys(setup.face_up, FACE_UP) | (
        {} if setup.me is None else dict.fromkeys(setup.my_hand, setup.me)
    )
    full = {setup.me, FACE_UP}
    return tuple(
        Mark(card, holder, Says.of(holds=placed.get(card) == holder))
        for card in setup.deck
        for holder in setup.holders
        if card in placed or holder in full
    )


FORMAT: Final = "deerstalker-marks"
VERSIONS: Final[Versions[dict[str, Json]]] = Versions()


def marks_to_json(marks: Iterable[Mark]) -> str:
    fields = [{"card": mark.card.name, "holder": mark.holder, "says": mark.says.value} for mark in marks]
    lines = ",\n".join(f"    {json.dumps(one, ensure_ascii=False)}" for one in fields)
    listed = f"[\n{lines}\n  ]" if fields else "[]"
    return f'{{\n  "format": "{FORMAT}",\n  "version": {VERSIONS.latest},\n  "marks": {listed}\n}}\n'


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
    marks = tuple(_read(fields, setup))
    if problems:
        raise InvalidCaseError(problems)
    return marks


def _read(fields: Fields, setup: Setup) -> Iterator[Mark]:
    first: dict[tuple[Card, Holder], str] = {}
    listed, cells = fields.objects("marks"), len(setup.deck) * len(setup.holders)
    if len(listed) > cells:
        said = say("Files", "has {number} marks, but the sheet has {cells} cells; mark each cell once")
        fields.wrong("marks", said.format(number=len(listed), cells=cells))
        return
    for one in listed:
        start = len(one.problems)
        one.refuse_others(("card", "holder", "says"))
        mark = Mark(_card(one, setup), _holder(one, setup), _says(one))
        where = first.setdefault((mark.card, mark.holder), one.where)
        if where != one.where and len(one.problems) == start:
            said = say("Files", "marks the same cell as {where}; mark each cell once")
            one.wrong("", said.format(where=where))
        yield mark


def _card(fields: Fields, setup: Setup) -> Card:
    name = fields.text("card")
    found = setup.deck.find(name)
    if found is None and isinstance(fields.values.get("card"), str):
        fields.wrong("card", unknown("card", name, [card.name for card in setup.deck]))
    return found or Card(name, Category.SUSPECT)


def _holder(fields: Fields, setup: Setup) -> Holder:
    if setup.me is None and fields.values.get("holder", "") is None:
        fields.wrong("holder", say("Files", "is null, but a spectator has no hand; name one of the holders"))
        return ""
    name = fields.text("holder")
    found = match(name, setup.holders)
    if found is None and isinstance(fields.values.get("holder"), str):
        fields.wrong("holder", unknown("holder", name, setup.holders))
    return found or name


def _says(fields: Fields) -> Says:
    if fields.has("says"):
        return fields.choice("says", Says.MAYBE)
    fields.text("says")  # notes that it is missing
    return Says.MAYBE
