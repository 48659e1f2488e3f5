"""Splits the text of a board file into the grid's rows and the words of the other lines, each with its location."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from core.formats.json_values import in_line
from core.model.problems import Problem
from core.text.text import Text, say
from core.text.wording import quoted


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
