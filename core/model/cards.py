"""Cards and their three categories."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Category(IntEnum):
    """A kind of card; the values give the order of the cards in a suggestion."""

    SUSPECT = 0
    WEAPON = 1
    ROOM = 2

    @property
    def plural(self) -> str:
        """The field of a case file's ``deck`` that lists this category."""
        return f"{self.name.lower()}s"


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its name as the deck spells it, and its category."""

    name: str
    category: Category

    def __str__(self) -> str:
        return self.name


Triple = tuple[Card, Card, Card]
"""One card of each category, in the order suspect, weapon, room."""
