"""The sheet that a chart is laid out on: its size, and the measurement of text in its font."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from app.features.charts.drawing import Align, Look, Word, small_font

SAMPLE_WIDTH: Final = 1.6
SAMPLE_HEIGHT: Final = 0.8
GAP: Final = 0.4
"""The width and height of a legend sample, and its distance from its text, in lines of text."""


class Sheet:
    """The size of a chart in pixels, and the window's font, from which the font of its labels is derived.

    If the sheet is wider than the scroll area, the visible part starts at ``left`` and is ``seen`` pixels wide.
    """

    def __init__(self, width: float, height: float, font: QFont, left: float = 0.0, seen: float = inf) -> None:
        self.width, self.height, self.left, self.seen = width, height, left, min(seen, width)
        self._font = small_font(font, bold=True)  # bold is wider, so there is room for either weight
        self._metrics = QFontMetricsF(self._font)
        self.line = self._metrics.height()
        self._widths: dict[str, float] = {}

    def width_of(self, text: str) -> float:
        """Return the width of a text, which may contain line breaks."""
        if text not in self._widths:
            self._widths[text] = max(map(self._metrics.horizontalAdvance, text.split("\n"))) + 1
        return self._widths[text]

    def height_of(self, text: str) -> float:
        """Return the height of a text, which may contain line breaks; 0 if it is empty."""
        return self.line * (text.count("\n") + 1) if text else 0.0

    def broken(self, text: str, width: float) -> str:
        """Wrap a text to a width: between words, or within a word that is too wide."""
        return text if self.width_of(text) <= width else "\n".join(self._lines(text, width))

    def _lines(self, text: str, width: float) -> Iterator[str]:
        layout = text_layout(text, self._font, width - 1)
        units = text.encode("utf-16-le")  # Qt counts in UTF-16 code units
        for line in map(layout.lineAt, range(layout.lineCount())):
            yield units[2 * line.textStart() : 2 * (line.textStart() + line.textLength())].decode("utf-16-le").strip()


def text_layout(text: str, font: QFont, width: float, align: Qt.AlignmentFlag = Align.AlignLeft) -> QTextLayout:
    """Return a text with its lines one below the other, wrapped to a width: between words, or within one too wide."""
    option = QTextOption(align)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), font)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


@dataclass(frozen=True, slots=True)
class Legend:
    """The words of a legend, the boxes of its samples, and its height in pixels."""

    words: tuple[Word, ...]
    samples: tuple[tuple[Look, QRectF], ...]
    height: float


def legend_of(named: Sequence[tuple[Look, str]], sheet: Sheet) -> Legend:
    """Lay out a legend from left to right in the visible part of the sheet, on as many lines as it needs."""
    words: list[Word] = []
    samples: list[tuple[Look, QRectF]] = []
    line, x, y, lowest = sheet.line, sheet.left, 0.0, 0.0
    before = (SAMPLE_WIDTH + GAP) * line
    for look, name in named:
        text = sheet.broken(name, sheet.seen - before)
        width, height = sheet.width_of(text), sheet.height_of(text)
        if x > sheet.left and x + before + width > sheet.left + sheet.seen:
            x, y = sheet.left, lowest
        samples.append((look, QRectF(x, y + (1 - SAMPLE_HEIGHT) / 2 * line, SAMPLE_WIDTH * line, SAMPLE_HEIGHT * line)))
        box = QRectF(x + before, y, width, height)
        words.append(Word(("legend", look), text, box, Align.AlignLeft | Align.AlignTop))
        x, lowest = x + before + width + 2 * GAP * line, max(lowest, y + height + 0.2 * line)
    return Legend(tuple(words), tuple(samples), lowest + GAP * line if named else 0.0)
