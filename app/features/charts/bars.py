"""Horizontal bar charts: their data, and their layout."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF

from app.features.charts.drawing import Align, Bar, Drawing, Look, Spot, Table, Whisker, Word
from app.features.charts.sheet import Sheet, legend_of
from app.ui.numbers import fine_percent, percent
from app.ui.theme import Space

GUTTER_SHARE: Final = 0.46
"""Maximum share of the width for the names beside the bars; longer names are wrapped."""

LEAST_BESIDE: Final = 7
"""Minimum width for bars and numbers, in lines of text. If the names leave less, they go above the bars, which would
otherwise be too short for their error lines to be visible."""

GROWTH: Final = 1.4
"""How much a row may grow beyond its minimum height if there is room, in lines of text."""

GROUP_GAP: Final = 0.5
ROW_GAP: Final = 0.25
SCALE_HEIGHT: Final = 1.2
"""The gap between groups of rows, the gap between rows, and the height of the scale below them, in lines of text."""

THICKNESS: Final = 0.72
THICKEST: Final = 1.5
"""Thickness of a bar as a share of its row, and its maximum in lines of text."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a bar: its length on the scale of the chart, and its description in exact numbers."""

    look: Look
    length: float
    said: str


@dataclass(frozen=True, slots=True)
class BarRow:
    """A bar of one or more segments, with a name, a number at its end, and a caption below.

    ``key`` identifies the same bar in the previous picture, for the animation; ``error`` is the standard error of the
    total length; ``begins_group``: a gap separates it from the row above.
    """

    key: Hashable
    name: str
    segments: tuple[Segment, ...]
    number: str
    caption: str = ""
    error: float = 0.0
    begins_group: bool = False

    @property
    def length(self) -> float:
        """The total length of the bar."""
        return sum(segment.length for segment in self.segments)


@dataclass(frozen=True, slots=True)
class BarPicture:
    """Bars on a scale from 0 to ``reach``, with ``ticks`` as pairs of a value and its label.

    ``names_above``: the names are long, so they go above the bars, not beside them. ``note`` is a remark about the
    whole chart.
    """

    rows: tuple[BarRow, ...]
    reach: float
    ticks: tuple[tuple[float, str], ...]
    table: Table
    legend: tuple[tuple[Look, str], ...] = ()
    names_above: bool = False
    note: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """The description of each segment, row by row: these are the points that the arrow keys step through."""
        return tuple(segment.said for row in self.rows for segment in row.segments)

    def lay_out(self, sheet: Sheet) -> Drawing:
        """Return the drawing. If there is room to spare, the rows grow."""
        return _BarLayout(self, sheet).drawing()


def percents(reach: float) -> tuple[tuple[float, str], ...]:
    """Return the ticks of a probability scale at 0, half of ``reach`` and ``reach``, with decimals only if needed."""
    shares = (0.0, reach / 2, reach)
    return tuple((share, (percent if (share * 100).is_integer() else fine_percent)(share)) for share in shares)


class _BarLayout:
    """Lays out the rows from top to bottom."""

    def __init__(self, picture: BarPicture, sheet: Sheet) -> None:
        self._picture, self._sheet, rows = picture, sheet, picture.rows
        self._bars: list[Bar] = []
        self._whiskers: list[Whisker] = []
        self._words: list[Word] = []
        self._spots: list[Spot] = []
        self._bands: list[tuple[float, float]] = []
        widest = max((sheet.width_of(row.name) for row in rows), default=0.0)
        gutter = min(widest, sheet.width * GUTTER_SHARE)
        numbers = max((sheet.width_of(row.number) for row in rows), default=0.0) + Space.S
        self._are_names_above = picture.names_above or sheet.width - gutter < LEAST_BESIDE * sheet.line
        self._left = 0.0 if self._are_names_above else gutter + Space.S
        self._length = max(sheet.width - self._left - numbers, sheet.line)
        self._names = [sheet.broken(row.name, sheet.width if self._are_names_above else gutter) for row in rows]
        self._captions = [sheet.broken(row.caption, sheet.width - self._left) for row in rows]

    def drawing(self) -> Drawing:
        """Return the finished drawing."""
        rows, sheet, legend = self._picture.rows, self._sheet, legend_of(self._picture.legend, self._sheet)
        self._words += legend.words
        self._bars += [Bar(("legend", look), look, box) for look, box in legend.samples]
        heights = [self._height(i) for i in range(len(rows))]
        gaps = [GROUP_GAP * sheet.line if row.begins_group else 0.0 for row in rows]
        needed = legend.height + sum(heights) + sum(gaps) + sheet.line * SCALE_HEIGHT
        extra = min(max(0.0, sheet.height - needed) / max(len(rows), 1), GROWTH * sheet.line)
        y = legend.height
        for i, (height, gap) in enumerate(zip(heights, gaps, strict=True)):
            self._add(i, QRectF(0, y + gap, sheet.width, height + extra))
            y += gap + height + extra
        return Drawing(
            width=0.0,
            height=needed,
            bars=tuple(self._bars),
            whiskers=tuple(self._whiskers),
            grid=tuple(self._grid(legend.height, y)),
            words=(*self._words, *self._ticks(y)),
            spots=tuple(self._spots),
        )

    def _height(self, i: int) -> float:
        """Return the minimum height of a row."""
        line, name = self._sheet.line, self._sheet.height_of(self._names[i])
        bar = line if self._are_names_above else 0.0
        return name + bar + self._sheet.height_of(self._captions[i]) + ROW_GAP * line

    def _end(self, value: float) -> float:
        """Return the x coordinate where a bar of this length ends."""
        return self._left + self._length * value / self._picture.reach

    def _add(self, i: int, whole: QRectF) -> None:
        """Add the name, bar, number and caption of a row."""
        row, line, caption = self._picture.rows[i], self._sheet.line, self._sheet.height_of(self._captions[i])
        upper = whole.adjusted(0, 0, 0, -caption - (ROW_GAP * line if caption else 0))
        if self._are_names_above:
            name = QRectF(0, upper.top(), whole.width(), self._sheet.height_of(self._names[i]))
            upper.setTop(name.bottom())
            self._write(row, "name", self._names[i], name)
        else:
            name = QRectF(0, upper.top(), self._left - Space.S, upper.height())
            self._write(row, "name", self._names[i], name, Align.AlignRight)
        self._bands.append((upper.top(), upper.bottom()))
        thick, middle = min(upper.height() * THICKNESS, line * THICKEST), upper.center().y()
        self._add_bar(i, whole, QRectF(0, middle - thick / 2, 0, thick))
        if row.number:
            end, width = self._end(row.length + row.error) + Space.XS, self._sheet.width_of(row.number)
            box = QRectF(min(end, self._sheet.width - width), middle - line / 2, width, line)
            self._write(row, "number", row.number, box)
        if caption:
            box = QRectF(self._left, upper.bottom(), self._sheet.width - self._left, caption)
            self._write(row, "caption", self._captions[i], box, muted=True)

    def _write(
        self, row: BarRow, what: str, text: str, box: QRectF, align: Align = Align.AlignLeft, *, muted: bool = False
    ) -> None:
        self._words.append(Word((row.key, what), text, box, align | Align.AlignVCenter, muted))

    def _add_bar(self, number: int, whole: QRectF, band: QRectF) -> None:
        """Add the segments of a bar, and divide the whole row among them for the mouse."""
        row, at = self._picture.rows[number], 0.0
        for i, segment in enumerate(row.segments):
            start, at = self._end(at), at + segment.length
            box = QRectF(start, band.top(), self._end(at) - start, band.height())
            self._bars.append(Bar((row.key, segment.look), segment.look, box))
            left = box.left() if i else whole.left()
            right = box.right() if i < len(row.segments) - 1 else whole.right()
            self._spots.append(Spot(QRectF(left, whole.top(), right - left, whole.height()), number))
        if row.error:
            low, high = self._end(max(0.0, at - row.error)), self._end(at + row.error)
            self._whiskers.append(Whisker(row.key, QRectF(low, band.center().y(), high - low, 0)))

    def _ticks(self, bottom: float) -> Iterator[Word]:
        """Yield the labels of the scale below the bars."""
        for value, text in self._picture.ticks:
            x, width = self._end(value), self._sheet.width_of(text)
            left = min(max(x - width / 2, 0.0), self._sheet.width - width)
            box = QRectF(left, bottom, width, self._sheet.line * SCALE_HEIGHT)
            yield Word(("tick", value), text, box, Align.AlignCenter, muted=True)

    def _grid(self, top: float, bottom: float) -> Iterator[QLineF]:
        """Yield the grid lines behind the bars, interrupted where there are words between the bars."""
        is_whole = not self._are_names_above and not any(self._captions)
        for value, _ in self._picture.ticks:
            x = self._end(value)
            for upper, lower in [(top, bottom)] if is_whole else self._bands:
                yield QLineF(x, upper, x, lower)
