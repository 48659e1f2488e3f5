"""An entry that is complete: the case as it would be with it."""

from __future__ import annotations

from dataclasses import dataclass

from app.models.entry_target import Aim, Target
from core.model.case import Case
from core.model.events import Event


@dataclass(frozen=True, slots=True)
class Prospect:
    """A case, an event that may be entered into it, and where that would go."""

    case: Case
    event: Event
    target: Target

    @property
    def corrects(self) -> bool:
        """Whether the event takes the place of another."""
        return self.target.aim is Aim.CORRECT and self.target.at is not None

    @property
    def at(self) -> int:
        """Where the event would stand in the list."""
        return len(self.case.events) if self.target.at is None else self.target.at

    @property
    def base(self) -> Case:
        """The case without the event, and without the one that it corrects."""
        return self.case.deleted(self.at) if self.corrects else self.case

    @property
    def result(self) -> Case:
        """The case with the event."""
        return self.base.inserted(self.at, self.event)
