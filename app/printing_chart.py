"""Charts on paper: their drawings painted in greys, which every printer has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from app.models.chart_picture import BarPicture, StoryPicture
from app.printing_press import Press
from app.theme import PAPER, colour
from app.views.chart_bars import lay_out_bars
from app.views.chart_drawing import Curve, Drawing, Ink, Mark, Sign
from app.views.chart_lines import lay_out_story
from app.views.chart_sheet import Sheet, small_font
from app.views.chart_style import SIGNS, bar_style, line_pen, mark_size

Picture = BarPicture | StoryPicture

LEAST_HEIGHT: Final = 240.0


def print_chart(press: Press, picture: Picture) -> None:
    """Put a chart onto the page: as wide as that, or smaller where it has to be, in width or in height."""
    font = press.font(11)
    drawing = _laid_out(picture, Sheet(press.width, LEAST_HEIGHT, font))
    if drawing.height > LEAST_HEIGHT:
        drawing = _laid_out(picture, Sheet(press.width, drawing.height, font))
    width, height = max(drawing.width, press.width), max(drawing.height, LEAST_HEIGHT)
    scale = min(1.0, press.width / width, press.bottom / height)
    box = press.box(height * scale)
    painter = press.painter
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    _paint(painter, drawing, press)
    painter.restore()


def _laid_out(picture: Picture, sheet: Sheet) -> Drawing:
    return lay_out_story(picture, sheet) if isinstance(picture, StoryPicture) else lay_out_bars(picture, sheet)


def _paint(painter: QPainter, drawing: Drawing, press: Press) -> None:
    painter.setPen(QPen(colour(PAPER.line), 0.7))
    painter.drawLines(list(drawing.grid))
    for bar in drawing.bars:
        if bar.box.width() > 0:
            style = bar_style(bar.look, PAPER)
            painter.fillRect(bar.box, style.fill)
            painter.setPen(style.outline)
            painter.setBrush(style.hatch)
            painter.drawRect(bar.box)
    painter.setPen(QPen(colour(PAPER.text), 1.5))
    for whisker in drawing.whiskers:
        painter.drawLine(QPointF(whisker.left, whisker.y), QPointF(whisker.right, whisker.y))
    for curve in drawing.curves:
        _paint_curve(painter, curve)
    for mark in drawing.marks:
        _paint_mark(painter, mark)
    fonts = {bold: small_font(press.font(11), bold=bold) for bold in (False, True)}
    inks = {Ink.TEXT: colour(PAPER.text), Ink.MUTED: colour(PAPER.muted)}
    for word in drawing.words:
        painter.setFont(fonts[word.bold])
        painter.setPen(inks[word.ink])
        painter.drawText(word.box, int(word.align), word.text)


def _paint_curve(painter: QPainter, curve: Curve) -> None:
    """Paint a line, broken where one of its points is not a number."""
    painter.setPen(line_pen(curve.look, PAPER))
    run: list[QPointF] = []
    for x, y in (*zip(curve.x, curve.y, strict=True), (float("nan"), float("nan"))):
        if x == x and y == y:  # noqa: PLR0124 - a number that is none differs from itself
            run.append(QPointF(x, y))
        else:
            painter.drawPolyline(QPolygonF(run))
            run = []


def _paint_mark(painter: QPainter, mark: Mark) -> None:
    pen = line_pen(mark.look, PAPER)
    painter.setPen(QPen(pen.color(), 1.2))
    painter.setBrush(colour(PAPER.surface) if mark.hollow else pen.color())
    half = mark_size(mark.look) / 2
    box = QRectF(mark.at.x() - half, mark.at.y() - half, 2 * half, 2 * half)
    match SIGNS[mark.look]:
        case Sign.CIRCLE:
            painter.drawEllipse(box)
        case Sign.SQUARE:
            painter.drawRect(box)
        case Sign.TRIANGLE:
            top = QPointF(mark.at.x(), box.top())
            painter.drawPolygon(QPolygonF([top, box.bottomRight(), box.bottomLeft()]))
        case Sign.DIAMOND:
            x, y = mark.at.x(), mark.at.y()
            corners = (x, box.top()), (box.right(), y), (x, box.bottom()), (box.left(), y)
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
