"""Text in lines: broken between words to fit a width, and cut with an ellipsis where there is no room for more."""

from __future__ import annotations

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
