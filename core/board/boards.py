"""Where boards come from: the shipped ones, and files beside a case."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path

from core.board.board import Board
from core.board.board_reader import parse_board
from core.model.board_name import board_file, missing_board, shipped_boards
from core.model.case_file import read_text
from core.model.problems import InvalidCaseError, Problem
from core.model.text import say
from core.model.wording import one_of


@functools.cache
def shipped_board(name: str) -> Board:
    """Return a shipped board. Raises KeyError for a name that none has."""
    if name not in shipped_boards():
        raise KeyError(one_of(name, shipped_boards()))
    return parse_board(resources.files("resources").joinpath("boards", f"{name}.txt").read_text("utf-8"))


def board_called(name: str, folder: Path | None = None) -> Board:
    """Return the board that a case names: a shipped one, or else a file in the ``folder`` that the case lies in.

    A file is read anew each time: somebody may be drawing it. Raises InvalidCaseError with every problem, each located
    as ``board`` or ``FILE: line 7, column 3``.
    """
    if name in shipped_boards():
        return shipped_board(name)
    if folder is None:
        what = say("Boards", "{unknown}, and no file can lie beside a case that is in no file")
        raise InvalidCaseError([Problem("board", what.format(unknown=one_of(name, shipped_boards())))])
    file = board_file(name, folder)
    if file is None:
        raise InvalidCaseError([missing_board(name)])
    try:
        return parse_board(read_text(file))
    except InvalidCaseError as error:
        raise InvalidCaseError(problem.in_file(name) for problem in error.problems) from None
