"""A case: one game as seen by one player or a spectator. Everything else is derived from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from core.model.asking import Attendance, as_seen, attendance, order_of_asking, with_passes
from core.model.events import Event, Suggestion
from core.model.habit import Habits
from core.model.hunch import Hunches, hunches_at
from core.model.setup import Setup
from core.model.turn import Turn, turn_of

About = tuple[tuple[str, str | tuple[str, ...]], ...]
"""Metadata of a case file (date, place, …), as ordered pairs. Engines ignore it; :mod:`core.model.ending` keeps the
result in it."""


@dataclass(frozen=True)
class Case:
    """A set-up and the events so far. Hashable, so that results can be cached by case.

    Passes that follow from the order of asking are worked out here, on all events: in ``events`` they are filled in.
    ``habits`` are beliefs about the players and ``hunches`` about cards, used for inference. Habits are assumed and
    not stored; hunches belong to the game, and files keep them in ``about``.
    """

    setup: Setup
    events: tuple[Event, ...] = ()
    about: About = ()
    comment: str | None = None
    habits: Habits = ()
    hunches: Hunches = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "events", tuple(with_passes(self.setup, self.events)))

    @cached_property
    def _hash(self) -> int:
        return hash((self.setup, self.events, self.habits, self.hunches))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Return all but the cached hash, which would be wrong in another process."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}

    @cached_property
    def turn(self) -> Turn:
        return turn_of(self.setup, self.events)

    @cached_property
    def attendance(self) -> Attendance:
        return attendance(self.setup, self.events)

    def order_of_asking(self, asker: str) -> tuple[str, ...]:
        """Return who would be asked now, in order."""
        return order_of_asking(self.setup, asker, self.attendance.gone)

    @property
    def entered_passes(self) -> tuple[int, ...]:
        """The indices of the suggestions whose passes differ from what follows, and stay as they were entered."""
        return tuple(i for i, event in enumerate(self.events) if isinstance(event, Suggestion) and not event.follows)

    def with_fixed_passes(self, setup: Setup | None = None, events: Iterable[Event] | None = None) -> Case:
        """Return the case with another set-up or some of the events, and the passes as they are."""
        return replace(self, setup=setup or self.setup, events=as_seen(self.events if events is None else events))

    def with_following_passes(self) -> Case:
        """Return the case where all passes follow from the order of asking."""
        events = (replace(e, follows=True) if isinstance(e, Suggestion) else e for e in self.events)
        return replace(self, events=tuple(events))

    @property
    def counted(self) -> Iterator[tuple[int, Event]]:
        """Yield the events that count, each with its index: all but those set aside."""
        return ((i, event) for i, event in enumerate(self.events) if not event.aside)

    def upto(self, n: int) -> Case:
        return replace(self, events=self.events[:n])

    def appended(self, event: Event) -> Case:
        return replace(self, events=(*self.events, event))

    def inserted(self, at: int, event: Event) -> Case:
        """Return the case with ``event`` inserted before index ``at`` (at the end for ``len(events)``)."""
        return replace(self, events=(*self.events[:at], event, *self.events[at:]))

    def replaced(self, at: int, event: Event) -> Case:
        return replace(self, events=(*self.events[:at], event, *self.events[at + 1 :]))

    def deleted(self, at: int) -> Case:
        return replace(self, events=self.events[:at] + self.events[at + 1 :])

    def moved(self, at: int, to: int) -> Case:
        return self.deleted(at).inserted(to, self.events[at])

    def with_setup(self, setup: Setup) -> Case:
        """Return the case with this set-up, and without hunches on what it no longer has."""
        return replace(self, setup=setup, hunches=hunches_at(setup, self.hunches))
