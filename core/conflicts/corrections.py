"""Corrections of a conflict: for each entry the nearest changes that make the case consistent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.conflicts.changes import Change, changes
from core.conflicts.conflicts import FACE_UP, HAND, SIZES, events_of, find_conflicts, others_of, without
from core.engines.conflict import Conflict, Witnesses, consistent_prefix, is_case_consistent
from core.engines.contract import Check, never_cancel
from core.explain.phrases import numbers
from core.model.case import Case
from core.model.events import Event
from core.model.setup import Setup
from core.text.text import Text, listed, say

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
            return without(case, (self.event, *self.besides))
        return case.replaced(self.event, self.to)


def corrections(
    case: Case,
    conflict: Conflict,
    found: tuple[Conflict, ...] | None = None,
    check: Check = never_cancel,
    witnesses: Witnesses | None = None,
) -> tuple[Correction, ...]:
    """Return the corrections of a conflict, by entry, for each the likeliest first and removal last.

    Each makes the whole case consistent, apart from the events of other conflicts: ``found`` are the independent
    conflicts of the case, computed if not given. An entry for which no single change suffices has no correction, unless
    that holds for all: then each is removed together with as many others as needed. The set-up is not corrected here
    (:func:`setup_doubts`). ``check`` is called before each try and may raise to cancel.
    """
    known = witnesses or Witnesses()
    if found is None:
        found = find_conflicts(without(case, events_of(conflict)), check, known)
    search = _Search(without(case, others_of(conflict, found)), known, check)
    return tuple(search.corrections(events_of(conflict)))


@dataclass(frozen=True, slots=True)
class _Search:
    """Tries changes of a case with a single conflict."""

    case: Case
    witnesses: Witnesses
    check: Check

    def corrections(self, events: Collection[int]) -> Iterator[Correction]:
        alone = [event for event in events if self._consistent(without(self.case, {event}))]
        mending = self._changes(alone)
        for event in alone:
            for change in mending[event]:
                yield Correction(event, change.field, change.to, change.words)
            yield Correction(event, REMOVE, None, say("Mends", "remove it"))
        if not alone:
            yield from map(self._with_others, events)

    def _changes(self, events: Collection[int]) -> dict[int, list[Change]]:
        """Return the changes of each event that resolve the conflict, trying the likeliest of all events first."""
        tries = [(event, change) for event in events for change in changes(self.case.events[event], self.case.setup)]
        tries.sort(key=lambda one: one[1].values)
        mending: dict[int, list[Change]] = {event: [] for event in events}
        for event, change in tries[:MOST_CHANGES]:
            if self._consistent(self.case.replaced(event, change.to)):
                mending[event].append(change)
        return mending

    def _with_others(self, event: int) -> Correction:
        """Remove an event, and every later one that conflicts with those remaining."""
        others: list[int] = []
        left = without(self.case, {event})
        while (first := consistent_prefix(left, self.witnesses, self.check)) < len(left.events):
            others.append(first)
            left = without(left, {first})
        one = say("Mends", "remove it, and entry {numbers} as well")
        many = say("Mends", "remove it, and entries {numbers} as well")
        words = (one if len(others) == 1 else many).format(numbers=listed(numbers(others)))
        return Correction(event, REMOVE, None, words, tuple(others))

    def _consistent(self, case: Case) -> bool:
        return is_case_consistent(case, self.witnesses, self.check)


def setup_doubts(setup: Setup, of_setup: Sequence[str] = (), *, alone: bool = False) -> Text:
    """Return what else may be wrong if the set-up takes part in a conflict, as a sentence without full stop.

    ``of_setup`` names the parts that take part, if known. ``alone``: nothing else was reported as wrong.
    """
    whose = [HAND] if setup.me is not None else []
    open_cards = [FACE_UP] if setup.face_up else []
    or_else = say("Mends", "or the set-up is wrong: {parts}", "after other things that may be wrong")
    said = say("Mends", "the set-up is wrong: {parts}") if alone else or_else
    return said.format(parts=listed(of_setup or [*whose, SIZES, *open_cards], "or"))


__all__ = ["MOST_CHANGES", "REMOVE", "Correction", "corrections", "setup_doubts"]
