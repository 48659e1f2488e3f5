"""Conclusions in words: what follows, and what it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.evidence.evidence import Mask
from core.evidence.presolve import ENVELOPE_SLOTS
from core.model.wording import counted, listed
from core.reasons.facts import Derivation, Rule, Slot, Table
from core.reasons.phrases import Phrases, entries


@dataclass(frozen=True, slots=True)
class _Conclusion:
    """That ``cards`` are in a place, or are not; ``so`` says it."""

    derivation: Derivation
    place: Slot
    in_envelope: bool
    cards: Mask
    so: str

    @property
    def premised(self) -> Mask:
        """The cards that the premises speak of."""
        return sum(1 << card for card in {fact.card for fact in self.derivation.premises})


@dataclass(frozen=True, slots=True)
class DerivedWords:
    """Says what the rules conclude."""

    phrases: Phrases
    table: Table

    def said(self, derivation: Derivation, slot: int, cards: Mask, *, holds: bool) -> str:
        """Return the clause that says how it follows that these cards are in a slot, or are not."""
        place = self.table.slots[slot]
        so = self.phrases.says(cards, place.holder, holds=holds)
        return self._ways[derivation.rule](_Conclusion(derivation, place, slot < ENVELOPE_SLOTS, cards, so))

    @property
    def _ways(self) -> Mapping[Rule, Callable[[_Conclusion], str]]:
        return {
            Rule.SUPPOSED: lambda found: f"suppose that {found.so}",
            Rule.ELSEWHERE: self._elsewhere,
            Rule.ONLY_PLACE: lambda found: f"{self.phrases.cards(found.cards)} can be nowhere else, so {found.so}",
            Rule.HAND_FULL: self._hand_full,
            Rule.NEEDS_ALL: self._needs_all,
            Rule.REFUTED: self._refuted,
            Rule.ACCUSED_WRONGLY: self._accused_wrongly,
            Rule.REFUTATIONS_FILL: self._refutations_fill,
            Rule.REFUTATIONS_TAKE: self._refutations_take,
            Rule.CARDS_FILL: self._cards_fill,
            Rule.PLACES_TAKE: self._places_take,
        }

    def _elsewhere(self, found: _Conclusion) -> str:
        there = self.table.slots[found.derivation.premises[0].slot].holder
        return f"{found.so}: {'it is' if found.cards.bit_count() == 1 else 'they are'} {self.phrases.where(there)}"

    def _hand_full(self, found: _Conclusion) -> str:
        if found.in_envelope:
            return f"{self.phrases.says(found.premised, found.place.holder, holds=True)}, so {found.so}"
        hand = counted(found.place.size, "card")
        return f"all of {self.phrases.whose(found.place.holder)} {hand} are known, so {found.so}"

    def _needs_all(self, found: _Conclusion) -> str:
        if found.in_envelope:
            category = self.table.evidence.cards[found.cards.bit_length() - 1].category
            return f"every other {category.name.lower()} is elsewhere, so {found.so}"
        only = self.phrases.cards(found.derivation.cards) or "no card"
        held = f"{self.phrases.has(found.place.holder)} {counted(found.place.size, 'card')}"
        return f"{held}, and only {only} can be among them, so {found.so}"

    def _refuted(self, found: _Conclusion) -> str:
        asked = found.derivation.cards
        shown = f"{self.phrases.who(found.place.holder)} showed {self.phrases.cards(asked, 'or')}"
        rest = self.phrases.cards(asked & ~found.cards, "or")
        return f"{shown} ({entries(found.derivation.sources)}), and it was not {rest}, so {found.so}"

    def _accused_wrongly(self, found: _Conclusion) -> str:
        wrong = (
            f"{self.phrases.cards(found.derivation.cards)} are not the solution ({entries(found.derivation.sources)})"
        )
        return f"{wrong}, and {self.phrases.says(found.premised, found.place.holder, holds=True)}, so {found.so}"

    def _refutations_fill(self, found: _Conclusion) -> str:
        who = self.phrases.who(found.place.holder)
        shows = f"what {who} showed in {entries(found.derivation.sources)} was a different card each time"
        if len(found.derivation.sources) == 1:
            shows = f"{who} showed a card in {entries(found.derivation.sources)}"
        return f"{shows}, and {self.phrases.has(found.place.holder)} no more cards unknown than that, so {found.so}"

    def _refutations_take(self, found: _Conclusion) -> str:
        holders = [self.phrases.who(self.table.slots[slot].holder) for slot in found.derivation.slots]
        cards, shown = self.phrases.cards(found.derivation.cards), entries(found.derivation.sources)
        return f"{listed(holders)} showed one each of {cards} ({shown}), so {found.so}"

    def _cards_fill(self, found: _Conclusion) -> str:
        filled = f"{self.phrases.cards(found.derivation.cards)} can only be {self._places(found)}"
        return f"{filled}, where there is room for no more, so {found.so}"

    def _places_take(self, found: _Conclusion) -> str:
        needed = f"only {self.phrases.cards(found.derivation.cards)} can still be {self._places(found)}"
        return f"{needed}, where all of them are needed, so {found.so}"

    def _places(self, found: _Conclusion) -> str:
        holders = dict.fromkeys(self.table.slots[slot].holder for slot in found.derivation.slots)
        return listed([self.phrases.where(holder) for holder in holders], "or")
