"""Charts as files: pictures in pixels (PNG) and drawings in lines (SVG), as they are on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QImageWriter, QPainter

from app.features.charts.drawing import ChartPainter
from app.ui.theme import Space, TypeSize, colour, colours
from core.formats.atomic_file import write_atomically

if TYPE_CHECKING:
    from app.features.charts.canvas import ChartCanvas


PNG: Final = ".png"
SVG: Final = ".svg"

DENSITY: Final = 2
"""So many pixels of a picture stand for one of the screen, in each direction: it may be printed."""

_IN_LINES: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap.value)


def save_chart(path: Path, title: str, canvas: ChartCanvas) -> None:
    """Write a chart with its title to a file, as its name ends: as SVG, or else as PNG.

    What was there before is there until the new file is whole. Raises UnwritableFileError.
    """
    head = _head(title, canvas)
    sheet = QSizeF(canvas.width() + 2 * Space.M, head.bottom() + canvas.whole().lowest + Space.M)
    written = QByteArray()
    file = QBuffer(written)
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    if path.suffix.lower() == SVG:
        _write_svg(file, title, canvas, sheet)
    else:
        _write_png(file, title, canvas, sheet)
    file.close()
    write_atomically(path, bytes(written.data()))


def _write_png(file: QBuffer, title: str, canvas: ChartCanvas, sheet: QSizeF) -> None:
    image = QImage((sheet * DENSITY).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(DENSITY)
    image.fill(colour(colours().surface))  # a last row of pixels may be there in part
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


def _title_font(canvas: ChartCanvas) -> QFont:
    font = QFont(canvas.font())
    font.setPixelSize(TypeSize.LARGE)
    font.setBold(True)
    return font


def _head(title: str, canvas: ChartCanvas) -> QRectF:
    """Return where the title stands: above the chart, in as many lines as it needs, and apart from it."""
    room = QRectF(Space.M, Space.M, canvas.width(), 1e4)
    needed = QFontMetricsF(_title_font(canvas)).boundingRect(room, _IN_LINES, title)
    return QRectF(room.topLeft(), QSizeF(room.width(), needed.height() + Space.M))


def _paint(painter: QPainter, title: str, canvas: ChartCanvas, sheet: QSizeF) -> None:
    tokens, head = colours(), _head(title, canvas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, sheet.width(), sheet.height()), colour(tokens.surface))
    painter.setFont(_title_font(canvas))
    painter.setPen(colour(tokens.text))
    painter.drawText(head, _IN_LINES, title)
    painter.translate(head.bottomLeft())
    ChartPainter(painter, tokens, canvas.font()).paint(canvas.whole(), faded=canvas.is_faded)
