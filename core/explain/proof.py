"""Proofs: the facts that lead to a conclusion, in order, by the deduction rules that a person would apply.

Every rule yields facts with their derivations. If what is known contradicts itself, a rule yields a fact whose opposite
is known; this is how contradictions are found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import combinations
from typing import NamedTuple

from core.checkpoint import checkpoint
from core.evidence.evidence import ENVELOPE_SLOTS, SETUP, Evidence, Factor, Source
from core.model.cards import Category, Mask, cards_of, union
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


Found = Iterator[tuple[Fact, Derivation]]
# --- the rules


MOST_PLACES = 3
"""A person would not count over more places than this at a time."""


def elsewhere(deductions: Deductions) -> Found:
    """A card placed somewhere is nowhere else."""
    for slot, cards in enumerate(deductions.has):
        for card in cards_of(cards):
            there = Derivation(Rule.ELSEWHERE, premises=(Fact(card, slot, holds=True),))
            for other in deductions.table.places(card):
                if other != slot:
                    yield Fact(card, other, holds=False), there


def only_place(deductions: Deductions) -> Found:
    """A card with one possible place is there."""
    for card in range(len(deductions.table.evidence.cards)):
        places = deductions.table.places(card)
        # no place at all is a contradiction: the last one it lost, whose opposite is known, shows it
        left = [slot for slot in places if not deductions.lacks[slot] >> card & 1] or places[-1:]
        if len(left) == 1 and not deductions.has[left[0]] >> card & 1:
            others = tuple(Fact(card, slot, holds=False) for slot in places if slot != left[0])
            yield Fact(card, left[0], holds=True), Derivation(Rule.ONLY_PLACE, premises=others)


def hand_full(deductions: Deductions) -> Found:
    """A holder whose cards are all known has no other."""
    for slot, (cards, place) in enumerate(zip(deductions.has, deductions.table.slots, strict=True)):
        if cards.bit_count() > place.size:
            extra = cards_of(cards)[-1]
            rest = facts(slot, cards & ~(1 << extra), holds=True)
            yield Fact(extra, slot, holds=False), Derivation(Rule.HAND_FULL, premises=rest)
        elif cards.bit_count() == place.size:
            full = Derivation(Rule.HAND_FULL, premises=facts(slot, cards, holds=True))
            for card in cards_of(deductions.open(slot)):
                yield Fact(card, slot, holds=False), full


def needs_all(deductions: Deductions) -> Found:
    """A holder with just enough possible cards has all of them; so has each category of the envelope."""
    for slot, place in enumerate(deductions.table.slots):
        possible = deductions.possible(slot)
        if possible.bit_count() < place.size:
            missing = cards_of(deductions.lacks[slot] & place.cards)[-1]
            rest = facts(slot, deductions.lacks[slot] & place.cards & ~(1 << missing), holds=False)
            yield Fact(missing, slot, holds=True), Derivation(Rule.NEEDS_ALL, premises=rest, cards=possible)
        elif possible.bit_count() == place.size:
            lacks = facts(slot, deductions.lacks[slot] & place.cards, holds=False)
            for card in cards_of(deductions.open(slot)):
                yield Fact(card, slot, holds=True), Derivation(Rule.NEEDS_ALL, premises=lacks, cards=possible)


def refuted(deductions: Deductions) -> Found:
    """If only one card of a refutation can have been shown, it was."""
    for slot, cards, source in refutations(deductions.table):
        if cards & deductions.has[slot]:
            continue
        left = cards_of(cards & ~deductions.lacks[slot]) or cards_of(cards)[-1:]
        if len(left) == 1:
            others = facts(slot, cards & ~(1 << left[0]), holds=False)
            yield Fact(left[0], slot, holds=True), Derivation(Rule.REFUTED, (source,), others, cards)


def noted_several(deductions: Deductions) -> Found:
    """If as many of some cards are left as a holder has, they are there; if there is no room for more, only they."""
    for slots, factor in deductions.table.factors:
        for cards, least, source in factor.several_of:
            slot = next(slot for slot in slots if cards & deductions.table.slots[slot].cards)
            missing = cards & deductions.lacks[slot]
            left = cards & ~missing
            if least == deductions.table.slots[slot].size:
                for card in cards_of(deductions.open(slot) & ~cards):
                    yield Fact(card, slot, holds=False), Derivation(Rule.NOTED_SEVERAL, (source,), (), cards)
            if left.bit_count() < least:  # then the last one it lost is there, which shows the contradiction
                left = 1 << cards_of(missing)[-1]
            elif left.bit_count() > least:
                continue
            why = Derivation(Rule.NOTED_SEVERAL, (source,), facts(slot, missing & ~left, holds=False), cards)
            for card in cards_of(left & ~deductions.has[slot]):
                yield Fact(card, slot, holds=True), why


def accused_wrongly(deductions: Deductions) -> Found:
    """If two cards of a wrong accusation are in the envelope, the third is not."""
    for triple, source in deductions.table.evidence.failed:
        cards = cards_of(triple)
        facts = [
            Fact(card, slot, holds=True)
            for card in cards
            for slot in deductions.table.places(card)
            if slot < ENVELOPE_SLOTS
        ]
        missing = [fact for fact in facts if fact not in deductions.why] or facts[-1:]
        if len(missing) == 1:
            rest = tuple(fact for fact in facts if fact != missing[0])
            yield missing[0].opposite, Derivation(Rule.ACCUSED_WRONGLY, (source,), rest, triple)


def refutations_fill(deductions: Deductions) -> Found:
    """If a hand has as many disjoint refutations as unknown cards, it has no others."""
    for slot in range(ENVELOPE_SLOTS, len(deductions.table.slots)):
        remaining = deductions.remaining(slot)
        unmet = [
            (cards & ~deductions.lacks[slot], cards, source)
            for of, cards, source in refutations(deductions.table)
            if of == slot and not cards & deductions.has[slot]
        ]
        apart = _apart(unmet, remaining) if remaining > 0 else None
        if apart is None:
            continue
        taken = union([left for left, _, _ in apart])
        lacking = union([cards for _, cards, _ in apart]) & deductions.lacks[slot]
        premises = facts(slot, deductions.has[slot], holds=True) + facts(slot, lacking, holds=False)
        sources = tuple(source for _, _, source in apart)
        for card in cards_of(deductions.open(slot) & ~taken):
            yield Fact(card, slot, holds=False), Derivation(Rule.REFUTATIONS_FILL, sources, premises, taken)


def refutations_take(deductions: Deductions) -> Found:
    """If as many hands need one of some cards as there are such cards, these cards are nowhere else."""
    unmet = [
        (slot, cards & ~deductions.lacks[slot], cards, source)
        for slot, cards, source in refutations(deductions.table)
        if not cards & deductions.has[slot]
    ]
    for n in (2, 3):
        for chosen in combinations(unmet, n):
            slots = tuple(slot for slot, *_ in chosen)
            taken = union([left for _, left, *_ in chosen])
            if len(set(slots)) < n or taken.bit_count() != n:
                continue
            premises = tuple(
                fact
                for slot, _, cards, _ in chosen
                for fact in facts(slot, cards & deductions.lacks[slot], holds=False)
            )
            sources = tuple(dict.fromkeys(source for *_, source in chosen))
            why = Derivation(Rule.REFUTATIONS_TAKE, sources, premises, taken, slots)
            for slot in range(len(deductions.table.slots)):
                if slot not in slots:
                    for card in cards_of(deductions.open(slot) & taken):
                        yield Fact(card, slot, holds=False), why


Unmet = tuple[Mask, Mask, Source]


def _apart(unmet: Sequence[Unmet], n: int) -> Sequence[Unmet] | None:
    if not n:
        return ()
    for i, first in enumerate(unmet):
        rest = [other for other in unmet[i + 1 :] if not other[0] & first[0]]
        others = _apart(rest, n - 1) if len(rest) >= n - 1 else None
        if others is not None:
            return (first, *others)
    return None


def cards_fill(deductions: Deductions) -> Found:
    """If as many cards are confined to some places as there is room, nothing else is there."""
    for slots, room in _places(deductions):
        outside = [slot for slot in range(len(deductions.table.slots)) if slot not in slots]
        inside = union([deductions.open(slot) for slot in slots])
        confined = inside & ~union([deductions.possible(slot) for slot in outside])
        if confined.bit_count() < room:
            continue
        premises = tuple(
            fact for fact in facts(outside, confined, holds=False) if fact in deductions.why
        ) + _known_cards(deductions, slots)
        for slot in slots:
            for card in cards_of(deductions.open(slot) & ~confined):
                why = Derivation(Rule.CARDS_FILL, premises=premises, cards=confined, slots=slots)
                yield Fact(card, slot, holds=False), why


def places_take(deductions: Deductions) -> Found:
    """If some places have as much room as cards that can be there, these cards are nowhere else."""
    for slots, room in _places(deductions):
        inside = union([deductions.open(slot) for slot in slots])
        if inside.bit_count() > room:
            continue
        premises = _known_cards(deductions, slots) + tuple(
            fact
            for slot in slots
            for fact in facts(slot, deductions.lacks[slot] & deductions.table.slots[slot].cards, holds=False)
        )
        for slot in range(len(deductions.table.slots)):
            if slot not in slots:
                for card in cards_of(deductions.open(slot) & inside):
                    why = Derivation(Rule.PLACES_TAKE, premises=premises, cards=inside, slots=slots)
                    yield Fact(card, slot, holds=False), why


def _places(deductions: Deductions) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield small sets of incomplete places, with the number of cards they lack together."""
    lacking = [slot for slot in range(len(deductions.table.slots)) if deductions.remaining(slot) > 0]
    for n in range(2, MOST_PLACES + 1):
        for slots in combinations(lacking, n):
            yield slots, sum(deductions.remaining(slot) for slot in slots)


def _known_cards(deductions: Deductions, slots: Sequence[int]) -> tuple[Fact, ...]:
    return tuple(fact for slot in slots for fact in facts(slot, deductions.has[slot], holds=True))


TIERS: tuple[tuple[Callable[[Deductions], Found], ...], ...] = (
    (elsewhere,),
    (refuted, noted_several, accused_wrongly),
    (hand_full, only_place, needs_all),
    (refutations_fill, refutations_take),
    (cards_fill, places_take),
)
"""The rules in the order they are tried: easier ones first."""


# --- proofs


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of a case analysis: an assumption, and the proof that it leads to a contradiction."""

    supposed: Fact
    proof: Proof


@dataclass(frozen=True, slots=True)
class Proof:
    """Facts in order, each derived from those before it.

    ``contradiction``: the opposite of the last fact, with its derivation, in a proof by contradiction. ``branches``: a
    case analysis after these facts: one branch must hold because of ``alternatives``, and each ends in a contradiction.
    A proof without facts means that only counting all deals shows the result.
    """

    derivations: Mapping[Fact, Derivation] = field(default_factory=dict)
    contradiction: tuple[Fact, Derivation] | None = None
    branches: tuple[Branch, ...] = ()
    alternatives: Derivation | None = None

    @classmethod
    def of(cls, deductions: Deductions, goal: Fact) -> Proof:
        """Return the derivation of the goal, which must be known."""
        return cls(_needed(deductions, [goal]))

    @classmethod
    def of_contradiction(cls, deductions: Deductions) -> Proof:
        """Return the derivation of the contradiction, which must exist."""
        assert deductions.contradiction is not None  # noqa: S101 - who calls this has looked
        fact, derivation = deductions.contradiction
        return cls(_needed(deductions, [fact.opposite, *derivation.premises]), deductions.contradiction)

    @property
    def facts(self) -> tuple[Fact, ...]:
        inner = [fact for case in self.branches for fact in case.proof.facts]
        return tuple(dict.fromkeys([*self.derivations, *inner]))

    @property
    def sources(self) -> set[Source]:
        derivations = [*self.derivations.values(), *([self.contradiction[1]] if self.contradiction else [])]
        if self.alternatives is not None:
            derivations.append(self.alternatives)
        own = {source for derivation in derivations for source in derivation.sources}
        return own.union(*(case.proof.sources for case in self.branches))


def prove(evidence: Evidence, events: tuple[Event, ...], goal: Fact) -> Proof:
    """Return the plainest proof of a certain fact by the rules.

    First directly; then by contradiction from the opposite; then by case analysis of two or three cases of a refutation
    or a card. Empty if none of these succeeds.
    """
    deductions = known_from(evidence, events)
    propagate(deductions, goal)
    if goal in deductions.why:
        return Proof.of(deductions, goal)
    checkpoint()
    return _refuted(_supposing(deductions, goal.opposite))


def refute(evidence: Evidence, events: tuple[Event, ...]) -> Proof:
    """Return a proof that the evidence is contradictory, by the same rules; empty if they don't find one."""
    deductions = known_from(evidence, events)
    propagate(deductions)
    return _refuted(deductions)


def _refuted(deductions: Deductions) -> Proof:
    """Return how a contradiction follows: directly, or in each branch of a case analysis."""
    if deductions.is_contradicted():
        return Proof.of_contradiction(deductions)
    for branches, why in _alternatives(deductions):
        checkpoint()
        outcomes = [_supposing(deductions, fact) for fact in branches]
        if all(outcome.is_contradicted() for outcome in outcomes):
            return _by_cases(deductions, branches, why, outcomes)
    return Proof()


def _supposing(deductions: Deductions, fact: Fact) -> Deductions:
    other = deductions.copy()
    other.learn(fact, Derivation(Rule.SUPPOSED))
    propagate(other)
    return other


def _by_cases(supposed: Deductions, branches: tuple[Fact, ...], why: Derivation, outcomes: list[Deductions]) -> Proof:
    proofs = [Proof.of_contradiction(outcome) for outcome in outcomes]
    shared = {fact for proof in proofs for fact in proof.derivations if fact in supposed.why}
    before = _needed(supposed, [*shared, *why.premises])
    inner = [
        Proof({f: d for f, d in proof.derivations.items() if f not in before}, proof.contradiction) for proof in proofs
    ]
    return Proof(before, None, tuple(Branch(f, p) for f, p in zip(branches, inner, strict=True)), why)


def _alternatives(deductions: Deductions) -> Iterator[tuple[tuple[Fact, ...], Derivation]]:
    """Yield the possible case analyses: which card of a refutation, or where a card is; fewest branches first."""
    ways = [*_of_refutations(deductions), *_of_cards(deductions)]
    # of two cases a reader keeps track more easily than of three
    yield from sorted(ways, key=lambda way: len(way[0]))


def _of_refutations(deductions: Deductions) -> Iterator[tuple[tuple[Fact, ...], Derivation]]:
    for slot, cards, source in refutations(deductions.table):
        left: Mask = cards & deductions.possible(slot)
        if not cards & deductions.has[slot] and left.bit_count() in (2, 3):
            lacks = facts(slot, cards & deductions.lacks[slot], holds=False)
            yield facts(slot, left, holds=True), Derivation(Rule.REFUTED, (source,), lacks, cards, (slot,))


def _of_cards(deductions: Deductions) -> Iterator[tuple[tuple[Fact, ...], Derivation]]:
    for card in cards_of(deductions.table.evidence.setup.deck.mask):
        places = deductions.table.places(card)
        left = [slot for slot in places if not deductions.lacks[slot] >> card & 1]
        if len(left) in (2, 3):
            lacks = facts([slot for slot in places if slot not in left], 1 << card, holds=False)
            yield facts(left, 1 << card, holds=True), Derivation(Rule.ONLY_PLACE, premises=lacks, slots=tuple(left))


def _needed(deductions: Deductions, goals: list[Fact]) -> dict[Fact, Derivation]:
    """Return the goals and everything they follow from, in order of derivation."""
    needed: set[Fact] = set()
    left = list(goals)
    while left:
        fact = left.pop()
        if fact not in needed:
            needed.add(fact)
            left += deductions.why[fact].premises
    return {fact: derivation for fact, derivation in deductions.why.items() if fact in needed}


def known_from(evidence: Evidence, events: tuple[Event, ...]) -> Deductions:
    """Return the facts stated by the evidence, before any deduction. ``events`` are those of its case."""
    deductions = Deductions(SlotTable.of(evidence))
    for fact, derivation in given(deductions.table, events):
        deductions.learn(fact, derivation)
    return deductions


def propagate(deductions: Deductions, goal: Fact | None = None) -> None:
    """Deduce until a contradiction, the goal, or a fixed point. Easier rules are applied first."""
    tier = 0
    while tier < len(TIERS):
        if deductions.is_contradicted() or (goal is not None and goal in deductions.why):
            return
        news = False
        for rule in TIERS[tier]:
            for fact, derivation in list(rule(deductions)):
                news |= deductions.learn(fact, derivation)
                if deductions.is_contradicted():
                    return
        # back to the easiest rules after each find: the harder ones should explain only what these cannot
        tier = 0 if news else tier + 1
