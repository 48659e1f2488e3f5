"""Lays out text, rows and pictures on pages from top to bottom, with page breaks.

All measures are in pixels of 96 to the inch, whatever the resolution of the paper.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, Qt
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QTextLayout, QTextOption

from app.ui.language import translate

DOTS: Final = 96
"""Pixels per inch."""

MARGIN_MM: Final = 15.0
FOOT: Final = 26.0
"""The height of the page number, with the space above it."""

SMALL: Final = 9
BODY: Final = 11
LARGE: Final = 14
TITLE: Final = 20
"""Type sizes."""


Align = Qt.AlignmentFlag


class UnprintableError(Exception):
    """Nothing can be painted there."""


class Pages:
    """The pages of a printer or PDF; ``width`` and ``height`` are the printable area.

    Raises UnprintableError where nothing can be painted.
    """

    def __init__(self, device: QPagedPaintDevice) -> None:
        self._device = device
        self.painter = QPainter()
        if not self.painter.begin(device):
            raise UnprintableError
        scale = device.logicalDpiX() / DOTS
        self.width, self.height = device.width() / scale, device.height() / scale
        self.painter.scale(scale, scale)

    def turn(self) -> None:
        """Start the next page. Raises UnprintableError."""
        if not self._device.newPage():
            raise UnprintableError


def page_layout(size: QPageSize.PageSizeId) -> QPageLayout:
    """Return portrait pages of a size with our margins."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    return QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


class Paragraph:
    """A text wrapped to a width; longer words are broken."""

    def __init__(self, text: str, font: QFont, width: float, align: Align = Align.AlignLeft) -> None:
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), font)
        self._layout.setTextOption(option)
        self._layout.beginLayout()
        self.height = self.natural_width = 0.0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, self.height))
            self.height += line.height()
            self.natural_width = max(self.natural_width, line.naturalTextWidth())
        self._layout.endLayout()

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the text with its upper left corner at a point."""
        self._layout.draw(painter, QPointF(x, y))


class PageWriter:
    """Puts elements below each other onto pages with page numbers."""

    def __init__(self, pages: Pages, base: QFont) -> None:
        self._pages, self._base = pages, base
        self.painter = pages.painter
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.width = pages.width
        self.bottom = pages.height - FOOT
        self.y = 0.0
        self.page = 1

    def font(self, size: int, *, bold: bool = False) -> QFont:
        """Return the font of a size."""
        font = QFont(self._base)
        font.setPixelSize(size)
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    # --- pages

    def need(self, height: float) -> bool:
        """Start a page where this one has less room, unless it is empty; return whether one was started."""
        if self.y + height <= self.bottom or self.y == 0:
            return False
        self.turn()
        return True

    def turn(self) -> None:
        """Start the next page."""
        self.number()
        self._pages.turn()
        self.page += 1
        self.y = 0.0

    def number(self) -> None:
        """Write the number of the page at its foot."""
        said = translate("Printing", "Page {number}").format(number=self.page)
        foot = Paragraph(said, self.font(SMALL), self.width, Align.AlignHCenter)
        foot.paint(self.painter, 0, self._pages.height - foot.height)

    # --- elements

    def space(self, height: float) -> None:
        """Leave a gap, except at the top of a page."""
        if self.y:
            self.y = min(self.bottom, self.y + height)

    def text(self, text: str, size: int = BODY, *, bold: bool = False, keep: float = 0.0) -> None:
        """Write a paragraph; ``keep`` is the height that must fit below it on the same page."""
        paragraph = Paragraph(text, self.font(size, bold=bold), self.width)
        self.need(paragraph.height + keep)
        paragraph.paint(self.painter, 0, self.y)
        self.y += paragraph.height

    def row(self, cells: list[tuple[Paragraph, float]], height: float) -> None:
        """Write paragraphs side by side at their positions, in a row of this height."""
        self.need(height)
        for paragraph, x in cells:
            paragraph.paint(self.painter, x, self.y)
        self.y += height
