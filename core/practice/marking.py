"""One's own marks checked: what is proved, open or refuted, and deals in which a mark is false.

And hints at what was missed: the cell whose derivation is easiest, in four levels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import nextafter
from random import Random
from typing import NamedTuple

import numpy as np

from core.engines.driver import answer
from core.engines.exact.possible import TRIALS, find_deal
from core.engines.posterior import Posterior
from core.engines.registry import auto
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.explain.explanation import explain
from core.explain.phrases import Phrases, entries
from core.explain.proof import Deductions, Derivation, Fact, Proof, Rule, known_from, propagate, prove
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup
from core.practice.marks import Mark, Says
from core.text.text import Text, say, sentences


class MarkVerdict(StrEnum):
    """Whether a mark follows from the case, may be true, or cannot be. A guess is proved if its cell is certain."""

    PROVED = "proved"
    OPEN = "open"
    REFUTED = "refuted"


@dataclass(frozen=True, slots=True)
class CheckedMark:
    """``p`` is the probability that the mark is true; of a guess, that the holder has the card."""

    mark: Mark
    verdict: MarkVerdict
    p: float


class CertainCell(NamedTuple):
    card: Card
    holder: Holder
    holds: bool


@dataclass(frozen=True, slots=True)
class Marking:
    """``checked`` are the marks in the order given; ``missed`` the certain cells without a right mark, in deck order.

    In a cell that takes no thought (of one's own hand, of a face-up card, or one that follows from the other right
    marks of its row or its column alone) a guess or a wrong mark is no deduction missed: only the lack of a mark is.
    ``right`` are the cells with a right mark.
    """

    checked: tuple[CheckedMark, ...]
    missed: tuple[CertainCell, ...]
    right: tuple[CertainCell, ...]


def mark(case: Case, marks: Sequence[Mark], posterior: Posterior | None = None) -> Marking:
    """Check marks, each of another cell, against a valid case; ``posterior`` is its answer, if known already.

    Raises Contradiction and TooLargeError.
    """
    posterior = posterior or answer(case)
    says = {(own.card, own.holder): own.says for own in marks}
    cells = [
        (CertainCell(card, holder, p == 1.0), says.get((card, holder)))
        for card, row in zip(posterior.cards, posterior.marginals.tolist(), strict=True)
        for holder, p in zip(posterior.holders, row, strict=True)
        if p in (0.0, 1.0)
    ]
    right = tuple(cell for cell, marked in cells if marked is Says.of(holds=cell.holds))
    on_sheet = {cell[:2]: cell.holds for cell in right}
    missed = (
        cell
        for cell, marked in cells
        if cell[:2] not in on_sheet and (marked is None or not _takes_no_thought(case.setup, on_sheet, cell))
    )
    return Marking(tuple(_checked(posterior, own) for own in marks), tuple(missed), right)


def _checked(posterior: Posterior, mark: Mark) -> CheckedMark:
    held = posterior.probability(mark.card, mark.holder)
    p = 1.0 - held if mark.says is Says.NO else held
    if 0.0 < held < 1.0:
        return CheckedMark(mark, MarkVerdict.OPEN, min(p, nextafter(1.0, 0.0)))
    proved = p == 1.0 or mark.says is Says.MAYBE
    return CheckedMark(mark, MarkVerdict.PROVED if proved else MarkVerdict.REFUTED, p)


def _takes_no_thought(setup: Setup, right: Mapping[tuple[Card, Holder], bool], cell: CertainCell) -> bool:
    card, holder, holds = cell
    if holder in (setup.me, FACE_UP) or card in setup.face_up:
        return True
    row = [right.get((card, other)) for other in setup.holders if other != holder]
    within = setup.deck.of(card.category) if holder == ENVELOPE else setup.deck.cards
    column = [right.get((other, holder)) for other in within if other != card]
    size = 1 if holder == ENVELOPE else setup.sizes[holder]
    if holds:
        return row.count(False) == len(row) or column.count(False) == len(within) - size
    return True in row or column.count(True) == size


def counter_deal(case: Case, card: Card, holder: Holder, *, holds: bool) -> dict[Card, Holder] | None:
    """Return where all cards may be if ``holds`` is false of this cell, in deck order; None if no such deal fits.

    The same for the same case. Raises TooLargeError.
    """
    bit = case.setup.deck.bits[card.name]
    assumed = {"lacks": bit} if holds else {"has": bit}
    evidence = evidence_of(case, ShowModel.IGNORE).plus(holder, **assumed)
    try:
        deal = find_deal(presolve(evidence), TRIALS, Random(0))
    except Infeasible:
        return None
    if deal is None:
        (drawn,) = auto().draw(evidence, 1, np.random.default_rng(0)).deals
        return {card: evidence.holders[at] for card, at in zip(evidence.cards, drawn, strict=True)}
    return {
        card: next(of for of, hand in zip(evidence.holders, deal, strict=True) if hand >> i & 1)
        for i, card in enumerate(evidence.cards)
    }


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
