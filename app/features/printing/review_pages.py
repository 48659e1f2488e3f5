"""The page of a review on paper, and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSizeF
from PySide6.QtGui import QFont, QImage, QImageWriter, QPainter

from app.features.review.page import blocks_of
from app.ui.plots.drawn import DENSITY, DrawnChart
from app.ui.schemes import LIGHT, Colours
from app.ui.theme import colour, scale

if TYPE_CHECKING:
    from app.features.printing.pages import PageWriter
    from app.features.review.text import ReviewPage

PICTURE_WIDTH: Final = 960.0
"""The width of a review saved as a picture."""

GAP: Final = 18.0
BODY: Final = 11
HIGHEST: Final = 16_000
"""The greatest height of such a picture, in pixels; a longer one becomes less fine."""


def print_blocks(writer: PageWriter, page: ReviewPage, tokens: Colours, chart: DrawnChart | None) -> None:
    """Put the blocks of a review onto the pages, a heading with what it heads, in text of the usual size."""
    factor = scale()
    blocks = blocks_of(page, writer.width * factor, writer.font(BODY))
    for block, following in zip(blocks, (*blocks[1:], None), strict=True):
        height = block.height / factor
        writer.need(height + (following.height / factor if block.keeps_next and following is not None else 0.0))
        fit = min(1.0, writer.bottom / height)
        painter = writer.painter
        painter.save()
        painter.translate(0, writer.y)
        painter.scale(fit / factor, fit / factor)
        block.paint(painter, tokens, writer.font(BODY), chart)
        painter.restore()
        writer.y += height * fit
        writer.space(GAP / 2)


def review_picture(page: ReviewPage, font: QFont, chart: DrawnChart | None) -> bytes:
    """Return the page of a review as a picture (PNG), in light colours."""
    blocks = blocks_of(page, PICTURE_WIDTH * scale(), font)
    edge = GAP * scale()
    size = QSizeF(PICTURE_WIDTH * scale() + 2 * edge, sum(block.height + edge / 2 for block in blocks) + 1.5 * edge)
    density = min(DENSITY / scale(), HIGHEST / size.height())
    image = QImage((size * density).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(density)
    image.fill(colour(LIGHT.window))
    with QPainter(image) as painter:
        painter.translate(edge, edge)
        for block in blocks:
            block.paint(painter, LIGHT, font, chart)
            painter.translate(0, block.height + edge / 2)
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(written, QByteArray(b"png")).write(image)
    return bytes(written.data().data())
