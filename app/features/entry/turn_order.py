"""Infers whose turn it is (to move, suggest or accuse) from the entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice

from app.features.entry.draft import Kind
from core.board.tokens import CALLED
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Suggestion
from core.model.seats import Seats
from core.model.setup import Setup

Turn = Suggestion | Accusation | Move


def next_asker(setup: Setup, events: Sequence[Event]) -> str | None:
    """Return who suggests next: the player who just moved into a room, else the one left of the last to act."""
    last = _last_turn(setup, events)
    if isinstance(last, Move) and isinstance(last.to, Card) and last.player not in _out(events):
        return last.player
    return _left_of(last, setup, events)


def next_mover(case: Case) -> str | None:
    """Return who moves next: left of the last who moved, suggested or accused, skipping players who are out."""
    counted = [event for _, event in case.counted]
    return _left_of(_last_turn(case.setup, counted), case.setup, counted)


def usual_player(kind: Kind, setup: Setup, events: Sequence[Event]) -> str | None:
    """Return the likeliest player for an entry: the next asker, or for an accusation the last to ask or move."""
    last, upcoming = _last_turn(setup, events), next_asker(setup, events)
    if kind is not Kind.ACCUSATION or last is None or isinstance(last, Accusation):
        return upcoming
    return upcoming if _player(last) in _out(events) else _player(last)


def _left_of(last: Turn | None, setup: Setup, events: Sequence[Event]) -> str | None:
    if last is None:
        return next(iter(setup.seats), None)
    player, out = _player(last), _out(events)
    others = _usual_order(setup, events, out).others(player)
    return next((name for name in others if name not in out), player if player not in out else None)


def _usual_order(setup: Setup, events: Sequence[Event], out: set[str]) -> Seats:
    """Return the turn order: that of the seats, unless the last two whole rounds went in another.

    One round is not enough: a player whose turn brought no entry seems to come later.
    """
    playing = [name for name in setup.seats if name not in out]
    back = (name for name, _ in groupby(map(_player, _turns(setup, events))) if name not in out)
    last, before = (list(islice(back, len(playing))) for _ in range(2))
    if len(playing) < 3 or last != before or set(last) != set(playing):
        return setup.seats
    return Seats((*reversed(last), *(name for name in setup.seats if name in out)))


def _last_turn(setup: Setup, events: Sequence[Event]) -> Turn | None:
    return next(_turns(setup, events), None)


def _turns(setup: Setup, events: Sequence[Event]) -> Iterator[Turn]:
    """Yield the entries that take a turn, last first.

    A token that is called somewhere, or stays, takes no turn.
    """
    for event in reversed(events):
        if isinstance(event, Turn) and _is_own(event) and _player(event) in setup.seats:
            yield event


def _is_own(turn: Turn) -> bool:
    return not isinstance(turn, Move) or (turn.via != CALLED and not turn.aside)


def _player(turn: Turn) -> str:
    return turn.player if isinstance(turn, Move) else turn.by


def _out(events: Iterable[Event]) -> set[str]:
    """The players who have accused wrongly."""
    return {e.by for e in events if isinstance(e, Accusation) and not e.correct and not e.aside}
