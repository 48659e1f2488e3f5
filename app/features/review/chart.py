"""The chart of a review: the bits open after each entry, with badges at its turning points and missed chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, isnan
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPolygonF

from app.features.charts.drawing import BADGE, Align, Badge, Curve, Drawing, Look, PointMark, Spot, Word
from app.ui.language import decimal, translate
from app.ui.theme import Space, px

if TYPE_CHECKING:
    from app.features.charts.sheet import Sheet
    from app.features.review.text import ReviewPage

STEPS: Final = 4
"""Approximate number of steps on the scale."""


def review_chart(page: ReviewPage, sheet: Sheet) -> Drawing:
    """Return the drawing of a page's chart, as large as the sheet; its spots are the points, in order."""
    return _Chart(page, sheet).drawing()


class _Chart:
    def __init__(self, page: ReviewPage, sheet: Sheet) -> None:
        self._page, self._sheet, self._points = page, sheet, page.points
        highest = max((point.bits[0] for point in self._points if not isnan(point.bits[0])), default=0.0)
        self._step = ceil(highest / STEPS) if highest > 1 else 0.25  # whole bits, unless all values are below one
        self._reach = self._step * max(1, ceil(highest / self._step)) if highest > 1 else 1.0
        steps = (i * self._step for i in range(round(self._reach / self._step) + 1))
        self._scale = [(value, decimal(value, 0 if self._step >= 1 else 2)) for value in steps]
        self._left = max(sheet.width_of(text) for _, text in self._scale) + Space.S
        self._top = sheet.line * 1.4 + px(BADGE)  # the unit of the scale, and room for a badge above the first point
        self._bottom = sheet.height - 2.6 * sheet.line - px(BADGE) / 2
        self._pitch = (sheet.width - self._left) / max(len(self._points), 1)

    def drawing(self) -> Drawing:
        sheet, n = self._sheet, len(self._points)
        x = tuple(self._left + (i + 0.5) * self._pitch for i in range(n))
        y = tuple(self._y(point.bits[0]) for point in self._points)
        known = [QPointF(*at) for at in zip(x, y, strict=True) if not isnan(at[1])]
        ends = [QPointF(known[-1].x(), self._bottom), QPointF(known[0].x(), self._bottom)] if known else []
        column = QRectF(0, self._top - px(BADGE), self._pitch, self._bottom - self._top + px(BADGE) + sheet.line)
        return Drawing(
            width=sheet.width,
            height=sheet.height,
            words=tuple(self._words(x)),
            curves=(Curve(Look.ENVELOPE, x, y),),
            marks=tuple(self._marks(x, y)),
            grid=tuple(QLineF(self._left, self._y(value), sheet.width, self._y(value)) for value, _ in self._scale),
            spots=tuple(Spot(column.translated(at - self._pitch / 2, 0), 0) for at in x),
            area=QPolygonF([*known, *ends]),
            badges=tuple(self._badges(x, y)),
        )

    def _y(self, bits: float) -> float:
        return self._bottom - (self._bottom - self._top) * bits / self._reach

    def _marks(self, x: Sequence[float], y: Sequence[float]) -> Iterator[PointMark]:
        """Yield marks for estimates and for points with a badge; the line alone shows the others."""
        marked = {moment.event for moment in (*self._page.turns, *self._page.missed)}
        for point, *at in zip(self._points, x, y, strict=True):
            if not isnan(at[1]) and (point.place in marked or not point.exact):
                yield PointMark(Look.ENVELOPE, QPointF(*at), hollow=not point.exact)

    def _badges(self, x: Sequence[float], y: Sequence[float]) -> Iterator[Badge]:
        """Yield badges: turning points above the line, missed chances below it."""
        places = {point.place: i for i, point in enumerate(self._points)}
        apart = px(BADGE)
        for moments, way, filled in ((self._page.turns, -1, True), (self._page.missed, 1, False)):
            for moment in moments:
                i = places.get(moment.event)
                if i is not None and not isnan(y[i]):
                    yield Badge(moment.badge, QPointF(x[i], y[i] + way * apart), filled)

    def _words(self, x: Sequence[float]) -> Iterator[Word]:
        sheet, line = self._sheet, self._sheet.line
        unit = translate("ReviewChart", "Bits open")
        yield Word("unit", unit, QRectF(0, 0, sheet.width, line), Align.AlignLeft | Align.AlignTop, muted=True)
        for value, text in self._scale:
            box = QRectF(0, self._y(value) - line / 2, self._left - Space.S, line)
            yield Word(("scale", value), text, box, Align.AlignRight | Align.AlignVCenter, muted=True)
        below = self._bottom + Space.XS + px(BADGE) / 2
        widest = max((sheet.width_of(str(point.place + 1)) for point in self._points), default=0.0) + Space.S
        every = ceil(widest / self._pitch) if self._pitch else 1
        every = every if every < 3 else 5 * ceil(every / 5)  # 5, 10, 15 are easier to count than 3, 6, 9
        for point, at in zip(self._points, x, strict=True):
            number = point.place + 1
            if number and (number % every == 0 or (number == 1 and every >= 5)):
                box = QRectF(at - widest, below, 2 * widest, line)
                yield Word(("entry", number), str(number), box, Align.AlignHCenter | Align.AlignTop, muted=True)
        entry = translate("ReviewChart", "Entry", "below the numbers of entries")
        box = QRectF(self._left, below + line, sheet.width - self._left, line)
        yield Word("entry", entry, box, Align.AlignHCenter | Align.AlignTop, muted=True)
