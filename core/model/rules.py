"""The rules that differ between editions and houses."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ShowModel(StrEnum):
    """What a card that I was shown says beyond itself (see README, "What the numbers mean")."""

    RANDOM = "random"
    IGNORE = "ignore"


class Answers(StrEnum):
    """Whether answering stops at the first refutation, or the others answer too."""

    FIRST = "first"
    ALL = "all"


class Accuse(StrEnum):
    """Where one may accuse."""

    ANYWHERE = "anywhere"
    ANY_ROOM = "any-room"
    IN_ROOM = "in-room"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game. The defaults are those of a deck of one's own."""

    show_model: ShowModel = ShowModel.RANDOM
    answers: Answers = Answers.FIRST
    dice: int = 2
    accuse: Accuse = Accuse.ANYWHERE
    may_stay: bool = False
    doors: str | None = None
    comment: str | None = None
