"""Presolve: what follows from the evidence card by card, and the smaller problem that is left.

Propagation by the rules a person uses at the table: a card has one place left; a hand is full; a hand needs every card
it can still have; one card is left of "one of these". It finds most of what is certain in microseconds, but not all:
counting over several hands takes an engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.evidence.choices import Choice, choices_of
from core.evidence.evidence import Evidence, Factor, Mask, union
from core.model.cards import Category
from core.model.rules import ShowModel
from core.model.seats import Holder

ENVELOPE_SLOTS = len(Category)
"""The envelope is three slots of one card each, by category; they come before the slots of the other holders."""

Clause = tuple[int, Mask]
"""A slot, and cards of which at least one is there."""


class Clash(Exception):  # noqa: N818 - not an error: the answer "no deal fits"
    """Propagation ran into a card without a place, or a hand that cannot be filled."""


@dataclass(slots=True)
class Residue:
    """What presolve leaves of a case.

    Per slot: ``held``, the cards that are certainly there; ``allowed``, the open cards that may be; ``owed``, how many
    of those are. ``open`` are the cards whose place is not certain. A residue without open cards is solved.
    """

    evidence: Evidence
    held: list[Mask]
    allowed: list[Mask]
    owed: list[int]
    open: Mask
    clauses: list[Clause]
    failed: list[Mask]
    choices: list[Choice] = field(default_factory=list)

    @property
    def holders(self) -> list[Holder]:
        """The holder of each slot."""
        envelope, *rest = self.evidence.factors
        return [envelope.holder] * ENVELOPE_SLOTS + [factor.holder for factor in rest]

    def column(self, slot: int) -> int:
        """Return the place of a slot's holder among the holders of the case."""
        return max(0, slot - ENVELOPE_SLOTS + 1)


def presolve(evidence: Evidence) -> Residue:
    """Return the smaller problem. Raises Clash where propagation alone shows that no deal fits."""
    residue = _start(evidence)
    slots = _slots(evidence)
    for slot, (factor, within) in enumerate(slots):
        residue.allowed[slot] &= ~union(factor.lacks)
        residue.clauses += [(slot, mask & within) for mask, _ in factor.any_of]
    for slot, (factor, within) in enumerate(slots):
        _assign(residue, slot, union(factor.has) & within)
    settle(residue)
    return residue


def settle(residue: Residue) -> None:
    """Apply all rules until nothing new follows, in place: also after cells were struck out. Raises Clash."""
    while _sweep(residue):
        pass
    residue.clauses = _minimal(residue.clauses)
    if residue.evidence.show_model is ShowModel.RANDOM:
        residue.choices = choices_of(residue.evidence, residue.held, residue.allowed)


def _slots(evidence: Evidence) -> list[tuple[Factor, Mask]]:
    """Return each slot's factor, with the cards that the slot is for."""
    deck = evidence.setup.deck
    envelope, *rest = evidence.factors
    return [(envelope, deck.mask_of(c)) for c in Category] + [(factor, deck.mask) for factor in rest]


def _start(evidence: Evidence) -> Residue:
    deck = evidence.setup.deck
    slots = _slots(evidence)
    sizes = [factor.size for factor, _ in slots[ENVELOPE_SLOTS:]]
    return Residue(
        evidence=evidence,
        held=[0] * len(slots),
        allowed=[within for _, within in slots],
        owed=[1] * ENVELOPE_SLOTS + [len(deck) if size is None else size for size in sizes],
        open=deck.mask,
        clauses=[],
        failed=[mask for mask, _ in evidence.failed],
    )


def _assign(residue: Residue, slot: int, cards: Mask) -> None:
    """Put open ``cards`` into ``slot``, out of everybody else's reach."""
    if cards & ~residue.allowed[slot]:
        raise Clash
    residue.owed[slot] -= cards.bit_count()
    if residue.owed[slot] < 0:
        raise Clash
    residue.held[slot] |= cards
    residue.open &= ~cards
    residue.allowed = [allowed & ~cards for allowed in residue.allowed]


def _sweep(residue: Residue) -> bool:
    """Apply every rule once; return whether anything new followed."""
    before = residue.open, residue.allowed, residue.clauses
    _only_place(residue)
    _full_or_needed(residue)
    _last_of_clause(residue)
    _last_of_failed(residue)
    return (residue.open, residue.allowed, residue.clauses) != before


def _only_place(residue: Residue) -> None:
    once = twice = 0
    for allowed in residue.allowed:
        twice |= once & allowed
        once |= allowed
    if once != residue.open:
        raise Clash
    single = once & ~twice
    if single:
        for slot, allowed in enumerate(residue.allowed):
            if allowed & single:
                _assign(residue, slot, allowed & single)


def _full_or_needed(residue: Residue) -> None:
    sized = residue.evidence.sized
    for slot, owed in enumerate(residue.owed):
        allowed = residue.allowed[slot]
        if not owed:
            if allowed:
                residue.allowed = [*residue.allowed[:slot], 0, *residue.allowed[slot + 1 :]]
        elif sized or slot < ENVELOPE_SLOTS:
            places = allowed.bit_count()
            if places < owed:
                raise Clash
            if places == owed:
                _assign(residue, slot, allowed)


def _last_of_clause(residue: Residue) -> None:
    left = []
    for slot, cards in residue.clauses:
        if cards & residue.held[slot]:
            continue
        possible = cards & residue.allowed[slot]
        if not possible:
            raise Clash
        if possible & (possible - 1):
            left.append((slot, possible))
        else:
            _assign(residue, slot, possible)
    residue.clauses = left


def _last_of_failed(residue: Residue) -> None:
    """A failed accusation of which all but one card is in the envelope says that this one isn't."""
    left = []
    held = residue.held[0] | residue.held[1] | residue.held[2]
    for triple in residue.failed:
        doubtful = triple & ~held
        possible = residue.allowed[0] | residue.allowed[1] | residue.allowed[2]
        if doubtful & ~possible:
            continue
        if not doubtful:
            raise Clash
        if doubtful & (doubtful - 1):
            left.append(triple)
        else:
            envelope = [allowed & ~doubtful for allowed in residue.allowed[:ENVELOPE_SLOTS]]
            residue.allowed = envelope + residue.allowed[ENVELOPE_SLOTS:]
    residue.failed = left


def _minimal(clauses: list[Clause]) -> list[Clause]:
    """Return the clauses that no other clause implies, each once."""
    distinct = sorted(set(clauses), key=lambda clause: clause[1].bit_count())
    kept: list[Clause] = []
    for slot, cards in distinct:
        if not any(slot == other and fewer & cards == fewer for other, fewer in kept):
            kept.append((slot, cards))
    return kept
