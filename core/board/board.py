"""A printed board: squares, rooms, doors, passages and starts, independent of deck, rules and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TypeAlias

from core.model.cards import Card
from core.model.events import Square

Place: TypeAlias = Card | Square
"""A room's card, or the row and column of a corridor square."""

Squares: TypeAlias = frozenset[Square]
"""Squares occupied by tokens. They cannot be entered or passed, so a door behind one is shut."""

FREE: Squares = frozenset()
"""No square is blocked."""


CORRIDOR, OUTSIDE, CENTRE = ".", "#", "x"
STARTS = "1234567890"
"""The start squares, in the order of the suspects in their edition; 0 is the tenth."""


class Direction(Enum):
    """A walking direction: rows grow to the south, columns to the east."""

    N = (-1, 0)
    E = (0, 1)
    S = (1, 0)
    W = (0, -1)

    def after(self, square: Square) -> Square:
        return square[0] + self.value[0], square[1] + self.value[1]


@dataclass(frozen=True, slots=True)
class Room:
    """A room of a board: its letter in the grid, and its names (the board's own first)."""

    letter: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Door:
    """A door: the letter of its room, the corridor square before it, and the direction walked to enter.

    ``sets`` are the door sets it belongs to: boards with one plan are printed with different doors.
    """

    room: str
    square: Square
    direction: Direction
    sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A secret passage between the rooms of two letters.

    It is used instead of rolling; with ``is_step`` it costs one step of a roll (as in Master Detective).
    """

    rooms: tuple[str, str]
    is_step: bool = False


@dataclass(frozen=True)
class Board:
    """A board as described by its file.

    ``rows`` are the lines of the grid, one character per square, all of equal length: a corridor, the outside, the
    centre, a start (also a corridor) or the letter of a room. ``rooms`` are in file order.
    """

    rows: tuple[str, ...]
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    passages: tuple[Passage, ...] = ()

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """The corridor squares, including starts, in reading order."""
        return tuple(square for square in self._all if self.at(square) in {CORRIDOR, *STARTS})

    @cached_property
    def starts(self) -> tuple[Square, ...]:
        """The start squares, in the order of the suspects in their edition."""
        starts = {self.at(square): square for square in self._all}
        return tuple(starts[start] for start in STARTS if start in starts)

    @cached_property
    def door_sets(self) -> tuple[str, ...]:
        """The names of the door sets, in file order of first use."""
        return tuple(dict.fromkeys(name for door in self.doors for name in door.sets))

    def at(self, square: Square) -> str:
        """Return the character of a square: the outside if beyond the edge."""
        row, column = square
        inside = 0 <= row < self.height and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else OUTSIDE

    def squares_of(self, letter: str) -> tuple[Square, ...]:
        """Return the squares drawn for a room, in reading order; they are not walked on."""
        return tuple(square for square in self._all if self.at(square) == letter)

    def doors_in(self, door_set: str) -> tuple[Door, ...]:
        return tuple(door for door in self.doors if door_set in door.sets)

    @property
    def _all(self) -> tuple[Square, ...]:
        return tuple((row, column) for row in range(self.height) for column in range(self.width))
