"""The deduction rules, as a person would apply them.

Every rule yields facts with their derivations. If what is known contradicts itself, a rule yields a fact whose opposite
is known; this is how contradictions are found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from core.evidence.evidence import Source
from core.evidence.presolve import ENVELOPE_SLOTS
from core.explain.facts import Deductions, Derivation, Fact, Rule, facts, refutations
from core.model.cards import Mask, cards_of, union

Found = Iterator[tuple[Fact, Derivation]]
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
