"""A small chart without words: how much was still open in the course of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from app.ui.schemes import Colours
from app.ui.theme import colour, px

SIZE: Final = QSize(96, 22)
"""The usual size (px)."""

DOT: Final = 2.0
"""The radius of the point at the end (px)."""


def sparkline_size() -> QSize:
    return QSize(px(SIZE.width()), px(SIZE.height()))


def paint_sparkline(painter: QPainter, box: QRectF, values: Sequence[float], tokens: Colours) -> None:
    """Paint values from left to right, from 0 at the bottom to the largest at the top."""
    if len(values) < 2 or (highest := max(values)) <= 0:
        return
    dot = px(DOT)
    area = box.adjusted(dot, dot, -dot, -dot)
    across, down = area.width() / (len(values) - 1), area.height() / highest
    line = [QPointF(area.left() + i * across, area.bottom() - value * down) for i, value in enumerate(values)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(tokens.envelope_soft, 0.45))
    painter.drawPolygon(QPolygonF([*line, area.bottomRight(), area.bottomLeft()]))
    pen = QPen(colour(tokens.envelope), px(1.5))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF(line))
    painter.setBrush(colour(tokens.envelope))
    painter.drawEllipse(line[-1], dot, dot)
    painter.restore()
