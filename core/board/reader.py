"""Reads board files, reporting every problem at once, each with its line and column.

The format is described in resources/boards/README.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.board.board import CENTRE, CORRIDOR, OUTSIDE, STARTS, Board, Direction, Door, Passage, Room
from core.formats.json_values import in_line
from core.model.problems import InvalidCaseError, Problem
from core.text.text import Text, listed, say
from core.text.wording import fold, one_of, overlong, quoted


@dataclass(frozen=True, slots=True)
class SourceWord:
    """A word of a file, or a row of the grid, with its line and first column, both from 1."""

    text: str
    line: int
    column: int = 1

    def problem(self, what: str, offset: int = 0) -> Problem:
        """Return a problem located at this word, ``offset`` characters in."""
        return Problem(in_line(self.line, self.column + offset), what)

    @property
    def place(self) -> Text:
        return in_line(self.line, self.column)


@dataclass(frozen=True, slots=True)
class Statement:
    """A line outside the grid: its keyword, and the words after it."""

    keyword: SourceWord
    words: tuple[SourceWord, ...]

    def beyond(self, what: str) -> Problem:
        """Return the problem that something is missing, located at the end of the line."""
        last = (self.keyword, *self.words)[-1]
        return last.problem(what, len(last.text))


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board file: the rows of its grid, its statements, and the number of its last line.

    ``is_drawn``: whether it has a complete grid; otherwise it is some other file.
    """

    rows: tuple[SourceWord, ...]
    statements: tuple[Statement, ...]
    last: int
    is_drawn: bool

    def about(self, keyword: str) -> tuple[Statement, ...]:
        return tuple(statement for statement in self.statements if statement.keyword.text == keyword)


def take_apart(text: str, problems: list[Problem]) -> BoardText:
    """Split a board file; problems of the grid as a block are added to ``problems``."""
    rows: list[SourceWord] = []
    statements: list[Statement] = []
    grids: list[SourceWord] = []
    inside = False
    number = 0
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), start=1):
        words = tuple(SourceWord(match[0], number, match.start() + 1) for match in re.finditer(r"\S+", line))
        first = words[0].text if words else ""
        if inside and first != "end":
            rows.append(SourceWord(line.rstrip(), number))
        elif first in {"grid", "end"}:
            inside = first == "grid"
            grids += words[:1]
            beside = say("nothing may follow {word}; leave it out").format(word=quoted(first))
            problems += [word.problem(beside) for word in words[1:]]
        elif words and not first.startswith("#"):
            statements.append(Statement(words[0], words[1:]))
    problems += _block_problems(grids, number)
    is_drawn = [word.text for word in grids[:2]] == ["grid", "end"]
    return BoardText(tuple(rows), tuple(statements), number, is_drawn)


def _block_problems(marks: list[SourceWord], last: int) -> Iterable[Problem]:
    if not marks:
        what = say("the file ends without a grid; draw one between “grid” and “end”")
        yield Problem(in_line(last, 1), what)
        return
    for place, word in enumerate(marks):
        if word.text == "end" and (not place or marks[place - 1].text == "end"):
            yield word.problem(say("“end” without a “grid” before it"))
        elif word.text == "grid" and "grid" in {other.text for other in marks[:place]}:
            second = say("this is a second grid; a board has only one, which begins at {place}")
            yield word.problem(second.format(place=marks[0].place))
    if marks[-1].text == "grid":
        yield marks[-1].problem(say("the grid has no end; put a line “end” under its last row"))


# --- what they say


KEYWORDS = ("grid", "end", "room", "door", "passage")
STEP = "step"
"""The word that marks a passage costing one step of a roll."""

_NO_ROW = say("{word} is not a row of the grid; rows go from 0 to {last}")
_NO_COLUMN = say("{word} is not a column of the grid; columns go from 0 to {last}")

_PLACE = re.compile(r"line (\d+), column (\d+)")


def parse_board(text: str) -> Board:
    """Parse a board file.

    Raises InvalidCaseError with every problem, each located as ``line 7, column 3``, both from 1.
    """
    problems: list[Problem] = []
    parts = take_apart(text, problems)
    if not parts.is_drawn:  # a case can name any file beside it: never quote one that is not a board
        raise InvalidCaseError(problems)
    unknown = (statement.keyword for statement in parts.statements if statement.keyword.text not in KEYWORDS)
    problems += [word.problem(one_of(word.text, KEYWORDS)) for word in unknown]
    rooms = _read_rooms(parts.about("room"), parts.last, problems)
    if parts.rows:
        problems += [*_size_problems(parts.rows), *_unknown_characters(parts.rows, [room.letter for room in rooms])]
        problems += [*_start_problems(parts.rows), *_missing_rooms(parts.rows, rooms)]
    drawn = Board(tuple(row.text[:MAX_SIDE] for row in parts.rows[:MAX_SIDE]) or ("",), rooms, ())
    doors = tuple(_read_doors(parts.about("door"), drawn, problems))
    passages = tuple(_read_passages(parts.about("passage"), drawn, problems))
    board = Board(drawn.rows, rooms, doors, passages)
    if not problems:
        problems += _closed_rooms(board, parts.about("room"))
    if problems:
        raise InvalidCaseError(sorted(problems, key=_line_and_column))
    return board


def _read_rooms(statements: Sequence[Statement], last: int, problems: list[Problem]) -> tuple[Room, ...]:
    rooms = []
    letters: dict[str, SourceWord] = {}
    names: dict[str, SourceWord] = {}
    if not statements:
        what = say("the file ends without a room, as in: room K Kitchen")
        problems.append(Problem(in_line(last, 1), what))
    for statement in statements:
        if len(statement.words) < 2:
            what = say("write a room as: room LETTER NAME, as in: room K Kitchen")
            problems.append(statement.beyond(what))
            continue
        letter, *words = statement.words
        room = Room(letter.text, tuple(name.strip() for name in " ".join(word.text for word in words).split("|")))
        problems += _letter_problems(letter, letters)
        problems += _name_problems(words[0], room.names, names)
        rooms.append(room)
    return tuple(rooms)


def _letter_problems(letter: SourceWord, taken: dict[str, SourceWord]) -> Iterator[Problem]:
    if len(letter.text) != 1 or not letter.text.isalpha() or letter.text in {CENTRE, OUTSIDE, *STARTS}:
        what = say("{letter} can’t stand for a room; use one letter, but not {centre} (the centre)")
        yield letter.problem(what.format(letter=quoted(letter.text), centre=CENTRE))
    elif letter.text in taken:
        twice = say("two rooms have the letter {letter} (first at {place})")
        yield letter.problem(twice.format(letter=letter.text, place=taken[letter.text].place))
    taken.setdefault(letter.text, letter)


def _name_problems(start: SourceWord, names: Sequence[str], taken: dict[str, SourceWord]) -> Iterator[Problem]:
    if not all(names):
        what = say("a name is empty; separate names with one | each, as in: room K Kitchen | Cuisine")
        yield start.problem(what)
    yield from (start.problem(long) for name in names if (long := overlong(name)))
    for name in {fold(name): name for name in names}.values():
        if name and fold(name) in taken:
            twice = say("two rooms are called {name} (first at {place})")
            yield start.problem(twice.format(name=quoted(name), place=taken[fold(name)].place))
        taken.setdefault(fold(name), start)


def _read_doors(statements: Sequence[Statement], board: Board, problems: list[Problem]) -> Iterator[Door]:
    for statement in statements:
        if len(statement.words) < 5:
            what = say("write a door as: door ROOM ROW COLUMN DIRECTION SET ..., as in: door K 7 4 N classic")
            problems.append(statement.beyond(what))
            continue
        wrong = list(_door_problems(statement, board))
        problems += wrong
        if not wrong:
            room, row, column, direction, *sets = (word.text for word in statement.words)
            yield Door(room, (int(row), int(column)), Direction[direction], tuple(dict.fromkeys(sets)))


def _door_problems(statement: Statement, board: Board) -> Iterator[Problem]:
    """Yield the problems of a door: of each word, or, if those are valid, of its fit to the grid."""
    room, row, column, direction = statement.words[:4]
    wrong = [
        *_letter_unknown(room, board),
        *_number_problems(row, _NO_ROW, board.height),
        *_number_problems(column, _NO_COLUMN, board.width),
        *(word.problem(long) for word in statement.words[4:] if (long := overlong(word.text))),
    ]
    if direction.text not in Direction.__members__:
        wrong.append(direction.problem(one_of(direction.text, Direction.__members__)))
    yield from wrong
    if wrong:
        return
    square = int(row.text), int(column.text)
    if square not in board.squares:
        what = say("{square} is {mark}; a door opens from a corridor square")
        yield row.problem(what.format(square=str(list(square)), mark=quoted(board.at(square))))
    elif board.at(Direction[direction.text].after(square)) != room.text:
        ways = [way.name for way in Direction if board.at(way.after(square)) == room.text]
        lies = say("{room} doesn’t lie to the {way} of {square}; it lies to the {ways}", "ways: N, S, E, W")
        away = say("{room} doesn’t lie to the {way} of {square}; that room isn’t beside this square")
        yield direction.problem(
            (lies if ways else away).format(
                room=room.text, way=direction.text, square=str(list(square)), ways=listed(ways, "or")
            )
        )


def _number_problems(word: SourceWord, what: Text, count: int) -> Iterator[Problem]:
    is_number = word.text.isascii() and word.text.isdecimal() and len(word.text) < 9
    if not is_number or int(word.text) >= count:
        yield word.problem(what.format(word=quoted(word.text), last=count - 1))


def _letter_unknown(word: SourceWord, board: Board) -> Iterator[Problem]:
    letters = [room.letter for room in board.rooms]
    if word.text not in letters:
        none = say("no room has the letter {letter}").format(letter=quoted(word.text))
        yield word.problem(one_of(word.text, letters) if letters else none)


def _read_passages(statements: Sequence[Statement], board: Board, problems: list[Problem]) -> Iterator[Passage]:
    for statement in statements:
        if len(statement.words) not in {2, 3}:
            what = say("a passage is written: passage ROOM ROOM, as in: passage K S; or with “step” behind it")
            problems.append(statement.beyond(what))
            continue
        here, there = statement.words[:2]
        wrong = [*_letter_unknown(here, board), *_letter_unknown(there, board)]
        wrong += [word.problem(one_of(word.text, (STEP,))) for word in statement.words[2:] if word.text != STEP]
        if here.text == there.text:
            nowhere = say("a passage from {room} to {room} leads nowhere; name two different rooms")
            wrong.append(there.problem(nowhere.format(room=here.text)))
        problems += wrong
        if not wrong:
            yield Passage((here.text, there.text), is_step=len(statement.words) == 3)


def _closed_rooms(board: Board, statements: Sequence[Statement]) -> Iterator[Problem]:
    joined = {letter for passage in board.passages for letter in passage.rooms}
    for room, statement in zip(board.rooms, statements, strict=True):
        for name in board.door_sets or ("",):
            if room.letter not in joined | {door.room for door in board.doors_in(name)}:
                none = say("no door or passage leads to this room; give it one")
                of_set = say("no passage and no door of the set {set} leads to this room; give it one")
                yield statement.words[0].problem((of_set if name else none).format(set=quoted(name)))


def _line_and_column(problem: Problem) -> tuple[int, ...]:
    place = _PLACE.match(problem.where)
    return tuple(map(int, place.groups())) if place else ()


MAX_SIDE = 60
"""Maximum number of rows and of columns: more than twice those of any printed board."""


def _size_problems(rows: Sequence[SourceWord]) -> Iterator[Problem]:
    width = len(rows[0].text)
    if len(rows) > MAX_SIDE:
        what = say("the grid has {number} rows; at most {most} are allowed")
        yield rows[MAX_SIDE].problem(what.format(number=len(rows), most=MAX_SIDE))
    if width > MAX_SIDE:
        what = say("the row has {number} squares; at most {most} are allowed")
        yield rows[0].problem(what.format(number=width, most=MAX_SIDE), MAX_SIDE)
    for row in rows:
        if len(row.text) != width:
            what = say(
                "the row has %n square(s); the first row has {width}, and all must have as many", "", len(row.text)
            )
            yield row.problem(what.format(width=width), min(len(row.text), width))


def _unknown_characters(rows: Sequence[SourceWord], letters: Sequence[str]) -> Iterator[Problem]:
    allowed = {CORRIDOR, OUTSIDE, CENTRE, *STARTS, *letters}
    for row in rows:
        for column, character in enumerate(row.text):
            if character not in allowed:
                allowed.add(character)
                yield row.problem(_legend(letters, character), column)


def _legend(letters: Sequence[str], character: str) -> Text:
    if character.isalpha():
        room = say("{quoted} has no meaning yet; name the room on a line of its own, as in: room {character} NAME")
        return room.format(quoted=quoted(character), character=character)
    marks = say(
        "{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a "
        "start’s digit"
    )
    with_rooms = say(
        "{quoted} has no meaning here; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), a "
        "start’s digit, or a room’s letter ({letters})"
    )
    return (with_rooms if letters else marks).format(
        quoted=quoted(character), corridor=CORRIDOR, outside=OUTSIDE, centre=CENTRE, letters=listed(letters, "or")
    )


def _start_problems(rows: Sequence[SourceWord]) -> Iterator[Problem]:
    first: dict[str, tuple[SourceWord, int]] = {}
    for row in rows:
        for column, character in enumerate(row.text):
            if character in STARTS and character in first:
                there, at = first[character]
                twice = say("the start {start} appears twice (first at {place}); draw it once")
                yield row.problem(twice.format(start=character, place=in_line(there.line, at + 1)), column)
            elif character in STARTS:
                first[character] = row, column
    for before, start in pairwise(STARTS):
        if start in first and before not in first:
            row, column = first[start]
            what = say("the start {start} has no start {before} before it; number them from 1")
            yield row.problem(what.format(start=start, before=before), column)


def _missing_rooms(rows: Sequence[SourceWord], rooms: Sequence[Room]) -> Iterator[Problem]:
    drawn = "".join(row.text for row in rows)
    for room in rooms:
        if room.letter not in drawn:
            what = say("the room {letter} ({name}) has no square in the grid; draw it")
            yield rows[0].problem(what.format(letter=room.letter, name=quoted(room.names[0])))
