"""Facts: the cells a person would mark on the sheet, one at a time, each with its derivation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from core.evidence.evidence import SETUP, Evidence, Factor, Source
from core.evidence.presolve import ENVELOPE_SLOTS
from core.model.cards import Category, Mask, cards_of
from core.model.events import Accusation, Event, GroupNote, Note, OpenHand, Suggestion
from core.model.seats import FACE_UP, Holder


class Fact(NamedTuple):
    """That a slot has a card, or lacks it: ``card`` indexes the deck, ``slot`` the slots of a :class:`SlotTable`."""

    card: int
    slot: int
    holds: bool

    @property
    def opposite(self) -> Fact:
        return Fact(self.card, self.slot, not self.holds)


class Rule(Enum):
    """The rules a person uses at the table."""

    HAND = auto()
    FACE_UP = auto()
    PASSED = auto()
    SHOWN = auto()
    NOTED = auto()
    LAID_OPEN = auto()
    OVERLOOKED = auto()
    ACCUSED_RIGHTLY = auto()
    ELSEWHERE = auto()
    ONLY_PLACE = auto()
    HAND_FULL = auto()
    NEEDS_ALL = auto()
    REFUTED = auto()
    NOTED_SEVERAL = auto()
    ACCUSED_WRONGLY = auto()
    REFUTATIONS_FILL = auto()
    REFUTATIONS_TAKE = auto()
    CARDS_FILL = auto()
    PLACES_TAKE = auto()
    SUPPOSED = auto()


@dataclass(frozen=True, slots=True)
class Derivation:
    """How a fact follows: the rule, the entries used directly, and the premises.

    ``cards`` and ``slots`` are those the rule mentions besides the fact itself.
    """

    rule: Rule
    sources: tuple[Source, ...] = ()
    premises: tuple[Fact, ...] = ()
    cards: Mask = 0
    slots: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for ``size`` cards: a holder, or the envelope's place for one category. ``cards``: what it can hold."""

    holder: Holder
    size: int
    cards: Mask


@dataclass(frozen=True, slots=True)
class SlotTable:
    """The slots of a case; the envelope's three come first, as in the engines."""

    evidence: Evidence
    slots: tuple[Slot, ...]

    @classmethod
    def of(cls, evidence: Evidence) -> SlotTable:
        deck = evidence.setup.deck
        envelope, *rest = evidence.factors
        places = [Slot(envelope.holder, 1, deck.mask_of(category)) for category in Category]
        return cls(evidence, (*places, *(Slot(factor.holder, factor.size or 0, deck.mask) for factor in rest)))

    @property
    def factors(self) -> list[tuple[tuple[int, ...], Factor]]:
        envelope, *rest = self.evidence.factors
        return [
            (tuple(range(ENVELOPE_SLOTS)), envelope),
            *(((slot,), factor) for slot, factor in enumerate(rest, ENVELOPE_SLOTS)),
        ]

    def places(self, card: int) -> list[int]:
        return [slot for slot, place in enumerate(self.slots) if place.cards >> card & 1]

    def slot_of(self, card: int, holder: Holder) -> int:
        return next(slot for slot in self.places(card) if self.slots[slot].holder == holder)


class Deductions:
    """The facts derived so far, each with its first derivation.

    ``contradiction`` is a fact that follows although its opposite is known, with its derivation; None if there is none.
    """

    def __init__(self, table: SlotTable) -> None:
        self.table = table
        self.has: list[Mask] = [0] * len(table.slots)
        self.lacks: list[Mask] = [0] * len(table.slots)
        self.why: dict[Fact, Derivation] = {}
        self.contradiction: tuple[Fact, Derivation] | None = None

    def is_contradicted(self) -> bool:
        return self.contradiction is not None

    def copy(self) -> Deductions:
        other = Deductions(self.table)
        other.has, other.lacks, other.why = list(self.has), list(self.lacks), dict(self.why)
        other.contradiction = self.contradiction
        return other

    def learn(self, fact: Fact, derivation: Derivation) -> bool:
        """Add a fact; return whether it is new."""
        if fact in self.why:
            return False
        if fact.opposite in self.why:
            self.contradiction = self.contradiction or (fact, derivation)
            return False
        self.why[fact] = derivation
        masks = self.has if fact.holds else self.lacks
        masks[fact.slot] |= 1 << fact.card
        return True

    def possible(self, slot: int) -> Mask:
        return self.table.slots[slot].cards & ~self.lacks[slot]

    def open(self, slot: int) -> Mask:
        """The cards that may or may not be in a slot."""
        return self.possible(slot) & ~self.has[slot]

    def remaining(self, slot: int) -> int:
        """The number of a slot's cards that are unknown."""
        return self.table.slots[slot].size - self.has[slot].bit_count()


def facts(slots: int | Iterable[int], cards: Mask, *, holds: bool) -> tuple[Fact, ...]:
    """Return the facts that a slot (or each of several) has, or lacks, these cards."""
    places = [slots] if isinstance(slots, int) else slots
    return tuple(Fact(card, slot, holds) for card in cards_of(cards) for slot in places)


def given(table: SlotTable, events: tuple[Event, ...]) -> Iterator[tuple[Fact, Derivation]]:
    """Yield every fact stated by the evidence, with its rule; ``events`` are those of the case."""
    for slots, factor in table.factors:
        for sourced, holds in ((factor.has, True), (factor.lacks, False)):
            for cards, source in sourced:
                rule = _rule(events, source, factor.holder, holds=holds)
                for slot in slots:
                    for card in cards_of(cards & table.slots[slot].cards):
                        yield Fact(card, slot, holds), Derivation(rule, (source,))


def _rule(events: tuple[Event, ...], source: Source, holder: str, *, holds: bool) -> Rule:
    if source == SETUP or not isinstance(source, int):
        return Rule.FACE_UP if holder == FACE_UP else Rule.HAND
    match events[source]:
        case Note() | GroupNote():
            return Rule.NOTED
        case OpenHand():
            return Rule.LAID_OPEN
        case Accusation():
            return Rule.ACCUSED_RIGHTLY
        case Suggestion() as event if any(answer.player == holder and answer.shows for answer in event.answers):
            return Rule.SHOWN
    return Rule.OVERLOOKED if holds else Rule.PASSED


def refutations(table: SlotTable) -> list[tuple[int, Mask, Source]]:
    """Return the unseen shows: a slot, the cards of which it has at least one, the source."""
    return [(slots[0], cards, source) for slots, factor in table.factors for cards, source in factor.any_of]
