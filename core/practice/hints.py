"""Hints at the certain cell whose derivation is easiest, in four steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.engines.contract import Check, Contradiction, never_cancel
from core.evidence.evidence import evidence_of
from core.explain.explanation import explain
from core.explain.facts import Deductions, Fact, Rule
from core.explain.phrases import Phrases, entries
from core.explain.proof import Proof, known_from, propagate
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.practice.marking import CertainCell
from core.text.text import Text, say, sentences

HOW_MANY, WHICH_ENTRY, WHICH_CELL, WHY = 1, 2, 3, 4
"""What a hint tells, each with what those before it tell."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: how many certain cells are missed and, up to ``level``, the entry to look at, the cell, and the reason.

    ``entry`` is None too if the set-up suffices. ``says`` is all of it in words.
    """

    level: int
    count: int
    says: str
    entry: int | None = None
    cell: tuple[Card, Holder] | None = None
    reason: tuple[str, ...] = ()


EASE = {
    Rule.ELSEWHERE: 1,
    Rule.REFUTED: 2,
    Rule.ACCUSED_WRONGLY: 2,
    Rule.ONLY_PLACE: 3,
    Rule.HAND_FULL: 3,
    Rule.NEEDS_ALL: 3,
    Rule.REFUTATIONS_FILL: 4,
    Rule.REFUTATIONS_TAKE: 4,
    Rule.CARDS_FILL: 4,
    Rule.PLACES_TAKE: 4,
}
"""How hard a step is: a fact seen; one suggestion; counting a hand or a category; several at once."""
HARDEST = 5
"""A case distinction."""


def hint(case: Case, missed: Sequence[CertainCell], level: int, check: Check = never_cancel) -> Hint:
    """Return a hint of this level at the missed cell with the easiest derivation. Raises what ``check`` raises."""
    count = len(missed)
    many = say("Hints", "%n certain cell(s) missed.", "", count)
    if not count or level == HOW_MANY:
        return Hint(level, count, many)
    cell = _easiest(case, missed)
    found = explain(case, cell.card, cell.holder, check)
    if found is None or found.holds is not cell.holds:
        raise ValueError(f"{cell} is not certain")
    entry = found.because[-1] if found.because else None
    words: list[str] = [many, _look_at(entry)]
    if level >= WHICH_CELL:
        where = Phrases(case.setup).where(cell.holder)
        words.append(say("Hints", "Is {card:the} {where}?").format(card=cell.card, where=where))
    if level < WHY:
        at = None if level < WHICH_CELL else cell[:2]
        return Hint(level, count, sentences(words), entry, at)
    return Hint(level, count, sentences([*words, *found.steps]), entry, cell[:2], found.steps)


def _look_at(entry: int | None) -> Text:
    if entry is None:
        return say("Hints", "Look at your own cards and those lying face up.")
    return say("Hints", "Look at {entry}.").format(entry=entries([entry]))


def _easiest(case: Case, missed: Sequence[CertainCell]) -> CertainCell:
    """Return the cell whose derivation has the easiest hardest step, then the fewest steps; the first of equals."""
    known = known_from(evidence_of(case, ShowModel.IGNORE), case.events)
    propagate(known)
    if known.is_contradicted():
        raise Contradiction(known.table.evidence.sources)
    return min(missed, key=lambda cell: _effort(known, case, cell))


def _effort(known: Deductions, case: Case, cell: CertainCell) -> tuple[int, int]:
    card = case.setup.deck.index[cell.card]
    fact = Fact(card, known.table.slot_of(card, cell.holder), cell.holds)
    if fact not in known.why:
        return HARDEST, 0
    steps = Proof.of(known, fact).derivations.values()
    return max(EASE.get(step.rule, 1) for step in steps), len(steps)
