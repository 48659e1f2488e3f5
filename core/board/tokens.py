"""Where the tokens are, as far as the case says, and what each player may do from there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias

from core.board.board import FREE, Place, Squares
from core.board.mansion import Mansion
from core.board.walking import Dice, Turns, reach
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Note, Suggestion, Via
from core.model.rules import AccuseRule


class Arrival(StrEnum):
    """How a token reached its place, if that gives its player a right."""

    MOVED = "moved"
    """Its player moved it there this turn, and has not suggested since."""

    CALLED = "called"
    """Another player's suggestion brought it there, and its player has not had a turn since."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token: its place (None if unknown), and how it came there if that matters."""

    place: Place | None = None
    entry: Arrival | None = None


@dataclass(frozen=True)
class Tokens:
    """All tokens: of every suspect of the deck, and of every player.

    A player with a suspect is where that suspect's token is. For other players the token is unknown, so only their own
    moves and suggestions say where they are, and no suggestion moves them; before their first, the place is None. The
    suspect they actually move is listed where suggestions naming it left it.
    """

    suspects: Mapping[Card, Token]
    players: Mapping[str, Token]

    def blocked(self, player: str) -> Squares:
        """Return the squares occupied by tokens other than ``player``'s. Raises KeyError for an unknown player."""
        mine = self.players[player].place
        taken = {token.place for token in (*self.suspects.values(), *self.players.values())}
        return frozenset(place for place in taken - {mine} if isinstance(place, tuple))


def tokens(case: Case, mansion: Mansion) -> Tokens:
    """Return the positions of the tokens after all events of a case.

    They begin at their starts. A move places its player's token, a suggestion its player's and the named suspect's in
    the room; others stay. Events set aside and notes don't count. A move to a square that is not a corridor makes the
    token's place unknown (:func:`core.board.mansion.move_problems` reports it).
    """
    table = _Table(case, mansion)
    for _, event in case.counted:
        table.follow(event)
    return table.tokens()


class _Table:
    """The tokens while following a case, by suspect, or by player if the suspect is unknown."""

    def __init__(self, case: Case, mansion: Mansion) -> None:
        self.seats = case.setup.seats
        self.mansion = mansion
        self.key: dict[str, Card | str] = {player.name: player.suspect or player.name for player in case.setup.players}
        self.at: dict[Card | str, Token] = {name: Token() for name in self.key.values()}
        self.at |= {suspect: Token(mansion.start_of(suspect)) for suspect in mansion.suspects}
        self.turn: str | None = None
        self.has_moved = self.has_suggested = False

    def tokens(self) -> Tokens:
        return Tokens(
            suspects={suspect: self.at[suspect] for suspect in self.mansion.suspects},
            players={name: self.at[key] for name, key in self.key.items()},
        )

    def follow(self, event: Event) -> None:
        match event:
            case Move():
                self._move(event)
            case Suggestion():
                self._suggest(event)
            case Accusation():
                self._begin_turn(event.by, is_next=False)
                self._spend(self.key[event.by])
            case Note():
                pass

    def _move(self, move: Move) -> None:
        if move.via == Via.CALLED:  # it may be another's turn, in which the token was called
            self._put(self.key[move.player], move.to, Arrival.CALLED)
            return
        self._begin_turn(move.player, is_next=self.has_moved or self.has_suggested)
        self.has_moved = True
        self._put(self.key[move.player], move.to, Arrival.MOVED)

    def _suggest(self, suggestion: Suggestion) -> None:
        suspect, _, room = suggestion.cards
        self._begin_turn(suggestion.by, is_next=self.has_suggested)
        self.has_suggested = True
        self._put(self.key[suggestion.by], room, None)
        if self.at[suspect].place != room:  # a suspect already in the room wasn't called in
            self._put(suspect, room, Arrival.CALLED)

    def _put(self, key: Card | str, place: Place, entry: Arrival | None) -> None:
        is_known = place in self.mansion.index
        self.at[key] = Token(place, entry) if is_known else Token()

    def _begin_turn(self, player: str, *, is_next: bool) -> None:
        """Begin a turn unless it is already this player's (``is_next``: and no other's), expiring earlier arrivals.

        The turns of players in between passed without an entry, and no arrival outlives its player's own turn.
        """
        if self.turn == player and not is_next:
            return
        if self.turn is not None:
            others = self.seats.others(player) if self.turn == player else self.seats.between(self.turn, player)
            for passed in (self.turn, *others):
                self._spend(self.key[passed])
        self.turn, self.has_moved, self.has_suggested = player, False, False

    def _spend(self, key: Card | str) -> None:
        self.at[key] = Token(self.at[key].place)


# --- a player's place, and the places reachable within a turn


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
