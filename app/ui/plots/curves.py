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

SYMBOL: Final = 7
LEAST_SYMBOL: Final = 3
"""The size of a symbol where there is room, and where there is none (px)."""

BADGE: Final = 17
APART: Final = 15
"""The diameter of a badge, and its distance from its curve (px)."""


class CurveSample(pg.ItemSample):
    """The sample of a curve in the legend, whether it is hidden or not."""

    def paint(self, painter: QPainter, *_: object) -> None:
        opts = self.item.opts
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(opts["pen"])
        painter.drawLine(0, 10, 20, 10)
        painter.translate(10, 10)
        drawSymbol(painter, opts["symbol"], px(SYMBOL), opts["symbolPen"], pg.mkBrush(opts["symbolBrush"]))


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
        self._apart, self._size = 0.0, px(SYMBOL)
        self.vb.sigXRangeChanged.connect(self._fit_symbols)
        self.vb.sigResized.connect(self._fit_symbols)
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
            self._hollow.pop(self._curves[key], None)
            self.removeItem(self._curves.pop(key))
        for curve in chart.curves:
            if (curve.key, curve.style) not in self._curves:
                self._add_curve(curve)
        is_named = len(chart.curves) > 1 or not chart.y_title
        self.set_legend([(self._item(curve), curve.name) for curve in chart.curves if is_named])
        self._show_now()
        self.glide(1.0)
        self.bottom.newest = len(chart.labels) - 1
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
            dynamicRangeLimit=None,  # or all would be made anew whenever the range changes
            pen=self.pen(style.ink, style.width, style.dash),
            symbol=None if self.chart.filled else style.symbol,
            symbolPen=self.pen(style.ink),
            symbolBrush=ink,
            symbolSize=self._size,
        )
        if self.chart.filled and not self._curves:
            item.setFillLevel(0.0)
            item.setFillBrush(colour(self.tokens.envelope_soft, TINT))  # the grid shows through
        item.setZValue(-len(self._curves) / 100)  # the first above the others
        self.add(item)
        self._curves[curve.key, style] = item

    def _show_now(self) -> None:
        """Draw a line at the entry that the window shows."""
        self._now.setVisible(self.chart.now is not None)
        self._now.setValue(self.chart.now or 0)

    def _show_badges(self) -> None:
        """Draw the badges: letters in circles above and below the first curve, which has dots there."""
        if not self.chart.badges:
            return
        spots: list[dict[str, object]] = []
        with self.texts() as text:
            for badge in self.chart.badges:
                ink, ground, on_it = (
                    ("envelope",) * 2 + ("surface",) if badge.above else ("accent", "surface", "accent")
                )
                at = self._beside(badge.at, above=badge.above)
                dot = QPointF(badge.at, self.chart.curves[0].y[badge.at])
                spots += [self._spot(at, BADGE, ink, ground), self._spot(dot, SYMBOL, "envelope", "envelope")]
                letter = text(badge.text, on_it)
                letter.setFont(label_font(self.font, bold=True))
                letter.setZValue(2)
                letter.put(at, (0.5, 0.5))
        self._badges.setData(spots=spots, antialias=True)

    def _spot(self, at: QPointF, size: int, ink: str, ground: str) -> dict[str, object]:
        brush = pg.mkBrush(getattr(self.tokens, ground))
        return {"pos": (at.x(), at.y()), "size": px(size), "pen": self.pen(ink, 1.5), "brush": brush}

    def _beside(self, entry: int, *, above: bool) -> QPointF:
        y = self.chart.curves[0].y[entry]
        return QPointF(entry, y + (1 if above else -1) * self._apart)

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
        self._apart = px(APART) * chart.reach / max(size[1] - self.legend_size.height() - below - 2 * px(APART), 1)
        beyond = [self._beside(badge.at, above=badge.above).y() / chart.reach for badge in chart.badges]
        low, high = ((chart.reach * end) for end in (min(0.0, *beyond, 0.0) - MARGIN, max(1.0, *beyond, 1.0) + MARGIN))
        beside = max(0.6, len(chart.labels) / 40)  # for half of the last label
        self.set_whole(QRectF(-beside, low, max(len(chart.labels), 1) - 1 + 2 * beside, high - low))
        self._show_badges()
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
                self._show_estimates(curve, y)

    def _show_estimates(self, curve: Curve, y: NDArray[np.float64]) -> None:
        """Draw hollow symbols over the points of a curve that are estimates."""
        item = self._item(curve)
        hollow = np.array([*self.chart.hollow, *[False] * len(y)][: len(y)], bool) & np.isfinite(y)
        over = self._hollow.get(item)
        if over is None and hollow.any():
            pen, brush = self.pen(curve.style.ink, 1.5), colour(self.tokens.surface)
            over = pg.ScatterPlotItem(symbol=curve.style.symbol, size=self._size, pen=pen, brush=brush)
            over.setParentItem(item)
            self._hollow[item] = over
        if over is not None:
            over.setData(np.flatnonzero(hollow), y[hollow])

    def _fit_symbols(self) -> None:
        """Make the symbols as large as they can be without touching, but not too small to be seen."""
        apart = self.vb.width() / self.vb.viewRect().width()
        size = round(min(px(SYMBOL), max(LEAST_SYMBOL, 0.8 * apart)))
        if size != self._size:
            self._size = size
            for item in self._curves.values():
                item.setSymbolSize(size)
            for over in self._hollow.values():
                over.setSize(size)

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
        return [curve for curve in self.chart.curves if self._item(curve).isVisible()]

    def shows(self, row: int) -> bool:
        return self._is_shared or self.chart.curves[row] in self._shown

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
