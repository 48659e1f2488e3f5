"""Where the points of a story stand: the entries from left to right, the bits from below, and the rows under them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from math import ceil, isnan
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from app.features.charts.drawing import Align, Curve, Drawing, Ink, PointMark, Spot, Word
from app.features.charts.picture import StoryPicture, StoryPoint
from app.features.charts.sheet import Sheet, legend_of
from app.ui.language import decimal
from app.ui.theme import Space

LEAST_HEIGHT: Final = 5
"""How high the scale is at least, in lines of text."""

ROW_HEIGHT: Final = 1.3
"""How high the rows below it are, in lines of text."""

STEPS: Final = 4
"""Into about so many steps the scale is divided."""


def lay_out_story(picture: StoryPicture, sheet: Sheet) -> Drawing:
    """Return the drawing of a story: as wide as it has to be for the letters of who asked to stand side by side."""
    return _StoryLayout(picture, sheet).drawing()


class _StoryLayout:
    """Measures first, then draws from the top: the legend, the lines, and the rows of what belongs to each entry."""

    def __init__(self, picture: StoryPicture, sheet: Sheet) -> None:
        self._picture, self._sheet = picture, sheet
        axes, line = picture.axes, sheet.line
        self._labels = (axes.entry, axes.asker, axes.certain)
        self._left = max(map(sheet.width_of, self._labels)) + Space.S
        self._narrowest = max((sheet.width_of(text) for point in picture.points for text in _texts(point)), default=0.0)
        self._narrowest += Space.XS
        self._pitch = max(self._narrowest, (sheet.width - self._left) / max(len(picture.points), 1))
        self._legend = legend_of(picture.legend, sheet.window)
        self._top = self._legend.height + line * 1.5  # the unit of the scale stands there
        self._below = Space.XS + ROW_HEIGHT * line * len(self._labels)
        self._bottom = max(sheet.height - self._below, self._top + LEAST_HEIGHT * line)
        self._reach, self._step = _scale(picture)

    def drawing(self) -> Drawing:
        """Return what comes of it."""
        places = range(len(self._picture.points))
        return Drawing(
            width=self._left + self._narrowest * len(places),
            height=self._top + LEAST_HEIGHT * self._sheet.line + self._below,
            words=(*self._pinned_words(), *self._rows()),
            curves=(*self._samples(), *self._curves()),
            marks=(*self._sample_marks(), *self._marks()),
            grid=tuple(self._grid()),
            spots=tuple(Spot(self._column(i), 0) for i in places),
            now=self._now(),
            margin=self._margin,
        )

    # --- places

    def _x(self, i: float) -> float:
        return self._left + (i + 0.5) * self._pitch

    def _y(self, bits: float) -> float:
        return self._bottom - (self._bottom - self._top) * bits / self._reach

    def _column(self, i: int) -> QRectF:
        """Return all that belongs to an entry."""
        height = self._bottom + self._below - self._top
        return QRectF(self._left + i * self._pitch, self._top, self._pitch, height)

    def _now(self) -> QLineF | None:
        now = self._picture.now
        if now >= len(self._picture.points):
            return None
        return QLineF(self._x(now), self._top, self._x(now), self._bottom)

    # --- the lines

    def _curves(self) -> Iterator[Curve]:
        points = self._picture.points
        x = tuple(self._x(i) for i in range(len(points)))
        for which, (look, _) in enumerate(self._picture.legend):
            yield Curve(look, x, tuple(self._y(point.bits[which]) for point in points))

    def _marks(self) -> Iterator[PointMark]:
        for curve in self._curves():
            for point, x, y in zip(self._picture.points, curve.x, curve.y, strict=True):
                if not isnan(y):
                    yield PointMark(curve.look, QPointF(x, y), hollow=not point.exact)

    def _samples(self) -> Iterator[Curve]:
        for look, box in self._legend.samples:
            x, y = self._sheet.left + box.left(), box.center().y()
            yield Curve(look, (x, x + box.width()), (y, y))

    def _sample_marks(self) -> Iterator[PointMark]:
        for look, box in self._legend.samples:
            yield PointMark(look, box.center() + QPointF(self._sheet.left, 0))

    # --- the words

    def _rows(self) -> Iterator[Word]:
        """Write below each point its number, who asked, and what became certain."""
        for i, point in enumerate(self._picture.points):
            column = self._column(i)
            if column.center().x() < self._margin.right():
                continue
            for row, text in enumerate(_texts(point)):
                box = QRectF(column.left(), self._row(row), column.width(), self._sheet.line)
                yield Word((i, row), text, box, Align.AlignCenter, Ink.TEXT if row else Ink.MUTED, bold=row > 0)

    def _row(self, row: int) -> float:
        return self._bottom + Space.XS + row * ROW_HEIGHT * self._sheet.line

    def _pinned_words(self) -> Iterator[Word]:
        """Write what stays where it is when the entries are scrolled: the legend, the scale, and what the rows are."""
        here = self._sheet.left
        for word in self._legend.words:
            yield replace(word, box=word.box.translated(here, 0))
        for row, label in enumerate(self._labels):
            yield self._beside(("label", row), label, self._row(row))
        for bits in self._steps():
            text = decimal(bits, 0 if self._step >= 1 else 2)
            yield self._beside(("scale", bits), text, self._y(bits) - self._sheet.line / 2)
        unit, line = self._picture.axes.bits, self._sheet.line
        box = QRectF(here, self._top - 1.4 * line, self._sheet.width_of(unit), line)
        yield Word("unit", unit, box, Align.AlignLeft | Align.AlignVCenter, Ink.MUTED)

    def _beside(self, key: Hashable, text: str, y: float) -> Word:
        box = QRectF(self._sheet.left, y, self._left - Space.S, self._sheet.line)
        return Word(key, text, box, Align.AlignRight | Align.AlignVCenter, Ink.MUTED)

    @property
    def _margin(self) -> QRectF:
        """Return where the words beside the scale and the rows stand."""
        top = self._legend.height
        return QRectF(self._sheet.left, top, self._left - Space.XS, self._bottom + self._below - top)

    def _grid(self) -> Iterator[QLineF]:
        right = self._left + self._pitch * len(self._picture.points)
        for bits in self._steps():
            yield QLineF(self._left, self._y(bits), right, self._y(bits))

    def _steps(self) -> list[float]:
        return [i * self._step for i in range(round(self._reach / self._step) + 1)]


def _texts(point: StoryPoint) -> tuple[str, str, str]:
    """Return what stands below a point: its number, who asked, and how many cells became certain."""
    number = point.place + 1
    certain = str(point.certain) if point.certain and number else ""
    return str(number) if number else "–", point.asker, certain


def _scale(picture: StoryPicture) -> tuple[float, float]:
    """Return how far the scale of bits reaches, and its step: whole bits, unless there is less than one."""
    highest = max((bits for point in picture.points for bits in point.bits if not isnan(bits)), default=0.0)
    if highest <= 1:
        return 1.0, 0.25
    step = ceil(highest / STEPS)
    return float(step * ceil(highest / step)), float(step)
