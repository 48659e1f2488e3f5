"""Resolves board names: a shipped board, with its door sets, or a file beside the case."""

from __future__ import annotations

import functools
import os
from importlib import resources
from pathlib import Path

from core.model.problems import Problem
from core.text.text import say
from core.text.wording import likeliest, quoted


@functools.cache
def door_sets(board: str) -> tuple[str, ...]:
    """Return the names of the door sets of a shipped board, in file order.

    Raises KeyError for a board that isn't shipped.
    """
    if board not in shipped_boards():
        raise KeyError(f"no board is called {board!r}; there are {', '.join(shipped_boards())}")
    text = _folder().joinpath(f"{board}.txt").read_text("utf-8")
    doors = [line.split() for line in text.splitlines() if line.startswith("door ")]
    return tuple(dict.fromkeys(name for door in doors for name in door[5:]))


@functools.cache
def shipped_boards() -> tuple[str, ...]:
    return tuple(sorted(file.name.removesuffix(".txt") for file in _folder().iterdir() if file.name.endswith(".txt")))


def is_file_name(board: str) -> bool:
    """Whether a board can be a file beside the case: a plain name, without a folder."""
    return bool(board.strip(". ")) and board.isprintable() and not set(board) & {"/", "\\"}


def board_file(board: str, folder: Path) -> Path | None:
    """Return the file of a board beside a case, None if the folder itself has none of that name.

    Links out of the folder are ignored: cases may be untrusted, and error messages quote the board.
    """
    if not is_file_name(board):
        return None
    try:
        file = Path(os.path.realpath(folder / board))
        lies_there = file.parent == Path(os.path.realpath(folder))
        return file if lies_there and os.path.isfile(file) else None  # noqa: PTH113 - Path.is_file raises for long names
    except (OSError, ValueError):  # a drive that cannot follow links; a name the file system cannot represent
        return None


def missing_board(board: str) -> Problem:
    """Return the problem of a board that is neither shipped nor a file beside the case."""
    what = say("no board is called {name}, and no file beside the case has that name; the nearest is {nearest}")
    return Problem("board", what.format(name=quoted(board), nearest=likeliest(board, shipped_boards())))


def _folder() -> resources.abc.Traversable:
    return resources.files("resources").joinpath("boards")
