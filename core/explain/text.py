"""The words of a proof: its facts in groups, one sentence each; what follows, and from what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.evidence.evidence import Evidence
from core.evidence.presolve import ENVELOPE_SLOTS
from core.explain.facts import Derivation, Fact, Rule, Slot, SlotTable
from core.explain.phrases import Form, Phrases, numbers
from core.explain.proof import Proof
from core.model.cards import Category, Mask, mask_of
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.seats import FACE_UP, Holder
from core.text.text import Text, listed, say, sentence

GIVEN = {Rule.HAND, Rule.FACE_UP, Rule.PASSED, Rule.SHOWN, Rule.NOTED, Rule.ACCUSED_RIGHTLY}
Group = tuple[Derivation, int, bool, Mask]
"""The derivation of a group of facts, their slot, whether it has the cards, and the cards."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Words the proofs about one case.

    ``evidence`` is what the proof may use, ``deals`` the number of deals that fit it, if counted. ``this`` is the index
    of an entry to call "this entry".
    """

    case: Case
    evidence: Evidence
    deals: int | None = None
    this: int | None = None

    @property
    def _phrases(self) -> Phrases:
        return Phrases(self.case.setup, self.this)

    @property
    def _table(self) -> SlotTable:
        return SlotTable.of(self.evidence)

    def steps(self, proof: Proof, goal: Fact | None) -> Iterator[Text]:
        """Yield a sentence for each step that leads to the goal (None: to a contradiction, stated last).

        For an empty proof, only the goal.
        """
        if (opposed := self._contradiction(proof)) is not None:
            yield opposed
        elif proof.derivations or proof.contradiction:
            yield from self._facts(proof.derivations, goal)
            yield from self._end(proof)
        for number, case in enumerate(proof.branches):
            if number == 0 and proof.alternatives is not None:
                yield self._either(proof)
            yield say("If {clause}:").format(clause=self._says(case.supposed))
            inner = {f: d for f, d in case.proof.derivations.items() if f != case.supposed}
            yield from self._facts(inner, None)
            yield from self._end(case.proof)
        if goal is not None and goal not in proof.derivations:
            yield self._so(goal, proof)

    def _contradiction(self, proof: Proof) -> Text | None:
        """Return one sentence for two entries that contradict each other; None for other proofs.

        A pending entry, whose contradiction is stated elsewhere, keeps its steps: the first is what it contradicts.
        """
        if self.this is not None or proof.contradiction is None or len(proof.derivations) != 1:
            return None
        fact, derivation = proof.contradiction
        (stated,) = proof.derivations.values()
        if stated.rule not in GIVEN or derivation.rule not in GIVEN:
            return None
        clauses = [
            GivenWords(self.case, self._phrases).said(
                why, self._table.slots[of.slot].holder, 1 << of.card, holds=of.holds
            )
            for of, why in ((fact.opposite, stated), (fact, derivation))
        ]
        return sentence(say("{fact}, but {other}").format(fact=clauses[0], other=clauses[1]))

    def _so(self, goal: Fact, proof: Proof) -> Text:
        clause = self._says(goal)
        if proof.derivations or proof.contradiction:
            conclusion = say("so {clause}").format(clause=clause)
        elif self.deals is None:
            conclusion = say("in every deal that fits these entries, {clause}").format(clause=clause)
        else:
            every = say("in all {deals:,} deals that fit these entries, {clause}")
            conclusion = every.format(deals=self.deals, clause=clause)
        return sentence(conclusion)

    def _end(self, proof: Proof) -> Iterator[Text]:
        if proof.contradiction is not None:
            fact, derivation = proof.contradiction
            yield self._sentence((derivation, fact.slot, fact.holds, 1 << fact.card))
            but = say("but {clause}, as stated above: a contradiction")
            yield sentence(but.format(clause=self._says(fact.opposite)))

    def _either(self, proof: Proof) -> Text:
        alternatives = proof.alternatives
        branches = listed([self._says(case.supposed) for case in proof.branches], "or")
        if alternatives is None or not alternatives.sources:
            return sentence(say("either {clauses}").format(clauses=branches))
        entries = self._phrases.entries(alternatives.sources)
        return sentence(say("either {clauses} ({entries})").format(clauses=branches, entries=entries))

    def _says(self, fact: Fact) -> Text:
        return self._phrases.says(1 << fact.card, self._table.slots[fact.slot].holder, holds=fact.holds)

    # --- groups

    def _facts(self, derivations: Mapping[Fact, Derivation], goal: Fact | None) -> Iterator[Text]:
        """Yield a sentence for each group of facts, omitting the obvious."""
        groups = _grouped(derivations, goal)
        mentioned: set[int] = set()
        for group in groups:
            derivation, slot, holds, _ = group
            if derivation.rule is Rule.PASSED:
                if slot not in mentioned:
                    mentioned.add(slot)
                    yield self._passes(groups, slot)
                continue
            obvious = derivation.rule is Rule.ELSEWHERE or (
                derivation.rule is Rule.FACE_UP and not holds and self._table.slots[slot].holder == FACE_UP
            )
            if not obvious or (goal is not None and goal in derivations and _speaks_of(group, goal)):
                yield self._sentence(group)

    def _passes(self, groups: Sequence[Group], slot: int) -> Text:
        passes = [(why, cards) for why, of, _, cards in groups if of == slot and why.rule is Rule.PASSED]
        return sentence(GivenWords(self.case, self._phrases).passed(self._table.slots[slot].holder, passes))

    def _sentence(self, group: Group) -> Text:
        derivation, slot, holds, cards = group
        if derivation.rule in GIVEN:
            words = GivenWords(self.case, self._phrases).said(
                derivation, self._table.slots[slot].holder, cards, holds=holds
            )
        else:
            words = DerivedWords(self._phrases, self._table).said(derivation, slot, cards, holds=holds)
        return sentence(words)


def _grouped(derivations: Mapping[Fact, Derivation], goal: Fact | None) -> list[Group]:
    """Group facts of one kind with the same derivation, at the position of the first."""
    groups: dict[object, Group] = {}
    for fact, derivation in derivations.items():
        key = (derivation, fact.slot, fact.holds) if fact != goal else fact
        before = groups.get(key, (derivation, fact.slot, fact.holds, 0))
        groups[key] = (*before[:3], before[3] | 1 << fact.card)
    return list(groups.values())


def _speaks_of(group: Group, fact: Fact) -> bool:
    _, slot, holds, cards = group
    return (slot, holds) == (fact.slot, fact.holds) and bool(cards >> fact.card & 1)


@dataclass(frozen=True, slots=True)
class GivenWords:
    case: Case
    phrases: Phrases

    def said(self, derivation: Derivation, holder: Holder, cards: Mask, *, holds: bool) -> Text:
        fact = self.phrases.says(cards, holder, holds=holds)
        entries = self.phrases.entries(derivation.sources)
        match derivation.rule:
            case Rule.HAND:
                return self._hand(cards, holds=holds)
            case Rule.PASSED:
                return self.passed(holder, [(derivation, cards)])
            case Rule.SHOWN:
                template = self._shown(derivation, holder)
                return template.format(who=holder, cards=self.phrases.cards(cards), entries=entries)
            case Rule.NOTED:
                return say("you noted that {fact} ({entries})").format(fact=fact, entries=entries)
            case Rule.ACCUSED_RIGHTLY:
                return self._accused(derivation, fact)
            case _:
                return fact

    def passed(self, holder: Holder, passes: Sequence[tuple[Derivation, Mask]]) -> Text:
        on = say("on {cards} ({entries})", "where a player passed")
        parts = [
            on.format(cards=self.phrases.cards(cards), entries=self.phrases.entries(derivation.sources))
            for derivation, cards in passes
        ]
        who = say("{who} passed {passes}", "… passed on the Rope and the Hall (entry 3) and on …")
        you = say("you passed {passes}", "you passed on the Rope and the Hall (entry 3) and on …")
        return (you if self.phrases.is_you(holder) else who).format(who=holder, passes=listed(parts))

    def _hand(self, cards: Mask, *, holds: bool) -> Text:
        if holds:
            return say("you hold {cards}").format(cards=self.phrases.cards(cards))
        if cards.bit_count() == 1:
            return say("you do not hold {card}").format(card=self.phrases.cards(cards))
        return say("you do not hold {cards}").format(cards=self.phrases.cards(cards, "not"))

    def _shown(self, derivation: Derivation, holder: Holder) -> Text:
        if self.phrases.is_you(holder):
            return say("you showed {cards} ({entries})")
        event = self._event(derivation)
        if isinstance(event, Suggestion) and self.phrases.is_you(event.by):
            return say("{who} showed you {cards} ({entries})")
        return say("{who} showed {cards} ({entries})")

    def _accused(self, derivation: Derivation, fact: str) -> Text:
        event, entries = self._event(derivation), self.phrases.entries(derivation.sources)
        if not isinstance(event, Accusation):
            return say("the accusation was right ({entries}): {fact}").format(entries=entries, fact=fact)
        who = say("{who}’s accusation was right ({entries}): {fact}")
        you = say("your accusation was right ({entries}): {fact}")
        return (you if self.phrases.is_you(event.by) else who).format(who=event.by, entries=entries, fact=fact)

    def _event(self, derivation: Derivation) -> object:
        source = derivation.sources[0]
        return self.case.events[source] if isinstance(source, int) else None


# --- conclusions: what follows, and from what


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
            Rule.SUPPOSED: lambda conclusion: say("suppose that {so}").format(so=conclusion.so),
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
