"""Where the tokens are, as far as the case says, and what each player may do from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from core.board.board import Place, Squares
from core.board.mansion import Mansion
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Note, Suggestion, Via


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
