"""Facts: what a person writes on the sheet, one cell at a time, and from what each follows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from core.evidence.evidence import Evidence, Factor, Mask, Source
from core.evidence.presolve import ENVELOPE_SLOTS
from core.model.cards import Category
from core.model.seats import Holder


class Fact(NamedTuple):
    """That a slot has a card, or has it not. Cards are indices into the deck, slots are those of a :class:`Table`."""

    card: int
    slot: int
    holds: bool

    @property
    def opposite(self) -> Fact:
        """The fact that cannot be true beside this one."""
        return Fact(self.card, self.slot, not self.holds)


class Rule(Enum):
    """The rules that a person uses at the table."""

    HAND = auto()
    FACE_UP = auto()
    PASSED = auto()
    SHOWN = auto()
    NOTED = auto()
    ACCUSED_RIGHTLY = auto()
    ELSEWHERE = auto()
    ONLY_PLACE = auto()
    HAND_FULL = auto()
    NEEDS_ALL = auto()
    REFUTED = auto()
    ACCUSED_WRONGLY = auto()
    REFUTATIONS_FILL = auto()
    REFUTATIONS_TAKE = auto()
    CARDS_FILL = auto()
    PLACES_TAKE = auto()
    SUPPOSED = auto()


@dataclass(frozen=True, slots=True)
class Derivation:
    """How a fact follows: by which rule, from which entries directly, and from which facts.

    ``cards`` and ``slots`` are those that the rule speaks of beside the fact itself.
    """

    rule: Rule
    sources: tuple[Source, ...] = ()
    premises: tuple[Fact, ...] = ()
    cards: Mask = 0
    slots: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for ``size`` cards: a holder, or the envelope's place for one category. ``cards``: what can be there."""

    holder: Holder
    size: int
    cards: Mask


@dataclass(frozen=True, slots=True)
class Table:
    """The slots of a case; the envelope's three come first, as everywhere in the engines."""

    evidence: Evidence
    slots: tuple[Slot, ...]

    @classmethod
    def of(cls, evidence: Evidence) -> Table:
        """Lay out the slots of a case whose hand sizes are known."""
        deck = evidence.setup.deck
        envelope, *rest = evidence.factors
        places = [Slot(envelope.holder, 1, deck.mask_of(category)) for category in Category]
        return cls(evidence, (*places, *(Slot(factor.holder, factor.size or 0, deck.mask) for factor in rest)))

    @property
    def factors(self) -> list[tuple[tuple[int, ...], Factor]]:
        """Each holder's factor, with the slots it has."""
        envelope, *rest = self.evidence.factors
        return [
            (tuple(range(ENVELOPE_SLOTS)), envelope),
            *(((slot,), factor) for slot, factor in enumerate(rest, ENVELOPE_SLOTS)),
        ]

    def places(self, card: int) -> list[int]:
        """The slots that a card may be in by its category."""
        return [slot for slot, one in enumerate(self.slots) if one.cards >> card & 1]

    def slot_of(self, card: int, holder: Holder) -> int:
        """The slot in which a holder has a card, if it has."""
        return next(slot for slot in self.places(card) if self.slots[slot].holder == holder)
