"""What Enter would record, and where it would go. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.model.case import Case
from core.model.events import Event, Note


class Aim(StrEnum):
    APPEND = "append"
    CORRECT = "correct"
    INSERT = "insert"


@dataclass(frozen=True, slots=True)
class Target:
    """What becomes of the entry, and its index in the list (None for the end, or unknown)."""

    aim: Aim = Aim.APPEND
    at: int | None = None


APPEND = Target()


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """A case, an event that may be entered into it, and where it would go."""

    case: Case
    event: Event
    target: Target
    look: Note | None = None
    """The leftover card that I saw thereupon, which is entered after the event."""

    @property
    def corrects(self) -> bool:
        return self.target.aim is Aim.CORRECT and self.target.at is not None

    @property
    def at(self) -> int:
        return len(self.case.events) if self.target.at is None else self.target.at

    @property
    def base(self) -> Case:
        """The case without the event, and without the one it corrects."""
        return self.case.deleted(self.at) if self.corrects else self.case

    @property
    def result(self) -> Case:
        result = self.base.inserted(self.at, self.event)
        return result if self.look is None else result.inserted(self.at + 1, self.look)
