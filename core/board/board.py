"""A board as it is printed: squares, rooms, doors, passages and starts. It knows no deck, no rules and no tokens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from core.model.events import Square

CORRIDOR, OUTSIDE, CENTRE = ".", "#", "x"
STARTS = "1234567890"
"""The start squares, in the order of the suspects in their edition; the 0 is the tenth."""


class Direction(Enum):
    """A way to walk: rows grow to the south, columns to the east."""

    N = (-1, 0)
    E = (0, 1)
    S = (1, 0)
    W = (0, -1)

    def after(self, square: Square) -> Square:
        """Return the square one step on."""
        return square[0] + self.value[0], square[1] + self.value[1]


@dataclass(frozen=True, slots=True)
class Room:
    """A room of a board: its letter in the grid, and the names it goes by (the first is the board's own)."""

    letter: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Door:
    """A door: the letter of its room, the corridor square before it, and the direction walked to enter.

    ``sets`` are the sets of doors that it belongs to: boards of one plan are printed with different ones.
    """

    room: str
    square: Square
    direction: Direction
    sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A secret passage between the rooms of two letters.

    It is taken instead of rolling; with ``is_step`` it costs one step of a roll (as in Master Detective).
    """

    rooms: tuple[str, str]
    is_step: bool = False


@dataclass(frozen=True)
class Board:
    """A board as its file draws it.

    ``rows`` are the lines of the grid, one character a square, all of one length: a corridor, the outside, the centre,
    a start (which is a corridor too) or the letter of a room. ``rooms`` are in the order of the file.
    """

    rows: tuple[str, ...]
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    passages: tuple[Passage, ...] = ()

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0])

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """The corridor squares, starts among them, in reading order."""
        return tuple(square for square in self._all if self.at(square) in {CORRIDOR, *STARTS})

    @cached_property
    def starts(self) -> tuple[Square, ...]:
        """The start squares, in the order of the suspects in their edition."""
        found = {self.at(square): square for square in self._all}
        return tuple(found[start] for start in STARTS if start in found)

    @cached_property
    def door_sets(self) -> tuple[str, ...]:
        """The names of the sets of doors, in the order in which the file brings them up."""
        return tuple(dict.fromkeys(name for door in self.doors for name in door.sets))

    def at(self, square: Square) -> str:
        """Return the character of a square: outside, too, where it is beyond the edge."""
        row, column = square
        inside = 0 <= row < self.height and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else OUTSIDE

    def squares_of(self, letter: str) -> tuple[Square, ...]:
        """Return the squares that a room covers, in reading order: nothing that one walks on, but what is drawn."""
        return tuple(square for square in self._all if self.at(square) == letter)

    def doors_in(self, door_set: str) -> tuple[Door, ...]:
        """Return the doors of one set, in the order of the file: none for a set that isn't there."""
        return tuple(door for door in self.doors if door_set in door.sets)

    @property
    def _all(self) -> tuple[Square, ...]:
        return tuple((row, column) for row in range(self.height) for column in range(self.width))
