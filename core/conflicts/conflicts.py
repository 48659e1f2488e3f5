"""Finds conflicts, and explains them: the steps from the entries to a contradiction, and the set-up's part in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from core.engines.conflict import Conflict, Witnesses, conflict_of, conflict_with, is_case_consistent
from core.engines.contract import SETUP, Check, never_cancel
from core.evidence.evidence import evidence_of
from core.explain.facts import Rule
from core.explain.proof import Proof, refute
from core.explain.text import Wording
from core.model.case import Case
from core.model.events import Event
from core.model.rules import ShowModel
from core.text.text import say


def find_conflicts(case: Case, check: Check = never_cancel, witnesses: Witnesses | None = None) -> tuple[Conflict, ...]:
    """Return conflicts without common events, each inclusion-minimal; none if the case is consistent.

    After each conflict its events are set aside, and the search continues until the rest is consistent. A set-up that
    contradicts itself is the only conflict. ``check`` is called periodically and may raise to cancel.
    """
    return tuple(_clashes(case, check, witnesses or Witnesses()))


def _clashes(case: Case, check: Check, known: Witnesses) -> Iterator[Conflict]:
    left = case
    while conflict := conflict_of(left, known, check):
        yield conflict
        if not events_of(conflict):
            return
        left = without(left, events_of(conflict))


def conflict_if_entered(case: Case, event: Event, at: int | None = None, check: Check = never_cancel) -> Conflict:
    """Return the conflict that ``event`` would cause if entered before index ``at`` (by default at the end).

    Indices are those after the insertion and include the new event. Empty if all would be consistent, or if the event
    is set aside. Entries already in conflict are ignored, and the result is empty if the set-up contradicts itself. To
    check a changed entry, remove the old one from the case and pass its index. ``check`` is called periodically and may
    raise to cancel.
    """
    place, known = len(case.events) if at is None else at, Witnesses()
    if event.aside or is_case_consistent(case.inserted(place, event), known, check):
        return ()
    sound = without(case, [entry for conflict in find_conflicts(case, check, known) for entry in events_of(conflict)])
    entered = sound.inserted(place, event)
    if is_case_consistent(entered, known, check) or not is_case_consistent(sound, known, check):
        return ()
    return conflict_with(entered, place, known, check)


def events_of(conflict: Conflict) -> tuple[int, ...]:
    """Return the indices of the events in a conflict."""
    return tuple(source for source in conflict if isinstance(source, int))


def others_of(conflict: Conflict, found: Iterable[Conflict]) -> frozenset[int]:
    """Return the indices of the events in all other conflicts found."""
    return frozenset(event for other in found if other != conflict for event in events_of(other))


def without(case: Case, events: Collection[int]) -> Case:
    """Return the case with these events set aside."""
    return replace(case, events=tuple(replace(e, aside=True) if i in events else e for i, e in enumerate(case.events)))


HAND = say("Clashes", "your hand")
FACE_UP = say("Clashes", "the face-up cards")
SIZES = say("Clashes", "the sizes of the hands")
"""The parts of a set-up that can take part in a conflict."""

_COUNTING = {Rule.HAND_FULL, Rule.NEEDS_ALL, Rule.REFUTATIONS_FILL, Rule.CARDS_FILL}
"""Rules that use hand sizes."""


@dataclass(frozen=True, slots=True)
class ConflictReason:
    """Why the entries of a conflict cannot all be true.

    ``steps`` has a sentence per step; empty if the human rules don't find the contradiction and only counting all deals
    does. ``setup`` names the parts of the set-up used.
    """

    steps: tuple[str, ...] = ()
    setup: tuple[str, ...] = ()


def conflict_reason(
    case: Case, conflict: Conflict, check: Check = never_cancel, this: int | None = None
) -> ConflictReason:
    """Return why the entries of a conflict of this case cannot all be true.

    ``this`` is the index of an entry to call "this entry". ``check`` may raise to cancel.
    """
    alone = without(case, set(range(len(case.events))).difference(events_of(conflict)))
    evidence = evidence_of(alone, ShowModel.IGNORE)
    proof = refute(evidence, alone.events, check)
    if not proof.derivations and not proof.branches:
        return ConflictReason()
    steps = tuple(Wording(alone, evidence, this=this).steps(proof, None))
    return ConflictReason(steps, tuple(_of_setup(_rules(proof))) if SETUP in conflict else ())


def _rules(proof: Proof) -> set[Rule]:
    own = {derivation.rule for derivation in proof.derivations.values()}
    ends = {proof.contradiction[1].rule} if proof.contradiction is not None else set()
    return own.union(ends, *(_rules(case.proof) for case in proof.branches))


def _of_setup(rules: set[Rule]) -> Iterator[str]:
    if Rule.HAND in rules:
        yield HAND
    if Rule.FACE_UP in rules:
        yield FACE_UP
    if rules & _COUNTING:
        yield SIZES
