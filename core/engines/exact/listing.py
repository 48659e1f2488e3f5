"""The method for the end of a game: lists the few remaining deals one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from core.engines.exact.counting import NoDeal, Sums, deals_bound
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem
from core.model.cards import cards_of
from core.text.text import say

NAME = say("Engines", "deal by deal", "how an engine counts")
MANY = 40
"""Above this many deals, counting is faster than listing."""

Places = tuple[int, ...]
"""The slot of each open card."""


def is_able(reduced: ReducedProblem) -> bool:
    """Return whether this method applies: few deals, all of equal weight."""
    return not reduced.choices and reduced.evidence.sized and deals_bound(reduced) <= MANY


def solve(reduced: ReducedProblem) -> Sums:
    """Return the sums over all deals. Raises NoDeal."""
    cards = cards_of(reduced.open)
    deals = [places for places in _dealt(reduced, cards) if _fits(reduced, cards, places)]
    if not deals:
        raise NoDeal
    of_cards = np.zeros((len(reduced.evidence.cards), len(reduced.held)))
    for card, slots in zip(cards, zip(*deals, strict=True), strict=True):
        for slot, times in Counter(slots).items():
            of_cards[card, slot] = times / len(deals)
    solutions = sorted(Counter(_envelope(reduced, cards, places) for places in deals).items())
    shares = np.array([times for _, times in solutions]) / len(deals)
    return Sums(len(deals), of_cards, np.array([triple for triple, _ in solutions]), shares, deals_bound(reduced))


def _dealt(reduced: ReducedProblem, cards: list[int]) -> Iterator[Places]:
    """Yield every assignment of the cards to slots that allow them and have room."""
    remaining = list(reduced.remaining)

    def rest(place: int) -> Iterator[Places]:
        if place == len(cards):
            yield ()
            return
        for slot, allowed in enumerate(reduced.allowed):
            if remaining[slot] and allowed >> cards[place] & 1:
                remaining[slot] -= 1
                for behind in rest(place + 1):
                    yield (slot, *behind)
                remaining[slot] += 1

    return rest(0)


def _fits(reduced: ReducedProblem, cards: list[int], places: Places) -> bool:
    """Return whether a deal satisfies the clauses and the failed accusations."""
    hands = [0] * len(reduced.remaining)
    for card, slot in zip(cards, places, strict=True):
        hands[slot] |= 1 << card
    envelope = hands[0] | hands[1] | hands[2]
    return all(hands[slot] & clause for slot, clause in reduced.clauses) and all(
        failed & reduced.open & ~envelope for failed in reduced.failed
    )


def _envelope(reduced: ReducedProblem, cards: list[int], places: Places) -> tuple[int, ...]:
    """Return the cards of the envelope in a deal."""
    held = [card for slot in range(ENVELOPE_SLOTS) for card in cards_of(reduced.held[slot])]
    return tuple(sorted(held + [card for card, slot in zip(cards, places, strict=True) if slot < ENVELOPE_SLOTS]))
