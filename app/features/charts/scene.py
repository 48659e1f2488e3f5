"""The scene of a chart: what of pyqtgraph its bars, lines and points are drawn with. Importing this imports that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsItem

from app.features.charts.drawing import Bar, Curve, Drawing, Spot, Whisker
from app.features.charts.items import Ground, PointMarks, Words
from app.features.charts.picture import Look
from app.features.charts.style import BAR_LOOKS, LINE_LOOKS, bar_style, line_pen
from app.ui.theme import FADED, colour, colours, px


class ChartScene:
    """Makes all items once; another drawing only gives them other data."""

    def __init__(self, view: pg.GraphicsView) -> None:
        self._ground, self._words = Ground(), Words()
        self._fills = {look: _no_bars() for look in BAR_LOOKS}
        self._hatches = {look: _no_bars() for look in BAR_LOOKS}
        self._curves = {look: pg.PlotCurveItem(antialias=True, connect="finite") for look in LINE_LOOKS}
        self._marks = PointMarks()
        self._whiskers = pg.ErrorBarItem()
        for item in (self._ground, *self._data, self._words):
            view.addItem(item)

    @property
    def _data(self) -> tuple[QGraphicsItem, ...]:
        """The items that show data, from the lowest to the highest."""
        bars = (item for look in BAR_LOOKS for item in (self._fills[look], self._hatches[look]))
        return (*bars, *(self._curves[look] for look in LINE_LOOKS), self._marks, self._whiskers)

    def paint(self, drawing: Drawing, box: QRectF) -> None:
        """Show a drawing on a sheet of this size."""
        for layer in (self._ground, self._marks, self._words):
            layer.show_drawing(drawing, box)
        self._paint_bars(drawing.bars)
        self._paint_whiskers(drawing.whiskers)
        self._paint_curves(drawing.curves)

    def light(self, spot: Spot | None, *, has_keys: bool) -> None:
        """Set off what belongs to a point."""
        self._ground.light(None if spot is None else spot.box, has_keys=has_keys)

    def fade(self, faded: bool) -> None:
        """Fade the data: they belong to an earlier moment."""
        for item in (*self._data, self._words):
            item.setOpacity(FADED if faded else 1.0)

    @property
    def is_faded(self) -> bool:
        """Whether the data are faded."""
        return self._words.opacity() < 1

    def put_on(self, font: QFont) -> None:
        """Take this font, and the colours of the theme as it is now."""
        tokens = colours()
        self._words.set_font(font)
        for look in BAR_LOOKS:
            style = bar_style(look, tokens)
            self._fills[look].setOpts(brush=style.fill, pen=None)
            self._hatches[look].setOpts(brush=style.hatch, pen=style.outline)
        for look in LINE_LOOKS:
            self._curves[look].setPen(line_pen(look, tokens))
        self._whiskers.setData(pen=pg.mkPen(colour(tokens.text), width=px(2)))

    # --- one kind of item each

    def _paint_bars(self, bars: Iterable[Bar]) -> None:
        boxes = defaultdict[Look, list[tuple[float, ...]]](list)
        for bar in bars:
            if bar.box.width() <= 0:
                continue  # its outline would be a line
            boxes[bar.look].append((bar.box.x(), bar.box.y(), bar.box.width(), bar.box.height()))
        for look in BAR_LOOKS:
            x, y, width, height = np.array(boxes[look], float).reshape(-1, 4).T
            for item in (self._fills[look], self._hatches[look]):
                item.setOpts(x0=x, y0=y, width=width, height=height)

    def _paint_whiskers(self, whiskers: Iterable[Whisker]) -> None:
        ends = [(whisker.left, whisker.right, whisker.y) for whisker in whiskers]
        left, right, y = np.array(ends, float).reshape(-1, 3).T
        self._whiskers.setData(x=left, y=y, left=0 * left, right=right - left)
        self._whiskers.setVisible(bool(ends))

    def _paint_curves(self, curves: Iterable[Curve]) -> None:
        joined = defaultdict[Look, tuple[list[float], list[float]]](lambda: ([], []))
        for curve in curves:
            x, y = joined[curve.look]
            x += [*curve.x, np.nan]  # or the next one of this look would go on from here
            y += [*curve.y, np.nan]
        for look in LINE_LOOKS:
            self._curves[look].setData(*map(np.array, joined[look]))


def _no_bars() -> pg.BarGraphItem:
    return pg.BarGraphItem(x0=np.zeros(0), y0=np.zeros(0), width=np.zeros(0), height=np.zeros(0))
