"""Cards, their three categories, and sets of cards as bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

Mask: TypeAlias = int


def mask_of(cards: Iterable[int]) -> Mask:
    """Return the mask of distinct cards, given by their deck indices."""
    return sum(1 << card for card in cards)


def cards_of(mask: Mask) -> list[int]:
    """Return the deck indices of a mask's cards, in order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def union(masks: Iterable[Mask]) -> Mask:
    cards = 0
    for mask in masks:
        cards |= mask
    return cards


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
