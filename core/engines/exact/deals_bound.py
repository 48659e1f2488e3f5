"""How many deals there can be at the most: what decides in which arithmetic they can be counted."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

from core.evidence.presolve import ENVELOPE_SLOTS, Residue


def deals_bound(residue: Residue) -> int:
    """Return how many deals there would be if the open cards could go anywhere that has room for them."""
    envelope = prod(residue.allowed[slot].bit_count() or 1 for slot in range(ENVELOPE_SLOTS))
    hands = [owed for owed in residue.owed[ENVELOPE_SLOTS:] if owed]
    if not residue.evidence.sized:
        return int(len(residue.owed) ** residue.open.bit_count())
    return envelope * multinomial(hands)


def multinomial(parts: Sequence[int]) -> int:
    """Return in how many ways as many cards as the parts add up to can be split into such parts."""
    ways, total = 1, 0
    for part in parts:
        total += part
        ways *= comb(total, part)
    return ways
