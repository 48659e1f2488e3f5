"""What a person can do to a case, one frozen value for each: what undo and redo go by and the journal keeps.

Each step knows what it makes of a case (``applied``; IndexError where it names a place that isn't there) and what it is
called on that case (``name``, as in "Undo Ann's suggestion"), nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.model.cards import Card
from core.model.case import About, Case
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.model.renaming import renamed
from core.model.setup import Setup
from core.model.text import say


def event_name(event: Event) -> str:
    """Return what an event is called in a few words: "Ann's suggestion", "note on Bob"."""
    match event:
        case Suggestion(by=by):
            return f"{by}'s suggestion"
        case Accusation(by=by):
            return f"{by}'s accusation"
        case Note(holder=holder):
            return f"note on {holder}"
        case Move(player=player):
            return f"{player}'s move"


@dataclass(frozen=True, slots=True)
class Append:
    """A new event at the end."""

    event: Event

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event at its end."""
        return case.appended(self.event)

    def name(self, _: Case) -> str:
        """Return the event's name."""
        return event_name(self.event)


@dataclass(frozen=True, slots=True)
class Insert:
    """A new event before the one at ``at`` (0 to the number of events)."""

    at: int
    event: Event

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event before the one at ``at``."""
        return case.inserted(_place(self.at, len(case.events) + 1), self.event)

    def name(self, _: Case) -> str:
        """Return "Insert" and the event's name."""
        return f"Insert {event_name(self.event)}"


@dataclass(frozen=True, slots=True)
class Replace:
    """Another event in the place of the one at ``at``."""

    at: int
    event: Event

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the other event at ``at``."""
        return case.replaced(_place(self.at, len(case.events)), self.event)

    def name(self, _: Case) -> str:
        """Return "Edit" and the name of what the event is now."""
        return f"Edit {event_name(self.event)}"


@dataclass(frozen=True, slots=True)
class Delete:
    """The event at ``at`` taken out."""

    at: int

    def applied(self, case: Case) -> Case:
        """Return ``case`` without the event at ``at``."""
        return case.deleted(_place(self.at, len(case.events)))

    def name(self, case: Case) -> str:
        """Return "Delete" and the event's name."""
        return f"Delete {event_name(case.events[self.at])}"


@dataclass(frozen=True, slots=True)
class Reorder:
    """The event at ``at`` taken out and put back so that its place is ``to``."""

    at: int
    to: int

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event of ``at`` at ``to``."""
        return case.moved(_place(self.at, len(case.events)), _place(self.to, len(case.events)))

    def name(self, case: Case) -> str:
        """Return "Move" and the event's name."""
        return f"Move {event_name(case.events[self.at])}"


@dataclass(frozen=True, slots=True)
class SetAside:
    """The event at ``at`` kept in the list but not counted, or counted again."""

    at: int
    aside: bool = True

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event at ``at`` set aside, or not."""
        event = case.events[_place(self.at, len(case.events))]
        return case.replaced(self.at, replace(event, aside=self.aside))

    def name(self, case: Case) -> str:
        """Return "Set aside" or "Count again", and the event's name."""
        return f"{'Set aside' if self.aside else 'Count again'} {event_name(case.events[self.at])}"


@dataclass(frozen=True, slots=True)
class Several:
    """Several events taken out, or set aside, at one stroke: each step as of what the ones before it left."""

    steps: tuple[Delete | SetAside, ...]

    def applied(self, case: Case) -> Case:
        """Return ``case`` after all of the steps."""
        for step in self.steps:
            case = step.applied(case)
        return case

    def name(self, case: Case) -> str:
        """Return the name of the first step, and how many more there are."""
        return f"{self.steps[0].name(case)} and {len(self.steps) - 1} more"


@dataclass(frozen=True, slots=True)
class ChangeSetup:
    """Another set-up; events follow players and cards that are called otherwise now (pairs of old and new)."""

    setup: Setup
    players: tuple[tuple[str, str], ...] = ()
    cards: tuple[tuple[Card, Card], ...] = ()

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the other set-up, and its events under the new names."""
        return renamed(case, dict(self.players), dict(self.cards)).with_setup(self.setup)

    def name(self, _: Case) -> str:
        """Return the same for every set-up."""
        return "Change the set-up"


@dataclass(frozen=True, slots=True)
class Conclude:
    """What the case says about itself, with how it ended (:mod:`core.model.ending`)."""

    about: About

    def applied(self, case: Case) -> Case:
        """Return ``case`` with that said about it."""
        return replace(case, about=self.about)

    def name(self, _: Case) -> str:
        """Return the same for every ending."""
        return say("Steps", "How the game ended")


Step = Append | Insert | Replace | Delete | Reorder | SetAside | Several | ChangeSetup | Conclude


def _place(at: int, n: int) -> int:
    """Return ``at`` where it is one of ``n`` places; Python's own slices would take any number."""
    if not 0 <= at < n:
        raise IndexError(f"there is no place {at} in this list of {n}; they are numbered from 0")
    return at
