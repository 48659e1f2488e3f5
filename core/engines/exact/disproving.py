"""Which cells are possible, where the graph of all deals is too large: for each candidate one deal that has it."""

from __future__ import annotations

from random import Random

import numpy as np

from core.engines.contract import Check, go_on
from core.engines.exact.columns import Bools
from core.engines.exact.dive import Deal, dive, supposing
from core.engines.exact.sums import NoDeal
from core.evidence.evidence import Mask, cards_of
from core.evidence.presolve import Clash, Residue

TRIALS = 1_000
"""How often a card is put somewhere in search of one deal. Mostly a tenth of that is enough, for 60 cards, too."""


def found_cells(residue: Residue, check: Check = go_on) -> Bools:
    """Return which open cells some deal has, [n_cards, n_slots]; where that isn't found out in time, a cell counts.

    Every deal that is found settles as many cells as there are open cards. Raises NoDeal, and what ``check`` raises.
    """
    rng = Random(0)
    possible = [0] * len(residue.held)
    first = dive(residue, TRIALS, rng)
    if first is not None:
        _count(possible, residue, first)
    for slot, allowed in enumerate(residue.allowed):
        for card in cards_of(allowed):
            if not possible[slot] >> card & 1:
                check()
                _look_for(possible, residue, slot, 1 << card, rng)
    return np.array([[bool(cards >> card & 1) for cards in possible] for card in range(len(residue.evidence.cards))])


def _look_for(possible: list[Mask], residue: Residue, slot: int, card: Mask, rng: Random) -> None:
    try:
        deal = dive(supposing(residue, slot, card, holds=True), TRIALS, rng)
    except (Clash, NoDeal):
        return
    if deal is not None:
        _count(possible, residue, deal)
    possible[slot] |= card


def _count(possible: list[Mask], residue: Residue, deal: Deal) -> None:
    for slot, allowed in enumerate(residue.allowed):
        possible[slot] |= allowed & deal[residue.column(slot)]
