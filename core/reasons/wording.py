"""The words of a proof: its facts in groups, a sentence for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.evidence.evidence import Evidence, Mask
from core.model.case import Case
from core.model.seats import FACE_UP
from core.model.text import Text, listed, say, sentence
from core.reasons.derived_words import DerivedWords
from core.reasons.facts import Derivation, Fact, Rule, Table
from core.reasons.given_words import GivenWords
from core.reasons.phrases import Phrases
from core.reasons.proof import Proof

GIVEN = {Rule.HAND, Rule.FACE_UP, Rule.PASSED, Rule.SHOWN, Rule.NOTED, Rule.ACCUSED_RIGHTLY}
Group = tuple[Derivation, int, bool, Mask]
"""How some facts follow, their slot, whether it holds the cards, and the cards."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Says proofs about one case in words.

    ``evidence`` is what the proof may use of it, ``deals`` how many deals fit that, where it was counted. ``this`` is
    the place of an entry that is called "this entry".
    """

    case: Case
    evidence: Evidence
    deals: int | None = None
    this: int | None = None

    @property
    def _phrases(self) -> Phrases:
        return Phrases(self.case.setup, self.this)

    @property
    def _table(self) -> Table:
        return Table.of(self.evidence)

    def steps(self, proof: Proof, goal: Fact | None) -> Iterator[Text]:
        """Give a sentence for each step that leads to the goal (None: to a contradiction, as its last one says).

        Of an empty proof, the goal alone.
        """
        if proof.derivations or proof.clash:
            yield from self._facts(proof.derivations, goal)
            yield from self._end(proof)
        for number, case in enumerate(proof.cases):
            if number == 0 and proof.alternatives is not None:
                yield self._either(proof)
            yield say("Proofs", "If {clause}:").format(clause=self._says(case.supposed))
            inner = {f: d for f, d in case.proof.derivations.items() if f != case.supposed}
            yield from self._facts(inner, None)
            yield from self._end(case.proof)
        if goal is not None and goal not in proof.derivations:
            yield self._so(goal, proof)

    def _so(self, goal: Fact, proof: Proof) -> Text:
        clause = self._says(goal)
        if proof.derivations or proof.clash:
            said = say("Proofs", "so {clause}").format(clause=clause)
        elif self.deals is None:
            said = say("Proofs", "in every deal that fits these entries, {clause}").format(clause=clause)
        else:
            every = say("Proofs", "in all {deals:,} deals that fit these entries, {clause}")
            said = every.format(deals=self.deals, clause=clause)
        return sentence(said)

    def _end(self, proof: Proof) -> Iterator[Text]:
        if proof.clash is not None:
            fact, derivation = proof.clash
            yield self._sentence((derivation, fact.slot, fact.holds, 1 << fact.card))
            but = say("Proofs", "but {clause}, as was said: that cannot be")
            yield sentence(but.format(clause=self._says(fact.opposite)))

    def _either(self, proof: Proof) -> Text:
        alternatives = proof.alternatives
        cases = listed([self._says(case.supposed) for case in proof.cases], "or")
        if alternatives is None or not alternatives.sources:
            return sentence(say("Proofs", "either {clauses}").format(clauses=cases))
        entries = self._phrases.entries(alternatives.sources)
        return sentence(say("Proofs", "either {clauses} ({entries})").format(clauses=cases, entries=entries))

    def _says(self, fact: Fact) -> Text:
        return self._phrases.says(1 << fact.card, self._table.slots[fact.slot].holder, holds=fact.holds)

    # --- groups

    def _facts(self, derivations: Mapping[Fact, Derivation], goal: Fact | None) -> Iterator[Text]:
        """Give a sentence for each group of facts; what goes without saying is left out."""
        groups = _grouped(derivations, goal)
        told: set[int] = set()
        for group in groups:
            derivation, slot, holds, _ = group
            if derivation.rule is Rule.PASSED:
                if slot not in told:
                    told.add(slot)
                    yield self._passes(groups, slot)
                continue
            obvious = derivation.rule is Rule.ELSEWHERE or (
                derivation.rule is Rule.FACE_UP and not holds and self._table.slots[slot].holder == FACE_UP
            )
            if not obvious or (goal is not None and goal in derivations and _speaks_of(group, goal)):
                yield self._sentence(group)

    def _passes(self, groups: Sequence[Group], slot: int) -> Text:
        """Say all passes of one player in one sentence."""
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
    """Put facts of one kind that follow in the same way together, at the place of the first of them."""
    groups: dict[object, Group] = {}
    for fact, derivation in derivations.items():
        key = (derivation, fact.slot, fact.holds) if fact != goal else fact
        before = groups.get(key, (derivation, fact.slot, fact.holds, 0))
        groups[key] = (*before[:3], before[3] | 1 << fact.card)
    return list(groups.values())


def _speaks_of(group: Group, fact: Fact) -> bool:
    _, slot, holds, cards = group
    return (slot, holds) == (fact.slot, fact.holds) and bool(cards >> fact.card & 1)
