"""The way for the end of a game: the few deals that are left, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from core.engines.exact.counting import deals_bound
from core.engines.exact.sums import NoDeal, Sums
from core.evidence.evidence import cards_of
from core.evidence.presolve import ENVELOPE_SLOTS, Residue
from core.text.text import say

NAME = say("Engines", "deal by deal", "how an engine counts")
MANY = 40
"""More deals than that are sooner counted than listed."""

Places = tuple[int, ...]
"""The slot of each open card."""


def is_able(residue: Residue) -> bool:
    """Return whether this way is meant for the residue: few deals that all weigh the same."""
    return not residue.choices and residue.evidence.sized and deals_bound(residue) <= MANY


def solve(residue: Residue) -> Sums:
    """Return the sums over all deals. Raises NoDeal."""
    cards = cards_of(residue.open)
    deals = [places for places in _dealt(residue, cards) if _fits(residue, cards, places)]
    if not deals:
        raise NoDeal
    of_cards = np.zeros((len(residue.evidence.cards), len(residue.held)))
    for card, slots in zip(cards, zip(*deals, strict=True), strict=True):
        for slot, times in Counter(slots).items():
            of_cards[card, slot] = times / len(deals)
    solutions = sorted(Counter(_envelope(residue, cards, places) for places in deals).items())
    shares = np.array([times for _, times in solutions]) / len(deals)
    return Sums(len(deals), of_cards, np.array([triple for triple, _ in solutions]), shares, deals_bound(residue))


def _dealt(residue: Residue, cards: list[int]) -> Iterator[Places]:
    """Yield every way to put the cards where they may be and there is room."""
    owed = list(residue.owed)

    def rest(place: int) -> Iterator[Places]:
        if place == len(cards):
            yield ()
            return
        for slot, allowed in enumerate(residue.allowed):
            if owed[slot] and allowed >> cards[place] & 1:
                owed[slot] -= 1
                for behind in rest(place + 1):
                    yield (slot, *behind)
                owed[slot] += 1

    return rest(0)


def _fits(residue: Residue, cards: list[int], places: Places) -> bool:
    """Return whether a deal keeps to what was shown and to the accusations that failed."""
    hands = [0] * len(residue.owed)
    for card, slot in zip(cards, places, strict=True):
        hands[slot] |= 1 << card
    envelope = hands[0] | hands[1] | hands[2]
    return all(hands[slot] & clause for slot, clause in residue.clauses) and all(
        failed & residue.open & ~envelope for failed in residue.failed
    )


def _envelope(residue: Residue, cards: list[int], places: Places) -> tuple[int, ...]:
    """Return the cards of the envelope in a deal."""
    held = [card for slot in range(ENVELOPE_SLOTS) for card in cards_of(residue.held[slot])]
    return tuple(sorted(held + [card for card, slot in zip(cards, places, strict=True) if slot < ENVELOPE_SLOTS]))
