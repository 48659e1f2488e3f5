"""The view of a chart: pyqtgraph's graphics view with a plot and its legend; and its picture in files and on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from importlib import import_module
from typing import Any, Final
from xml.dom.minidom import Element

import pyqtgraph as pg
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImageWriter, QPainter, QPicture
from PySide6.QtWidgets import QGraphicsItem, QWidget

from app.ui.plots.chart import DENSITY, BarChart, Chart, CurveChart, DrawnChart, Medium
from app.ui.plots.plot import BarPlot, CurvePlot
from app.ui.theme import FADED, Colours, Space, TypeSize, colour

IGNORES_SCALE: Final = QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations
"""With this flag, which pyqtgraph gives a legend, it would stay small in a picture of twice the size."""


class PlotView(pg.GraphicsView):
    """Shows charts of the kind of the first one; ``weight`` is that of their lines."""

    def __init__(
        self, first: Chart, tokens: Colours, font: QFont, parent: QWidget | None = None, weight: float = 1.0
    ) -> None:
        super().__init__(parent, background=tokens.surface)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # what is around it has one
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.centralLayout.setContentsMargins(0, 0, 0, 0)
        self.centralLayout.setSpacing(Space.XS)
        kind: type[BarPlot | CurvePlot] = BarPlot if isinstance(first, BarChart) else CurvePlot
        self.plot = kind(tokens, QFont(font), weight)
        self.plot.legend_item.setFlag(IGNORES_SCALE, False)
        self.centralLayout.addItem(self.plot.legend_item, 1, 0, Qt.AlignmentFlag.AlignLeft)
        self.centralLayout.addItem(self.plot, 2, 0)
        self.centralLayout.setRowStretchFactor(2, 1)

    def show_chart(self, chart: Chart) -> float:
        """Show a chart; return the height that it needs (px)."""
        needed = self._show(chart, (float(self.width()), float(self.height())))
        self.arranged()
        return needed

    def _show(self, chart: Chart, size: tuple[float, float]) -> float:
        if isinstance(self.plot, BarPlot) and isinstance(chart, BarChart):
            return self.plot.show_chart(chart, size)
        if isinstance(self.plot, CurvePlot) and isinstance(chart, CurveChart):
            return self.plot.show_chart(chart, size)
        raise TypeError(f"this view cannot show {chart}")

    def arranged(self) -> None:
        """Lay out the axes at once, not in the next turn of the event loop, so that places are right."""
        self.centralLayout.activate()
        self.centralWidget.setGeometry(QRectF(self.rect()))  # it may be as wide as the legend was in fewer lines
        self.plot.layout.activate()

    def set_faded(self, faded: bool) -> None:
        """Fade the chart while newer numbers are being computed, or unfade it."""
        self.plot.setOpacity(FADED if faded else 1.0)


def laid_out(chart: Chart, size: QSize, medium: Medium, title: str = "") -> PlotView:
    """Return a view that is not on the screen and shows the whole of a chart, at least of this size (px)."""
    tokens = medium.tokens
    view = PlotView(chart, tokens, medium.font, weight=medium.weight)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    above = 0.0
    if title:
        label = pg.LabelItem(
            escape(title), color=colour(tokens.text), size=f"{TypeSize.LARGE}px", bold=True, justify="left"
        )
        label.item.setTextWidth(size.width())
        above = label.item.boundingRect().height()
        label.setMinimumHeight(above)
        view.centralLayout.addItem(label, 0, 0)
    view.resize(size)
    view.show()
    needed = round(view.show_chart(chart) + above)
    if needed > size.height():
        view.resize(size.width(), needed)
    view.plot.arrange((view.width(), view.height() - above))
    view.plot.vb.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, False)  # a frame to viewers of SVG
    view.arranged()
    return view


def png_of(view: PlotView) -> bytes:
    from pyqtgraph.exporters import ImageExporter

    view.grab()  # texts that are painted for the first time would be drawn without the scale
    exporter = ImageExporter(view.scene())
    exporter.parameters()["width"] = DENSITY * view.width()
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(written, QByteArray(b"png")).write(exporter.export(toBytes=True))
    return bytes(written.data().data())


def svg_of(view: PlotView, title: str) -> bytes:
    exporter: Any = import_module("pyqtgraph.exporters.SVGExporter")
    correct = exporter.correctCoordinates
    view.grab()  # or lines that are as long as the view would not be
    exporter.correctCoordinates = partial(_correct_coordinates, correct)
    try:
        written = exporter.SVGExporter(view.scene()).export(toBytes=True)
    finally:
        exporter.correctCoordinates = correct
    return bytes(written).replace(b"pyqtgraph SVG export", escape(title).encode())


def _correct_coordinates(correct: Callable[..., None], node: Element, *rest: object) -> None:
    """Let pyqtgraph place the shapes of an item.

    It knows lines and open paths only, but since Qt 6.10 there are closed paths and rectangles (pyqtgraph issue 3485).
    """
    for path in node.getElementsByTagName("path"):
        path.setAttribute("d", " ".join(path.getAttribute("d").replace("Z", " ").split()))
    for rect in node.getElementsByTagName("rect"):
        x, y, width, height = (float(rect.getAttribute(name)) for name in ("x", "y", "width", "height"))
        rect.tagName = "path"
        rect.setAttribute("d", f"M{x},{y} L{x + width},{y} L{x + width},{y + height} L{x},{y + height} L{x},{y}")
    correct(node, *rest)


def drawn(chart: Chart, size: QSize, medium: Medium) -> DrawnChart:
    """Draw a chart, in the GUI thread, to be painted later."""
    from pyqtgraph.exporters import Exporter

    view = laid_out(chart, size, medium)
    exporter, whole, picture = Exporter(view.scene()), QRectF(view.rect()), QPicture()
    with QPainter(picture) as painter:
        exporter.setExportMode(
            export=True, opts={"painter": painter, "antialias": True, "background": None, "resolutionScale": 1.0}
        )
        exporter.render(painter, whole, whole)
        exporter.setExportMode(export=False)
    plot = view.plot
    columns: tuple[QRectF, ...] = ()
    if isinstance(plot, CurvePlot):
        half = plot.vb.mapViewToScene(QPointF(0.5, 0)) - plot.vb.mapViewToScene(QPointF(0, 0))
        columns = tuple(
            QRectF(plot.vb.mapViewToScene(QPointF(n, 0)).x() - half.x(), 0, 2 * half.x(), whole.height())
            for n in range(len(plot.chart.labels))
        )
    view.close()
    return DrawnChart(picture, whole.size(), columns)
