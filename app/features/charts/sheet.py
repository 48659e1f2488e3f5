"""The sheet that a chart is drawn on: how much room there is, and how much of it words take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from app.features.charts.drawing import Align, Word
from app.features.charts.picture import Look
from app.ui.theme import small

SAMPLE_WIDTH: Final = 1.6
SAMPLE_HEIGHT: Final = 0.8
GAP: Final = 0.4
"""How large a sample is, and how far from its words, in lines of text."""


@dataclass(frozen=True, slots=True)
class Legend:
    """The words of a legend, the boxes of its samples, and how much room it takes from the top, in pixels."""

    words: tuple[Word, ...]
    samples: tuple[tuple[Look, QRectF], ...]
    height: float


def legend_of(named: Sequence[tuple[Look, str]], sheet: Sheet) -> Legend:
    """Lay out a legend from left to right, in as many lines as it needs."""
    words: list[Word] = []
    samples: list[tuple[Look, QRectF]] = []
    line, x, y, lowest = sheet.line, 0.0, 0.0, 0.0
    before = (SAMPLE_WIDTH + GAP) * line
    for look, name in named:
        text = sheet.broken(name, sheet.width - before)
        width, height = sheet.width_of(text), sheet.height_of(text)
        if x and x + before + width > sheet.width:
            x, y = 0.0, lowest
        samples.append((look, QRectF(x, y + (1 - SAMPLE_HEIGHT) / 2 * line, SAMPLE_WIDTH * line, SAMPLE_HEIGHT * line)))
        box = QRectF(x + before, y, width, height)
        words.append(Word(("legend", look), text, box, Align.AlignLeft | Align.AlignTop))
        x, lowest = x + before + width + 2 * GAP * line, max(lowest, y + height + 0.2 * line)
    return Legend(tuple(words), tuple(samples), lowest + GAP * line if named else 0.0)


@dataclass(frozen=True)
class Sheet:
    """The room in pixels, and the font of the window, from which that of the words is made.

    Of a sheet that is wider than its window, the part from ``left`` on is to be seen, ``seen`` pixels wide.
    """

    width: float
    height: float
    font: QFont
    left: float = 0.0
    seen: float = inf

    @cached_property
    def metrics(self) -> QFontMetricsF:
        """The measures of the words: of the wider, bold ones, so that there is room for either."""
        return QFontMetricsF(small_font(self.font, bold=True))

    @property
    def window(self) -> Sheet:
        """The part that is to be seen, as a sheet of its own."""
        return Sheet(min(self.seen, self.width), self.height, self.font)

    @cached_property
    def line(self) -> float:
        """How high a line of words is."""
        return self.metrics.height()

    @cached_property
    def _widths(self) -> dict[str, float]:
        """The widths of the texts that were measured already."""
        return {}

    def width_of(self, text: str) -> float:
        """Return how wide a text is, whose lines are broken already."""
        if text not in self._widths:
            self._widths[text] = max(self.metrics.horizontalAdvance(line) for line in text.split("\n")) + 1
        return self._widths[text]

    def height_of(self, text: str) -> float:
        """Return how high a text is, whose lines are broken already."""
        return self.line * (text.count("\n") + 1)

    def broken(self, text: str, width: float) -> str:
        """Return a text whose lines fit into a width: broken between words, and within those that are too wide."""
        if self.width_of(text) <= width:
            return text
        lines = [""]
        for i, line in enumerate(text.split("\n")):
            lines += [""] if i else []
            for word in line.split(" "):
                longer = f"{lines[-1]} {word}" if lines[-1] else word
                if self._fits(longer, width):
                    lines[-1] = longer
                else:
                    lines += self._pieces(word, width)
        return "\n".join(line for line in lines if line)

    def _pieces(self, word: str, width: float) -> list[str]:
        """Return a word in pieces of which each fits, or is a single letter."""
        pieces = [""]
        for letter in word:
            if pieces[-1] and not self._fits(pieces[-1] + letter, width):
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _fits(self, text: str, width: float) -> bool:
        return self.width_of(text) <= width


def small_font(base: QFont, *, bold: bool = False) -> QFont:
    """Return the font that charts are labelled in."""
    font = small(base)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font
