"""The printed pages of a game: heading, sheet, entries, review, charts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from app.features.habits.text import weighing
from app.features.printing.chart import print_chart
from app.features.printing.layout import BODY, LARGE, SMALL, TITLE, PageWriter, Paragraph
from app.features.printing.report import Report
from app.features.review.text import NOTHING, bits
from app.ui.icons import paint_mark
from app.ui.language import card_name, localized, translate
from app.ui.numbers import percent
from app.ui.text import category_title, title
from app.ui.theme import PAPER, colour
from core.model.cards import Card, Category
from core.text.text import sentences

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


def print_report(writer: PageWriter, report: Report) -> None:
    """Print a game. Raises UnprintableError."""
    try:
        _print_parts(writer, report)
        writer.finish()
    finally:
        writer.close()


def _print_parts(writer: PageWriter, report: Report) -> None:
    writer.painter.setPen(BLACK)
    writer.text(report.title, TITLE, bold=True)
    for fact in report.facts:
        writer.text(fact)
    if report.cells:
        _Sheet(writer, report).print()
    if report.entries:
        _print_entries(writer, report)
    if report.review:
        _head(writer, translate("Printing", "Looking back"))
        for line in report.review:
            writer.text(line)
    for name, picture in report.charts:
        _head(writer, name, keep=260.0)
        print_chart(writer, picture)


def _head(writer: PageWriter, text: str, keep: float = 60.0) -> None:
    writer.space(PARTING)
    writer.text(text, LARGE, bold=True, keep=keep)
    writer.space(GAP)


# --- the sheet


class _Sheet:
    """The sheet: a tick for certain, a cross for impossible, percentages for the rest."""

    def __init__(self, writer: PageWriter, report: Report) -> None:
        self.writer, self.report = writer, report
        self.setup = report.case.setup
        self.holders = self.setup.holders
        names = [Paragraph(card_name(card), writer.font(SMALL), writer.width) for card in self.setup.deck]
        self.left = min(max(name.natural_width for name in names) + 2 * GAP, writer.width * CARD_SHARE)
        self.column = (writer.width - self.left) / len(self.holders)
        self.heads = [self._name(holder) for holder in self.holders]
        self.head = max(one.height for one in self.heads) + GAP

    def _name(self, holder: str) -> Paragraph:
        font = self.writer.font(SMALL, bold=True)
        return Paragraph(title(holder), font, self.column - 4, Qt.AlignmentFlag.AlignHCenter)

    def print(self) -> None:
        """Print the sheet, repeating its header on each page."""
        said = translate("Printing", "The sheet")
        _head(self.writer, said, keep=self.head + 4 * ROW)
        self._print_head()
        for category in Category:
            self._print_category(category)
            for card in self.setup.deck.of(category):
                self._print_row(card)
        self.writer.space(GAP)
        self.writer.text(self._legend(), SMALL)

    def _print_head(self) -> None:
        cells = [(one, self.left + i * self.column + 2) for i, one in enumerate(self.heads)]
        self.writer.row(cells, self.head)

    def _room(self, height: float) -> None:
        if self.writer.need(height):
            self._print_head()

    def _print_category(self, category: Category) -> None:
        self._room(3 * ROW)
        name = Paragraph(category_title(category), self.writer.font(SMALL, bold=True), self.writer.width)
        self.writer.row([(name, 0.0)], ROW)
        self._line(GREY)

    def _print_row(self, card: Card) -> None:
        name = Paragraph(card_name(card), self.writer.font(SMALL), self.left - GAP)
        height = max(ROW, name.height + 2)
        self._room(height)
        top = self.writer.y
        self.writer.row([(name, GAP / 2)], height)
        for i, holder in enumerate(self.holders):
            box = QRectF(self.left + i * self.column, top, self.column, height)
            self._paint_cell(box, self.report.cells[card, holder])
            if self.report.places.get(card) == holder:
                self.writer.painter.setPen(QPen(BLACK, 1.4))
                self.writer.painter.drawRect(box.adjusted(2, 1, -2, -1))
        self._line(GREY)

    def _paint_cell(self, box: QRectF, p: float) -> None:
        painter, mark = self.writer.painter, QRectF(0, 0, 9, 9)
        mark.moveCenter(box.center())
        if p >= 1:
            paint_mark(painter, "tick", mark, BLACK, 2.0)
        elif p <= 0:
            mark.adjust(1.5, 1.5, -1.5, -1.5)
            paint_mark(painter, "cross", mark, GREY, 0.9)
        else:
            said = Paragraph(percent(p), self.writer.font(SMALL), box.width(), Qt.AlignmentFlag.AlignHCenter)
            painter.setPen(BLACK)
            said.paint(painter, box.left(), box.center().y() - said.height / 2)

    def _line(self, ink: QColor) -> None:
        painter, y = self.writer.painter, self.writer.y
        painter.setPen(QPen(ink, 0.4))
        painter.drawLine(QPointF(0, y), QPointF(self.writer.width, y))
        painter.setPen(BLACK)

    def _legend(self) -> str:
        said = translate("Printing", "A tick: certainly there. A cross: certainly not. Percents: how likely it was.")
        if not self.report.is_exact:
            said = translate(
                "Printing",
                "A tick: certainly there. A cross: certainly not. Percents: about how likely it was, as an estimate.",
            )
        case = self.report.case
        if habits := weighing(case, case.setup.rules.show_model):
            said = localized(sentences([said, habits]))
        if not self.report.places:
            return said
        framed = translate("Printing", "{legend} A frame: where the card turned out to be.")
        return framed.format(legend=said)


# --- the entries


def _print_entries(writer: PageWriter, report: Report) -> None:
    _head(writer, translate("Printing", "The entries, and how many bits each told about the envelope"))
    font, right = writer.font(BODY), Qt.AlignmentFlag.AlignRight
    for n, (entry, bits_told) in enumerate(zip(report.entries, report.bits_told, strict=True), 1):
        number = Paragraph(str(n), font, NUMBER_WIDTH - GAP, right)
        line = Paragraph(entry, font, writer.width - NUMBER_WIDTH - TOLD_WIDTH - GAP)
        brought = Paragraph(NOTHING if bits_told is None else bits(bits_told), font, TOLD_WIDTH, right)
        height = max(number.height, line.height) + 2
        writer.row([(number, 0.0), (line, NUMBER_WIDTH), (brought, writer.width - TOLD_WIDTH)], height)
