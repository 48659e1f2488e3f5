"""Charts as files: pictures in pixels (PNG) and drawings in lines (SVG), as they are on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from app.theme import Space, TypeSize, colour, colours

if TYPE_CHECKING:
    from app.views.chart_canvas import ChartCanvas

PNG: Final = ".png"
SVG: Final = ".svg"

DENSITY: Final = 2
"""So many pixels of a picture stand for one of the screen, in each direction: it may be printed."""


def save_chart(path: Path, title: str, canvas: ChartCanvas) -> None:
    """Write a chart with its title to a file, as its name ends: as SVG, or else as PNG. Raises OSError."""
    sheet = QSizeF(canvas.width() + 2 * Space.M, canvas.height() + 2 * Space.M + _title_height())
    written = QByteArray()
    file = QBuffer(written)
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    if path.suffix.lower() == SVG:
        _write_svg(file, title, canvas, sheet)
    else:
        _write_png(file, title, canvas, sheet)
    file.close()
    path.write_bytes(written.data())


def _write_png(file: QBuffer, title: str, canvas: ChartCanvas, sheet: QSizeF) -> None:
    image = QImage((sheet * DENSITY).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(DENSITY)
    painter = QPainter(image)
    _paint(painter, title, canvas, sheet)
    painter.end()
    QImageWriter(file, QByteArray(b"png")).write(image)


def _write_svg(file: QBuffer, title: str, canvas: ChartCanvas, sheet: QSizeF) -> None:
    from PySide6.QtSvg import QSvgGenerator

    generator = QSvgGenerator()
    generator.setOutputDevice(file)
    generator.setTitle(title)
    generator.setSize(QSize(round(sheet.width()), round(sheet.height())))
    generator.setViewBox(QRectF(0, 0, sheet.width(), sheet.height()))
    painter = QPainter(generator)
    _paint(painter, title, canvas, sheet)
    painter.end()


def _title_height() -> float:
    return TypeSize.LARGE * 2.0


def _paint(painter: QPainter, title: str, canvas: ChartCanvas, sheet: QSizeF) -> None:
    tokens, margin = colours(), Space.M
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, sheet.width(), sheet.height()), colour(tokens.surface))
    font = canvas.font()
    font.setPixelSize(TypeSize.LARGE)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(colour(tokens.text))
    head = QRectF(margin, margin, canvas.width(), _title_height())
    painter.drawText(head, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), title)
    canvas.paint_onto(painter, QRectF(margin, head.bottom(), canvas.width(), canvas.height()))
