"""Finds one deal by backtracking: place a card that satisfies a clause, propagate, undo if infeasible.

Finds a deal in half a millisecond, even if little is known and the graph of all deals is large. An exhausted search
proves that no deal fits, but if that requires counting the graph is faster.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from core.engines.exact.sums import NoDeal
from core.evidence.evidence import Evidence
from core.evidence.presolve import Infeasible, ReducedProblem, settle
from core.model.masks import Mask, cards_of

Deal = tuple[Mask, ...]
"""The cards of each holder, in the order of the factors of the evidence."""


def find_deal(reduced: ReducedProblem, trials: int, rng: Random) -> Deal | None:
    """Return a deal that fits, None if none was found within ``trials``. Raises NoDeal if there is none."""
    search = _Dive(trials, rng)
    found = search.below(reduced)
    if found is not None:
        return _deal(found)
    if search.trials:
        raise NoDeal
    return None


class _Dive:
    """One search, with its remaining number of trials."""

    def __init__(self, trials: int, rng: Random) -> None:
        self.trials = trials
        self.rng = rng

    def below(self, reduced: ReducedProblem) -> ReducedProblem | None:
        """Return a solved problem below this one in the search tree, None if there is none or the trials ran out."""
        if not reduced.open:
            return reduced
        slot, card = self._cell(reduced)
        for holds in (True, False):
            if not self.trials:
                return None
            self.trials -= 1
            try:
                found = self.below(assume(reduced, slot, card, holds=holds))
            except Infeasible:
                continue
            if found is not None:
                return found
        return None

    def _cell(self, reduced: ReducedProblem) -> tuple[int, Mask]:
        """Return a slot and the card to try there.

        The slot of the shortest clause gets the card that satisfies most of its clauses; without clauses, the slot with
        the fewest cards to spare gets the card with the fewest places.
        """
        if reduced.clauses:
            slot, cards = min(reduced.clauses, key=lambda clause: clause[1].bit_count())
            mine = [clause for of, clause in reduced.clauses if of == slot]
            return slot, self._best(cards, lambda card: sum(clause & card > 0 for clause in mine))
        waiting = [slot for slot, allowed in enumerate(reduced.allowed) if allowed]
        slot = min(waiting, key=lambda slot: reduced.allowed[slot].bit_count() - reduced.remaining[slot])
        return slot, self._best(reduced.allowed[slot], lambda card: -sum(cards & card > 0 for cards in reduced.allowed))

    def _best(self, cards: Mask, worth: Callable[[Mask], int]) -> Mask:
        return max((1 << card for card in cards_of(cards)), key=lambda card: (worth(card), self.rng.random()))


def assume(reduced: ReducedProblem, slot: int, card: Mask, *, holds: bool) -> ReducedProblem:
    """Return the problem after assuming that the slot has, or lacks, the card. Raises Infeasible."""
    allowed = [cards & ~card if (place != slot) == holds else cards for place, cards in enumerate(reduced.allowed)]
    tried = replace(reduced, held=[*reduced.held], allowed=allowed, remaining=[*reduced.remaining])
    settle(tried)
    return tried


def _deal(solved: ReducedProblem) -> Deal:
    columns = [0] * len(solved.evidence.factors)
    for slot, hand in enumerate(solved.held):
        columns[solved.column(slot)] |= hand
    return tuple(columns)


def fits(deal: Deal, evidence: Evidence) -> bool:
    """Return whether a deal whose envelope has one card per category satisfies the evidence."""
    for factor, hand in zip(evidence.factors, deal, strict=True):
        if factor.size is not None and factor.size != hand.bit_count():
            return False
        for cards, _ in factor.lacks:
            if cards & hand:
                return False
        for cards, _ in factor.has:
            if cards & ~hand:
                return False
        for cards, _ in factor.any_of:
            if not cards & hand:
                return False
    return all(triple & ~deal[0] for triple, _ in evidence.failed)
