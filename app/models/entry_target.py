"""Where an entry goes: to the end of the list, in the place of another, or before one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Aim(StrEnum):
    """What becomes of the entry."""

    APPEND = "append"
    CORRECT = "correct"
    INSERT = "insert"


@dataclass(frozen=True, slots=True)
class Target:
    """What becomes of the entry, and at which index of the list (None for the end, or where it isn't known)."""

    aim: Aim = Aim.APPEND
    at: int | None = None

    def title(self, noun: str) -> str:
        """Return what the button says; entries are counted from 1, as people do."""
        number = "" if self.at is None else f" {self.at + 1}"
        match self.aim:
            case Aim.APPEND:
                return f"Enter {noun}"
            case Aim.CORRECT:
                return f"Correct entry{number}"
            case Aim.INSERT:
                return f"Insert before entry{number}"


APPEND = Target()
