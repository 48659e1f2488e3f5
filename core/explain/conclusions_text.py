"""The words for conclusions: what follows, and from what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from core.evidence.evidence import ENVELOPE_SLOTS
from core.explain.phrases import Form, Phrases, numbers
from core.explain.proof import Derivation, Rule, Slot, SlotTable
from core.model.cards import Category, Mask, mask_of
from core.model.events import Event, GroupNote
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
    events: Sequence[Event]

    def said(self, derivation: Derivation, slot: int, cards: Mask, *, holds: bool) -> Text:
        place = self.table.slots[slot]
        so = self.phrases.says(cards, place.holder, holds=holds)
        return self.ways[derivation.rule](_Conclusion(derivation, place, slot < ENVELOPE_SLOTS, cards, so))

    @property
    def ways(self) -> Mapping[Rule, Callable[[_Conclusion], Text]]:
        return {
            Rule.SUPPOSED: lambda conclusion: say("suppose that {so}").format(so=conclusion.so),
            Rule.ELSEWHERE: self._elsewhere,
            Rule.ONLY_PLACE: self._only_place,
            Rule.HAND_FULL: self._hand_full,
            Rule.NEEDS_ALL: self._needs_all,
            Rule.REFUTED: self._refuted,
            Rule.NOTED_SEVERAL: self._noted_several,
            Rule.ACCUSED_WRONGLY: self._accused_wrongly,
            Rule.REFUTATIONS_FILL: self._refutations_fill,
            Rule.REFUTATIONS_TAKE: self._refutations_take,
            Rule.CARDS_FILL: self._cards_fill,
            Rule.PLACES_TAKE: self._places_take,
        }

    def _elsewhere(self, conclusion: _Conclusion) -> Text:
        there = self.table.slots[conclusion.derivation.premises[0].slot].holder
        return _THERE[self.phrases.form(there)].format(so=conclusion.so, who=there)

    def _only_place(self, conclusion: _Conclusion) -> Text:
        template = say("{card} can be nowhere else, so {so}")
        return template.format(card=self.phrases.cards(conclusion.cards), so=conclusion.so)

    def _hand_full(self, conclusion: _Conclusion) -> Text:
        if conclusion.in_envelope:
            premise = self.phrases.says(conclusion.premised, conclusion.place.holder, holds=True)
            return say("{premise}, so {so}").format(premise=premise, so=conclusion.so)
        return self._all_known(conclusion.place).format(who=conclusion.place.holder, so=conclusion.so)

    def _all_known(self, place: Slot) -> Text:
        match self.phrases.form(place.holder):
            case Form.YOU:
                return say("all of your %n card(s) are known, so {so}", "", place.size)
            case Form.PLAYER:
                return say("all of {who}’s %n card(s) are known, so {so}", "", place.size)
            case _:
                return say("all of the pool’s %n card(s) are known, so {so}", "", place.size)

    def _needs_all(self, conclusion: _Conclusion) -> Text:
        if conclusion.in_envelope:
            category = self.table.evidence.cards[conclusion.cards.bit_length() - 1].category
            return _OTHERS[category].format(so=conclusion.so)
        only = conclusion.derivation.cards
        template = self._only_these(conclusion.place) if only else say("no card can be there, so {so}")
        return template.format(who=conclusion.place.holder, cards=self.phrases.cards(only), so=conclusion.so)

    def _only_these(self, place: Slot) -> Text:
        n = place.size
        match self.phrases.form(place.holder):
            case Form.YOU:
                return say("you have %n card(s), and only {cards} can be among them, so {so}", "", n)
            case Form.PLAYER:
                return say("{who} has %n card(s), and only {cards} can be among them, so {so}", "", n)
            case _:
                return say("the pool has %n card(s), and only {cards} can be among them, so {so}", "", n)

    def _refuted(self, conclusion: _Conclusion) -> Text:
        you = say("you showed {cards} ({entries}), and it was not {others}, so {so}")
        other = say("{who} showed {cards} ({entries}), and it was not {others}, so {so}")
        asked = conclusion.derivation.cards
        return (you if self.phrases.is_you(conclusion.place.holder) else other).format(
            who=conclusion.place.holder,
            cards=self.phrases.cards(asked, "or"),
            entries=self.phrases.entries(conclusion.derivation.sources),
            others=self.phrases.cards(asked & ~conclusion.cards, "not"),
            so=conclusion.so,
        )

    def _noted_several(self, conclusion: _Conclusion) -> Text:
        source = conclusion.derivation.sources[0]
        event = self.events[source] if isinstance(source, int) else None
        least = event.at_least if isinstance(event, GroupNote) else 1
        return say("you noted that {fact} ({entries}), so {so}").format(
            fact=self.phrases.says_several(conclusion.derivation.cards, conclusion.place.holder, least),
            entries=self.phrases.entries(conclusion.derivation.sources),
            so=conclusion.so,
        )

    def _accused_wrongly(self, conclusion: _Conclusion) -> Text:
        return say("{cards} are not the solution ({entries}), and {premise}, so {so}").format(
            cards=self.phrases.cards(conclusion.derivation.cards),
            entries=self.phrases.entries(conclusion.derivation.sources),
            premise=self.phrases.says(conclusion.premised, conclusion.place.holder, holds=True),
            so=conclusion.so,
        )

    def _refutations_fill(self, conclusion: _Conclusion) -> Text:
        who, sources = conclusion.place.holder, conclusion.derivation.sources
        if len(sources) == 1:
            entries = self.phrases.entries(sources)
            return self._shows_once(who).format(who=who, entries=entries, so=conclusion.so)
        return self._shows_often(who).format(who=who, numbers=listed(numbers(sources)), so=conclusion.so)

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

    def _refutations_take(self, conclusion: _Conclusion) -> Text:
        holders = [self.table.slots[slot].holder for slot in conclusion.derivation.slots]
        others = say("{players} showed one each of {cards} ({entries}), so {so}")
        us = say("{players} showed one each of {cards} ({entries}), so {so}", "one of the players is you")
        return (us if any(map(self.phrases.is_you, holders)) else others).format(
            players=listed([self.phrases.who(holder) for holder in holders]),
            cards=self.phrases.cards(conclusion.derivation.cards),
            entries=self.phrases.entries(conclusion.derivation.sources),
            so=conclusion.so,
        )

    def _cards_fill(self, conclusion: _Conclusion) -> Text:
        template = say("{cards} can only be {places}, and leave no room for others, so {so}")
        return self._in_places(template, conclusion)

    def _places_take(self, conclusion: _Conclusion) -> Text:
        single = say("only {card} can still be {places}, where all of them are needed, so {so}")
        several = say("only {cards} can still be {places}, where all of them are needed, so {so}")
        return self._in_places(single if conclusion.derivation.cards.bit_count() == 1 else several, conclusion)

    def _in_places(self, template: Text, conclusion: _Conclusion) -> Text:
        """Return where the cards of a rule can be: "with Bob or in the envelope"."""
        cards = self.phrases.cards(conclusion.derivation.cards)
        holders = dict.fromkeys(self.table.slots[slot].holder for slot in conclusion.derivation.slots)
        places = listed([self.phrases.where(holder) for holder in holders], "or")
        return template.format(card=cards, cards=cards, places=places, so=conclusion.so)
