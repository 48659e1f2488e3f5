"""Finds conflicts, explains them, and suggests corrections.

An explanation has the steps from the entries to a contradiction, and the set-up's part in it. Corrections are, for each
entry, the nearest changes that make the case consistent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.conflicts.changes import Change, changes
from core.engines.conflict import Conflict, Witnesses, conflict_of, conflict_with, consistent_prefix, is_case_consistent
from core.evidence.evidence import SETUP, evidence_of
from core.explain.facts import Rule
from core.explain.phrases import numbers
from core.explain.proof import Proof, refute
from core.explain.text import Wording
from core.model.case import Case
from core.model.events import Event
from core.model.rules import ShowModel
from core.model.setup import Setup
from core.text.text import Text, listed, say


def find_conflicts(case: Case, witnesses: Witnesses | None = None) -> tuple[Conflict, ...]:
    """Return conflicts without common events, each inclusion-minimal; none if the case is consistent.

    After each conflict its events are set aside, and the search continues until the rest is consistent. A set-up that
    contradicts itself is the only conflict.
    """
    return tuple(_all_conflicts(case, witnesses or Witnesses()))


def _all_conflicts(case: Case, witnesses: Witnesses) -> Iterator[Conflict]:
    left = case
    while conflict := conflict_of(left, witnesses):
        yield conflict
        if not events_of(conflict):
            return
        left = without(left, events_of(conflict))


def conflict_if_entered(case: Case, event: Event, at: int | None = None) -> Conflict:
    """Return the conflict that ``event`` would cause if entered before index ``at`` (by default at the end).

    Indices are those after the insertion and include the new event. Empty if all would be consistent, or if the event
    is set aside. Entries already in conflict are ignored, and the result is empty if the set-up contradicts itself. To
    check a changed entry, remove the old one from the case and pass its index.
    """
    place, witnesses = len(case.events) if at is None else at, Witnesses()
    if event.aside or is_case_consistent(case.inserted(place, event), witnesses):
        return ()
    conflicts = find_conflicts(case, witnesses)
    sound = without(case, [entry for conflict in conflicts for entry in events_of(conflict)])
    entered = sound.inserted(place, event)
    # only what the new entry adds: earlier conflicts are told elsewhere
    if is_case_consistent(entered, witnesses) or not is_case_consistent(sound, witnesses):
        return ()
    return conflict_with(entered, place, witnesses)


def events_of(conflict: Conflict) -> tuple[int, ...]:
    return tuple(source for source in conflict if isinstance(source, int))


def others_of(conflict: Conflict, conflicts: Iterable[Conflict]) -> frozenset[int]:
    """Return the indices of the events in all other conflicts found."""
    return frozenset(event for other in conflicts if other != conflict for event in events_of(other))


def without(case: Case, events: Collection[int]) -> Case:
    """Return the case with these events set aside, and all passes as they are."""
    return case.with_fixed_passes(events=_aside(case, events))


def _aside(case: Case, events: Collection[int]) -> tuple[Event, ...]:
    # not removed, so that the indices of all other events stay
    return tuple(replace(e, aside=True) if i in events else e for i, e in enumerate(case.events))


def mended(case: Case, events: Collection[int]) -> Case:
    """Return the case with these events set aside as a mistake, and the passes that follow then."""
    return replace(case, events=_aside(case, events))


HAND = say("your hand")
FACE_UP = say("the face-up cards")
SIZES = say("the sizes of the hands")
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


def conflict_reason(case: Case, conflict: Conflict, this: int | None = None) -> ConflictReason:
    """Return why the entries of a conflict of this case cannot all be true.

    ``this`` is the index of an entry to call "this entry".
    """
    alone = without(case, set(range(len(case.events))).difference(events_of(conflict)))
    evidence = evidence_of(alone, ShowModel.IGNORE)
    proof = refute(evidence, alone.events)
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


REMOVE: Final = "remove"
"""The change that removes an entry."""

MOST_CHANGES = 400
"""Limit on the changes tried for a conflict, likeliest first across all its entries."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A change of one entry that resolves a conflict.

    ``event`` is its index in the case, ``to`` the changed entry, None if it is removed. ``change`` names the changed
    field as in case files, or is :data:`REMOVE`. ``words`` describe it, without capital and full stop. ``besides`` are
    other entries that must be removed with it.
    """

    event: int
    change: str
    to: Event | None
    words: str
    besides: tuple[int, ...] = ()

    def applied(self, case: Case) -> Case:
        """Return the case with the change made, or with the entries to remove set aside."""
        if self.to is None:
            return mended(case, (self.event, *self.besides))
        return case.replaced(self.event, self.to)


def corrections(
    case: Case, conflict: Conflict, conflicts: tuple[Conflict, ...] | None = None
) -> tuple[Correction, ...]:
    """Return the corrections of a conflict, by entry, for each the likeliest first and removal last.

    Each makes the whole case consistent, apart from the events of other conflicts: ``conflicts`` are the independent
    conflicts of the case, computed if not given. An entry for which no single change suffices has no correction, unless
    that holds for all: then each is removed together with as many others as needed. The set-up is not corrected here
    (:func:`setup_doubts`).
    """
    witnesses = Witnesses()
    if conflicts is None:
        conflicts = find_conflicts(without(case, events_of(conflict)), witnesses)
    # other conflicts are set aside: no single change could mend them, too
    search = _Search(without(case, others_of(conflict, conflicts)), witnesses)
    return tuple(search.corrections(events_of(conflict)))


@dataclass(frozen=True, slots=True)
class _Search:
    case: Case
    witnesses: Witnesses

    def corrections(self, events: Collection[int]) -> Iterator[Correction]:
        alone = [event for event in events if self._consistent(mended(self.case, {event}))]
        changes_of = self._changes(alone)
        for event in alone:
            for change in changes_of[event]:
                yield Correction(event, change.field, change.to, change.words)
            yield Correction(event, REMOVE, None, say("remove it"))
        if not alone:
            yield from map(self._with_others, events)

    def _changes(self, events: Collection[int]) -> dict[int, list[Change]]:
        """Return the changes of each event that resolve the conflict, trying the likeliest of all events first."""
        tries = [(event, change) for event in events for change in self._tried(event)]
        tries.sort(key=lambda attempt: attempt[1].values)
        sufficient: dict[int, list[Change]] = {event: [] for event in events}
        # the likeliest of all entries together, so that the limit cuts off the unlikely and not the last entries
        for event, change in tries[:MOST_CHANGES]:
            if self._consistent(self.case.replaced(event, change.to)):
                sufficient[event].append(change)
        return sufficient

    def _tried(self, event: int) -> list[Change]:
        return changes(self.case.events[event], self.case.setup, self.case.upto(event).attendance.gone)

    def _with_others(self, event: int) -> Correction:
        """Remove an event, and every later one that conflicts with those remaining."""
        others: list[int] = []
        left = mended(self.case, {event})
        while (first := consistent_prefix(left, self.witnesses)) < len(left.events):
            others.append(first)
            left = mended(left, {first})
        single = say("remove it, and entry {numbers} as well")
        several = say("remove it, and entries {numbers} as well")
        words = (single if len(others) == 1 else several).format(numbers=listed(numbers(others)))
        return Correction(event, REMOVE, None, words, tuple(others))

    def _consistent(self, case: Case) -> bool:
        return is_case_consistent(case, self.witnesses)


def setup_doubts(setup: Setup, of_setup: Sequence[str] = (), *, alone: bool = False) -> Text:
    """Return what else may be wrong if the set-up takes part in a conflict, as a sentence without full stop.

    ``of_setup`` names the parts that take part, if known. ``alone``: nothing else was reported as wrong.
    """
    whose = [HAND] if setup.me is not None else []
    open_cards = [FACE_UP] if setup.face_up else []
    or_else = say("or the set-up is wrong: {parts}", "after other things that may be wrong")
    template = say("the set-up is wrong: {parts}") if alone else or_else
    return template.format(parts=listed(of_setup or [*whose, SIZES, *open_cards], "or"))
