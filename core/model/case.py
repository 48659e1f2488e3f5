"""A case: one game as one player (or a spectator) sees it. The one truth that everything else is derived from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from core.model.events import Event
from core.model.habit import Habits
from core.model.setup import Setup

About = tuple[tuple[str, str | tuple[str, ...]], ...]
"""What a case file says about itself (date, place, ...), as ordered pairs; kept, never interpreted."""


@dataclass(frozen=True)
class Case:
    """A set-up and the events so far. Hashable, so that answers can be cached by case.

    ``habits`` are what is believed of the players, for whoever asks what the cards are; files don't keep them.
    """

    setup: Setup
    events: tuple[Event, ...] = ()
    about: About = ()
    comment: str | None = None
    habits: Habits = ()

    @cached_property
    def _hash(self) -> int:
        return hash((self.setup, self.events, self.habits))

    def __hash__(self) -> int:
        return self._hash

    @property
    def counted(self) -> Iterator[tuple[int, Event]]:
        """The events that count, each with its place in the list: all but those set aside."""
        return ((i, event) for i, event in enumerate(self.events) if not event.aside)

    def upto(self, n: int) -> Case:
        """Return the case as it was after its first ``n`` events."""
        return replace(self, events=self.events[:n])

    def appended(self, event: Event) -> Case:
        """Return the case with one more event at its end."""
        return replace(self, events=(*self.events, event))

    def inserted(self, at: int, event: Event) -> Case:
        """Return the case with ``event`` before the one that stood at ``at`` (at the end for ``len(events)``)."""
        return replace(self, events=(*self.events[:at], event, *self.events[at:]))

    def replaced(self, at: int, event: Event) -> Case:
        """Return the case with ``event`` in the place of the one at ``at``."""
        return replace(self, events=(*self.events[:at], event, *self.events[at + 1 :]))

    def deleted(self, at: int) -> Case:
        """Return the case without the event at ``at``."""
        return replace(self, events=self.events[:at] + self.events[at + 1 :])

    def moved(self, at: int, to: int) -> Case:
        """Return the case with the event at ``at`` taken out and put back so that its place is ``to``."""
        return self.deleted(at).inserted(to, self.events[at])

    def with_setup(self, setup: Setup) -> Case:
        """Return the case with another set-up and the same events."""
        return replace(self, setup=setup)
