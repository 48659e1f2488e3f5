"""Where the bars of a chart stand: one under the other, with their names, their numbers and what is said below them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF

from app.features.charts.drawing import Align, Bar, Drawing, Ink, Spot, Whisker, Word
from app.features.charts.picture import BarPicture, BarRow
from app.features.charts.sheet import Sheet, legend_of
from app.ui.theme import Space

GUTTER_SHARE: Final = 0.46
"""The most of the width that the names beside the bars may take; longer ones are broken into lines."""

GROWTH: Final = 1.4
"""How much higher than needed a row may become where there is room, in lines of text."""

GROUP_GAP: Final = 0.5
ROW_GAP: Final = 0.25
SCALE_HEIGHT: Final = 1.2
"""How far apart two groups of rows stand, how far two rows, and how high the scale below is, in lines of text."""

THICKNESS: Final = 0.72
THICKEST: Final = 1.5
"""How thick a bar is, as a share of its row, and how thick at most, in lines of text."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """What all rows share, in pixels: where the bars begin and how long the longest may be, and how rows grow."""

    left: float
    length: float
    extra: float

    def end(self, share: float) -> float:
        """Return where a bar ends that is so long, as a share of the scale."""
        return self.left + self.length * share


def lay_out_bars(picture: BarPicture, sheet: Sheet) -> Drawing:
    """Return the drawing of a picture. The rows grow where there is room, and need what they need where there isn't."""
    return _BarLayout(picture, sheet).drawing()


class _BarLayout:
    """Puts one row after the other, from the top."""

    def __init__(self, picture: BarPicture, sheet: Sheet) -> None:
        self._picture, self._sheet = picture, sheet
        self._bars: list[Bar] = []
        self._whiskers: list[Whisker] = []
        self._words: list[Word] = []
        self._spots: list[Spot] = []
        self._bands: list[QRectF] = []
        self._legend = legend_of(picture.legend, sheet)
        self._gutter = self._names_width()
        self._names = [sheet.broken(row.name, self._gutter or sheet.width) for row in picture.rows]
        self._captions = [sheet.broken(row.caption, self._caption_width) for row in picture.rows]
        self._measures = self._measure()

    def drawing(self) -> Drawing:
        """Return what comes of it."""
        self._words += self._legend.words
        self._bars += [Bar(("legend", look), look, box) for look, box in self._legend.samples]
        y, needed = self._legend.height, self._needed_height
        for i, row in enumerate(self._picture.rows):
            y += self._gap_above(row)
            height = self._needed(i) + self._measures.extra
            self._add(i, row, QRectF(0, y, self._sheet.width, height))
            y += height
        return Drawing(
            width=0.0,
            height=needed,
            bars=tuple(self._bars),
            whiskers=tuple(self._whiskers),
            grid=tuple(self._grid(self._legend.height, y)),
            words=(*self._words, *self._ticks(y)),
            spots=tuple(self._spots),
        )

    # --- measuring

    def _names_width(self) -> float:
        """Return how much room the names get beside the bars: what the widest needs, but not too much."""
        if self._picture.names_above or not self._picture.rows:
            return 0.0
        widest = max(self._sheet.width_of(row.name) for row in self._picture.rows)
        return min(widest, self._sheet.width * GUTTER_SHARE)

    @property
    def _left(self) -> float:
        return self._gutter + Space.S if self._gutter else 0.0

    @property
    def _caption_width(self) -> float:
        return self._sheet.width - self._left

    @property
    def _needed_height(self) -> float:
        rows = self._picture.rows
        return (
            self._legend.height
            + sum(self._gap_above(row) + self._needed(i) for i, row in enumerate(rows))
            + self._sheet.line * SCALE_HEIGHT
        )

    def _measure(self) -> _Measures:
        rows, sheet = self._picture.rows, self._sheet
        numbers = max((sheet.width_of(row.number) for row in rows), default=0.0) + Space.S
        free = max(0.0, sheet.height - self._needed_height) / max(len(rows), 1)
        length = max(sheet.width - self._left - numbers, sheet.line)
        return _Measures(self._left, length, min(free, GROWTH * sheet.line))

    def _gap_above(self, row: BarRow) -> float:
        return GROUP_GAP * self._sheet.line if row.begins_group else 0.0

    def _needed(self, i: int) -> float:
        """Return how high a row is at least."""
        name, line = self._sheet.height_of(self._names[i]), self._sheet.line
        bar = name + line if self._picture.names_above else name
        return bar + self._caption_height(i) + ROW_GAP * line

    def _caption_height(self, i: int) -> float:
        return self._sheet.height_of(self._captions[i]) if self._captions[i] else 0.0

    # --- placing

    def _add(self, i: int, row: BarRow, whole: QRectF) -> None:
        """Put a row into its place: its name, its bar, its number and its caption."""
        line, caption = self._sheet.line, self._caption_height(i)
        upper = whole.adjusted(0, 0, 0, -caption - (ROW_GAP * line if caption else 0))
        if self._picture.names_above:
            name = QRectF(0, upper.top(), whole.width(), self._sheet.height_of(self._names[i]))
            upper.setTop(name.bottom())
            self._write(row, "name", self._names[i], name, Align.AlignLeft)
        else:
            name = QRectF(0, upper.top(), self._gutter, upper.height())
            self._write(row, "name", self._names[i], name, Align.AlignRight)
        self._bands.append(upper)
        thick = min(upper.height() * THICKNESS, line * THICKEST)
        self._add_bar(i, row, whole, QRectF(0, upper.center().y() - thick / 2, 0, thick))
        self._add_number(row, upper.center().y())
        if caption:
            box = QRectF(self._left, upper.bottom(), self._caption_width, caption)
            self._write(row, "caption", self._captions[i], box, Align.AlignLeft, Ink.MUTED)

    def _write(self, row: BarRow, what: str, text: str, box: QRectF, align: Align, ink: Ink = Ink.TEXT) -> None:
        self._words.append(Word((row.key, what), text, box, align | Align.AlignVCenter, ink))

    def _add_bar(self, number: int, row: BarRow, whole: QRectF, band: QRectF) -> None:
        """Put the segments of a bar one after the other; the whole row belongs to them, as far as the mouse goes."""
        at, reach, last = 0.0, self._picture.reach, len(row.segments) - 1
        for i, segment in enumerate(row.segments):
            start, at = self._measures.end(at / reach), at + segment.length
            box = QRectF(start, band.top(), self._measures.end(at / reach) - start, band.height())
            self._bars.append(Bar((row.key, segment.look), segment.look, box))
            left = box.left() if i else whole.left()
            right = box.right() if i < last else whole.right()
            self._spots.append(Spot(QRectF(left, whole.top(), right - left, whole.height()), number))
        if row.error:
            low, high = (self._measures.end(max(0.0, at + sign * row.error) / reach) for sign in (-1, 1))
            self._whiskers.append(Whisker(row.key, low, high, band.center().y()))

    def _add_number(self, row: BarRow, middle: float) -> None:
        if row.number:
            end = self._measures.end((row.length + row.error) / self._picture.reach) + Space.XS
            width, line = self._sheet.width_of(row.number), self._sheet.line
            box = QRectF(min(end, self._sheet.width - width), middle - line / 2, width, line)
            self._write(row, "number", row.number, box, Align.AlignLeft)

    def _ticks(self, bottom: float) -> Iterator[Word]:
        """Write the scale below the bars."""
        for value, text in self._picture.ticks:
            x, width = self._measures.end(value / self._picture.reach), self._sheet.width_of(text)
            left = min(max(x - width / 2, 0.0), self._sheet.width - width)
            box = QRectF(left, bottom, width, self._sheet.line * SCALE_HEIGHT)
            yield Word(("tick", value), text, box, Align.AlignCenter, Ink.MUTED)

    def _grid(self, top: float, bottom: float) -> Iterator[QLineF]:
        """Draw the lines of the scale behind the bars: in one go, or bar by bar where words stand between those."""
        is_whole = not self._picture.names_above and not any(self._captions)
        bands = [(top, bottom)] if is_whole else [(band.top(), band.bottom()) for band in self._bands]
        for value, _ in self._picture.ticks:
            x = self._measures.end(value / self._picture.reach)
            for upper, lower in bands:
                yield QLineF(x, upper, x, lower)
