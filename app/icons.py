"""Marks and icons, painted as paths: a font may lack a glyph, and a path follows the colours of the theme.

An icon is a few lines on a grid of 24 by 24: each stroke is a row of points, joined by straight lines.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from app.theme import LIGHT, colour, colours

STROKES: Final[Mapping[str, str]] = {
    "tick": "4,13 10,19 20,6",
    "cross": "6,6 18,18; 18,6 6,18",
    "new": "6,3 14,3 19,8 19,21 6,21 6,3; 14,3 14,8 19,8; 12.5,11 12.5,17; 9.5,14 15.5,14",
    "open": "3,19 3,5 9,5 11,8 20,8 20,11; 3,19 6,11 22,11 19,19 3,19",
    "save": "4,4 17,4 20,7 20,20 4,20 4,4; 8,4 8,9 15,9 15,4; 7,20 7,13 17,13 17,20",
    "undo": "8,5 4,9 8,13; 4,9 15,9 19,11 20,14.5 19,18 15,20 9,20",
    "redo": "16,5 20,9 16,13; 20,9 9,9 5,11 4,14.5 5,18 9,20 15,20",
    "edit": "4,20 5,15.5 16,4.5 19.5,8 8.5,19 4,20; 13.5,7 17,10.5",
    "delete": "4,6 20,6; 9,6 9,3 15,3 15,6; 6,6 7,21 17,21 18,6; 10,10 10,17; 14,10 14,17",
    "insert": "4,5 20,5; 12,20 12,10; 8,14 12,10 16,14",
    "aside": "3,12 21,12; 7,7 17,7; 7,17 17,17",
    "up": "12,20 12,5; 6,11 12,5 18,11",
    "down": "12,4 12,19; 6,13 12,19 18,13",
    "chart": "3,21 21,21; 6,17 6,12; 11,17 11,5; 16,17 16,9",
    "setup": "4,7 20,7; 4,12 20,12; 4,17 20,17; 8,5 8,9; 15,10 15,14; 10,15 10,19",
    "more": "7,10 12,15 17,10",
    "warning": "12,3 22,21 2,21 12,3; 12,10 12,15; 12,17.6 12,18.4",
    "about": "3,9 6,6.5 9,6.5 15,10.5 18,10.5 21,8; 3,16 6,13.5 9,13.5 15,17.5 18,17.5 21,15",
    "clock": "12,3 18.4,5.6 21,12 18.4,18.4 12,21 5.6,18.4 3,12 5.6,5.6 12,3; 12,7 12,12 16,14",
    "stairs": "3,20 3,15 8.5,15 8.5,10 14,10 14,5 21,5; 12,20 20,20; 17,16.5 20.5,20 17,23.5",
    "magnifier": "10,3 15,5 17,10 15,15 10,17 5,15 3,10 5,5 10,3; 15,15 21,21",
}
"""Of each icon: its strokes, separated by semicolons; of each stroke: its points, "x,y"."""


def path_of(name: str, into: QRectF) -> QPainterPath:
    """Return an icon's strokes as a path, scaled from their grid into a rectangle. Raises KeyError."""
    path = QPainterPath()
    for stroke in STROKES[name].split(";"):
        first, *rest = (_point(text, into) for text in stroke.split())
        path.moveTo(first)
        for point in rest:
            path.lineTo(point)
    return path


def _point(text: str, into: QRectF) -> QPointF:
    x, y = map(float, text.split(","))
    return QPointF(into.x() + x * into.width() / 24, into.y() + y * into.height() / 24)


def paint_mark(painter: QPainter, name: str, box: QRectF, ink: QColor, width: float = 2.0) -> None:
    """Paint an icon's strokes in the largest square in the middle of ``box``."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path_of(name, square), pen)
    painter.restore()


def icon(name: str, size: int = 18) -> QIcon:
    """Return the icon of that name in the colours of the theme as it is now. Raises KeyError for an unknown name."""
    tokens = colours()
    made = QIcon()
    for mode, ink in (
        (QIcon.Mode.Normal, colour(tokens.text)),
        (QIcon.Mode.Disabled, colour(tokens.muted, 0.45)),
    ):
        for scale in (1, 2):
            made.addPixmap(_pixmap(name, ink, size, scale), mode)
    return made


def _pixmap(name: str, ink: QColor, size: int, scale: int) -> QPixmap:
    pixmap = QPixmap(QSize(size, size) * scale)
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, name, QRectF(QPointF(0, 0), QSize(size, size)), ink, 1.6)
    painter.end()
    return pixmap


def app_icon() -> QIcon:
    """Return the program's own icon: a magnifier on a blue square, the same in light and dark."""
    made = QIcon()
    for size in (16, 32, 48, 64, 128, 256):
        made.addPixmap(_badge(size))
    return made


def _badge(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(LIGHT.accent))
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.22, size * 0.22)
    lens = QRectF(0.18 * size, 0.18 * size, 0.46 * size, 0.46 * size)
    pen = QPen(colour(LIGHT.on_accent), size * 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(colour(LIGHT.envelope_soft))
    painter.drawEllipse(lens)
    painter.drawLine(QPointF(0.6 * size, 0.6 * size), QPointF(0.81 * size, 0.81 * size))
    painter.end()
    return pixmap
