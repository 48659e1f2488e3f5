"""The plots of charts, drawn with pyqtgraph: what both kinds share, then bars, then curves over the entries of a game.

Bars are horizontal, with their names on the left axis and their numbers on the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from html import escape, unescape
from itertools import accumulate
from math import ceil
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy

from app.ui.icons import TokenLook, paint_token
from app.ui.plots.chart import BarChart, BarStyle, Curve, CurveChart, CurveStyle
from app.ui.theme import Colours, colour, px, small

GAP: Final = 6
CLOSEST: Final = 4
"""The gap between an axis and its labels, and the least one between labels (px)."""

MOST_LINES: Final = 11
"""The most lines of a grid, about, on an axis that goes up."""

OFF: Final = 0.45
"""The opacity of what is hidden, in the legend."""

Point = tuple[int, int]
"""A point of a chart by its row and column in the chart's descriptions."""

WHOLE: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
STEPS: Final = tuple(step * 10.0**power for power in (-4, -3, -2, -1, 0, 1) for step in (1, 2, 5))
"""Distances between ticks: of whole numbers, and of any."""


def label_font(base: QFont, *, bold: bool = False) -> QFont:
    font = small(base)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


class Axis(pg.AxisItem):
    """An axis with ticks at the smallest of some distances at which their labels do not touch.

    ``label``: makes the label of a value, given the distance between ticks.
    """

    def __init__(self, side: str, tokens: Colours, font: QFont) -> None:
        super().__init__(side)
        self._steps: Sequence[float] = STEPS
        self._label: Callable[[float, float], str] = lambda value, _: f"{value:g}"
        self._names: Sequence[tuple[float, str]] = ()
        self._tokens: Sequence[tuple[float, TokenLook]] = ()
        self._metrics = QFontMetricsF(label_font(font))
        self.newest: int | None = None
        """The value that has a label in any case, if there is one; its neighbours give way."""
        self.line = self._metrics.height()
        """The height of a line of text (px)."""
        self._style = {"color": tokens.muted, "font-size": f"{label_font(font).pixelSize()}px"}
        self.enableAutoSIPrefix(enable=False)
        self.setStyle(tickLength=0, maxTickLevel=0, maxTextLevel=0, tickAlpha=255, tickTextOffset=GAP)
        self.setStyle(tickFont=label_font(font), hideOverlappingLabels=round(6 * self.line))
        self.setTextPen(colour(tokens.muted))
        self.setTickPen(QPen(colour(tokens.line)))  # scaled with a picture, unlike pyqtgraph's own
        self.setPen(QPen(Qt.PenStyle.NoPen))

    def draw_grid(self) -> None:
        """Draw only a grid. It is for the axis opposite the labels: with a grid, an axis hides labels at its ends."""
        self.setStyle(showValues=False)
        self.setGrid(255)
        self.setZValue(-1000)

    def use(self, label: Callable[[float, float], str], steps: Sequence[float] = STEPS) -> None:
        """Label ticks with this function, at one of these distances."""
        if (label, steps) != (self._label, self._steps):
            self._label, self._steps = label, steps
            self.draw_again()

    def draw_again(self) -> None:
        """Draw the ticks again, as their labels have changed."""
        self.picture = None
        self.update()

    def reserve(self, size: float) -> None:
        """Take up this much room beside the plot (px)."""
        if self.orientation in {"left", "right"} and self.fixedWidth != ceil(size):
            self.setWidth(ceil(size))
        elif self.orientation in {"top", "bottom"} and self.fixedHeight != ceil(size):
            self.setHeight(ceil(size))

    def set_title(self, title: str) -> None:
        if title != self.labelText:
            self.setLabel(title, **self._style)

    def name(
        self, names: Sequence[tuple[float, str]], ink: str, tokens: Sequence[tuple[float, TokenLook]] = ()
    ) -> None:
        """Show exactly these labels in a colour, without ticks, and tokens before them; make room for the widest."""
        if (names, tokens) != (self._names, self._tokens) or not names:
            self._names, self._tokens = names, tokens
            self.setTicks([list(names)])
            self.setTextPen(ink)
            widest = max((self.width_of(text) for _, text in names), default=0.0)
            self.reserve(widest + 2 * GAP + (self.line if tokens else 0))

    def width_of(self, text: str) -> float:
        """Return the width of a label (px)."""
        return float(max(map(self._metrics.horizontalAdvance, text.split("\n"))))

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        reach = abs(high - low) or 1.0
        fits = (step for step in self._steps if size * step / reach >= self._room(low, high, size, step))
        return [(next(fits, self._steps[-1]), 0.0)]

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        ((step, values),) = super().tickValues(low, high, size)
        newest = self.newest
        if newest is None or not low <= newest <= high:
            return [(step, values)]
        room = self._room(low, high, size, step) * (high - low) / size
        return [(step, [*(value for value in values if value <= newest - room), newest])]

    def _room(self, low: float, high: float, size: float, step: float) -> float:
        """Return the room that labels need on an axis of a size, told by those at both ends (px)."""
        if self.orientation in {"left", "right"}:
            return max(2 * self.line, size / MOST_LINES)
        return CLOSEST + max(
            self.width_of(self._label(step * int(value / step), step)) for value in (low, high - step, high)
        )

    def drawPicture(self, painter: QPainter, axis: object, ticks: Sequence[object], texts: Sequence[object]) -> None:
        super().drawPicture(painter, axis, ticks if self.grid else (), texts)  # without a length, they would be dots
        (low, high), height = self.range, self.size().height()
        for value, look in self._tokens:
            middle = QPointF(self.line / 2, height * (high - value) / (high - low))
            paint_token(painter, look, middle, self.line / 2, self.textPen().color())

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [self._label(value, spacing) for value in values]


class PlotText(pg.TextItem):
    """Text at a point of a plot, wrapped by Qt."""

    def __init__(self) -> None:
        super().__init__()
        self.textItem.document().setDocumentMargin(0)

    def wrap(self, width: float) -> float:
        """Wrap the text to a width, of which it takes up only what it needs (px); return its height (px)."""
        self.textItem.setTextWidth(width)
        self.setTextWidth(min(width, ceil(self.textItem.document().idealWidth())))
        return float(self.textItem.boundingRect().height())

    def put(self, at: QPointF, anchor: tuple[float, float]) -> None:
        """Move a corner of the text, or what is between its corners, to a point."""
        self.setAnchor(anchor)
        self.setPos(at)


class ChartPlot(pg.PlotItem):
    """A plot without pyqtgraph's menu and buttons, whose content keeps within its range.

    Subclasses draw a kind of chart. Their points are those of the chart's descriptions. ``weight``: the pixels of the
    device in one of ours, as lines in a plot do not grow with a picture of it. ``switched``: something that the legend
    names was hidden or shown.
    """

    switched = Signal()

    def __init__(self, tokens: Colours, font: QFont, weight: float = 1.0) -> None:
        axes = {side: Axis(side, tokens, font) for side in ("left", "bottom", "right", "top")}
        super().__init__(axisItems=axes, enableMenu=False)
        self.left, self.bottom, self.right, self.top = axes.values()
        self.hideButtons()
        self.legend_item = pg.LegendItem(
            frame=False,
            horSpacing=0,
            labelTextColor=colour(tokens.text),
            labelTextSize=f"{label_font(font).pixelSize()}px",
        )
        self.legend_item.layout.setContentsMargins(0, 0, 0, 0)
        self.legend_item.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.tokens, self.font, self._weight = tokens, font, weight
        self._texts: list[PlotText] = []
        self._fitted = 0.0
        self.whole = QRectF(0, 0, 1, 1)
        """The range in which everything is shown."""

    def pen(self, ink: str, width: float = 1.0, dash: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        """Return a pen of a colour of the theme and a width (px)."""
        pen = QPen(colour(getattr(self.tokens, ink)), px(10 * width) / 10 * self._weight, dash)
        pen.setCosmetic(True)
        return pen

    def set_whole(self, whole: QRectF) -> None:
        """Set the range in which everything is shown, and show it, unless the user looks closer at a part of it."""
        was_whole, self.whole = self.is_whole, whole
        box = {"xMin": whole.left(), "xMax": whole.right(), "yMin": whole.top(), "yMax": whole.bottom()}
        self.vb.setLimits(**box, minXRange=whole.width() / 100, minYRange=whole.height() / 100)
        if was_whole:
            self.show_all()

    @property
    def is_whole(self) -> bool:
        shown = self.vb.viewRect()
        return bool(shown.width() >= self.whole.width() * 0.999 and shown.height() >= self.whole.height() * 0.999)

    def show_all(self) -> None:
        self.vb.setRange(self.whole, padding=0)

    def begin_anew(self) -> None:
        """Bring everything into view, and show what was switched off."""
        self.show_all()
        for _, _, show in self.switches():
            show(True)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Show more or less of what is around a place in the chart."""
        across, down = self.vb.mouseEnabled()
        self.vb.scaleBy(x=factor if across else None, y=factor if down else None, center=at)

    @contextmanager
    def texts(self, ground: str = "") -> Iterator[Callable[[str, str], PlotText]]:
        """Yield what writes a text in a colour of the theme, on a ``ground`` that hides the grid, if one is named.

        Texts of the chart before are used again, which is quicker than to remove and add them; the rest is hidden.
        """
        unused = iter(list(self._texts))

        def write(words: str, ink: str) -> PlotText:
            text = next(unused, None)
            if text is None:
                text = PlotText()
                text.setFont(label_font(self.font))
                text.fill = pg.mkBrush(getattr(self.tokens, ground) if ground else None)
                self._texts.append(text)
                self.addItem(text, ignoreBounds=True)
            if text.color != colour(getattr(self.tokens, ink)):
                text.setColor(colour(getattr(self.tokens, ink)))
            text.setText(words)
            text.show()
            return text

        yield write
        for text in unused:
            text.hide()

    def fit_legend(self, width: float) -> None:
        """Put the entries of the legend side by side, as many as fit a width."""
        if width == self._fitted:
            return
        self._fitted = width
        for columns in range(len(self.legend_item.items), 0, -1):
            self.legend_item.setColumnCount(columns)
            for column in range(1, 2 * columns - 1, 2):
                self.legend_item.layout.setColumnSpacing(column, GAP)  # between a name and the next sample
            if self.legend_size.width() <= width:
                break

    @property
    def legend_size(self) -> QSizeF:
        """The size of the legend, empty if there is none (px)."""
        least = self.legend_item.layout.effectiveSizeHint(Qt.SizeHint.MinimumSize)
        return QSizeF(least) if self.legend_item.isVisible() else QSizeF(0, 0)

    def add(self, item: pg.GraphicsObject) -> None:
        """Add what the legend can hide and show."""
        self.addItem(item, ignoreBounds=True)
        item.visibleChanged.connect(self._switch)

    def _switch(self) -> None:
        """Fade the names of what is hidden."""
        for sample, label in self.legend_item.items:
            for part in (sample, label):
                part.setOpacity(1.0 if sample.item.isVisible() else OFF)
        self.switched.emit()

    def set_legend(self, entries: Sequence[tuple[pg.GraphicsObject, str]]) -> None:
        """Show these items and their names in the legend; a click on one hides or shows it."""
        legend, names = self.legend_item, [(item, escape(name)) for item, name in entries]
        if [(sample.item, label.text) for sample, label in legend.items] == names:
            return
        self._fitted = 0.0
        legend.clear()
        for item, name in names:
            legend.addItem(item, name)
            sample, label = legend.items[-1]
            label.mouseClickEvent = sample.mouseClickEvent
        legend.setVisible(bool(names))
        self._switch()

    def shows(self, row: int) -> bool:
        """Return whether a row of the descriptions is of something that is shown."""
        return True

    def switches(self) -> Iterator[tuple[str, bool, Callable[[bool], None]]]:
        """Yield the names in the legend, whether what they stand for is shown, and what shows or hides it."""
        for sample, label in self.legend_item.items:
            yield unescape(label.text), sample.item.isVisible(), sample.item.setVisible


BESIDE: Final = 0.46
"""The largest share of the width for names on the axis; longer names go above the bars, where they can wrap."""

SLOT: Final = 1.25
THICKNESS: Final = 0.9
BETWEEN: Final = 0.25
GROUP: Final = 0.5
"""The height of a bar with the space around it, its thickness, and the gaps between bars with words and between groups,
in lines of text."""

GROWTH: Final = 2.2
"""How much higher bars become where there is room."""

GROWING: Final = np.array([1, 0, 1, 1])
"""What a box of a new bar is multiplied with at first."""

EDGE: Final = 0.004
"""The space beside the longest and the shortest bar, as a share of the axis, for their outlines."""

Box = NDArray[np.float64]
"""The left end, the width, the middle and the thickness of a bar."""


class Bars(pg.BarGraphItem):
    """Bars of one style. Their pattern keeps its size however the axis is scaled."""

    def __init__(self, style: BarStyle, tokens: Colours, pen: QPen) -> None:
        super().__init__(x0=[], y=[], width=[], height=[], brush=QBrush(colour(getattr(tokens, style.fill))), pen=pen)
        self._pattern = QBrush(colour(getattr(tokens, style.ink)), style.pattern)

    def put(self, boxes: Box) -> None:
        """Draw bars of these boxes ``[n, 4]``; of one without a width only its outline would show."""
        left, width, middle, thickness = boxes[boxes[:, 1] > 0].T
        self.setOpts(x0=left, width=width, y=middle, height=thickness)

    def paint(self, painter: QPainter, *rest: Any) -> None:  # noqa: ANN401 - pyqtgraph passes on what Qt gives it
        super().paint(painter, *rest)
        shown = self.sceneTransform()
        if shown.m11() and shown.m22():  # there may be no room yet
            self.paint_pattern(painter, self.rects(), QTransform.fromScale(1 / shown.m11(), 1 / shown.m22()))

    def rects(self) -> list[QRectF]:
        """Return the boxes of the bars, in the units of the axes."""
        left, width, middle, height = (self.opts[name] for name in ("x0", "width", "y", "height"))
        return [QRectF(*box) for box in np.column_stack([left, middle - height / 2, width, height]).tolist()]

    def paint_pattern(self, painter: QPainter, boxes: list[QRectF], transform: QTransform) -> None:
        """Paint the pattern over bars, which grows with a picture instead of keeping to its pixels."""
        painter.setRenderHint(QPainter.RenderHint.NonCosmeticBrushPatterns)
        pattern = QBrush(self._pattern)
        pattern.setTransform(transform)
        for box in boxes:
            painter.fillRect(box, pattern)


class BarSample(pg.ItemSample):
    """The sample of bars in the legend, with their pattern, whether they are hidden or not."""

    def paint(self, painter: QPainter, *_: object) -> None:
        box = QRectF(2, 2, 16, 16)
        painter.setPen(self.item.opts["pen"])
        painter.setBrush(self.item.opts["brush"])
        painter.drawRect(box)
        self.item.paint_pattern(painter, [box], QTransform())


class BarPlot(ChartPlot):
    """Draws a bar chart. The names and captions are wrapped to the width by Qt, and the bars share the height."""

    def __init__(self, tokens: Colours, font: QFont, weight: float = 1.0) -> None:
        super().__init__(tokens, font, weight)
        self.chart = BarChart((), 1.0, lambda *_: "", ())
        self.legend_item.setSampleType(BarSample)
        self.top.draw_grid()
        self.vb.invertY()
        self.vb.setMouseEnabled(x=False, y=False)  # looking closer would part bars and words
        self._bars: dict[BarStyle, Bars] = {}
        self._boxes: dict[tuple[Hashable, BarStyle], Box] = {}
        self._before: dict[tuple[Hashable, BarStyle], Box] = {}
        self._tops: list[float] = []
        self._middles: list[float] = []
        self._errors = pg.ErrorBarItem()
        self.addItem(self._errors, ignoreBounds=True)

    # --- what is shown

    def show_chart(self, chart: BarChart, size: tuple[float, float]) -> float:
        """Draw a chart in a size (px); return the height that it needs (px)."""
        self.chart, self._before = chart, self._boxes
        for axis in (self.bottom, self.top):
            axis.use(chart.tick, WHOLE if chart.is_whole else STEPS)
        used = {segment.style for row in chart.rows for segment in row.segments}
        for style in used.union(style for style, _ in chart.legend).difference(self._bars):
            self._bars[style] = Bars(style, self.tokens, self.pen(style.ink))
            self.add(self._bars[style])
        self.set_legend([(self._bars[style], name) for style, name in chart.legend])
        return self.arrange(size)

    # --- where it stands

    def arrange(self, size: tuple[float, float]) -> float:
        """Lay the chart out in a size (px); return the height that it needs (px)."""
        rows, line = self.chart.rows, self.left.line
        widest = max((self.left.width_of(row.name) for row in rows), default=0.0)
        above = self.chart.names_above or widest > size[0] * BESIDE
        numbers = max((self.left.width_of(row.number) for row in rows), default=0.0)
        tokens = line if any(row.token for row in rows) else 0
        width = size[0] - numbers - (0 if above else widest) - tokens - 4 * GAP - 4  # of the margins, and of rounding
        total = self._stack(line, width / (1 + EDGE), names_above=above)
        names = [] if above else [(y, row.name) for y, row in zip(self._middles, rows, strict=True)]
        looks = [(y, row.token) for y, row in zip(self._middles, rows, strict=True) if row.token is not None]
        self.left.name(names, self.tokens.text, looks)
        self.right.name([(y, row.number) for y, row in zip(self._middles, rows, strict=True)], self.tokens.text)
        self.bottom.reserve(1.6 * line)
        self.fit_legend(size[0])
        self.setMaximumHeight(GROWTH * total + 1.6 * line + 2)
        self.set_whole(QRectF(-EDGE * self.chart.reach, 0, (1 + 2 * EDGE) * self.chart.reach, total))
        self._place(line)
        return float(total + self.legend_size.height() + 1.6 * line + 4)

    def _stack(self, line: float, width: float, *, names_above: bool) -> float:
        """Place the rows one below the other, each with its texts close to its bar; return the total height."""
        y, self._tops, self._middles = 0.0, [], []
        with self.texts("surface") as text:
            for row in self.chart.rows:
                y += GROUP * line * row.begins_group
                self._tops.append(y)
                if names_above:
                    name = text(row.name, "text")
                    y += name.wrap(width)
                    name.put(QPointF(0, y), (0, 1))
                self._middles.append(y + SLOT * line / 2)
                y += SLOT * line
                if row.caption:
                    caption = text(row.caption, "muted")
                    caption.put(QPointF(0, y), (0, 0))
                    y += caption.wrap(width)
                y += BETWEEN * line * (names_above or bool(row.caption))
        return max(y, 1.0)

    def _place(self, line: float) -> None:
        """Work out where the bars go, and draw them there."""
        self._boxes = {}
        for row, middle in zip(self.chart.rows, self._middles, strict=True):
            starts = accumulate((segment.length for segment in row.segments), initial=0.0)
            for segment, start in zip(row.segments, starts, strict=False):
                box = np.array([start, segment.length, middle, THICKNESS * line])
                self._boxes[row.key, segment.style] = box
        wrong = [(row.length, y, row.error) for row, y in zip(self.chart.rows, self._middles, strict=True) if row.error]
        self._errors.setVisible(bool(wrong))
        if wrong:
            x, y, error = np.array(wrong).T
            pen = self.pen("text", 2)
            self._errors.setData(x=x, y=y, left=np.minimum(error, x), right=error, beam=line / 2, pen=pen)
        self.glide(1.0)

    def glide(self, share: float) -> None:
        """Draw the bars a share of the way from where they were in the previous chart; new ones grow from nothing."""
        for style, bars in self._bars.items():
            now = {key: box for key, box in self._boxes.items() if key[1] == style}
            after = np.array(list(now.values())).reshape(-1, 4)
            before = np.array([self._before.get(key, box * GROWING) for key, box in now.items()]).reshape(-1, 4)
            bars.put(before + (after - before) * share)

    # --- points

    def place(self, point: Point) -> QPointF:
        """Return the end of a segment. Raises IndexError."""
        row, column = point
        length = sum(segment.length for segment in self.chart.rows[row].segments[: column + 1])
        return QPointF(length, self._middles[row])

    def values(self, point: Point) -> str:
        """Return what stands beside the cross-hair at a segment."""
        return self.chart.value(self.place(point).x())

    def nearest(self, at: QPointF) -> Point | None:
        """Return the segment at a place in the chart, that of the same row if there is none; None beside all rows."""
        row = int(np.searchsorted(self._tops, at.y(), side="right")) - 1
        if not 0 <= row < len(self.chart.rows):
            return None
        segments = self.chart.rows[row].segments
        ends = list(accumulate(segment.length for segment in segments))
        return row, min(int(np.searchsorted(ends, at.x())), len(segments) - 1)


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
            axis.use(lambda value, step: self.chart.tick(value, step) if value >= 0 else "")
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
        self._now.setVisible(chart.now is not None)
        self._now.setValue(chart.now or 0)  # a line at the entry that the window shows
        self.glide(1.0)
        self.bottom.newest = len(chart.labels) - 1
        return self.arrange(size)

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
