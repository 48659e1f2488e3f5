"""The plot of curves over the entries of a game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from app.ui.plots.chart import Curve, CurveChart, CurveStyle
from app.ui.plots.plot import GAP, WHOLE, ChartPlot, Point, label_font
from app.ui.schemes import Colours
from app.ui.theme import colour, px

LEAST: Final = 9
"""The least height of the plot between the axes, in lines of text."""

MARGIN: Final = 0.03
"""The space above the highest value and below 0, as a share of the axis, for the symbols."""

TINT: Final = 0.18
"""The opacity of the area below a curve."""

BADGE: Final = 17
"""The diameter of a badge (px)."""

APART: Final = 0.1
"""The distance of a badge from its curve, as a share of the axis."""


class CurveSample(pg.ItemSample):
    """The sample of a curve in the legend, whether it is hidden or not."""

    def paint(self, painter: QPainter, *_: object) -> None:
        opts = self.item.opts
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(opts["pen"])
        painter.drawLine(0, 10, 20, 10)
        painter.translate(10, 10)
        drawSymbol(painter, opts["symbol"], opts["symbolSize"], opts["symbolPen"], pg.mkBrush(opts["symbolBrush"]))


class CurvePlot(ChartPlot):
    """Draws curves, with a symbol at each entry; hollow symbols are estimates."""

    def __init__(self, tokens: Colours, font: QFont, weight: float = 1.0) -> None:
        super().__init__(tokens, font, weight)
        self.chart = CurveChart((), (), "", "", 1.0, lambda *_: "", (), ())
        self.hideAxis("top")
        self.right.draw_grid()
        self.bottom.use(self._label_entry, WHOLE)
        for axis in (self.left, self.right):
            axis.use(self._label_tick)
        self.legend_item.setSampleType(CurveSample)
        self._curves: dict[tuple[Hashable, CurveStyle], pg.PlotDataItem] = {}
        self._before: dict[Hashable, NDArray[np.float64]] = {}
        self._hollow: dict[pg.PlotDataItem, pg.ScatterPlotItem] = {}
        self._now = pg.InfiniteLine(angle=90, pen=self.pen("accent", 1.5))
        self._now.hide()
        self._badges = pg.ScatterPlotItem()
        for item in (self._now, self._badges):
            item.setZValue(1)  # above the curves
            self.addItem(item, ignoreBounds=True)

    # --- what is shown

    def show_chart(self, chart: CurveChart, size: tuple[float, float]) -> float:
        """Draw a chart in a size (px); return the height that it needs (px)."""
        self._before = {curve.key: np.array(curve.y, float) for curve in self.chart.curves}
        is_other, self.chart = chart.labels != self.chart.labels, chart
        self.left.set_title(chart.y_title)
        self.bottom.set_title(chart.x_title)
        if is_other:
            self.bottom.draw_again()
        for key in set(self._curves).difference((curve.key, curve.style) for curve in chart.curves):
            self.removeItem(self._curves.pop(key))
        for curve in chart.curves:
            if (curve.key, curve.style) not in self._curves:
                self._add_curve(curve)
        is_named = len(chart.curves) > 1 or not chart.y_title
        self.set_legend([(self._item(curve), curve.name) for curve in chart.curves if is_named])
        self._show_now()
        self.glide(1.0)
        self._show_badges()
        return self.arrange(size)

    def _label_tick(self, value: float, step: float) -> str:
        return self.chart.tick(value, step) if value >= 0 else ""

    def _label_entry(self, value: float, _: float) -> str:
        return self.chart.labels[round(value)] if 0 <= round(value) < len(self.chart.labels) else ""

    def _item(self, curve: Curve) -> pg.PlotDataItem:
        """Return what draws a curve. Raises KeyError."""
        return self._curves[curve.key, curve.style]

    def _add_curve(self, curve: Curve) -> None:
        style, ink = curve.style, colour(getattr(self.tokens, curve.style.ink))
        item = pg.PlotDataItem(
            antialias=True,
            connect="finite",
            pen=self.pen(style.ink, style.width, style.dash),
            symbol=style.symbol,
            symbolPen=self.pen(style.ink),
            symbolBrush=ink,
            symbolSize=self._symbol_size(style),
        )
        if self.chart.filled and not self._curves:
            item.setFillLevel(0.0)
            item.setFillBrush(colour(self.tokens.envelope_soft, TINT))  # the grid shows through
        item.setZValue(-len(self._curves) / 100)  # the first above the others
        self.add(item)
        self._curves[curve.key, style] = item

    @staticmethod
    def _symbol_size(style: CurveStyle) -> int:
        return px(8 if style.width > 2 else 7)

    def _show_now(self) -> None:
        """Draw a line at the entry that the window shows."""
        self._now.setVisible(self.chart.now is not None)
        self._now.setValue(self.chart.now or 0)

    def _show_badges(self) -> None:
        """Draw the badges: letters in circles above and below the first curve."""
        if not self.chart.badges:
            return
        places = [(badge, self._beside(badge.at, above=badge.above)) for badge in self.chart.badges]
        surface = colour(self.tokens.surface)
        inks = ["envelope" if badge.above else "accent" for badge, _ in places]
        self._badges.setData(
            pos=np.array([(at.x(), at.y()) for _, at in places]).reshape(-1, 2),
            size=px(BADGE),
            pen=[self.pen(ink, 1.5) for ink in inks],
            brush=[pg.mkBrush(colour(self.tokens.envelope) if badge.above else surface) for badge, _ in places],
            antialias=True,
        )
        with self.texts() as text:
            for badge, at in places:
                letter = text(badge.text, "surface" if badge.above else "accent")
                letter.setFont(label_font(self.font, bold=True))
                letter.setZValue(2)
                letter.put(at, (0.5, 0.5))

    def _beside(self, entry: int, *, above: bool) -> QPointF:
        y = self.chart.curves[0].y[entry]
        return QPointF(entry, y + (1 if above else -1) * APART * self.chart.reach)

    # --- where it stands

    def arrange(self, size: tuple[float, float]) -> float:
        """Lay the chart out in a size (px); return the height that it needs (px)."""
        chart, line = self.chart, self.left.line
        ticks = max(self.left.width_of(chart.tick(value, 0.25)) for value in (0.0, chart.reach))
        self.left.reserve(ticks + GAP + (1.1 * line if chart.y_title else 0))
        lines = max((label.count("\n") + 1 for label in chart.labels), default=1)
        below = round((lines + 1.2 * bool(chart.x_title)) * line + GAP)
        self.bottom.reserve(below)
        self.fit_legend(size[0])
        beyond = [self._beside(badge.at, above=badge.above).y() / chart.reach for badge in chart.badges]
        low, high = ((chart.reach * end) for end in (min(0.0, *beyond, 0.0) - MARGIN, max(1.0, *beyond, 1.0) + MARGIN))
        beside = max(0.6, len(chart.labels) / 40)  # for half of the last label
        self.set_whole(QRectF(-0.6, low, max(len(chart.labels), 1) - 0.4 + beside, high - low))
        return float(self.legend_size.height() + below + LEAST * line)

    def glide(self, share: float) -> None:
        """Draw the curves a share of the way from where they were in the previous chart."""
        for curve in self.chart.curves:
            item = self._item(curve)
            y = np.array(curve.y, float)
            before = self._before.get(curve.key, y)
            if share < 1:
                n = min(len(y), len(before))
                y[:n] += (before[:n] - y[:n]) * (1 - share)
            if not np.isfinite(y).any():
                item.clear()
            elif item.yData is None or not np.array_equal(item.yData, y, equal_nan=True):
                item.setData(np.arange(len(y)), y)
                self._show_estimates(item, y)

    def _show_estimates(self, item: pg.PlotDataItem, y: NDArray[np.float64]) -> None:
        """Draw hollow symbols over the points of a curve that are estimates."""
        hollow = np.array([*self.chart.hollow, *[False] * len(y)][: len(y)], bool) & np.isfinite(y)
        over = self._hollow.get(item)
        if over is None and hollow.any():
            over = self._hollow[item] = pg.ScatterPlotItem(
                symbol=item.opts["symbol"],
                size=item.opts["symbolSize"],
                pen=pg.mkPen(item.opts["symbolPen"], width=1.5 * self._weight),
                brush=colour(self.tokens.surface),
            )
            over.setParentItem(item)
        if over is not None:
            over.setData(np.flatnonzero(hollow), y[hollow])

    # --- points

    def place(self, point: Point) -> QPointF:
        """Return a point of a curve; where all curves share a description, that of the first shown with a value."""
        row, column = point
        values = [curve.y[column] for curve in (self._shown if self._is_shared else [self.chart.curves[row]])]
        return QPointF(column, next((value for value in values if np.isfinite(value)), 0.0))

    @property
    def _is_shared(self) -> bool:
        """Whether all curves share their descriptions."""
        return len(self.chart.descriptions) < len(self.chart.curves)

    @property
    def _shown(self) -> list[Curve]:
        """The curves that are not switched off."""
        return [curve for curve in self.chart.curves if self._item(curve).isVisible()]

    def values(self, point: Point) -> str:
        """Return what stands beside the cross-hair: the values of all shown curves at an entry."""
        shown = ((curve.name, curve.y[point[1]]) for curve in self._shown)
        return "\n".join(f"{name}: {self.chart.value(value)}" for name, value in shown if np.isfinite(value))

    def nearest(self, at: QPointF) -> Point | None:
        """Return the point of a shown curve nearest to a place in the chart; None if there are no points."""
        entry = min(max(round(at.x()), 0), len(self.chart.labels) - 1)
        shown = self._shown
        if entry < 0 or not shown:
            return None
        nearest = min(shown, key=lambda curve: np.nan_to_num(abs(curve.y[entry] - at.y()), nan=np.inf))
        return 0 if self._is_shared else self.chart.curves.index(nearest), entry
