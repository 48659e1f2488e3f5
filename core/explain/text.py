"""The words of a proof: its facts in groups, one sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.evidence.evidence import Evidence
from core.explain.conclusions_text import DerivedWords
from core.explain.phrases import Phrases
from core.explain.proof import Derivation, Fact, Proof, Rule, SlotTable
from core.model.cards import Mask
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.seats import FACE_UP, Holder
from core.text.text import Text, listed, say, sentence

GIVEN = {
    *(Rule.HAND, Rule.FACE_UP, Rule.PASSED, Rule.SHOWN, Rule.NOTED, Rule.LAID_OPEN, Rule.OVERLOOKED),
    Rule.ACCUSED_RIGHTLY,
}
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
            words = DerivedWords(self._phrases, self._table, self.case.events).said(
                derivation, slot, cards, holds=holds
            )
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
            case Rule.LAID_OPEN:
                return say("the hand laid open shows that {fact} ({entries})").format(fact=fact, entries=entries)
            case Rule.OVERLOOKED:
                who, you = say("{who} overlooked {cards} ({entries})"), say("you overlooked {cards} ({entries})")
                template = you if self.phrases.is_you(holder) else who
                return template.format(who=holder, cards=self.phrases.cards(cards), entries=entries)
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
