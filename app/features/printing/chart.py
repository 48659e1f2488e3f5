"""Prints charts in greys that every printer can reproduce."""

from __future__ import annotations

from math import isnan, nan
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from app.features.charts.drawing import Curve, Drawing, Ink, PointMark
from app.features.charts.layout import lay_out
from app.features.charts.picture import Picture
from app.features.charts.sheet import Sheet, small_font
from app.features.charts.style import add_sign, bar_style, line_pen
from app.features.printing.layout import BODY, PageWriter
from app.ui.theme import PAPER, colour

LEAST_HEIGHT: Final = 240.0


def print_chart(writer: PageWriter, picture: Picture) -> None:
    """Put a chart onto the page, scaled down if needed."""
    font = writer.font(BODY)
    drawing = lay_out(picture, Sheet(writer.width, LEAST_HEIGHT, font))
    if drawing.height > LEAST_HEIGHT:
        drawing = lay_out(picture, Sheet(writer.width, drawing.height, font))
    width, height = max(drawing.width, writer.width), max(drawing.height, LEAST_HEIGHT)
    scale = min(1.0, writer.width / width, writer.bottom / height)
    box = writer.box(height * scale)
    painter = writer.painter
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    _paint(painter, drawing, writer)
    painter.restore()


def _paint(painter: QPainter, drawing: Drawing, writer: PageWriter) -> None:
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
    fonts = {bold: small_font(writer.font(BODY), bold=bold) for bold in (False, True)}
    inks = {Ink.TEXT: colour(PAPER.text), Ink.MUTED: colour(PAPER.muted)}
    for word in drawing.words:
        painter.setFont(fonts[word.bold])
        painter.setPen(inks[word.ink])
        painter.drawText(word.box, int(word.align), word.text)


def _paint_curve(painter: QPainter, curve: Curve) -> None:
    """Paint a line, broken where one of its points is not a number."""
    painter.setPen(line_pen(curve.look, PAPER))
    run: list[QPointF] = []
    for x, y in (*zip(curve.x, curve.y, strict=True), (nan, nan)):
        if isnan(x) or isnan(y):
            painter.drawPolyline(QPolygonF(run))
            run = []
        else:
            run.append(QPointF(x, y))


def _paint_mark(painter: QPainter, mark: PointMark) -> None:
    pen = line_pen(mark.look, PAPER)
    painter.setPen(QPen(pen.color(), 1.2))
    painter.setBrush(colour(PAPER.surface) if mark.hollow else pen.color())
    path = QPainterPath()
    add_sign(path, mark.look, mark.at)
    painter.drawPath(path)
