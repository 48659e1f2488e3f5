"""Why a cell is certain: a minimal set of entries that forces it, and the steps from them to the conclusion."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from core.checkpoint import checkpoint
from core.engines.conflict import is_consistent, minimal_subset
from core.engines.contract import Contradiction, TooLargeError
from core.engines.registry import engine
from core.evidence.evidence import Evidence, evidence_of
from core.explain.proof import Fact, Proof, SlotTable, known_from, propagate, prove
from core.explain.text import Wording
from core.model.cards import Card
from core.model.case import Case
from core.model.hunch import JudgedHunch
from core.model.rules import ShowModel
from core.model.seats import Holder


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why ``holder`` certainly has ``card``, or lacks it.

    ``because`` are the indices of the entries that force it, in order: none can be left out; if empty, the set-up alone
    suffices. ``steps`` word the proof; ``cells`` are the cells it mentions.
    """

    card: Card
    holder: Holder
    holds: bool
    because: tuple[int, ...]
    steps: tuple[str, ...]
    cells: tuple[tuple[Card, Holder], ...] = ()


def explain(case: Case, card: Card, holder: Holder) -> Explanation | None:
    """Return why a cell is certain, None if it is open. Raises Contradiction if no deal fits the case.

    Certainty is decided by counting all deals, not by the rules: every certain cell has an explanation.
    """
    question = _Question(case, case.setup.deck.index[card], holder)
    holds = question.answer()
    if holds is None:
        return None
    goal = Fact(question.card, SlotTable.of(question.evidence([])).slot_of(question.card, holder), holds)
    # before the proof, so that it names no entry that could be left out
    because = question.minimal_subset(goal)
    evidence = question.evidence(because)
    proof = prove(evidence, case.events, goal)
    # their number is said only where no steps can be
    deals = None if proof.facts else _deals(evidence)
    steps = Wording(case, evidence, deals).steps(proof, goal)
    table = SlotTable.of(evidence)
    cells = dict.fromkeys((case.setup.deck.cards[fact.card], table.slots[fact.slot].holder) for fact in proof.facts)
    return Explanation(card, holder, holds, tuple(sorted(because)), tuple(steps), tuple(cells))


def judged(case: Case) -> tuple[JudgedHunch, ...]:
    """Return what became of each hunch of a case. Raises Contradiction."""
    explained = ((hunch, explain(case, hunch.card, hunch.holder)) for hunch in case.hunches)
    return tuple(JudgedHunch(hunch, *((why.holds, why.because) if why else ())) for hunch, why in explained)


@dataclass(frozen=True, slots=True)
class _Question:
    """Whether a holder has a card, for subsets of the events."""

    case: Case
    card: int
    holder: Holder

    def evidence(self, events: Collection[int]) -> Evidence:
        kept = frozenset(events)
        counted = tuple(event if i in kept else replace(event, aside=True) for i, event in enumerate(self.case.events))
        return evidence_of(self.case.with_fixed_passes(events=counted), ShowModel.IGNORE)

    def answer(self) -> bool | None:
        """Return the certain value, None if open. Raises Contradiction."""
        everything = [i for i, _ in self.case.counted]
        can_have, can_lack = (self.is_possible(everything, holds=holds) for holds in (True, False))
        if not can_have and not can_lack:
            raise Contradiction(self.evidence(everything).sources)
        return None if can_have and can_lack else can_have

    def is_possible(self, events: Collection[int], *, holds: bool) -> bool:
        """Return whether some deal that fits the set-up and these events has the card there, or elsewhere."""
        checkpoint()
        card = 1 << self.card
        assumed = {"has": card} if holds else {"lacks": card}
        return is_consistent(self.evidence(events).plus(self.holder, **assumed))

    def minimal_subset(self, goal: Fact) -> list[int]:
        """Return a minimal set of events that forces the goal, preferably among those the rules use."""
        everything = [i for i, _ in self.case.counted]
        return minimal_subset(
            self._likely(goal, everything), lambda events: not self.is_possible(events, holds=not goal.holds)
        )

    def _likely(self, goal: Fact, everything: Sequence[int]) -> list[int]:
        """Return sufficient events: those the rules use if they reach the goal, otherwise all."""
        deductions = known_from(self.evidence(everything), self.case.events)
        propagate(deductions, goal)
        if goal not in deductions.why:
            return list(everything)
        return sorted(source for source in Proof.of(deductions, goal).sources if isinstance(source, int))


def _deals(evidence: Evidence) -> int | None:
    """Return the number of deals, None if there are too many to count."""
    try:
        return engine("exact").posterior(evidence).deals
    except TooLargeError:
        return None
