"""The plot of a bar chart: horizontal bars, with their names on the left axis and their numbers on the right one."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import accumulate
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QTransform

from app.ui.plots.chart import BarChart, BarStyle
from app.ui.plots.plot import GAP, STEPS, WHOLE, ChartPlot, Point
from app.ui.schemes import Colours
from app.ui.theme import colour

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
