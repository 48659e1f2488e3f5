"""Text that fits into a width: in narrower letters, with fewer words, or on several lines; the rest is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

WHOLE: Final = 100
NARROWEST_LETTERS: Final = 82
"""The usual width of letters, and how far they are condensed before text is cut (percent)."""

# --- narrower letters


def stretched(usual: QFont, letters: int) -> QFont:
    """Return a font with letters of this width, in percent of the usual one."""
    font = QFont(usual)
    if letters < WHOLE:
        font.setStretch((usual.stretch() or WHOLE) * letters // WHOLE)
    return font


def squeezed(usual: QFont, label: str, width: int) -> QFont:
    """Return the font for a label in this width (px), condensed if needed, within legible limits."""
    font = QFont(usual)
    for letters in range(usual.stretch() or WHOLE, NARROWEST_LETTERS - 1, -1):
        font.setStretch(letters)
        if QFontMetrics(font).horizontalAdvance(label) < width:  # 1 less, as Qt rounds it down and would cut
            break
    return font


# --- less of it


def _first_fitting(texts: Iterable[str], metrics: QFontMetrics, width: int) -> str | None:
    return next((text for text in texts if metrics.horizontalAdvance(text) <= width), None)


def whole_words(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return as many words as fit on a line; empty if not even the first does."""
    words = text.split(" ")
    return _first_fitting((" ".join(words[:n]) for n in range(len(words), 0, -1)), metrics, width) or ""


def counted_out(items: str, metrics: QFontMetrics, width: int) -> str:
    """Return as many items of a list as fit on a line, and how many more there are.

    "Bob: Rope, Hall; not Cid: Study" becomes "Bob: Rope, +2": every remaining item is complete.
    """
    if metrics.horizontalAdvance(items) <= width:
        return items
    parts = re.split(r"(?<=[,;])\s", items)
    shorter = (f"{' '.join(parts[:n])} +{len(parts) - n}" for n in range(len(parts) - 1, 0, -1))
    return _first_fitting(shorter, metrics, width) or f"+{len(parts)}"


# --- several lines


def wrapped(text: str, metrics: QFontMetrics, width: int, most: int, first: int | None = None) -> list[str]:
    """Return ``text`` wrapped to ``most`` lines of ``width`` pixels, the first of at most ``first``.

    A word wider than a line gets a line of its own; the rest is cut off at the end.
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
