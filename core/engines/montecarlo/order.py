"""The order in which the open cards are dealt out to the samples."""

from __future__ import annotations

from collections.abc import Sequence

from core.evidence.evidence import Mask, cards_of
from core.evidence.presolve import Residue


def card_order(residue: Residue) -> list[int]:
    """Return the open cards so that few clauses and shows are half done at any time."""
    spans = [cards for _, cards in residue.clauses] + [choice.open for choice in residue.choices]
    left = cards_of(residue.open)
    order: list[int] = []
    begun = 0
    while left:
        best = min(left, key=lambda card: _price(card, begun, spans, residue))
        order.append(best)
        left.remove(best)
        begun |= 1 << best
    return order


def _price(card: int, begun: Mask, spans: Sequence[Mask], residue: Residue) -> tuple[int, int, int]:
    """What it costs to deal this card next: spans it begins, less those it ends; then how many places it may have."""
    bit = 1 << card
    after = begun | bit
    mine = [span for span in spans if span & bit]
    begins = sum(not span & begun for span in mine)
    ends = sum(not span & ~after for span in mine)
    places = sum(bool(allowed & bit) for allowed in residue.allowed)
    return begins - ends, -len(mine), places
