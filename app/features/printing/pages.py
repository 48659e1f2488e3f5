"""The printed pages of a game: heading, sheet, entries, review and charts, with page breaks.

All lengths are in pixels of 1/96 inch, whatever the printer's resolution.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPen,
)

from app.features.printing.review_pages import print_blocks
from app.features.review.page import Paragraph
from app.ui.icons import paint_mark
from app.ui.language import card_name, localized, translate
from app.ui.numbers import NOTHING, percent, ruled_out
from app.ui.plots.drawn import DrawnChart
from app.ui.schemes import LIGHT, PAPER
from app.ui.text import category_title, title, weighing
from app.ui.theme import colour, scale
from core.model.cards import Card, Category
from core.text.text import sentences

if TYPE_CHECKING:
    from app.features.printing.report import Report
    from app.features.review.text import ReviewPage

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

BLACK: Final = colour(PAPER.text)
GREY: Final = colour(PAPER.muted)
GAP: Final = 6.0
PARTING: Final = 18.0
"""The gap between two parts of a page."""

ROW: Final = 15.0
"""The height of a row of the sheet."""

CARD_SHARE: Final = 0.32
"""The largest share of the width for the card names."""

NUMBER_WIDTH: Final = 30.0
TOLD_WIDTH: Final = 62.0
CHART_HEIGHT: Final = 240.0
FINE: Final = 0.65
"""The width of a chart's lines on paper relative to the screen: printers have a finer resolution."""

Align = Qt.AlignmentFlag


class UnprintableError(Exception):
    """The printer or file cannot be painted on."""


class Pages:
    """The pages of a printer or PDF; ``width`` and ``height`` are the printable area.

    Raises UnprintableError if the device cannot be painted on.
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


def paper_size() -> QPageSize.PageSizeId:
    """Return the usual paper size in this country."""
    is_letter = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4


def page_layout(size: QPageSize.PageSizeId) -> QPageLayout:
    """Return portrait pages of a size with our margins."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    return QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def page_width(layout: QPageLayout) -> float:
    """Return the width of the printable area (px)."""
    return layout.paintRect(QPageLayout.Unit.Point).width() * DOTS / 72


def paper_font(base: QFont, size: int, *, bold: bool = False) -> QFont:
    font = QFont(base)
    font.setPixelSize(size)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


class PageWriter:
    """Writes elements one below the other, on numbered pages."""

    def __init__(self, pages: Pages, base: QFont) -> None:
        self._pages, self._base = pages, base
        self.painter = pages.painter
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.width = pages.width
        self.bottom = pages.height - FOOT
        self.y = 0.0
        self.page = 1

    def font(self, size: int, *, bold: bool = False) -> QFont:
        return paper_font(self._base, size, bold=bold)

    # --- pages

    def need(self, height: float) -> bool:
        """Start a page if this one has less room and is not empty; return whether one was started."""
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
        """Write the page number in the footer."""
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


# --- contents


@dataclass(frozen=True, slots=True)
class Drawings:
    """The charts of a report, and that of its review."""

    charts: tuple[DrawnChart, ...] = ()
    review: DrawnChart | None = None


def print_report(pages: Pages, font: QFont, report: Report, drawings: Drawings) -> None:
    """Print a game, and release the device. Raises UnprintableError."""
    try:
        _print_parts(PageWriter(pages, font), report, drawings)
    finally:
        pages.painter.end()  # a device must not be deleted while a painter is active


def _print_parts(writer: PageWriter, report: Report, drawings: Drawings) -> None:
    writer.painter.setPen(BLACK)
    writer.text(report.title, TITLE, bold=True)
    for fact in report.facts:
        writer.text(fact)
    if report.cells:
        _Sheet(writer, report).print()
    if report.entries:
        _print_entries(writer, report)
    if report.review is not None:
        writer.space(PARTING)
        print_blocks(writer, report.review, PAPER, drawings.review)
    for (name, _), chart in zip(report.charts, drawings.charts, strict=True):
        _head(writer, name, keep=CHART_HEIGHT + 20)
        _print_chart(writer, chart)
    writer.number()


def _head(writer: PageWriter, text: str, keep: float = 60.0) -> None:
    writer.space(PARTING)
    writer.text(text, LARGE, bold=True, keep=keep)
    writer.space(GAP)


# --- the sheet


class _Sheet:
    """The sheet: a tick for certain, a cross for impossible, percentages for the rest."""

    def __init__(self, writer: PageWriter, report: Report) -> None:
        self._writer, self._report, self._setup = writer, report, report.case.setup
        self._small, bold = writer.font(SMALL), writer.font(SMALL, bold=True)
        holders = self._setup.holders
        widest = max(Paragraph(card_name(card), self._small, writer.width).natural_width for card in self._setup.deck)
        self._left = min(widest + 2 * GAP, writer.width * CARD_SHARE)
        self._column = (writer.width - self._left) / len(holders)
        self._heads = [
            (Paragraph(title(holder), bold, self._column - 4, Align.AlignHCenter), self._left + i * self._column + 2)
            for i, holder in enumerate(holders)
        ]
        self._head = max(head.height for head, _ in self._heads) + GAP

    def print(self) -> None:
        """Print the sheet, repeating its header on each page."""
        writer = self._writer
        _head(writer, translate("Printing", "The sheet"), keep=self._head + 4 * ROW)
        writer.row(self._heads, self._head)
        for category in Category:
            self._need(3 * ROW)
            writer.row([(Paragraph(category_title(category), writer.font(SMALL, bold=True), writer.width), 0.0)], ROW)
            self._underline()
            for card in self._setup.deck.of(category):
                self._print_row(card)
        writer.space(GAP)
        writer.text(self._legend(), SMALL)

    def _need(self, height: float) -> None:
        if self._writer.need(height):
            self._writer.row(self._heads, self._head)

    def _print_row(self, card: Card) -> None:
        writer, name = self._writer, Paragraph(card_name(card), self._small, self._left - GAP)
        height = max(ROW, name.height + 2)
        self._need(height)
        top = writer.y
        writer.row([(name, GAP / 2)], height)
        for i, holder in enumerate(self._setup.holders):
            box = QRectF(self._left + i * self._column, top, self._column, height)
            self._paint_cell(box, self._report.cells[card, holder])
            if self._report.places.get(card) == holder:
                writer.painter.setPen(QPen(BLACK, 1.4))
                writer.painter.drawRect(box.adjusted(2, 1, -2, -1))
        self._underline()

    def _paint_cell(self, box: QRectF, p: float) -> None:
        painter, mark = self._writer.painter, QRectF(0, 0, 9, 9)
        mark.moveCenter(box.center())
        if p >= 1:
            paint_mark(painter, "tick", mark, BLACK, 2.0)
        elif p <= 0:
            mark.adjust(1.5, 1.5, -1.5, -1.5)
            paint_mark(painter, "cross", mark, GREY, 0.9)
        else:
            said = Paragraph(percent(p), self._small, box.width(), Align.AlignHCenter)
            painter.setPen(BLACK)
            said.paint(painter, box.left(), box.center().y() - said.height / 2)

    def _underline(self) -> None:
        painter, y = self._writer.painter, self._writer.y
        painter.setPen(QPen(GREY, 0.4))
        painter.drawLine(QPointF(0, y), QPointF(self._writer.width, y))
        painter.setPen(BLACK)

    def _legend(self) -> str:
        said = translate("Printing", "Tick: certain. Cross: ruled out. Percentages: how likely it was.")
        if not self._report.is_exact:
            said = translate(
                "Printing",
                "Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).",
            )
        case = self._report.case
        if habits := weighing(case, case.setup.rules.show_model):
            said = localized(sentences([said, habits]))
        if not self._report.places:
            return said
        framed = translate("Printing", "{legend} Frame: where the card turned out to be.")
        return framed.format(legend=said)


# --- the entries


def _print_entries(writer: PageWriter, report: Report) -> None:
    _head(writer, translate("Printing", "The entries, and what share of the possible solutions each ruled out"))
    font, right = writer.font(BODY), Align.AlignRight
    for n, (entry, bits_told) in enumerate(zip(report.entries, report.bits_told, strict=True), 1):
        number = Paragraph(str(n), font, NUMBER_WIDTH - GAP, right)
        line = Paragraph(entry, font, writer.width - NUMBER_WIDTH - TOLD_WIDTH - GAP)
        brought = Paragraph(NOTHING if bits_told is None else ruled_out(bits_told), font, TOLD_WIDTH, right)
        height = max(number.height, line.height) + 2
        writer.row([(number, 0.0), (line, NUMBER_WIDTH), (brought, writer.width - TOLD_WIDTH)], height)


def print_review(pages: Pages, font: QFont, page: ReviewPage, chart: DrawnChart | None) -> None:
    """Print the page of a review in colour, and release the device. Raises UnprintableError."""
    try:
        writer = PageWriter(pages, font)
        print_blocks(writer, page, LIGHT, chart)
        writer.number()
    finally:
        pages.painter.end()


def _print_chart(writer: PageWriter, chart: DrawnChart) -> None:
    """Put a chart onto the page, scaled down if needed."""
    factor = min(1 / scale(), writer.width / chart.size.width(), writer.bottom / chart.size.height())
    height = chart.size.height() * factor
    writer.need(height)
    chart.paint(writer.painter, QPointF(0, writer.y), factor)
    writer.y += height
