"""Who is asked, in which order; who has left; and the passes that follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from core.model.events import Accusation, Back, Event, Out, Suggestion
from core.model.rules import AfterWrong, AskedOrder
from core.model.setup import Setup

NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is ``out``, and takes no turns, and who of them is ``gone`` and not asked either."""

    out: frozenset[str] = NOBODY
    gone: frozenset[str] = NOBODY

    def after(self, event: Event, setup: Setup) -> Attendance:
        if event.aside:
            return self
        match event:
            case Accusation(by=player, correct=False):
                return self._without(player, answers=setup.rules.after_wrong is AfterWrong.ANSWERS)
            case Out(player=player, answers=answers):
                return self._without(player, answers=answers)
            case Back(player=player):
                return Attendance(self.out - {player}, self.gone - {player})
        return self

    def _without(self, player: str, *, answers: bool) -> Attendance:
        return Attendance(self.out | {player}, self.gone - {player} if answers else self.gone | {player})


def attendance(setup: Setup, events: Iterable[Event]) -> Attendance:
    """Return who takes part after these events."""
    present = Attendance()
    for event in events:
        present = present.after(event, setup)
    return present


def order_of_asking(setup: Setup, asker: str, gone: frozenset[str] = NOBODY) -> tuple[str, ...]:
    """Return who is asked after ``asker``, in order; nobody if there is no such player.

    Those who take no turns come last, in the same direction. ``gone`` are not asked.
    """
    if asker not in setup.seats:
        return ()
    others = setup.seats.others(asker)
    if setup.rules.asked is AskedOrder.AGAINST_TURN:
        others = others[::-1]
    if gone or setup.idle:
        others = tuple(sorted((name for name in others if name not in gone), key=lambda name: name in setup.idle))
    return others[:1] if setup.rules.asked is AskedOrder.NEXT else others


def passes_that_follow(setup: Setup, suggestion: Suggestion, gone: frozenset[str] = NOBODY) -> tuple[str, ...]:
    """Return who is asked before the refuter; all if nobody refutes, nobody if the refuter is not asked.

    Whoever answered later, as in another order of the seats, did not pass before.
    """
    later = {answer.player for answer in suggestion.further}
    return tuple(name for name in _asked_before(setup, suggestion, gone) if name not in later)


def _asked_before(setup: Setup, suggestion: Suggestion, gone: frozenset[str]) -> tuple[str, ...]:
    return asked_before(order_of_asking(setup, suggestion.by, gone), suggestion.refuted_by)


def asked_before(order: tuple[str, ...], refuter: str | None) -> tuple[str, ...]:
    """Return who of an order of asking is asked before the refuter; all for None, nobody where they are not asked."""
    if refuter is None:
        return order
    return order[: order.index(refuter)] if refuter in order else ()


def _attended(setup: Setup, events: Iterable[Event]) -> Iterator[tuple[Event, Attendance]]:
    """Yield each event with who takes part before it."""
    present = Attendance()
    for event in events:
        yield event, present
        present = present.after(event, setup)


def late_answers(setup: Setup, events: Iterable[Event]) -> Iterator[tuple[int, int]]:
    """Yield the further answers of those who stand before the refuter: the indices of suggestion and answer."""
    for i, (event, present) in enumerate(_attended(setup, events)):
        if isinstance(event, Suggestion) and event.further:
            before = _asked_before(setup, event, present.gone)
            yield from ((i, n) for n, answer in enumerate(event.further) if answer.player in before)


def with_passes(setup: Setup, events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events, with the passes that follow filled in; those seen that do not differ from these follow too."""
    for event, present in _attended(setup, events):
        yield _with_passes(setup, event, present.gone) if isinstance(event, Suggestion) else event


def _with_passes(setup: Setup, event: Suggestion, gone: frozenset[str]) -> Suggestion:
    passed = passes_that_follow(setup, event, gone)
    if event.follows and event.passed == passed:
        return event
    if event.follows or (len(event.passed) == len(passed) and set(event.passed) == set(passed)):
        return replace(event, passed=passed, follows=True)
    return event


def as_seen(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events with all passes given as they are, so that they follow nothing that changes."""
    return tuple(
        replace(event, follows=False) if isinstance(event, Suggestion) and event.follows else event for event in events
    )
