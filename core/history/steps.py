"""The steps that a user can take, each a frozen value, for undo, redo and the journal.

Each step knows what it makes of a case (``applied``; IndexError where it names a place that isn't there) and what it is
called on that case (``name``, as in "Undo Ann's suggestion"), nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.model import seats
from core.model.cards import Card
from core.model.case import About, Case
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.model.renaming import renamed
from core.model.setup import Setup
from core.text.text import Text, say


def event_name(event: Event) -> Text:
    """Return a short name for an event: "Ann's suggestion", "note on Bob"."""
    match event:
        case Suggestion(by=by):
            return say("Steps", "{who}'s suggestion").format(who=by)
        case Accusation(by=by):
            return say("Steps", "{who}'s accusation").format(who=by)
        case Note(holder=holder):
            return _note_name(holder)
        case Move(player=player):
            return say("Steps", "{who}'s move").format(who=player)


def _note_name(holder: seats.Holder) -> Text:
    match holder:
        case seats.ENVELOPE:
            return say("Steps", "note on envelope")
        case seats.POOL:
            return say("Steps", "note on pool")
        case _:
            return say("Steps", "note on {who}").format(who=holder)


@dataclass(frozen=True, slots=True)
class Append:
    """A new event at the end."""

    event: Event

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event at its end."""
        return case.appended(self.event)

    def name(self, _: Case) -> Text:
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

    def name(self, _: Case) -> Text:
        """Return "insert" and the event's name."""
        return say("Steps", "insert {event}", "event: Ann's suggestion").format(event=event_name(self.event))


@dataclass(frozen=True, slots=True)
class Replace:
    """A replacement of the event at ``at``."""

    at: int
    event: Event

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the other event at ``at``."""
        return case.replaced(_place(self.at, len(case.events)), self.event)

    def name(self, _: Case) -> Text:
        """Return "edit" and the name of what the event is now."""
        return say("Steps", "edit {event}", "event: Ann's suggestion").format(event=event_name(self.event))


@dataclass(frozen=True, slots=True)
class Delete:
    """The event at ``at`` deleted."""

    at: int

    def applied(self, case: Case) -> Case:
        """Return ``case`` without the event at ``at``."""
        return case.deleted(_place(self.at, len(case.events)))

    def name(self, case: Case) -> Text:
        """Return "delete" and the event's name."""
        event = event_name(case.events[self.at])
        return say("Steps", "delete {event}", "event: Ann's suggestion").format(event=event)


@dataclass(frozen=True, slots=True)
class Reorder:
    """The event at ``at`` moved to ``to``."""

    at: int
    to: int

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event of ``at`` at ``to``."""
        return case.moved(_place(self.at, len(case.events)), _place(self.to, len(case.events)))

    def name(self, case: Case) -> Text:
        """Return "move" and the event's name."""
        event = event_name(case.events[self.at])
        return say("Steps", "move {event}", "in the list; event: Ann's suggestion").format(event=event)


@dataclass(frozen=True, slots=True)
class SetAside:
    """The event at ``at`` set aside, or counted again."""

    at: int
    aside: bool = True

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the event at ``at`` set aside, or not."""
        event = case.events[_place(self.at, len(case.events))]
        return case.replaced(self.at, replace(event, aside=self.aside))

    def name(self, case: Case) -> Text:
        """Return "set aside" or "count again", and the event's name."""
        again = say("Steps", "count again {event}", "event: Ann's suggestion")
        said = say("Steps", "set aside {event}", "event: Ann's suggestion") if self.aside else again
        return said.format(event=event_name(case.events[self.at]))


@dataclass(frozen=True, slots=True)
class Several:
    """Several events deleted or set aside in one step, each applied to what the ones before it left."""

    steps: tuple[Delete | SetAside, ...]

    def applied(self, case: Case) -> Case:
        """Return ``case`` after all of the steps."""
        for step in self.steps:
            case = step.applied(case)
        return case

    def name(self, case: Case) -> Text:
        """Return the name of the first step, and how many more there are."""
        said = say("Steps", "{first} and %n more", "first: delete Ann's suggestion", len(self.steps) - 1)
        return said.format(first=self.steps[0].name(case))


@dataclass(frozen=True, slots=True)
class ChangeSetup:
    """Another set-up; events follow players and cards that are called otherwise now (pairs of old and new)."""

    setup: Setup
    players: tuple[tuple[str, str], ...] = ()
    cards: tuple[tuple[Card, Card], ...] = ()

    def applied(self, case: Case) -> Case:
        """Return ``case`` with the other set-up, and its events under the new names."""
        return renamed(case, dict(self.players), dict(self.cards)).with_setup(self.setup)

    def name(self, _: Case) -> Text:
        """Return the same for every set-up."""
        return say("Steps", "change the set-up")


@dataclass(frozen=True, slots=True)
class Conclude:
    """What the case says about itself, with how it ended (:mod:`core.model.ending`)."""

    about: About

    def applied(self, case: Case) -> Case:
        """Return ``case`` with that said about it."""
        return replace(case, about=self.about)

    def name(self, _: Case) -> Text:
        """Return the same for every ending."""
        return say("Steps", "how the game ended")


Step = Append | Insert | Replace | Delete | Reorder | SetAside | Several | ChangeSetup | Conclude


def _place(at: int, n: int) -> int:
    """Return ``at`` where it is one of ``n`` places; Python's own slices would take any number."""
    if not 0 <= at < n:
        said = say("Journal", "there is no place {at} in this list of {n}; they are numbered from 0")
        raise IndexError(said.format(at=at, n=n))
    return at
