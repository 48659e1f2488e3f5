"""Why entries clash: the steps that lead from them to a contradiction, and what of the set-up takes part."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from core.engines.conflict import Conflict, conflict_of, conflict_with, is_case_consistent
from core.engines.contract import SETUP, Check, never_cancel
from core.engines.witnesses import Witnesses
from core.evidence.evidence import evidence_of
from core.explain.facts import Rule
from core.explain.proof import Proof, refute
from core.explain.text import Wording
from core.model.case import Case
from core.model.events import Event
from core.model.rules import ShowModel
from core.text.text import say


def find_conflicts(case: Case, check: Check = never_cancel, witnesses: Witnesses | None = None) -> tuple[Conflict, ...]:
    """Return conflicts that share no event, each of them inclusion-minimal; none where the case is consistent.

    After the first, its events are set aside and the next is looked for in what is left, until that is consistent. A
    set-up that contradicts itself is the only clash. ``check`` is called now and then, and may raise to give up.
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
    """Return what ``event`` would clash with, were it entered before the one at ``at`` (at the end by default).

    The conflict counts the entries as they would then stand, and the event is one of them. Empty where they would all
    be consistent, and where the event is set aside. Entries that clash already are not asked; nor is anything where
    the set-up contradicts itself. To ask of another version of an entry, take that out of the case and give its place.
    ``check`` is called now and then, and may raise to give up.
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
    """Return the places of the events that take part in a conflict."""
    return tuple(source for source in conflict if isinstance(source, int))


def others_of(conflict: Conflict, found: Iterable[Conflict]) -> frozenset[int]:
    """Return the places of the events of all other conflicts that were found."""
    return frozenset(event for other in found if other != conflict for event in events_of(other))


def without(case: Case, events: Collection[int]) -> Case:
    """Return the case with these events set aside."""
    return replace(case, events=tuple(replace(e, aside=True) if i in events else e for i, e in enumerate(case.events)))


HAND = say("Clashes", "your hand")
FACE_UP = say("Clashes", "the face-up cards")
SIZES = say("Clashes", "the sizes of the hands")
"""What of a set-up can take part in a clash."""

_COUNTING = {Rule.HAND_FULL, Rule.NEEDS_ALL, Rule.REFUTATIONS_FILL, Rule.CARDS_FILL}
"""Rules that go by how many cards somebody holds."""


@dataclass(frozen=True, slots=True)
class ConflictReason:
    """Why the entries of a conflict clash.

    ``steps`` say it, a sentence each; none where the rules of a person at the table don't get there, and only a look
    at all deals does. ``setup`` names what of the set-up they use.
    """

    steps: tuple[str, ...] = ()
    setup: tuple[str, ...] = ()


def conflict_reason(
    case: Case, conflict: Conflict, check: Check = never_cancel, this: int | None = None
) -> ConflictReason:
    """Return why the entries of a conflict of this case cannot all be true.

    ``this`` is the place of an entry that is called "this entry". ``check`` may raise to give up.
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
