"""The plots of charts: pyqtgraph's plot item with our axes, pens and brushes, and what both kinds of charts share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape, unescape
from math import ceil
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.ui.schemes import Colours
from app.ui.theme import colour, px, small
from app.ui.tokens import TokenLook, paint_token

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


def font_size(base: QFont) -> int:
    """Return the size of labels of charts (px)."""
    return label_font(base).pixelSize()


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
        self._style = {"color": tokens.muted, "font-size": f"{font_size(font)}px"}
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
            frame=False, horSpacing=0, labelTextColor=colour(tokens.text), labelTextSize=f"{font_size(font)}px"
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
