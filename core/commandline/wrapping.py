"""Text in several lines, as wide as the terminal."""

from __future__ import annotations

import shutil

from core.commandline.width import pieces, width


def terminal_columns() -> int | None:
    """Return how wide the terminal is, by ``COLUMNS`` or by itself; None where it doesn't say, or there is none."""
    return shutil.get_terminal_size((0, 0)).columns or None


def wrapped(text: str, columns: int) -> list[str]:
    """Return ``text`` in lines of at most so many columns, broken between words, and within those that don't fit."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer) <= columns:
            line = longer
            continue
        lines += [line] if line else []
        *full, line = pieces(word, columns)
        lines += full
    return [*lines, line] if line or not lines else lines
