"""Where somebody stands, and where they can get from there within a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final, TypeAlias

from core.board.dice import Dice
from core.board.graph import reach
from core.board.mansion import Mansion
from core.board.places import FREE, Place, Squares
from core.board.tokens import Arrival, Token
from core.board.turns import Turns
from core.model.cards import Card


class Via(StrEnum):
    """How one comes into a room: as a case file calls it."""

    ROLL = "roll"
    PASSAGE = "passage"
    CALLED = "called"


CALLED_IN: Final = Via.CALLED
"""One is there already: called in by somebody's suggestion, or by leave of the house to stay."""

Ways: TypeAlias = tuple[tuple[Via, Card], ...]
"""Ways that need no dice, each with the room in which it ends."""


@dataclass(frozen=True, eq=False)
class Position:
    """A place in a mansion, and what its player may do from there on their turn.

    ``entry`` says how they came to be there, as far as that entitles them to something; ``came`` the way in that case.
    ``blocked`` are the squares that others stand on.
    """

    mansion: Mansion
    dice: Dice
    place: Place
    entry: Arrival | None = None
    came: Via = Via.ROLL
    may_stay: bool = False
    blocked: Squares = FREE

    @classmethod
    def of(cls, token: Token, mansion: Mansion, dice: Dice) -> Position | None:
        """Return where a token stands, None where nobody can tell."""
        return None if token.place is None else cls(mansion, dice, token.place, token.entry)

    @property
    def has_entered(self) -> bool:
        """Whether they have moved into a room on this very turn, and are to suggest there now."""
        return self.entry is Arrival.MOVED and isinstance(self.place, Card)

    @property
    def ways(self) -> Ways:
        """What may be done instead of rolling: take a passage, or suggest where one is."""
        return tuple(self._ways())

    def _ways(self) -> Iterator[tuple[Via, Card]]:
        if not isinstance(self.place, Card):
            return
        if self.has_entered:
            yield self.came, self.place
            return
        if self.entry is not None or self.may_stay:
            yield CALLED_IN, self.place
        for room in self.mansion.passages_from(self.place):
            yield Via.PASSAGE, room

    def destinations(self, roll: int) -> tuple[Place, ...]:
        """Return where a roll can end, one's own place first: nobody has to go anywhere. Nothing for no such roll."""
        if self.has_entered:
            return (self.place,)
        return self._destinations.get(roll, ())

    @cached_property
    def _destinations(self) -> dict[int, tuple[Place, ...]]:
        found = reach(self.mansion, self.place, self.dice.most, self.blocked)
        return {roll: (self.place, *found.within(roll)) for roll in self.dice.rolls}

    def may_suggest_in(self, place: Place) -> bool:
        """Whether one may suggest at the end of a walk: in any room, but where one was already."""
        return isinstance(place, Card) and (place != self.place or self.may_stay or self.has_entered)

    def rooms_in_reach(self, roll: int | None = None) -> frozenset[Card]:
        """Return the rooms in which one may suggest this turn: after a roll, or (None) whatever is rolled or not."""
        walked = self.destinations(self.dice.most if roll is None else roll)
        rooms = {place for place in walked if isinstance(place, Card) and self.may_suggest_in(place)}
        return frozenset(rooms | ({room for _, room in self.ways} if roll is None else set()))

    def nearest(self, room: Card, roll: int, turns: Turns) -> Place:
        """Return which of the destinations of a roll is nearest to a room, in expected turns.

        From the room itself, which one may have to leave first, that is any square beside it.
        """
        column = turns.graph.index[room] - turns.graph.squares
        away = [place for place in self.destinations(roll) if place != room or self.may_suggest_in(place)]
        return min(away or [self.place], key=lambda place: float(turns.of(place)[column]))
