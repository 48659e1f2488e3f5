"""A board, as its file draws it: every problem of a wrong one in one go, each with its line and column.

The format is described in resources/boards/README.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from core.board.board import CENTRE, OUTSIDE, STARTS, Board, Direction, Door, Passage, Room
from core.board.board_grid import MAX_SIDE, grid_problems
from core.board.board_text import Statement, Word, take_apart
from core.model.names import fold
from core.model.problems import InvalidCaseError, Problem
from core.model.wording import listed, one_of, quoted

KEYWORDS = ("grid", "end", "room", "door", "passage")
STEP = "step"
"""The word behind a passage that costs one step of a roll."""

_PLACE = re.compile(r"line (\d+), column (\d+)")


def parse_board(text: str) -> Board:
    """Return the board that the text of a file draws.

    Raises InvalidCaseError with every problem, each located as ``line 7, column 3``, both from 1.
    """
    problems: list[Problem] = []
    found = take_apart(text, problems)
    unknown = (statement.keyword for statement in found.statements if statement.keyword.text not in KEYWORDS)
    problems += [word.problem(one_of(word.text, KEYWORDS)) for word in unknown]
    rooms = _read_rooms(found.about("room"), found.last, problems)
    problems += grid_problems(found.rows, rooms)
    drawn = Board(tuple(row.text[:MAX_SIDE] for row in found.rows[:MAX_SIDE]) or ("",), rooms, ())
    doors = tuple(_read_doors(found.about("door"), drawn, problems))
    passages = tuple(_read_passages(found.about("passage"), drawn, problems))
    board = Board(drawn.rows, rooms, doors, passages)
    if not problems:
        problems += _closed_rooms(board, found.about("room"))
    if problems:
        raise InvalidCaseError(sorted(problems, key=_line_and_column))
    return board


def _read_rooms(statements: Sequence[Statement], last: int, problems: list[Problem]) -> tuple[Room, ...]:
    rooms = []
    letters: dict[str, Word] = {}
    names: dict[str, Word] = {}
    if not statements:
        problems.append(Problem(f"line {last}, column 1", "the file ends without a room, as in: room K Kitchen"))
    for statement in statements:
        if len(statement.words) < 2:
            problems.append(statement.beyond("a room is written: room LETTER NAME, as in: room K Kitchen"))
            continue
        letter, *words = statement.words
        room = Room(letter.text, tuple(name.strip() for name in " ".join(word.text for word in words).split("|")))
        problems += _letter_problems(letter, letters)
        problems += _name_problems(words[0], room.names, names)
        rooms.append(room)
    return tuple(rooms)


def _letter_problems(letter: Word, taken: dict[str, Word]) -> Iterator[Problem]:
    """What keeps a word from being a room's letter; ``taken`` are the earlier ones."""
    if len(letter.text) != 1 or not letter.text.isalpha() or letter.text in {CENTRE, OUTSIDE, *STARTS}:
        what = f"{quoted(letter.text)} can't stand for a room; give one letter, any but {CENTRE} (the centre)"
        yield letter.problem(what)
    elif letter.text in taken:
        yield letter.problem(f"two rooms have the letter {letter.text} (first at {taken[letter.text].place})")
    taken.setdefault(letter.text, letter)


def _name_problems(start: Word, names: Sequence[str], taken: dict[str, Word]) -> Iterator[Problem]:
    """What keeps names from being a room's; ``taken`` are those of the earlier ones, folded."""
    if not all(names):
        yield start.problem("a name is empty; names are parted by one | each, as in: room K Kitchen | Cuisine")
    for name in {fold(name): name for name in names}.values():
        if name and fold(name) in taken:
            yield start.problem(f"two rooms are called {quoted(name)} (first at {taken[fold(name)].place})")
        taken.setdefault(fold(name), start)


def _read_doors(statements: Sequence[Statement], board: Board, problems: list[Problem]) -> Iterator[Door]:
    first: dict[tuple[str, ...], Word] = {}
    for statement in statements:
        if len(statement.words) < 5:
            what = "a door is written: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic"
            problems.append(statement.beyond(what))
            continue
        here = tuple(word.text for word in statement.words[:4])
        found = list(_door_problems(statement, board))
        if here in first:
            found.append(statement.keyword.problem(f"this door is there already ({first[here].place}); name it once"))
        first.setdefault(here, statement.keyword)
        problems += found
        if not found:
            room, row, column, direction, *sets = (word.text for word in statement.words)
            yield Door(room, (int(row), int(column)), Direction[direction], tuple(dict.fromkeys(sets)))


def _door_problems(statement: Statement, board: Board) -> Iterator[Problem]:
    """What is wrong with a door: its words one by one, and, where they are right, whether it fits the grid."""
    room, row, column, direction = statement.words[:4]
    found = [
        *_letter_unknown(room, board),
        *_number_problems(row, "row", board.height),
        *_number_problems(column, "column", board.width),
    ]
    if direction.text not in Direction.__members__:
        found.append(direction.problem(one_of(direction.text, Direction.__members__)))
    yield from found
    if found:
        return
    square = int(row.text), int(column.text)
    if square not in board.squares:
        yield row.problem(f"{list(square)} is {quoted(board.at(square))}; a door opens from a corridor square")
    elif board.at(Direction[direction.text].after(square)) != room.text:
        ways = [way.name for way in Direction if board.at(way.after(square)) == room.text]
        right = f"it lies to the {listed(ways, 'or')}" if ways else "that room isn't beside this square"
        yield direction.problem(f"{room.text} doesn't lie to the {direction.text} of {list(square)}; {right}")


def _number_problems(word: Word, what: str, count: int) -> Iterator[Problem]:
    is_number = word.text.isascii() and word.text.isdecimal() and len(word.text) < 9
    if not is_number or int(word.text) >= count:
        yield word.problem(f"{quoted(word.text)} is not a {what} of the grid; they go from 0 to {count - 1}")


def _letter_unknown(word: Word, board: Board) -> Iterator[Problem]:
    letters = [room.letter for room in board.rooms]
    if word.text not in letters:
        yield word.problem(one_of(word.text, letters) if letters else f"no room has the letter {quoted(word.text)}")


def _read_passages(statements: Sequence[Statement], board: Board, problems: list[Problem]) -> Iterator[Passage]:
    first: dict[frozenset[str], Word] = {}
    for statement in statements:
        if len(statement.words) not in {2, 3}:
            what = "a passage is written: passage ROOM ROOM, as in: passage K S; or with 'step' behind it"
            problems.append(statement.beyond(what))
            continue
        one, other = statement.words[:2]
        found = [*_letter_unknown(one, board), *_letter_unknown(other, board)]
        found += [word.problem(one_of(word.text, (STEP,))) for word in statement.words[2:] if word.text != STEP]
        ends = frozenset((one.text, other.text))
        if len(ends) == 1:
            found.append(other.problem(f"a passage from {one.text} to {one.text} leads nowhere; name two rooms"))
        elif ends in first:
            found.append(one.problem(f"this passage is there already ({first[ends].place}); name it once"))
        first.setdefault(ends, one)
        problems += found
        if not found:
            yield Passage((one.text, other.text), is_step=len(statement.words) == 3)


def _closed_rooms(board: Board, statements: Sequence[Statement]) -> Iterator[Problem]:
    """The rooms that nothing leads to in some set of doors."""
    joined = {letter for passage in board.passages for letter in passage.rooms}
    for room, statement in zip(board.rooms, statements, strict=True):
        for name in board.door_sets or ("",):
            if room.letter not in joined | {door.room for door in board.doors_in(name)}:
                of_set = f" of the set {quoted(name)}" if name else ""
                what = f"no door{of_set} leads to this room, and no passage; give it one"
                yield statement.words[0].problem(what)


def _line_and_column(problem: Problem) -> tuple[int, ...]:
    place = _PLACE.match(problem.where)
    return tuple(map(int, place.groups())) if place else ()
