"""Which cells are possible: by the layered graph without weights, or by a search for one deal each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np

from core.checkpoint import checkpoint
from core.engines.exact import sweep
from core.engines.exact.layers import LIMITS, GraphLimits, envelope_columns, layers_of, one_column
from core.engines.posterior import Bools, table
from core.evidence.evidence import Evidence, Factor
from core.evidence.presolve import Infeasible, ReducedProblem, settle
from core.model.cards import Mask, cards_of

Deal = tuple[Mask, ...]
"""The cards of each holder, in the order of the factors of the evidence."""


def find_deal(reduced: ReducedProblem, trials: int, rng: Random) -> Deal | None:
    """Return a deal that fits, None if none was found within ``trials``. Raises Infeasible if there is none."""
    search = _Dive(trials, rng)
    solved = search.below(reduced)
    if solved is not None:
        return _deal(solved)
    # trials are left, so the whole tree was searched
    if search.trials:
        raise Infeasible
    return None


class _Dive:
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
                solved = self.below(assume(reduced, slot, card, holds=holds))
            except Infeasible:
                continue
            if solved is not None:
                return solved
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
    hands = zip(evidence.factors, deal, strict=True)
    return all(_fits(hand, factor) for factor, hand in hands) and all(
        triple & ~deal[0] for triple, _ in evidence.failed
    )


def _fits(hand: Mask, factor: Factor) -> bool:
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
    return all((cards & hand).bit_count() >= least for cards, least, _ in factor.several_of)


def possible_cells(reduced: ReducedProblem, limits: GraphLimits) -> Bools:
    """Return which open cards can be in which slots, [n_cards, n_slots].

    Raises Infeasible and TooLargeError.
    """
    plain = replace(reduced, choices=())
    layers = layers_of(plain, one_column(plain), limits, failed=True)
    values = sweep.forward(layers, 1)
    if not values[-1].any():
        raise Infeasible
    cells = np.zeros((len(reduced.evidence.cards), len(reduced.held)), bool)
    for sums in sweep.backward(layers, values):
        cells[sums.card, list(sums.slots)] = sums.weight[:, 0] > 0
    return cells


def is_possible(reduced: ReducedProblem, limits: GraphLimits = LIMITS, *, pinned: bool) -> bool:
    """Return whether any deal exists; ``pinned``: in columns, which is better with many failed accusations.

    Raises TooLargeError.
    """
    plain = replace(reduced, choices=())
    columns = envelope_columns(plain) if pinned else one_column(plain)
    layers = layers_of(plain, columns, limits, failed=not pinned)
    return bool(sweep.forward(layers, len(columns))[-1].any())


TRIALS = 1_000
"""Limit on trials when searching for one deal. A tenth is usually enough, even for 60 cards."""


def found_cells(reduced: ReducedProblem) -> Bools:
    """Return which open cells are possible, [n_cards, n_slots]; cells not decided in time count as possible.

    Each deal found settles as many cells as there are open cards. Raises Infeasible.
    """
    rng = Random(0)
    possible = [0] * len(reduced.held)
    first = find_deal(reduced, TRIALS, rng)
    if first is not None:
        _count(possible, reduced, first)
    for slot, allowed in enumerate(reduced.allowed):
        for card in cards_of(allowed):
            if not possible[slot] >> card & 1:
                checkpoint()
                _look_for(possible, reduced, slot, 1 << card, rng)
    return table(possible, len(reduced.evidence.cards)).T


def _look_for(possible: list[Mask], reduced: ReducedProblem, slot: int, card: Mask, rng: Random) -> None:
    try:
        deal = find_deal(assume(reduced, slot, card, holds=True), TRIALS, rng)
    except Infeasible:
        return
    if deal is not None:
        _count(possible, reduced, deal)
    possible[slot] |= card


def _count(possible: list[Mask], reduced: ReducedProblem, deal: Deal) -> None:
    for slot, allowed in enumerate(reduced.allowed):
        possible[slot] |= allowed & deal[reduced.column(slot)]
