"""Sets of cards as bit masks: bit ``i`` stands for the card at index ``i`` of the deck."""

from __future__ import annotations

from collections.abc import Iterable
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
    """Return the union of the masks."""
    cards = 0
    for mask in masks:
        cards |= mask
    return cards
