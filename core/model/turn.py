"""Whose turn it is, as far as the entries of a game say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import TypeGuard

from core.model.asking import Attendance
from core.model.cards import Card
from core.model.events import Accusation, Event, Move, Suggestion, Via
from core.model.seats import Seats
from core.model.setup import Setup

Act = Suggestion | Accusation | Move
"""An entry that takes a turn, or is part of one."""


RECENT_ROUNDS = 2
"""How many rounds back turns without an entry are missed."""


@dataclass(frozen=True, slots=True)
class MissingTurn:
    """A turn without an entry, before the entry at the index ``before``."""

    player: str
    before: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is.

    ``next`` is the player who begins the next turn, to the left of the player of the ``last`` one; players who are
    ``out``, because they accused wrongly, left, or take no turns at all, are passed over, and it is None if all are.
    ``skipped`` are the players who seem to have been skipped before the last turn, which begins at the index ``began``:
    their turns have no entry. ``rounds`` is the number of rounds begun. ``winner`` is the player who accused correctly.
    ``order`` is that of the last two whole rounds, from the first seat on, if it is not that of the seats. ``missing``
    are the turns of the last two rounds that have no entry, oldest first.

    A turn need not have an entry, and an entry can come late: a move that only records where a token stands after its
    turn is not a turn of its own. Turns follow the seats, unless the last two whole rounds went in another order.
    """

    next: str | None
    last: Act | None = None
    skipped: tuple[str, ...] = ()
    began: int = 0
    rounds: int = 0
    out: frozenset[str] = frozenset()
    winner: str | None = None
    order: tuple[str, ...] | None = None
    missing: tuple[MissingTurn, ...] = ()

    @property
    def asks(self) -> str | None:
        """Who suggests next: the player who has just moved into a room, else the next."""
        has_entered = isinstance(self.last, Move) and isinstance(self.last.to, Card)
        return self._still_acting if has_entered else self.next

    @property
    def accuses(self) -> str | None:
        """Who is the likeliest to accuse: the player who has just moved or suggested, else the next."""
        return self.next if isinstance(self.last, Accusation) else self._still_acting

    @property
    def _still_acting(self) -> str | None:
        player = None if self.last is None else player_of(self.last)
        return self.next if player is None or player in self.out else player


def player_of(act: Act) -> str:
    """Return whose turn an entry is part of."""
    return act.player if isinstance(act, Move) else act.by


def turn_of(setup: Setup, events: Sequence[Event]) -> Turn:
    """Return whose turn it is after these events.

    Events set aside count as turns, except moves; whether an accusation set aside was right is ignored.
    """
    table = _Table(setup)
    acts = []
    for at, event in enumerate(events):
        if _takes_turn(event, setup):
            acts.append(event)
            table.follow(at, event)
        table.note(event)
    return table.turn(_rounds(acts, setup))


def _takes_turn(event: Event, setup: Setup) -> TypeGuard[Act]:
    """Whether an event takes a turn: a token that is called somewhere, or stays, takes none."""
    is_own = not isinstance(event, Move) or (event.via != Via.CALLED and not event.aside)
    return isinstance(event, Act) and is_own and player_of(event) in setup.seats


class _Table:
    """The turns of a game while following its entries."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.me, self.seats = setup, setup.me, setup.seats
        self.turns: list[Act] = []
        self.late: list[tuple[int, Act]] = []
        self.attendance = Attendance()
        self.out = setup.idle
        self.began, self.before, self.out_before = 0, 0, self.out
        self.winner: str | None = None
        self.number = 0
        self.gaps: list[tuple[int, MissingTurn]] = []

    def turn(self, rounds: int) -> Turn:
        last = self.turns[-1] if self.turns else None
        skipped: tuple[str, ...] = ()
        if last is not None and self.before and self.winner is None:
            skipped = self._skipped(player_of(last), self.turns[: self.before], self.out_before)
        out, winner = self.out, self.winner
        return Turn(self._next(last), last, skipped, self.began, rounds, out, winner, self._seen(), self._missing())

    def _seen(self) -> tuple[str, ...] | None:
        """Return the order that was seen, if it is not that of the seats."""
        playing = tuple(name for name in self.seats if name not in self.out)
        order = [name for name in self._order(self.turns, self.out) if name in playing]
        seen = tuple(order[(order.index(playing[0]) + i) % len(order)] for i in range(len(order))) if order else ()
        return None if seen == playing else seen

    def _missing(self) -> tuple[MissingTurn, ...]:
        since = self.number - RECENT_ROUNDS * max(1, len(self.seats) - len(self.out))
        return tuple(gap for number, gap in self.gaps if number > since)

    def note(self, event: Event) -> None:
        """Take note of who is out after an event."""
        self.attendance = self.attendance.after(event, self.setup)
        self.out = self.attendance.out | self.setup.idle

    def follow(self, at: int, act: Act) -> None:
        player = player_of(act)
        if isinstance(act, Move) and self._is_late(player):
            self.late.append((at, act))
            return
        if self.late and self._skipped(player, self.turns, self.out):  # then they were in time, perhaps
            for late_move in self.late:
                self._add(*late_move)
        self.late.clear()
        self._add(at, act)
        if isinstance(act, Accusation) and act.correct and not act.aside:
            self.winner = player

    def _add(self, at: int, act: Act) -> None:
        if not self.turns or player_of(self.turns[-1]) != player_of(act):
            self._count(at, self._skipped(player_of(act), self.turns, self.out) if self.turns else ())
            self.began, self.before, self.out_before = at, len(self.turns), self.out
        self.turns.append(act)

    def _count(self, at: int, skipped: tuple[str, ...]) -> None:
        """Count a turn that begins at the index ``at``, and those skipped before it."""
        for player in skipped:
            self.number += 1
            self.gaps.append((self.number, MissingTurn(player, at)))
        self.number += 1

    def _next(self, last: Act | None) -> str | None:
        if last is None:
            return next((name for name in self.seats if name not in self.out), None)
        player = player_of(last)
        others = self._order(self.turns, self.out).others(player)
        return next((name for name in others if name not in self.out), player if player not in self.out else None)

    def _order(self, turns: Sequence[Act], out: frozenset[str]) -> Seats:
        """Return the turn order: that of the seats, unless the last two whole rounds went in another.

        One round is not enough, since a player whose turn has no entry seems to come later.
        """
        playing = [name for name in self.seats if name not in out]
        back = (name for name, _ in groupby(map(player_of, reversed(turns))) if name not in out)
        last, before = (list(islice(back, len(playing))) for _ in range(2))
        if len(playing) < 3 or last != before or set(last) != set(playing):
            return self.seats
        return Seats((*reversed(last), *(name for name in self.seats if name in out)))

    def _skipped(self, player: str, turns: Sequence[Act], out: frozenset[str]) -> tuple[str, ...]:
        """Return whose turns a player's turn would skip, after these."""
        last = player_of(turns[-1])
        between = () if last == player else self._order(turns, out).between(last, player)
        return tuple(name for name in between if name not in out)

    def _is_late(self, mover: str) -> bool:
        """Whether a move comes too early, so that it only records where a token stands after an earlier turn.

        One skipped turn is usual, since not every turn has an entry. My own moves are entered in time.
        """
        if not self.turns or mover == self.me:
            return False
        last = self.turns[-1]
        if player_of(last) == mover:
            is_alone = len(self.out) + 1 == len(self.seats)
            return not isinstance(last, Move) and not is_alone  # a second move belongs to the same turn
        skipped = self._skipped(mover, self.turns, self.out)
        since = [name for name in self.seats if name not in (*skipped, *self.out, mover, player_of(last))]
        return len(skipped) > max(1, len(since))


def _rounds(acts: Sequence[Act], setup: Setup) -> int:
    """Count the rounds begun; a player who acts again after their turn has begun the next one."""
    turns, last, has_asked, seats = 0, "", False, setup.turns
    for act in acts:
        who = player_of(act)
        if who not in seats:
            continue
        again = who == last and has_asked and not isinstance(act, Accusation)
        turns += len(seats) if again else (seats.index(who) - seats.index(last)) % len(seats) if last else 1
        has_asked = isinstance(act, Suggestion) or (who == last and has_asked and not again)
        last = who
    return -(-turns // max(1, len(seats)))
