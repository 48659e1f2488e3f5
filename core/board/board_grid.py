"""What keeps the rows of a board file from being a grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from core.board.board import CENTRE, CORRIDOR, OUTSIDE, STARTS, Room
from core.board.board_text import Word
from core.model.problems import Problem
from core.model.wording import counted, listed, quoted

MAX_SIDE = 60
"""The most rows, and the most columns: more than twice those of any board in print."""


def grid_problems(rows: Sequence[Word], rooms: Sequence[Room]) -> Iterator[Problem]:
    """Yield what is wrong with the rows between "grid" and "end", and which ``rooms`` are missing from them."""
    if rows:
        yield from _size_problems(rows)
        yield from _unknown_characters(rows, [room.letter for room in rooms])
        yield from _start_problems(rows)
        yield from _missing_rooms(rows, rooms)


def _size_problems(rows: Sequence[Word]) -> Iterator[Problem]:
    width = len(rows[0].text)
    if len(rows) > MAX_SIDE:
        yield rows[MAX_SIDE].problem(f"the grid has {len(rows)} rows; it must have {MAX_SIDE} at most")
    if width > MAX_SIDE:
        yield rows[0].problem(f"the row has {width} squares; it must have {MAX_SIDE} at most", MAX_SIDE)
    for row in rows:
        if len(row.text) != width:
            squares = counted(len(row.text), "square")
            yield row.problem(
                f"the row has {squares}; the first row has {width}, and all must have as many",
                min(len(row.text), width),
            )


def _unknown_characters(rows: Sequence[Word], letters: Sequence[str]) -> Iterator[Problem]:
    """Each character that stands for nothing, where it first stands."""
    known = {CORRIDOR, OUTSIDE, CENTRE, *STARTS, *letters}
    for row in rows:
        for column, character in enumerate(row.text):
            if character not in known:
                known.add(character)
                yield row.problem(f"{quoted(character)} stands for nothing; {_legend(letters, character)}", column)


def _legend(letters: Sequence[str], character: str) -> str:
    if character.isalpha():
        return f"give the room a name in a line of its own, as in: room {character} NAME"
    rooms = f", or a room's letter ({listed(letters, 'or')})" if letters else ""
    return f"a square is {CORRIDOR} (corridor), {OUTSIDE} (outside), {CENTRE} (centre), a start's digit{rooms}"


def _start_problems(rows: Sequence[Word]) -> Iterator[Problem]:
    """Starts that are there twice, and gaps in their row."""
    first: dict[str, tuple[Word, int]] = {}
    for row in rows:
        for column, character in enumerate(row.text):
            if character in STARTS and character in first:
                there, at = first[character]
                where = f"line {there.line}, column {at + 1}"
                yield row.problem(f"the start {character} is there twice (first at {where}); draw it once", column)
            elif character in STARTS:
                first[character] = row, column
    for before, start in pairwise(STARTS):
        if start in first and before not in first:
            row, column = first[start]
            yield row.problem(f"there is a start {start} but no start {before}; number them from 1", column)


def _missing_rooms(rows: Sequence[Word], rooms: Sequence[Room]) -> Iterator[Problem]:
    drawn = "".join(row.text for row in rows)
    for room in rooms:
        if room.letter not in drawn:
            what = f"the room {room.letter} ({quoted(room.names[0])}) has no square in the grid; draw it"
            yield rows[0].problem(what)
