"""How one comes into a room."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from core.model.cards import Card


class Way(StrEnum):
    """How one comes into a room: as a case file calls it."""

    ROLL = "roll"
    PASSAGE = "passage"
    CALLED = "called"


CALLED_IN: Final = Way.CALLED
"""One is there already: called in by somebody's suggestion, or by leave of the house to stay."""

Ways: TypeAlias = tuple[tuple[Way, Card], ...]
"""Ways that need no dice, each with the room in which it ends."""
