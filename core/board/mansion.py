"""The mansion: a board as used in one game, with the deck's rooms and the open doors."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import resources
from pathlib import Path

from core.board.board import Board, Door, Place, Room
from core.board.reader import parse_board
from core.formats.case_file import read_text
from core.model.board_name import board_file, missing_board, shipped_boards
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Move, Square
from core.model.problems import InvalidCaseError, Problem
from core.model.setup import Setup
from core.text.text import say
from core.text.wording import match, one_of, quoted, unknown


@dataclass(frozen=True)
class Mansion:
    """A board with the names of a deck and its open doors. Hashable, so that results can be cached.

    ``rooms`` and ``suspects`` are the deck's cards in order, ``letters`` the letter of each room on the board. The
    suspects start on the board's start squares in this order; further suspects have no start.
    """

    board: Board
    rooms: tuple[Card, ...]
    letters: tuple[str, ...]
    suspects: tuple[Card, ...]
    doors: tuple[Door, ...]

    @cached_property
    def _hash(self) -> int:
        return hash((self.board, self.rooms, self.letters, self.suspects, self.doors))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Return the fields only: a cached hash would be wrong in another process."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All places of a token: the corridor squares in reading order, then the rooms in deck order."""
        return (*self.board.squares, *self.rooms)

    @cached_property
    def index(self) -> Mapping[Place, int]:
        return {place: i for i, place in enumerate(self.places)}

    @cached_property
    def _by_letter(self) -> Mapping[str, Card]:
        return dict(zip(self.letters, self.rooms, strict=True))

    def room(self, letter: str) -> Card:
        return self._by_letter[letter]

    def at(self, square: Square) -> Place | None:
        """Return the place of a token on a square of the grid: the square, a room, or None."""
        return square if square in self.index else self._by_letter.get(self.board.at(square))

    def squares_of(self, room: Card) -> tuple[Square, ...]:
        """Return the squares of the grid that a room covers. Raises ValueError for a card that is not a room here."""
        return self.board.squares_of(self.letters[self.rooms.index(room)])

    def start_of(self, suspect: Card) -> Square | None:
        """Return the start of a suspect's token. Raises ValueError for a card that is not a suspect here."""
        place = self.suspects.index(suspect)
        return self.board.starts[place] if place < len(self.board.starts) else None

    def passages_from(self, room: Card) -> tuple[Card, ...]:
        """Return the rooms reached from ``room`` by a secret passage instead of rolling."""
        return tuple(there for here, there in self.passages() if here == room)

    def passages(self, *, by_step: bool = False) -> Iterator[tuple[Card, Card]]:
        """Yield every passage in both directions: those used instead of rolling, or those that cost a step."""
        for passage in self.board.passages:
            if passage.is_step == by_step:
                here, there = map(self.room, passage.rooms)
                yield here, there
                yield there, here


def mansion_of(setup: Setup, folder: Path | None = None) -> Mansion | None:
    """Return the mansion of a game, None if it has no board.

    ``folder`` is where the case lies, for custom boards beside it. The doors are those of the set named by the rules,
    by default the file's first. Raises InvalidCaseError with every problem of the board, or of its match with the deck
    and the rules.
    """
    if setup.board is None:
        return None
    return fitted(board_called(setup.board, folder), setup.deck, setup.rules.doors)


def fitted(board: Board, deck: Deck, door_set: str | None = None) -> Mansion:
    """Match a board with a deck and one set of doors (None: the first).

    A room of the deck matches the board's room of that name; otherwise the one at the same index, if that is also
    unmatched (so cards can be renamed). Raises InvalidCaseError with every problem.
    """
    letters, problems = _letters(board, [room.name for room in deck.of(Category.ROOM)])
    if door_set is not None and door_set not in board.door_sets:
        problems.append(Problem("rules.doors", one_of(door_set, board.door_sets)))
    if problems:
        raise InvalidCaseError(problems)
    return Mansion(
        board=board,
        rooms=deck.of(Category.ROOM),
        letters=letters,
        suspects=deck.of(Category.SUSPECT),
        doors=board.doors_in(door_set or board.door_sets[0]),
    )


def move_problems(case: Case, mansion: Mansion) -> list[Problem]:
    """Return the problems of moves onto squares that are not corridors, located as ``events[3].to``."""
    what = say("the square [{row}, {column}] is not a corridor square of this board")
    return [
        Problem(f"events[{i}].to", what.format(row=event.to[0], column=event.to[1]))
        for i, event in enumerate(case.events)
        if isinstance(event, Move) and not isinstance(event.to, Card) and event.to not in mansion.index
    ]


def _letters(board: Board, names: Sequence[str]) -> tuple[tuple[str, ...], list[Problem]]:
    """Return the letter of each of the deck's rooms, and the mismatches of deck and board."""
    if len(names) != len(board.rooms):
        what = say("the deck has %n room(s), the board {rooms}; name a board that has the deck’s rooms", "", len(names))
        return (), [Problem("board", what.format(rooms=len(board.rooms)))]
    by_name = {name: room for name in names for room in board.rooms if match(name, room.names)}
    left = [room for room in board.rooms if room not in by_name.values()]
    pairs = [(name, by_name.get(name, room)) for name, room in zip(names, board.rooms, strict=True)]
    problems = [
        _unknown_room(name, left) for name, room in pairs if name not in by_name and room not in left
    ] + _doubled(by_name)
    return tuple(room.letter for _, room in pairs), problems


def _unknown_room(name: str, left: Sequence[Room]) -> Problem:
    what = say("{unknown} (a copy of the board’s file can name it)")
    missing = unknown("room of the board", name, (room.names[0] for room in left))
    return Problem("board", what.format(unknown=missing))


def _doubled(by_name: Mapping[str, Room]) -> list[Problem]:
    first: dict[Room, str] = {}
    problems = []
    for name, room in by_name.items():
        if room in first:
            what = say("{one} and {other} both name the room {letter} of the board; name a board that has both")
            first_name, second_name = quoted(first[room]), quoted(name)
            problems.append(Problem("board", what.format(one=first_name, other=second_name, letter=room.letter)))
        first.setdefault(room, name)
    return problems


@functools.cache
def shipped_board(name: str) -> Board:
    """Return a shipped board. Raises KeyError for an unknown name."""
    if name not in shipped_boards():
        raise KeyError(one_of(name, shipped_boards()))
    return parse_board(resources.files("resources").joinpath("boards", f"{name}.txt").read_text("utf-8"))


def board_called(name: str, folder: Path | None = None) -> Board:
    """Return the board named by a case: a shipped one, or a file in the case's ``folder``.

    Files are read anew each time, as they may be edited. Raises InvalidCaseError with every problem, each located as
    ``board`` or ``FILE: line 7, column 3``.
    """
    if name in shipped_boards():
        return shipped_board(name)
    if folder is None:
        what = say("{unknown}, and no file can lie beside a case that is in no file")
        raise InvalidCaseError([Problem("board", what.format(unknown=one_of(name, shipped_boards())))])
    file = board_file(name, folder)
    if file is None:
        raise InvalidCaseError([missing_board(name)])
    try:
        return parse_board(read_text(file))
    except InvalidCaseError as error:
        raise InvalidCaseError(problem.in_file(name) for problem in error.problems) from None
