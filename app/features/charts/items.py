"""What pyqtgraph has no item for: the words of a chart, the ground that all lies on, and points that scale with it."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.features.charts.drawing import Drawing, Ink
from app.features.charts.picture import Look
from app.features.charts.sheet import small_font
from app.features.charts.style import LINE_LOOKS, add_sign, line_pen
from app.ui.theme import RADIUS, colour, colours, px


class Layer(QGraphicsItem):
    """A layer over the whole sheet, painted from the drawing that it was given last."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self._drawing = Drawing(0, 0)
        self._box = QRectF()

    def show_drawing(self, drawing: Drawing, box: QRectF) -> None:
        """Paint this from now on; ``box`` is the sheet."""
        if box != self._box:
            self.prepareGeometryChange()
        self._drawing, self._box = drawing, box
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box


class Ground(Layer):
    """The lines of the scale, what the window shows, and the point that is pointed at."""

    def __init__(self) -> None:
        super().__init__(-1)
        self._lit: QRectF | None = None
        self._has_keys = False

    def light(self, box: QRectF | None, *, has_keys: bool) -> None:
        """Set off this box; with a frame where the keyboard is on it."""
        self._lit, self._has_keys = box, has_keys
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        tokens = colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lit is not None:
            painter.setPen(QPen(colour(tokens.accent if self._has_keys else tokens.hover), 1.5))
            painter.setBrush(colour(tokens.hover))
            painter.drawRoundedRect(self._lit.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.setPen(QPen(colour(tokens.line), 1))
        painter.drawLines([QLineF(line) for line in self._drawing.grid])
        if self._drawing.now is not None:
            painter.setPen(QPen(colour(tokens.accent), 1.5))
            painter.drawLine(self._drawing.now)


class PointMarks(Layer):
    """The points of all lines: filled, or hollow where they are estimates."""

    def __init__(self) -> None:
        super().__init__(0.5)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        tokens = colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for look in LINE_LOOKS:
            ink = line_pen(look, tokens).color()
            painter.setPen(QPen(ink, px(1.5)))
            for hollow in (False, True):
                painter.setBrush(colour(tokens.surface) if hollow else ink)
                path = self._path(look, hollow=hollow)
                if not path.isEmpty():
                    painter.drawPath(path)

    def _path(self, look: Look, *, hollow: bool) -> QPainterPath:
        """Return the outlines of the points of a line: in one path, which is painted much faster than many."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for mark in self._drawing.marks:
            if mark.look is look and mark.hollow is hollow:
                add_sign(path, look, mark.at)
        return path


class Words(Layer):
    """All words of a chart, in one item: one for each would cost a redraw most of its time."""

    def __init__(self) -> None:
        super().__init__(1)
        self._font = QFont()

    def set_font(self, font: QFont) -> None:
        """Write in the small type of this font."""
        self._font = font
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        tokens = colours()
        painter.fillRect(self._drawing.margin, colour(tokens.surface))
        inks = {Ink.TEXT: colour(tokens.text), Ink.MUTED: colour(tokens.muted)}
        fonts = {bold: small_font(self._font, bold=bold) for bold in (False, True)}
        for word in self._drawing.words:
            painter.setFont(fonts[word.bold])
            painter.setPen(inks[word.ink])
            painter.drawText(word.box, int(word.align), word.text)
