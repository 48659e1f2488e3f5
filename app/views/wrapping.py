"""Text in lines: broken between words to fit a width, and cut with an ellipsis where there is no room for more."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics


def wrapped(text: str, metrics: QFontMetrics, width: int, most: int, first: int | None = None) -> list[str]:
    """Return ``text`` in at most so many lines of at most ``width`` pixels, the first of at most ``first``.

    A word that is wider than a line has one of its own; what is left over at the end is cut.
    """
    lines, words = [""], text.split(" ")
    for i, word in enumerate(words):
        room = width if first is None or len(lines) > 1 else first
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= room or not lines[-1]:
            lines[-1] = longer
        elif len(lines) < most:
            lines.append(word)
        else:
            rest = " ".join([lines[-1], *words[i:]])
            lines[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
            break
    return lines


def counted_out(items: str, metrics: QFontMetrics, width: int) -> str:
    """Return of a list with commas and semicolons as many items as a line has room for, and how many more there are.

    "Bob: Rope, Hall; not Cid: Study" is cut to "Bob: Rope, +2": what is left says what it is.
    """
    if metrics.horizontalAdvance(items) <= width:
        return items
    parts = re.split(r"(?<=[,;])\s", items)
    for shown in range(len(parts) - 1, 0, -1):
        text = f"{' '.join(parts[:shown])} +{len(parts) - shown}"
        if metrics.horizontalAdvance(text) <= width:
            return text
    return f"+{len(parts)}"
