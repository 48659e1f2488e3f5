"""Proofs: the facts that lead to a conclusion, in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from core.checkpoint import checkpoint
from core.evidence.evidence import Evidence, Source
from core.explain.facts import Deductions, Derivation, Fact, Rule, SlotTable, facts, given, refutations
from core.explain.rules import TIERS
from core.model.cards import Mask, cards_of
from core.model.events import Event


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of a case analysis: an assumption, and the proof that it leads to a contradiction."""

    supposed: Fact
    proof: Proof


@dataclass(frozen=True, slots=True)
class Proof:
    """Facts in order, each derived from those before it.

    ``contradiction``: the opposite of the last fact, with its derivation, in a proof by contradiction. ``branches``: a
    case analysis after these facts: one branch must hold because of ``alternatives``, and each ends in a contradiction.
    A proof without facts means that only counting all deals shows the result.
    """

    derivations: Mapping[Fact, Derivation] = field(default_factory=dict)
    contradiction: tuple[Fact, Derivation] | None = None
    branches: tuple[Branch, ...] = ()
    alternatives: Derivation | None = None

    @classmethod
    def of(cls, deductions: Deductions, goal: Fact) -> Proof:
        """Return the derivation of the goal, which must be known."""
        return cls(_needed(deductions, [goal]))

    @classmethod
    def of_contradiction(cls, deductions: Deductions) -> Proof:
        """Return the derivation of the contradiction, which must exist."""
        assert deductions.contradiction is not None  # noqa: S101 - who calls this has looked
        fact, derivation = deductions.contradiction
        return cls(_needed(deductions, [fact.opposite, *derivation.premises]), deductions.contradiction)

    @property
    def facts(self) -> tuple[Fact, ...]:
        inner = [fact for case in self.branches for fact in case.proof.facts]
        return tuple(dict.fromkeys([*self.derivations, *inner]))

    @property
    def sources(self) -> set[Source]:
        derivations = [*self.derivations.values(), *([self.contradiction[1]] if self.contradiction else [])]
        if self.alternatives is not None:
            derivations.append(self.alternatives)
        own = {source for derivation in derivations for source in derivation.sources}
        return own.union(*(case.proof.sources for case in self.branches))


def prove(evidence: Evidence, events: tuple[Event, ...], goal: Fact) -> Proof:
    """Return the plainest proof of a certain fact by the rules.

    First directly; then by contradiction from the opposite; then by case analysis of two or three cases of a refutation
    or a card. Empty if none of these succeeds.
    """
    deductions = known_from(evidence, events)
    propagate(deductions, goal)
    if goal in deductions.why:
        return Proof.of(deductions, goal)
    checkpoint()
    return _refuted(_supposing(deductions, goal.opposite))


def refute(evidence: Evidence, events: tuple[Event, ...]) -> Proof:
    """Return a proof that the evidence is contradictory, by the same rules; empty if they don't find one."""
    deductions = known_from(evidence, events)
    propagate(deductions)
    return _refuted(deductions)


def _refuted(deductions: Deductions) -> Proof:
    """Return how a contradiction follows: directly, or in each branch of a case analysis."""
    if deductions.is_contradicted():
        return Proof.of_contradiction(deductions)
    for branches, why in _alternatives(deductions):
        checkpoint()
        outcomes = [_supposing(deductions, fact) for fact in branches]
        if all(outcome.is_contradicted() for outcome in outcomes):
            return _by_cases(deductions, branches, why, outcomes)
    return Proof()


def _supposing(deductions: Deductions, fact: Fact) -> Deductions:
    other = deductions.copy()
    other.learn(fact, Derivation(Rule.SUPPOSED))
    propagate(other)
    return other


def _by_cases(supposed: Deductions, branches: tuple[Fact, ...], why: Derivation, outcomes: list[Deductions]) -> Proof:
    proofs = [Proof.of_contradiction(outcome) for outcome in outcomes]
    shared = {fact for proof in proofs for fact in proof.derivations if fact in supposed.why}
    before = _needed(supposed, [*shared, *why.premises])
    inner = [
        Proof({f: d for f, d in proof.derivations.items() if f not in before}, proof.contradiction) for proof in proofs
    ]
    return Proof(before, None, tuple(Branch(f, p) for f, p in zip(branches, inner, strict=True)), why)


def _alternatives(deductions: Deductions) -> Iterator[tuple[tuple[Fact, ...], Derivation]]:
    """Yield the possible case analyses: which card of a refutation, or where a card is; fewest branches first."""
    ways = [*_of_refutations(deductions), *_of_cards(deductions)]
    # of two cases a reader keeps track more easily than of three
    yield from sorted(ways, key=lambda way: len(way[0]))


def _of_refutations(deductions: Deductions) -> Iterator[tuple[tuple[Fact, ...], Derivation]]:
    for slot, cards, source in refutations(deductions.table):
        left: Mask = cards & deductions.possible(slot)
        if not cards & deductions.has[slot] and left.bit_count() in (2, 3):
            lacks = facts(slot, cards & deductions.lacks[slot], holds=False)
            yield facts(slot, left, holds=True), Derivation(Rule.REFUTED, (source,), lacks, cards, (slot,))


def _of_cards(deductions: Deductions) -> Iterator[tuple[tuple[Fact, ...], Derivation]]:
    for card in cards_of(deductions.table.evidence.setup.deck.mask):
        places = deductions.table.places(card)
        left = [slot for slot in places if not deductions.lacks[slot] >> card & 1]
        if len(left) in (2, 3):
            lacks = facts([slot for slot in places if slot not in left], 1 << card, holds=False)
            yield facts(left, 1 << card, holds=True), Derivation(Rule.ONLY_PLACE, premises=lacks, slots=tuple(left))


def _needed(deductions: Deductions, goals: list[Fact]) -> dict[Fact, Derivation]:
    """Return the goals and everything they follow from, in order of derivation."""
    needed: set[Fact] = set()
    left = list(goals)
    while left:
        fact = left.pop()
        if fact not in needed:
            needed.add(fact)
            left += deductions.why[fact].premises
    return {fact: derivation for fact, derivation in deductions.why.items() if fact in needed}


def known_from(evidence: Evidence, events: tuple[Event, ...]) -> Deductions:
    """Return the facts stated by the evidence, before any deduction. ``events`` are those of its case."""
    deductions = Deductions(SlotTable.of(evidence))
    for fact, derivation in given(deductions.table, events):
        deductions.learn(fact, derivation)
    return deductions


def propagate(deductions: Deductions, goal: Fact | None = None) -> None:
    """Deduce until a contradiction, the goal, or a fixed point. Easier rules are applied first."""
    tier = 0
    while tier < len(TIERS):
        if deductions.is_contradicted() or (goal is not None and goal in deductions.why):
            return
        news = False
        for rule in TIERS[tier]:
            for fact, derivation in list(rule(deductions)):
                news |= deductions.learn(fact, derivation)
                if deductions.is_contradicted():
                    return
        # back to the easiest rules after each find: the harder ones should explain only what these cannot
        tier = 0 if news else tier + 1
