"""Sets of cards as bits: bit ``i`` stands for the card at place ``i`` of the deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Mask: TypeAlias = int


def mask_of(cards: Iterable[int]) -> Mask:
    """Return the mask of cards, given by their places in the deck, each at most once."""
    return sum(1 << card for card in cards)


def cards_of(mask: Mask) -> list[int]:
    """Return the places of a mask's cards, in deck order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def union(masks: Iterable[Mask]) -> Mask:
    """Return the cards that any of the masks has."""
    cards = 0
    for mask in masks:
        cards |= mask
    return cards
