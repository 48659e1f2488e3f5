"""What would mend a clash: for each of its entries the nearest changes after which no entry contradicts any more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.engines.conflict import Conflict, allowed, conflict_of
from core.engines.contract import Check, go_on
from core.engines.witnesses import Witnesses
from core.model.case import Case
from core.model.events import Event
from core.model.setup import Setup
from core.model.wording import listed
from core.reasons.change import Change
from core.reasons.changes import changes
from core.reasons.clashes import clashes, events_of, others_of, without
from core.reasons.phrases import entries

REMOVE: Final = "remove"
"""The change of a mend that takes an entry out."""

MOST_CHANGES = 400
"""How many changes are tried for a clash. The likeliest of all its entries come first."""

MOST_PAIRS = 150
"""How many changes of two fields are tried for the entries of a clash that no single one mends."""


@dataclass(frozen=True, slots=True)
class Mend:
    """A change of one entry that mends a clash.

    ``event`` is its place in the case, ``to`` the entry as it would be, None where it is taken out. ``change`` names
    the field that changes, as in a case file (two are joined by ``+``), or is :data:`REMOVE`. ``words`` say it, without
    capital and full stop. ``besides`` are other entries that have to be taken out with it.
    """

    event: int
    change: str
    to: Event | None
    words: str
    besides: tuple[int, ...] = ()


def mends(
    case: Case,
    conflict: Conflict,
    found: tuple[Conflict, ...] | None = None,
    check: Check = go_on,
    witnesses: Witnesses | None = None,
) -> tuple[Mend, ...]:
    """Return what would mend a clash of this case, entry by entry, the nearest and likeliest first, removal last.

    With any one of them the whole case is consistent; where it has other clashes, all but their events: ``found`` are
    the independent clashes of the case, which are looked for where they are not given. An entry of which no change is
    enough has none; where that is so of all of them, pairs of entries are found that have to be taken out together. A
    set-up that takes part isn't mended here (:func:`setup_doubts`). ``check`` is called before each try, and may raise
    to give up.
    """
    known = witnesses or Witnesses()
    if found is None:
        found = clashes(without(case, events_of(conflict)), check, known)
    search = _Search(without(case, others_of(conflict, found)), known, check)
    return tuple(search.mends(events_of(conflict)))


@dataclass(frozen=True, slots=True)
class _Search:
    """Tries changes of a case in which nothing but one clash is wrong."""

    case: Case
    witnesses: Witnesses
    check: Check

    def mends(self, events: tuple[int, ...]) -> Iterator[Mend]:
        hopeful = [event for event in events if self._mended(event, None)]
        single = self._single(hopeful)
        hopeless = sum(not single[event] for event in hopeful)
        for event in hopeful:
            for change in single[event] or self._pairs(event, MOST_PAIRS // hopeless):
                yield Mend(event, change.field, change.to, change.words)
            yield Mend(event, REMOVE, None, "remove it")
        if not hopeful:
            yield from self._together(events)

    def _single(self, events: list[int]) -> dict[int, list[Change]]:
        """Return which changes of one field mend which event, having tried the likeliest of all of them first."""
        tried = [(event, change) for event in events for change in changes(self.case.events[event], self.case.setup)]
        tried.sort(key=lambda pair: pair[1].values)
        mending: dict[int, list[Change]] = {event: [] for event in events}
        for event, change in tried[:MOST_CHANGES]:
            if self._mended(event, change.to):
                mending[event].append(change)
        return mending

    def _pairs(self, event: int, most: int) -> list[Change]:
        """Return the first change of two fields that mends an event, of so many."""
        for change in self._doubled(event)[:most]:
            if self._mended(event, change.to):
                return [change]
        return []

    def _doubled(self, event: int) -> list[Change]:
        setup, entry = self.case.setup, self.case.events[event]
        pairs = [_both(first, second) for first in changes(entry, setup) for second in changes(first.to, setup)]
        return sorted(pairs, key=lambda change: change.values)

    def _together(self, events: tuple[int, ...]) -> list[Mend]:
        """Return pairs that have to be taken out together: the last of these events that has a partner, with each."""
        for event in reversed(events):
            self.check()
            left = without(self.case, {event})
            others = events_of(conflict_of(left, self.witnesses))
            partners = [other for other in others if allowed(without(left, {other}), self.witnesses)]
            if partners:
                return [Mend(event, REMOVE, None, f"remove it, and {entries([i])} as well", (i,)) for i in partners]
        return []

    def _mended(self, event: int, to: Event | None) -> bool:
        self.check()
        changed = without(self.case, {event}) if to is None else self.case.replaced(event, to)
        return allowed(changed, self.witnesses)


def _both(first: Change, second: Change) -> Change:
    words = f"{first.words}, and {second.words}"
    return Change(f"{first.field}+{second.field}", second.to, words, first.values * second.values)


def setup_doubts(setup: Setup) -> str:
    """Return what may be wrong with the set-up where it takes part in a clash, as a sentence without its full stop."""
    whose = ["your hand"] if setup.me is not None else []
    open_cards = ["the face-up cards"] if setup.face_up else []
    return f"or the set-up is wrong: {listed([*whose, 'the sizes of the hands', *open_cards], 'or')}"


__all__ = ["MOST_CHANGES", "MOST_PAIRS", "REMOVE", "Mend", "mends", "setup_doubts"]
