"""The order in which the card-by-card method deals the cards, and its cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.model.masks import Mask, cards_of


@dataclass(frozen=True, slots=True)
class CardOrder:
    """A sequence of cards, and the number of partly dealt groups after each."""

    cards: tuple[int, ...]
    open_groups: tuple[int, ...]


def good_order(cards: Mask, groups: Sequence[Mask]) -> CardOrder:
    """Return an order that keeps the number of partly dealt groups small.

    A group is a set of cards about which the dynamic programme must remember something from the first card to the last
    (a clause, a choice, a failed accusation). Greedy: next comes the card that opens fewest groups and closes most.
    """
    of_card = {card: [g for g, group in enumerate(groups) if group >> card & 1] for card in cards_of(cards)}
    left = [(group & cards).bit_count() for group in groups]
    size = list(left)
    sequence: list[int] = []
    open_groups: list[int] = []
    n_open = 0
    remaining = list(of_card)
    while remaining:
        best, best_growth = remaining[0], 99
        for card in remaining:
            growth = 0
            for g in of_card[card]:
                growth += (left[g] == size[g]) - 2 * (left[g] == 1)
            if growth < best_growth:
                best, best_growth = card, growth
        remaining.remove(best)
        for g in of_card[best]:
            n_open += (left[g] == size[g]) - (left[g] == 1)
            left[g] -= 1
        sequence.append(best)
        open_groups.append(n_open)
    return CardOrder(tuple(sequence), tuple(open_groups))
