"""The words for conclusions: what follows, and from what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.evidence.presolve import ENVELOPE_SLOTS
from core.explain.facts import Derivation, Rule, Slot, SlotTable
from core.explain.phrases import Form, Phrases, numbers
from core.model.cards import Category, Mask, mask_of
from core.text.text import Text, listed, say

_THERE = {
    Form.YOU: say("{so}: it is with you"),
    Form.PLAYER: say("{so}: it is with {who}"),
    Form.ENVELOPE: say("{so}: it is in the envelope"),
    Form.POOL: say("{so}: it is in the pool"),
    Form.FACE_UP: say("{so}: it is face up"),
}
_OTHERS = {
    Category.SUSPECT: say("every other suspect is elsewhere, so {so}"),
    Category.WEAPON: say("every other weapon is elsewhere, so {so}"),
    Category.ROOM: say("every other room is elsewhere, so {so}"),
}


@dataclass(frozen=True, slots=True)
class _Conclusion:
    """The conclusion that ``cards`` are in a place, or are not; ``so`` is its clause."""

    derivation: Derivation
    place: Slot
    in_envelope: bool
    cards: Mask
    so: Text

    @property
    def premised(self) -> Mask:
        return mask_of({fact.card for fact in self.derivation.premises})


@dataclass(frozen=True, slots=True)
class DerivedWords:
    phrases: Phrases
    table: SlotTable

    def said(self, derivation: Derivation, slot: int, cards: Mask, *, holds: bool) -> Text:
        place = self.table.slots[slot]
        so = self.phrases.says(cards, place.holder, holds=holds)
        return self.ways[derivation.rule](_Conclusion(derivation, place, slot < ENVELOPE_SLOTS, cards, so))

    @property
    def ways(self) -> Mapping[Rule, Callable[[_Conclusion], Text]]:
        return {
            Rule.SUPPOSED: lambda found: say("suppose that {so}").format(so=found.so),
            Rule.ELSEWHERE: self._elsewhere,
            Rule.ONLY_PLACE: self._only_place,
            Rule.HAND_FULL: self._hand_full,
            Rule.NEEDS_ALL: self._needs_all,
            Rule.REFUTED: self._refuted,
            Rule.ACCUSED_WRONGLY: self._accused_wrongly,
            Rule.REFUTATIONS_FILL: self._refutations_fill,
            Rule.REFUTATIONS_TAKE: self._refutations_take,
            Rule.CARDS_FILL: self._cards_fill,
            Rule.PLACES_TAKE: self._places_take,
        }

    def _elsewhere(self, found: _Conclusion) -> Text:
        there = self.table.slots[found.derivation.premises[0].slot].holder
        return _THERE[self.phrases.form(there)].format(so=found.so, who=there)

    def _only_place(self, found: _Conclusion) -> Text:
        said = say("{card} can be nowhere else, so {so}")
        return said.format(card=self.phrases.cards(found.cards), so=found.so)

    def _hand_full(self, found: _Conclusion) -> Text:
        if found.in_envelope:
            premise = self.phrases.says(found.premised, found.place.holder, holds=True)
            return say("{premise}, so {so}").format(premise=premise, so=found.so)
        return self._all_known(found.place).format(who=found.place.holder, so=found.so)

    def _all_known(self, place: Slot) -> Text:
        match self.phrases.form(place.holder):
            case Form.YOU:
                return say("all of your %n card(s) are known, so {so}", "", place.size)
            case Form.PLAYER:
                return say("all of {who}’s %n card(s) are known, so {so}", "", place.size)
            case _:
                return say("all of the pool’s %n card(s) are known, so {so}", "", place.size)

    def _needs_all(self, found: _Conclusion) -> Text:
        if found.in_envelope:
            category = self.table.evidence.cards[found.cards.bit_length() - 1].category
            return _OTHERS[category].format(so=found.so)
        only = found.derivation.cards
        said = self._only_these(found.place) if only else say("no card can be there, so {so}")
        return said.format(who=found.place.holder, cards=self.phrases.cards(only), so=found.so)

    def _only_these(self, place: Slot) -> Text:
        n = place.size
        match self.phrases.form(place.holder):
            case Form.YOU:
                return say("you have %n card(s), and only {cards} can be among them, so {so}", "", n)
            case Form.PLAYER:
                return say("{who} has %n card(s), and only {cards} can be among them, so {so}", "", n)
            case _:
                return say("the pool has %n card(s), and only {cards} can be among them, so {so}", "", n)

    def _refuted(self, found: _Conclusion) -> Text:
        you = say("you showed {cards} ({entries}), and it was not {others}, so {so}")
        other = say("{who} showed {cards} ({entries}), and it was not {others}, so {so}")
        asked = found.derivation.cards
        return (you if self.phrases.is_you(found.place.holder) else other).format(
            who=found.place.holder,
            cards=self.phrases.cards(asked, "or"),
            entries=self.phrases.entries(found.derivation.sources),
            others=self.phrases.cards(asked & ~found.cards, "not"),
            so=found.so,
        )

    def _accused_wrongly(self, found: _Conclusion) -> Text:
        return say("{cards} are not the solution ({entries}), and {premise}, so {so}").format(
            cards=self.phrases.cards(found.derivation.cards),
            entries=self.phrases.entries(found.derivation.sources),
            premise=self.phrases.says(found.premised, found.place.holder, holds=True),
            so=found.so,
        )

    def _refutations_fill(self, found: _Conclusion) -> Text:
        who, sources = found.place.holder, found.derivation.sources
        if len(sources) == 1:
            entries = self.phrases.entries(sources)
            return self._shows_once(who).format(who=who, entries=entries, so=found.so)
        return self._shows_often(who).format(who=who, numbers=listed(numbers(sources)), so=found.so)

    def _shows_once(self, who: str) -> Text:
        if self.phrases.is_you(who):
            return say("you showed a card in {entries}, and all your other cards are known, so {so}")
        return say("{who} showed a card in {entries}, and all of {who}’s other cards are known, so {so}")

    def _shows_often(self, who: str) -> Text:
        if self.phrases.is_you(who):
            return say(
                "you showed a different card in each of entries {numbers}, and all your other cards are known, so {so}"
            )
        return say(
            "{who} showed a different card in each of entries {numbers}, "
            "and all of {who}’s other cards are known, so {so}"
        )

    def _refutations_take(self, found: _Conclusion) -> Text:
        holders = [self.table.slots[slot].holder for slot in found.derivation.slots]
        others = say("{players} showed one each of {cards} ({entries}), so {so}")
        us = say("{players} showed one each of {cards} ({entries}), so {so}", "one of the players is you")
        return (us if any(map(self.phrases.is_you, holders)) else others).format(
            players=listed([self.phrases.who(holder) for holder in holders]),
            cards=self.phrases.cards(found.derivation.cards),
            entries=self.phrases.entries(found.derivation.sources),
            so=found.so,
        )

    def _cards_fill(self, found: _Conclusion) -> Text:
        said = say("{cards} can only be {places}, and leave no room for others, so {so}")
        return self._in_places(said, found)

    def _places_take(self, found: _Conclusion) -> Text:
        one = say("only {card} can still be {places}, where all of them are needed, so {so}")
        many = say("only {cards} can still be {places}, where all of them are needed, so {so}")
        return self._in_places(one if found.derivation.cards.bit_count() == 1 else many, found)

    def _in_places(self, said: Text, found: _Conclusion) -> Text:
        """Return where the cards of a rule can be: "with Bob or in the envelope"."""
        cards = self.phrases.cards(found.derivation.cards)
        holders = dict.fromkeys(self.table.slots[slot].holder for slot in found.derivation.slots)
        places = listed([self.phrases.where(holder) for holder in holders], "or")
        return said.format(card=cards, cards=cards, places=places, so=found.so)
