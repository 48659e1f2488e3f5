"""What a line of the table's command line says, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.model.cards import Card
from core.model.events import Answer
from core.model.quick_words import Meaning
from core.model.seats import Holder

OneOfEach = tuple[Card | None, Card | None, Card | None]


class Deed(StrEnum):
    """What a line tells of."""

    SUGGESTION = "suggestion"
    ACCUSATION = "accusation"
    NOTE = "note"
    MOVE = "move"


class Trouble(StrEnum):
    """What is the matter with a piece of the line."""

    UNKNOWN = "unknown"
    """Nothing is called so."""
    DOUBT = "doubt"
    """It can be several things."""
    MISFIT = "misfit"
    """What it means has no place in the line."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A piece that says nothing, and what it could have meant."""

    trouble: Trouble
    text: str
    meanings: tuple[Meaning, ...] = ()


@dataclass(frozen=True, slots=True)
class Completion:
    """What a piece may go on to: the line from ``start`` to ``end`` becomes ``text``, which means ``meaning``."""

    start: int
    end: int
    text: str
    meaning: Meaning

    def applied(self, line: str) -> str:
        """Return the line with the piece completed, ready for the next one."""
        return f"{line[: self.start]}{self.text} {line[self.end :].lstrip()}"


@dataclass(frozen=True)
class Reading:
    """What a line says. None is "not said"; ``answered`` tells it from "nobody shows"."""

    deed: Deed = Deed.SUGGESTION
    by: str | None = None
    cards: OneOfEach = (None, None, None)
    answered: bool = False
    refuter: str | None = None
    shown: Card | None = None
    further: tuple[Answer, ...] = ()
    correct: bool | None = None
    holder: Holder | None = None
    card: Card | None = None
    holds: bool | None = None
    to: Card | None = None
    faults: tuple[Fault, ...] = ()
    completions: tuple[Completion, ...] = ()
