"""The boards that are shipped, by name, and the door sets that each of them knows."""

from __future__ import annotations

import functools
from importlib import resources


@functools.cache
def door_sets(board: str) -> tuple[str, ...]:
    """Return the names of the door sets of a shipped board, in the order in which its file brings them up.

    Raises KeyError for a board that isn't shipped.
    """
    if board not in shipped_boards():
        raise KeyError(f"no board is called {board!r}; there are {', '.join(shipped_boards())}")
    text = _folder().joinpath(f"{board}.txt").read_text("utf-8")
    doors = [line.split() for line in text.splitlines() if line.startswith("door ")]
    return tuple(dict.fromkeys(name for door in doors for name in door[5:]))


@functools.cache
def shipped_boards() -> tuple[str, ...]:
    """Return the names of all shipped boards."""
    return tuple(sorted(file.name.removesuffix(".txt") for file in _folder().iterdir() if file.name.endswith(".txt")))


def is_file_name(board: str) -> bool:
    """Whether a board can be a file beside the case: a plain name, without a folder."""
    return bool(board.strip(". ")) and board.isprintable() and not set(board) & {"/", "\\"}


def _folder() -> resources.abc.Traversable:
    return resources.files("resources").joinpath("boards")
