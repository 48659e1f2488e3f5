"""The legend of a chart: a sample of each look, and what it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from app.models.chart_picture import Look
from app.views.chart_drawing import Align, Word
from app.views.chart_sheet import Sheet

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
