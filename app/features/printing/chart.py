"""Prints charts in greys that every printer can reproduce."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF

from app.features.charts.canvas import Picture
from app.features.charts.drawing import ChartPainter
from app.features.charts.sheet import Sheet
from app.features.printing.layout import BODY, PageWriter
from app.ui.theme import PAPER

LEAST_HEIGHT: Final = 240.0
FINE: Final = 0.65
"""Thin lines are that much thinner on paper, which has finer dots than a screen."""


def print_chart(writer: PageWriter, picture: Picture) -> None:
    """Put a chart onto the page, scaled down if needed."""
    font = writer.font(BODY)
    drawing = picture.lay_out(Sheet(writer.width, LEAST_HEIGHT, font))
    if drawing.height > LEAST_HEIGHT:
        drawing = picture.lay_out(Sheet(writer.width, drawing.height, font))
    width, height = max(drawing.width, writer.width), max(drawing.height, LEAST_HEIGHT)
    scale = min(1.0, writer.width / width, writer.bottom / height)
    box = writer.box(height * scale)
    painter = writer.painter
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    ChartPainter(painter, PAPER, font, FINE).paint(replace(drawing, now=None, margin=QRectF()))
    painter.restore()
