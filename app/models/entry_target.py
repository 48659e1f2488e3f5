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


APPEND = Target()
