"""The marks of one's own sheet, and their file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from core.formats.atomic_file import write_atomically
from core.formats.case_file import laid_out, read_text
from core.formats.identity import GameTraces
from core.formats.json_values import Fields, Json, not_below, parse_json, read_heading
from core.formats.migrations import Versions, unchanged
from core.model.cards import Card
from core.model.problems import InvalidCaseError, Problem, UnusableFileError
from core.model.seats import FACE_UP, Holder
from core.model.setup import Setup
from core.text.text import say
from core.text.wording import match, one_of, unknown, unreadable


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


@dataclass(frozen=True, slots=True)
class MarksFile:
    """What can be read of a file of marks; ``problems`` name the rest. ``game`` is None if it is not said whose."""

    marks: tuple[Mark, ...] = ()
    game: GameTraces | None = None
    problems: tuple[Problem, ...] = ()


FORMAT: Final = "deerstalker-marks"
VERSIONS: Final[Versions[dict[str, Json]]] = Versions((unchanged,))
"""Version 2 may say of which game the marks are."""

_FIELDS = ("card", "holder", "says")


def marks_to_json(marks: Iterable[Mark], game: GameTraces | None = None) -> str:
    listed: list[Json] = [{"card": mark.card.name, "holder": mark.holder, "says": mark.says.value} for mark in marks]
    traces: dict[str, Json] = {}
    if game is not None:
        traces = {"game": {"setups": [*sorted(game.setups)], "entries": [*sorted(game.entries)]}}
    return laid_out({"format": FORMAT, "version": VERSIONS.latest, **traces, "marks": listed})


def write_marks(
    marks: Iterable[Mark], path: Path, game: GameTraces | None = None, *, private: bool = False, synced: bool = True
) -> None:
    """Write marks to a file as :func:`core.formats.atomic_file.write_atomically` does. Raises UnwritableFileError."""
    write_atomically(path, marks_to_json(marks, game).encode("utf-8"), private=private, synced=synced)


def read_marks(path: Path, setup: Setup, *, streams: bool = False) -> tuple[Mark, ...]:
    """Return the marks in a file, for a game with this set-up. Raises InvalidCaseError with every problem.

    For ``streams`` see :func:`core.formats.case_file.read_text`.
    """
    return parse_marks(read_text(path, streams=streams), setup)


def parse_marks(text: str, setup: Setup) -> tuple[Mark, ...]:
    """Return the marks in a text, for a game with this set-up. Raises InvalidCaseError with every problem."""
    file = _parsed(text, setup)
    if file.problems:
        raise InvalidCaseError(file.problems)
    return file.marks


def read_what_is_left(path: Path, setup: Setup) -> MarksFile | None:
    """Return what can be read of a file, for a game with this set-up; None if there is none.

    Raises UnusableFileError.
    """
    try:
        path.stat()
        return _parsed(read_text(path), setup)
    except (FileNotFoundError, NotADirectoryError, PermissionError):  # not permitted: into its folder
        return None
    except OSError as error:
        raise UnusableFileError([Problem("", unreadable(error))]) from None
    except UnusableFileError:
        raise
    except InvalidCaseError as error:
        return MarksFile(problems=error.problems)


def remove_marks(path: Path) -> None:
    """Remove a file of marks, but none that must be left as it is. Raises OSError."""
    try:
        _heading(read_text(path))
    except UnusableFileError:
        return
    except InvalidCaseError:
        pass  # damaged marks go with their game
    path.unlink(missing_ok=True)


_NOT_MARKS = say("is damaged or not a file of marks ({place}: {reason})")


def _heading(text: str) -> tuple[Fields, list[Problem]]:
    """Return the fields of a text, and the problems so far. Raises InvalidCaseError if it is not JSON, or newer."""
    value, problems = parse_json(text, _NOT_MARKS)
    return read_heading(Fields.of(value, "", problems), FORMAT, VERSIONS), problems


def _parsed(text: str, setup: Setup) -> MarksFile:
    fields, problems = _heading(text)
    fields.refuse_others(("format", "version", "game", "marks"))
    game = _read_traces(fields.object("game")) if fields.has("game") else None
    if not fields.has("marks"):
        fields.wrong("marks", say("is missing; it must be a list of marks"))
    listed, cells = fields.objects("marks"), len(setup.deck) * len(setup.holders)
    if len(listed) > 2 * cells:  # to name what is wrong with each would take minutes
        what = say("has {number} marks; this game has {cells} cells")
        fields.wrong("marks", what.format(number=len(listed), cells=cells))
    return MarksFile(_read(listed[: 2 * cells], setup), game, tuple(problems))


def _read_traces(fields: Fields) -> GameTraces | None:
    """Return what a game is known by; None if that is damaged, as then nothing tells it from this one."""
    start = len(fields.problems)
    fields.refuse_others(("setups", "entries"))
    setups, entries = (frozenset(filter(str.isascii, fields.texts(name))) for name in ("setups", "entries"))
    return GameTraces(setups, entries) if len(fields.problems) == start else None


def _read(listed: Iterable[Fields], setup: Setup) -> tuple[Mark, ...]:
    """Return the marks that can be read, the first of each cell."""
    first: dict[tuple[Card | None, Holder | None], str] = {}
    read: dict[tuple[Card, Holder], Mark] = {}
    for fields in listed:
        start = len(fields.problems)
        fields.refuse_others(_FIELDS)
        card, holder, says = map(fields.text, _FIELDS)
        known_card, where = setup.deck.find(card), match(holder, setup.holders)
        names = [other.name for other in setup.deck]
        wrong = [
            *([Problem("card", unknown("card", card, names))] if known_card is None else []),
            *([Problem("holder", unknown("holder", holder, setup.holders))] if where is None else []),
            *([Problem("says", one_of(says, Says))] if says not in set(Says) else []),
        ]
        fields.problems.extend(not_below([each.within(fields.where) for each in wrong], fields.problems[start:]))
        before = first.setdefault((known_card, where), fields.where)
        if known_card is None or where is None or says not in set(Says):
            continue
        if before != fields.where and len(fields.problems) == start:
            fields.wrong("", say("marks the same cell as {where}; mark each cell once").format(where=before))
        read.setdefault((known_card, where), Mark(known_card, where, Says(says)))
    return tuple(read.values())
