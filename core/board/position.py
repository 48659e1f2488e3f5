"""A player's place on the board, and the places reachable within a turn."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from core.board.board import FREE, Place, Squares
from core.board.mansion import Mansion
from core.board.tokens import Arrival, Token, tokens
from core.board.walking import Dice, Turns, reach
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move, Via
from core.model.rules import AccuseRule

Ways: TypeAlias = tuple[tuple[Via, Card], ...]
"""Moves that need no dice, each with the room where it ends."""


@dataclass(frozen=True, eq=False)
class Position:
    """A place in a mansion, and what its player may do from there.

    ``entry`` says how they came there, if that gives them a right; ``came`` is the means in that case. ``blocked`` are
    the squares occupied by others. ``may_sit_out``: a player may stay even if the roll reaches a place.
    """

    mansion: Mansion
    dice: Dice
    place: Place
    entry: Arrival | None = None
    came: Via = Via.ROLL
    may_stay: bool = False
    blocked: Squares = FREE
    may_sit_out: bool = False

    @property
    def has_entered(self) -> bool:
        """Whether they entered a room this turn and are due to suggest there."""
        return self.entry is Arrival.MOVED and isinstance(self.place, Card)

    @property
    def ways(self) -> Ways:
        """The alternatives to rolling: take a passage, or suggest in the current room."""
        if not isinstance(self.place, Card):
            return ()
        if self.has_entered:
            return ((self.came, self.place),)
        here = ((Via.CALLED, self.place),) if self.entry is not None or self.may_stay else ()
        return (*here, *((Via.PASSAGE, room) for room in self.mansion.passages_from(self.place)))

    def destinations(self, roll: int) -> tuple[Place, ...]:
        """Return where a roll can end; empty for an impossible roll.

        The current place comes first if the player may stay: if they reach nothing, or are in a room that need not be
        left.
        """
        if self.has_entered:
            return (self.place,)
        return self._destinations.get(roll, ())

    @cached_property
    def _destinations(self) -> dict[int, tuple[Place, ...]]:
        places = reach(self.mansion, self.place, self.dice.most, self.blocked)
        there, steps = tuple(places), list(places.values())  # the nearest come first
        reached = {roll: there[: bisect_right(steps, roll)] for roll in self.dice.rolls}
        stays = self.may_sit_out or (self.may_stay and isinstance(self.place, Card))
        return {roll: (self.place, *ways) if stays or not ways else ways for roll, ways in reached.items()}

    def may_suggest_in(self, place: Place) -> bool:
        """Whether one may suggest at the end of a walk: in any room other than the starting one."""
        return isinstance(place, Card) and (place != self.place or self.may_stay or self.has_entered)

    def rooms_in_reach(self, roll: int | None = None) -> frozenset[Card]:
        """Return the rooms in which one may suggest this turn: after a roll, or (None) by any means."""
        walked = self.destinations(self.dice.most if roll is None else roll)
        rooms = {place for place in walked if isinstance(place, Card) and self.may_suggest_in(place)}
        return frozenset(rooms | ({room for _, room in self.ways} if roll is None else set()))

    def nearest(self, room: Card, roll: int, turns: Turns) -> Place:
        """Return the destination of a roll nearest to a room, in expected turns.

        From the room itself, which may have to be left first, this is any square beside it.
        """
        away = [place for place in self.destinations(roll) if place != room or self.may_suggest_in(place)]
        return turns.nearest(away or [self.place], room)


def position_of(
    case: Case, mansion: Mansion, player: str, start: Place | None = None, *, may_sit_out: bool = False
) -> Position | None:
    """Return a player's position after all events of a case, or at a start where it is assumed; None if unknown."""
    standing = tokens(case, mansion)
    token = standing.players[player] if start is None else Token(start)
    if token.place is None:
        return None
    moves = [event for _, event in case.counted if isinstance(event, Move) and event.player == player]
    came = Via(moves[-1].via) if moves and moves[-1].via in set(Via) else Via.ROLL
    dice, may_stay = Dice(case.setup.rules.dice), case.setup.rules.may_stay
    blocked = standing.blocked(player) - {token.place}
    return Position(mansion, dice, token.place, token.entry, came, may_stay, blocked, may_sit_out)


def may_accuse_of(room: Card, place: Place | None, rule: AccuseRule) -> bool:
    """Return whether the rules allow an accusation of this room at a place; one that is unknown doesn't matter."""
    match rule:
        case AccuseRule.ANYWHERE:
            return True
        case AccuseRule.ANY_ROOM:
            return place is None or isinstance(place, Card)
        case AccuseRule.IN_ROOM:
            return place in (None, room)
