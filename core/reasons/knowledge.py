"""Knowledge: the facts found so far, each with how it was found."""

from __future__ import annotations

from collections.abc import Iterable

from core.evidence.evidence import Mask, cards_of
from core.reasons.facts import Derivation, Fact, Table


class Knowledge:
    """Grows fact by fact, and keeps the first way in which each was found.

    ``clash`` is a fact that follows though its opposite is known, with how it follows; None while there is none.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.has: list[Mask] = [0] * len(table.slots)
        self.lacks: list[Mask] = [0] * len(table.slots)
        self.why: dict[Fact, Derivation] = {}
        self.clash: tuple[Fact, Derivation] | None = None

    def is_contradicted(self) -> bool:
        """Whether some fact and its opposite both follow."""
        return self.clash is not None

    def copy(self) -> Knowledge:
        """Return the same knowledge, to go on from in another way."""
        other = Knowledge(self.table)
        other.has, other.lacks, other.why, other.clash = list(self.has), list(self.lacks), dict(self.why), self.clash
        return other

    def learn(self, fact: Fact, derivation: Derivation) -> bool:
        """Take in a fact; return whether it is new."""
        if fact in self.why:
            return False
        if fact.opposite in self.why:
            self.clash = self.clash or (fact, derivation)
            return False
        self.why[fact] = derivation
        masks = self.has if fact.holds else self.lacks
        masks[fact.slot] |= 1 << fact.card
        return True

    def possible(self, slot: int) -> Mask:
        """The cards that may be in a slot, or are."""
        return self.table.slots[slot].cards & ~self.lacks[slot]

    def open(self, slot: int) -> Mask:
        """The cards that may be in a slot, or not."""
        return self.possible(slot) & ~self.has[slot]

    def owed(self, slot: int) -> int:
        """How many cards of a slot are not known."""
        return self.table.slots[slot].size - self.has[slot].bit_count()

    def facts(self, slot: int, cards: Mask, *, holds: bool) -> tuple[Fact, ...]:
        """The facts that a slot has these cards, or has none of them."""
        return tuple(Fact(card, slot, holds) for card in cards_of(cards))


def facts_about(cards: Mask, slots: Iterable[int], *, holds: bool) -> tuple[Fact, ...]:
    """Return the fact of each of the cards for each of the slots."""
    return tuple(Fact(card, slot, holds) for card in cards_of(cards) for slot in slots)
