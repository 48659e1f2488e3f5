"""The steps by which a user changes a case, as frozen values, for undo, redo and the journal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce

from core.model import seats
from core.model.cards import Card
from core.model.case import About, Case
from core.model.events import Accusation, Back, Event, GroupNote, Move, Note, OpenHand, Out, Peek, Suggestion
from core.model.hunch import Hunches
from core.model.renaming import renamed
from core.model.setup import Setup
from core.text.text import Text, say


def event_name(event: Event) -> Text:
    """Return a short name for an event: "Ann's suggestion", "note on Bob"."""
    match event:
        case Suggestion(by=by):
            return say("{who}’s suggestion").format(who=by)
        case Accusation(by=by):
            return say("{who}’s accusation").format(who=by)
        case Note(holder=seats.ENVELOPE) | GroupNote(holder=seats.ENVELOPE):
            return say("note on envelope")
        case Note(holder=seats.POOL) | GroupNote(holder=seats.POOL):
            return say("note on pool")
        case Note(holder=holder) | GroupNote(holder=holder):
            return say("note on {who}").format(who=holder)
        case Move(player=player):
            return say("{who}’s move").format(who=player)
    return _happening(event)


def _happening(event: OpenHand | Peek | Out | Back) -> Text:
    match event:
        case OpenHand(holder=seats.POOL):
            return say("open pool")
        case OpenHand(holder=holder):
            return say("{who}’s open hand").format(who=holder)
        case Peek(player=player):
            return say("{who}’s look at a card").format(who=player)
        case Out(player=player, answers=answers):
            return (say("{who} is out") if answers else say("{who} has left")).format(who=player)
        case Back(player=player):
            return say("{who} is back").format(who=player)


@dataclass(frozen=True, slots=True)
class Append:
    event: Event


@dataclass(frozen=True, slots=True)
class Insert:
    """A new event before the one at ``at`` (0 to the number of events)."""

    at: int
    event: Event


@dataclass(frozen=True, slots=True)
class Replace:
    at: int
    event: Event


@dataclass(frozen=True, slots=True)
class Delete:
    at: int


@dataclass(frozen=True, slots=True)
class Reorder:
    at: int
    to: int


@dataclass(frozen=True, slots=True)
class SetAside:
    at: int
    aside: bool = True


@dataclass(frozen=True, slots=True)
class Several:
    """Several events deleted or set aside in one step, each applied to the result of the previous ones."""

    steps: tuple[Delete | SetAside, ...]


class Passes(StrEnum):
    """What becomes of the passes when the set-up changes."""

    FOLLOW = "follow"
    """Those that follow from the order of asking follow from the new one; what was entered stays."""
    STAY = "stay"
    """All stay as they are, as in journals of earlier versions."""
    ALL_FOLLOW = "all follow"
    """Those entered follow, too."""


@dataclass(frozen=True, slots=True)
class ChangeSetup:
    """A changed set-up; in events, players and cards are renamed (pairs of old and new names)."""

    setup: Setup
    players: tuple[tuple[str, str], ...] = ()
    cards: tuple[tuple[Card, Card], ...] = ()
    passes: Passes = Passes.FOLLOW


@dataclass(frozen=True, slots=True)
class Conclude:
    """New ``about`` fields of the case, which hold its result (:mod:`core.model.ending`), and hunches."""

    about: About
    hunches: Hunches = ()


Step = Append | Insert | Replace | Delete | Reorder | SetAside | Several | ChangeSetup | Conclude


def applied(step: Step, before: Case) -> Case:
    """Return the case after a step. Raises IndexError for an invalid index."""
    n = len(before.events)
    match step:
        case Append(event):
            return before.appended(event)
        case Insert(at, event):
            return before.inserted(_place(at, n + 1), event)
        case Replace(at, event):
            return before.replaced(_place(at, n), event)
        case Delete(at):
            return before.deleted(_place(at, n))
        case Reorder(at, to):
            return before.moved(_place(at, n), _place(to, n))
        case SetAside(at, aside):
            return before.replaced(_place(at, n), replace(before.events[at], aside=aside))
        case Several(steps):
            return reduce(lambda left, single: applied(single, left), steps, before)
        case ChangeSetup():
            return _set_up(step, before)
        case Conclude(about, hunches):
            return replace(before, about=about, hunches=hunches)


def _set_up(step: ChangeSetup, before: Case) -> Case:
    case = renamed(before, dict(step.players), dict(step.cards))
    match step.passes:
        case Passes.FOLLOW:
            return case.with_setup(step.setup)
        case Passes.STAY:
            return case.with_fixed_passes(step.setup)
        case Passes.ALL_FOLLOW:
            return case.with_setup(step.setup).with_following_passes()


def _place(at: int, n: int) -> int:
    """Return ``at`` if it is a valid index for ``n`` items; Python's slices would accept any number."""
    if not 0 <= at < n:
        message = say("position {at} is not in this list of {n}, which is numbered from 0")
        raise IndexError(message.format(at=at, n=n))
    return at


def step_name(step: Step, before: Case) -> Text:
    """Return the name of a step for the menu, as in "Undo Ann's suggestion"."""
    match step:
        case Append(event):
            return event_name(event)
        case Insert(_, event):
            return _named(say("insert {event}", "event: Ann's suggestion"), event)
        case Replace(_, event):
            return _named(say("edit {event}", "event: Ann's suggestion"), event)
        case Delete(at):
            return _named(say("delete {event}", "event: Ann's suggestion"), before.events[at])
        case Reorder(at, _):
            template = say("move {event}", "in the list; event: Ann's suggestion")
            return _named(template, before.events[at])
        case SetAside(at, aside):
            again = say("count again {event}", "event: Ann's suggestion")
            template = say("set aside {event}", "event: Ann's suggestion") if aside else again
            return _named(template, before.events[at])
        case Several(steps):
            more = say("{first} and %n more", "first: delete Ann's suggestion", len(steps) - 1)
            return more.format(first=step_name(steps[0], before))
        case ChangeSetup():
            return say("change the set-up")
        case Conclude(about):
            return say("hunch") if about == before.about else say("how the game ended")


def _named(template: Text, event: Event) -> Text:
    return template.format(event=event_name(event))
