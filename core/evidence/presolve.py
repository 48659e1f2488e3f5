"""Presolve: constraint propagation card by card, and the smaller problem that remains.

Propagation uses the rules a person uses at the table: a card has one place left; a hand is full; a hand needs every
card it can still have; one card of "one of these" is left. It finds most certain cells in microseconds, but not all:
counting across several hands takes an engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_

import numpy as np
import numpy.typing as npt

from core.evidence.evidence import ENVELOPE_SLOTS, ChoiceWeights, Evidence, Factor, choices_of, evidence_of, mentioned
from core.model.cards import Category, Mask, cards_of, union
from core.model.case import Case
from core.model.seats import Holder

Clause = tuple[int, Mask]
"""A slot, and a set of cards of which at least one is in it."""


class Infeasible(Exception):  # noqa: N818 - not an error: the answer "no deal fits"
    """No deal fits: a card has no place, say, or a search through all deals found none.

    Engines turn it into :class:`core.engines.contract.Contradiction`, which names the conflicting entries.
    """


@dataclass(slots=True)
class ReducedProblem:
    """The part of a case that propagation leaves open.

    Per slot: ``held``, the cards certain to be there; ``allowed``, the open cards that may be there; ``remaining``, how
    many of these are. ``open`` are the cards whose place is not certain; without any, the problem is solved.
    """

    evidence: Evidence
    held: list[Mask]
    allowed: list[Mask]
    remaining: list[int]
    open: Mask
    clauses: list[Clause]
    failed: list[Mask]
    choices: tuple[ChoiceWeights, ...] = ()

    @property
    def holders(self) -> list[Holder]:
        envelope, *rest = self.evidence.factors
        return [envelope.holder] * ENVELOPE_SLOTS + [factor.holder for factor in rest]

    @property
    def told_apart(self) -> Mask:
        """The open cards that take part in constraints on several cards; others with the same places are alike."""
        groups = [cards for _, cards in self.clauses] + [choice.cards for choice in self.choices] + self.failed
        return union(groups) & self.open

    def places(self, card: int) -> tuple[int, ...]:
        """Return the slots that have the card, or may have it."""
        sides = zip(self.held, self.allowed, strict=True)
        return tuple(slot for slot, (held, allowed) in enumerate(sides) if (held | allowed) >> card & 1)

    def column(self, slot: int) -> int:
        """Return the holder index of a slot, which is its column in the marginals."""
        return max(0, slot - ENVELOPE_SLOTS + 1)


def presolve(evidence: Evidence) -> ReducedProblem:
    """Return the reduced problem. Raises Infeasible if propagation alone shows that no deal fits."""
    reduced = _start(evidence)
    slots = _slots(evidence)
    for slot, (factor, within) in enumerate(slots):
        reduced.allowed[slot] &= ~mentioned(factor.lacks)
        clauses = [mask for mask in factor.clauses if mask & within]
        if slot < ENVELOPE_SLOTS:  # one card is there, so it is one of them
            reduced.allowed[slot] &= reduce(and_, clauses, within)
        else:
            reduced.clauses += [(slot, mask) for mask in clauses]
    for slot, (factor, within) in enumerate(slots):
        _assign(reduced, slot, mentioned(factor.has) & within)
    settle(reduced)
    return reduced


def settle(reduced: ReducedProblem) -> None:
    """Propagate to a fixed point, in place; call again after excluding cells. Raises Infeasible."""
    while _sweep(reduced):
        pass
    reduced.clauses = _minimal(reduced.clauses)
    reduced.choices = choices_of(reduced.evidence.likelihoods, reduced.held, reduced.allowed)


def _slots(evidence: Evidence) -> list[tuple[Factor, Mask]]:
    deck = evidence.setup.deck
    envelope, *rest = evidence.factors
    return [(envelope, deck.mask_of(c)) for c in Category] + [(factor, deck.mask) for factor in rest]


def _start(evidence: Evidence) -> ReducedProblem:
    deck = evidence.setup.deck
    slots = _slots(evidence)
    sizes = [factor.size for factor, _ in slots[ENVELOPE_SLOTS:]]
    return ReducedProblem(
        evidence=evidence,
        held=[0] * len(slots),
        allowed=[within for _, within in slots],
        remaining=[1] * ENVELOPE_SLOTS + [len(deck) if size is None else size for size in sizes],
        open=deck.mask,
        clauses=[],
        failed=[mask for mask, _ in evidence.failed],
    )


def _assign(reduced: ReducedProblem, slot: int, cards: Mask) -> None:
    if cards & ~reduced.allowed[slot]:
        raise Infeasible
    reduced.remaining[slot] -= cards.bit_count()
    if reduced.remaining[slot] < 0:
        raise Infeasible
    reduced.held[slot] |= cards
    reduced.open &= ~cards
    reduced.allowed = [allowed & ~cards for allowed in reduced.allowed]


def _sweep(reduced: ReducedProblem) -> bool:
    """Apply every rule once; return whether anything new followed."""
    before = reduced.open, reduced.allowed, reduced.clauses
    _only_place(reduced)
    _full_or_needed(reduced)
    _last_of_clause(reduced)
    _last_of_failed(reduced)
    return (reduced.open, reduced.allowed, reduced.clauses) != before


def _only_place(reduced: ReducedProblem) -> None:
    # all cards at once: a bit is in `twice` when a second place allows it
    once = twice = 0
    for allowed in reduced.allowed:
        twice |= once & allowed
        once |= allowed
    if once != reduced.open:
        raise Infeasible
    single = once & ~twice
    if single:
        for slot, allowed in enumerate(reduced.allowed):
            if allowed & single:
                _assign(reduced, slot, allowed & single)


def _full_or_needed(reduced: ReducedProblem) -> None:
    sized = reduced.evidence.sized
    for slot, remaining in enumerate(reduced.remaining):
        allowed = reduced.allowed[slot]
        if not remaining:
            if allowed:
                # a new list, since _sweep compares with the old one to see what is new
                reduced.allowed = [*reduced.allowed[:slot], 0, *reduced.allowed[slot + 1 :]]
        elif sized or slot < ENVELOPE_SLOTS:
            places = allowed.bit_count()
            if places < remaining:
                raise Infeasible
            if places == remaining:
                _assign(reduced, slot, allowed)


def _last_of_clause(reduced: ReducedProblem) -> None:
    left = []
    for slot, cards in reduced.clauses:
        if cards & reduced.held[slot]:
            continue
        possible = cards & reduced.allowed[slot]
        if not possible:
            raise Infeasible
        if possible & (possible - 1):
            left.append((slot, possible))
        else:
            _assign(reduced, slot, possible)
    reduced.clauses = left


def _last_of_failed(reduced: ReducedProblem) -> None:
    """If all but one card of a failed accusation are in the envelope, the remaining one is not."""
    left = []
    held = reduced.held[0] | reduced.held[1] | reduced.held[2]
    for triple in reduced.failed:
        doubtful = triple & ~held
        possible = reduced.allowed[0] | reduced.allowed[1] | reduced.allowed[2]
        if doubtful & ~possible:
            continue
        if not doubtful:
            raise Infeasible
        if doubtful & (doubtful - 1):
            left.append(triple)
        else:
            envelope = [allowed & ~doubtful for allowed in reduced.allowed[:ENVELOPE_SLOTS]]
            reduced.allowed = envelope + reduced.allowed[ENVELOPE_SLOTS:]
    reduced.failed = left


def _minimal(clauses: list[Clause]) -> list[Clause]:
    """Return the clauses that no other clause implies, without duplicates."""
    distinct = sorted(set(clauses), key=lambda clause: clause[1].bit_count())
    kept: list[Clause] = []
    for slot, cards in distinct:
        if not any(slot == other and fewer & cards == fewer for other, fewer in kept):
            kept.append((slot, cards))
    return kept


def dealing_order(cards: Mask, groups: Sequence[Mask]) -> list[int]:
    """Return the cards in an order that keeps the number of partly dealt groups small, for engines that deal them.

    A group is a set of cards about which such an engine must remember something from the first card to the last (a
    clause, a choice, a failed accusation). Greedy: next comes the card that opens fewest groups and closes most.
    """
    of_card = {card: [g for g, group in enumerate(groups) if group >> card & 1] for card in cards_of(cards)}
    left = [(group & cards).bit_count() for group in groups]
    size = list(left)
    sequence: list[int] = []
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
            left[g] -= 1
        sequence.append(best)
    return sequence


HOLDS, LACKS, OPEN = 1, 0, -1


Marks = npt.NDArray[np.int8]
"""[n_cards, n_holders], in the order of the deck and of ``setup.holders``.

1: certainly there, 0: certainly not there, -1: open.
"""


def marks(case: Case) -> Marks:
    """Return the marks of a valid case; all cells are open if propagation finds a contradiction."""
    shape = len(case.setup.deck), len(case.setup.holders)
    try:
        reduced = presolve(evidence_of(case))
    except Infeasible:
        return np.full(shape, OPEN, np.int8)
    cells = np.full(shape, LACKS, np.int8)
    for slot in range(len(reduced.held)):
        _mark(cells, reduced, slot)
    return cells


def _mark(cells: Marks, reduced: ReducedProblem, slot: int) -> None:
    column = reduced.column(slot)
    for card in range(len(cells)):
        if reduced.held[slot] >> card & 1:
            cells[card, column] = HOLDS
        elif reduced.allowed[slot] >> card & 1:
            cells[card, column] = OPEN
