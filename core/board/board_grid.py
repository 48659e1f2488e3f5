"""What keeps the rows of a board file from being a grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from core.board.board import CENTRE, CORRIDOR, OUTSIDE, STARTS, Room
from core.board.board_text import Word
from core.model.json_text import in_line
from core.model.problems import Problem
from core.model.text import Text, listed, say
from core.model.wording import quoted

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
        what = say("Boards", "the grid has {number} rows; it must have {most} at most")
        yield rows[MAX_SIDE].problem(what.format(number=len(rows), most=MAX_SIDE))
    if width > MAX_SIDE:
        what = say("Boards", "the row has {number} squares; it must have {most} at most")
        yield rows[0].problem(what.format(number=width, most=MAX_SIDE), MAX_SIDE)
    for row in rows:
        if len(row.text) != width:
            what = say(
                "Boards",
                "the row has %n square(s); the first row has {width}, and all must have as many",
                "",
                len(row.text),
            )
            yield row.problem(what.format(width=width), min(len(row.text), width))


def _unknown_characters(rows: Sequence[Word], letters: Sequence[str]) -> Iterator[Problem]:
    """Each character that stands for nothing, where it first stands."""
    known = {CORRIDOR, OUTSIDE, CENTRE, *STARTS, *letters}
    for row in rows:
        for column, character in enumerate(row.text):
            if character not in known:
                known.add(character)
                yield row.problem(_legend(letters, character), column)


def _legend(letters: Sequence[str], character: str) -> Text:
    """Return what is said of a character that stands for nothing."""
    if character.isalpha():
        room = say(
            "Boards",
            "{quoted} stands for nothing; give the room a name in a line of its own, as in: room {character} NAME",
        )
        return room.format(quoted=quoted(character), character=character)
    marks = say(
        "Boards",
        "{quoted} stands for nothing; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), "
        "a start's digit",
    )
    with_rooms = say(
        "Boards",
        "{quoted} stands for nothing; a square is {corridor} (corridor), {outside} (outside), {centre} (centre), "
        "a start's digit, or a room's letter ({letters})",
    )
    return (with_rooms if letters else marks).format(
        quoted=quoted(character), corridor=CORRIDOR, outside=OUTSIDE, centre=CENTRE, letters=listed(letters, "or")
    )


def _start_problems(rows: Sequence[Word]) -> Iterator[Problem]:
    """Starts that are there twice, and gaps in their row."""
    first: dict[str, tuple[Word, int]] = {}
    for row in rows:
        for column, character in enumerate(row.text):
            if character in STARTS and character in first:
                there, at = first[character]
                twice = say("Boards", "the start {start} is there twice (first at {place}); draw it once")
                yield row.problem(twice.format(start=character, place=in_line(there.line, at + 1)), column)
            elif character in STARTS:
                first[character] = row, column
    for before, start in pairwise(STARTS):
        if start in first and before not in first:
            row, column = first[start]
            what = say("Boards", "there is a start {start} but no start {before}; number them from 1")
            yield row.problem(what.format(start=start, before=before), column)


def _missing_rooms(rows: Sequence[Word], rooms: Sequence[Room]) -> Iterator[Problem]:
    drawn = "".join(row.text for row in rows)
    for room in rooms:
        if room.letter not in drawn:
            what = say("Boards", "the room {letter} ({name}) has no square in the grid; draw it")
            yield rows[0].problem(what.format(letter=room.letter, name=quoted(room.names[0])))
