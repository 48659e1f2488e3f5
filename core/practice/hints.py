"""Hints at the missed cell whose derivation is easiest, in four levels."""

from __future__ import annotations

from dataclasses import dataclass

from core.evidence.evidence import evidence_of
from core.explain.explanation import explain
from core.explain.facts import Deductions, Derivation, Fact, Rule
from core.explain.phrases import Phrases, entries
from core.explain.proof import Proof, known_from, propagate, prove
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import FACE_UP, Holder
from core.model.setup import Setup
from core.practice.marking import CertainCell, Marking
from core.text.text import Text, say, sentences

HOW_MANY, WHICH_ENTRY, WHICH_CELL, WHY = 1, 2, 3, 4
"""What a hint tells; each level includes those before it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """How many certain cells are missed and, as far as ``level`` allows, an entry to look at, a cell, and the reason.

    ``entry`` is None too if no entry is needed for that cell. ``says`` is all of it in words.
    """

    level: int
    count: int
    says: str
    entry: int | None = None
    cell: tuple[Card, Holder] | None = None
    reason: tuple[str, ...] = ()


def hint(case: Case, marking: Marking, level: int) -> Hint:
    """Return a hint at the missed cell that is easiest to derive."""
    count = len(marking.missed)
    many = say("%n certain cell(s) missed.", "", count)
    if not count or level == HOW_MANY:
        return Hint(level, count, many)
    cell = _easiest(case, marking)
    explanation = explain(case, cell.card, cell.holder)
    because, steps = (explanation.because, explanation.steps) if explanation else ((), ())
    words = [many, _where_to_look(case.setup, cell, because)] if explanation else [many]
    if level >= WHICH_CELL:
        question = say("Is {card:the} {where}?", "where: with Bob, in the envelope …")
        words.append(question.format(card=cell.card, where=Phrases(case.setup).where(cell.holder)))
    at, reason = cell[:2] if level >= WHICH_CELL else None, steps if level >= WHY else ()
    return Hint(level, count, sentences([*words, *reason]), because[-1] if because else None, at, reason)


def _where_to_look(setup: Setup, cell: CertainCell, because: tuple[int, ...]) -> Text:
    if because:
        return say("Look at {entry}.").format(entry=entries(because[-1:]))
    if cell.card in setup.face_up or cell.holder == FACE_UP:
        return say("Look at the cards lying face up.")
    if setup.me is None:
        return say("Look at the number of cards that each holder has.")
    return say("Look at your own cards.")


_BY_EASE = (
    (Rule.REFUTED, Rule.NOTED_SEVERAL, Rule.ACCUSED_WRONGLY),
    (Rule.ONLY_PLACE, Rule.HAND_FULL, Rule.NEEDS_ALL),
    (Rule.REFUTATIONS_FILL, Rule.REFUTATIONS_TAKE, Rule.CARDS_FILL, Rule.PLACES_TAKE),
)
_EASE = {rule: ease for ease, rules in enumerate(_BY_EASE, start=2) for rule in rules}
"""How hard a step is: what was seen (1, all others), one entry reduced to a card, counting, several together."""

_BY_CASES, _BY_COUNTING_DEALS = 5, 6


def _easiest(case: Case, marking: Marking) -> CertainCell:
    """Return the missed cell whose hardest step is easiest, then with the fewest steps; the first of equals.

    Right marks are known. As the rules are tried easiest first, no other derivation has an easier hardest step.
    """
    deductions = known_from(evidence_of(case, ShowModel.IGNORE), case.events)
    for card, holder, holds in marking.right:
        deductions.learn(_fact(deductions, card, holder, holds=holds), Derivation(Rule.NOTED))
    propagate(deductions)
    facts = {cell: _fact(deductions, *cell[:2], holds=cell.holds) for cell in marking.missed}
    by_rules = {cell: fact for cell, fact in facts.items() if fact in deductions.why}
    if by_rules:
        return min(by_rules, key=lambda cell: _effort(deductions, by_rules[cell]))
    return min(facts, key=lambda cell: _effort_by_cases(deductions, case, facts[cell]))


def _fact(deductions: Deductions, card: Card, holder: Holder, *, holds: bool) -> Fact:
    index = deductions.table.evidence.setup.deck.index[card]
    return Fact(index, deductions.table.slot_of(index, holder), holds)


def _effort(deductions: Deductions, fact: Fact) -> tuple[int, int]:
    steps = Proof.of(deductions, fact).derivations.values()
    return max(_EASE.get(step.rule, 1) for step in steps), len(steps)


def _effort_by_cases(deductions: Deductions, case: Case, fact: Fact) -> tuple[int, int]:
    steps = len(prove(deductions.table.evidence, case.events, fact).facts)
    return _BY_CASES if steps else _BY_COUNTING_DEALS, steps
