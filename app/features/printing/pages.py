"""What is printed of a game, and its pages: heading, sheet, entries, review and charts; and the review as a picture.

Pages have pixels of 1/96 inch, whatever the printer's resolution; documents have those of the window, which grow with
its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QDate, QIODevice, QLocale, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QImageWriter, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from app.features.review.page import Look, ReviewHtml, ReviewPage, chart_drawing, review_document, style_of
from app.tasks.follower import PosteriorCache
from app.ui.documents import HEADING, Document, Drawing, table
from app.ui.icons import paint_mark
from app.ui.language import card_name, day_text, localized, translate
from app.ui.numbers import NOTHING, percent, ruled_out
from app.ui.plots.chart import DENSITY, Chart, DrawnChart
from app.ui.text import category_title, edition_name, event_line, in_envelope, title, weighing
from app.ui.theme import LIGHT, PAPER, Colours, colour, scale
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import ending_of, inferred_ending, without_ending
from core.model.events import Event
from core.model.hunch import without_hunches
from core.model.seats import Holder
from core.text.text import commas, sentences

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.players.counts import KnownPlayers
    from core.timeline.timeline import TimelineRow

NamedCharts = tuple[tuple[str, Chart], ...]
"""Charts with their titles."""

MakeCharts = Callable[["Case", "Posterior", "Sequence[TimelineRow]"], NamedCharts]
"""Makes the charts of a case, in a worker, from what is known of it now and was known after each entry."""


@dataclass(frozen=True, slots=True)
class ReportParts:
    sheet: bool = True
    entries: bool = True
    charts: bool = True
    review: bool = True


@dataclass(frozen=True, slots=True)
class PrintJob:
    """A game to print, with its title and font; ``review`` is its review, if any; ``people``: as people play."""

    case: Case
    title: str
    parts: ReportParts
    font: QFont
    review: ReviewPage | None = None
    people: KnownPlayers | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The contents of a printed game.

    ``posterior`` is that of the sheet, None if it is unknown or not wanted; ``places`` is where cards turned out to be.
    ``entries`` are the lines of the list, ``bits_told`` what each revealed in bits, None if unknown.
    """

    title: str
    case: Case
    facts: tuple[str, ...]
    posterior: Posterior | None
    places: dict[Card, Holder]
    entries: tuple[str, ...]
    bits_told: tuple[float | None, ...]
    review: ReviewPage | None
    charts: NamedCharts
    people: KnownPlayers | None = None


def make_report(job: PrintJob, make_charts: MakeCharts, cache: PosteriorCache) -> Report:
    """Return the report of a case, without hunches; of a contradictory one, what is known before the contradiction.

    Raises CancelledError.
    """
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import timeline_rows

    case, parts = without_hunches(job.case), job.parts
    played = without_ending(case)
    ask = partial(cache.ask, people=job.people)
    rows: list[TimelineRow] = []
    with suppress(Contradiction, TooLargeError):  # the part before it is printed
        rows.extend(timeline_rows(played, ask))
    posterior = ask(played.upto(len(rows) - 1)) if rows else None
    end = ending_of(case) or inferred_ending(case)
    lines = tuple(map(_line, case.events))
    bits_told = [row.gain_bits for row in rows if row.event is not None]
    return Report(
        title=job.title,
        case=case,
        facts=tuple(_facts(case)),
        posterior=posterior if parts.sheet else None,
        places=end.places(case.setup) if end.hands or end.envelope else {},
        entries=lines if parts.entries else (),
        bits_told=(*bits_told, *[None] * (len(lines) - len(bits_told))),
        review=job.review if parts.review else None,
        charts=make_charts(case, posterior, rows) if parts.charts and posterior is not None else (),
        people=job.people,
    )


def _line(event: Event) -> str:
    line = event_line(event)
    return translate("{entry} (set aside)").format(entry=line) if event.aside else line


def _facts(case: Case) -> Iterator[str]:
    """Yield when it is printed, who played whom, and how the game ended."""
    yield translate("Printed on {date}").format(date=day_text(QDate.currentDate()))
    end = ending_of(case) or inferred_ending(case)
    yield commas(tuple(case.setup.seats))
    yield edition_name(case.setup.edition or "")
    if case.setup.me is not None:
        hand = commas([card_name(card) for card in case.setup.my_hand])
        yield translate("Seen by {player}, who held {cards}").format(player=case.setup.me, cards=hand)
    if end.envelope:
        yield in_envelope(end.envelope)
    if end.winner is not None:
        yield translate("Won by {player}").format(player=end.winner)


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

REVIEW: Final = 13
"""The type size of a review."""

CHART_HEIGHT: Final = 240.0
FINE: Final = 0.65
"""The width of a chart's lines on paper relative to the screen: printers have a finer resolution."""

PICTURE_WIDTH: Final = 960.0
"""The width of a review saved as a picture."""

EDGE: Final = 18.0
"""The margin of such a picture."""

HIGHEST: Final = 16_000
"""The greatest height of such a picture, in pixels; a longer one becomes less fine."""


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


def paper_font(base: QFont, size: int) -> QFont:
    font = QFont(base)
    font.setPixelSize(round(size * scale()))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


Charts = Mapping[str, DrawnChart]
"""The charts of a report by their names in it: ``chart0`` and so on, and ``chart`` in its review."""


def print_report(pages: Pages, font: QFont, report: Report, charts: Charts) -> None:
    """Print a game, and release the device. Raises UnprintableError."""
    look = Look(PAPER, paper_font(font, REVIEW), pages.width * scale())
    html = _ReportHtml(report, charts, look, (pages.height - FOOT) * scale())
    _print(pages, Document(html.text, paper_font(font, BODY), html.drawings, _style()), PAPER)


def print_review(pages: Pages, font: QFont, page: ReviewPage, chart: DrawnChart | None) -> None:
    """Print the page of a review in colour, and release the device. Raises UnprintableError."""
    look = Look(LIGHT, paper_font(font, REVIEW), pages.width * scale())
    _print(pages, review_document(page, look, chart), LIGHT)


def _print(pages: Pages, document: Document, tokens: Colours) -> None:
    painter, factor = pages.painter, scale()
    page = QRectF(0, 0, pages.width * factor, (pages.height - FOOT) * factor)
    try:
        document.paginate(page.size())
        for number in range(1, document.pageCount() + 1):
            if number > 1:
                pages.turn()
                page.translate(0, page.height())
            painter.save()
            painter.scale(1 / factor, 1 / factor)
            painter.translate(-page.topLeft())
            document.draw(painter, page, tokens)
            painter.restore()
            foot = QRectF(0, pages.height - FOOT, pages.width, FOOT)
            small = paper_font(document.defaultFont(), SMALL)
            small.setPixelSize(SMALL)
            painter.setFont(small)
            painter.setPen(colour(tokens.text))
            label = translate("Page {number}").format(number=number)
            painter.drawText(foot, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom), label)
    finally:
        painter.end()  # a device must not be deleted while a painter is active


def review_picture(page: ReviewPage, font: QFont, chart: DrawnChart | None) -> bytes:
    """Return the page of a review as a picture (PNG), in light colours."""
    document = review_document(page, Look(LIGHT, font, PICTURE_WIDTH * scale()), chart)
    edge = EDGE * scale()
    size = document.size() + QSizeF(2 * edge, 2 * edge)
    density = min(DENSITY / scale(), HIGHEST / size.height())
    image = QImage((size * density).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(density)
    image.fill(colour(LIGHT.window))
    with QPainter(image) as painter:
        painter.translate(edge, edge)
        document.draw(painter, QRectF(0, 0, size.width(), size.height()), LIGHT)
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(written, QByteArray(b"png")).write(image)
    return bytes(written.data().data())


# --- the report


def _style() -> str:
    small, large, top = (round(size * scale()) for size in (SMALL, LARGE, TITLE))
    return style_of(PAPER) + (
        f".top {{ font-size: {top}px; font-weight: bold }} .sheet td, .sheet th, .tiny {{ font-size: {small}px }}"
        f".part {{ {HEADING}; font-size: {large}px; font-weight: bold; margin: {large}px 0 {small // 2}px 0 }}"
        f".line {{ border-bottom: 1px solid {PAPER.line} }} .held {{ border: 1px solid {PAPER.text} }}"
        f".review {{ font-size: {round(REVIEW * scale())}px }}"
    )


class _ReportHtml:
    """A game as HTML for pages of a height (px), and the drawings in it."""

    def __init__(self, report: Report, charts: Charts, look: Look, height: float) -> None:
        self._report, self._charts, self._look = report, charts, look
        self._room = QSizeF(look.width, height - 4 * LARGE * scale())  # below the title of a chart
        self.drawings: dict[str, Drawing] = {}
        self.text = "".join(self._parts())

    def _parts(self) -> Iterator[str]:
        report = self._report
        yield f'<p class="top">{escape(report.title)}</p>'
        yield from (f"<p>{escape(fact)}</p>" for fact in report.facts)
        if report.posterior is not None:
            yield from self._sheet(report.posterior)
        if report.entries:
            yield from self._entries()
        if report.review is not None:
            html = ReviewHtml(report.review, self._look)
            self.drawings |= html.drawings
            yield f'<p class="part">&nbsp;</p><div class="review">{html.text}</div>'
        for name, chart in self._charts.items():
            fit = self._room.width() / chart.size.width(), self._room.height() / chart.size.height()
            self.drawings[name] = chart_drawing(chart, min(1.0, *fit))
        for i, (name, _) in enumerate(report.charts):
            yield f'{_head(name)}<p><img src="chart{i}"></p>'

    # --- the sheet

    def _sheet(self, posterior: Posterior) -> Iterator[str]:
        """Yield a tick for certain, a cross for impossible, percentages for the rest."""
        setup, side = self._report.case.setup, 9 * scale()
        for name, ink, width in (("tick", PAPER.text, 2.0), ("cross", PAPER.muted, 0.9)):
            self.drawings[name] = Drawing(QSizeF(side, side), partial(_paint_mark, name, ink, width))
        share = 76 // len(setup.holders)
        heads = "".join(f'<th width="{share}%">{escape(title(holder))}</th>' for holder in setup.holders)
        yield _head(translate("The sheet"))
        rows = [f"<thead><tr><th></th>{heads}</tr></thead>"]
        for category in Category:
            kind = f"<b>{escape(category_title(category))}</b>"
            rows.append(f'<tr><td class="line" colspan="{1 + len(setup.holders)}">{kind}</td></tr>')
            for card in setup.deck.of(category):
                cells = "".join(self._cell(posterior, card, holder) for holder in setup.holders)
                rows.append(f'<tr><td class="line">{escape(card_name(card))}</td>{cells}</tr>')
        yield table("".join(rows), "sheet", 1)
        yield f'<p class="tiny">{escape(self._legend(exact=posterior.exact))}</p>'

    def _cell(self, posterior: Posterior, card: Card, holder: Holder) -> str:
        p = posterior.probability(card, holder)
        mark = '<img src="tick">' if p >= 1 else '<img src="cross">' if p <= 0 else escape(percent(p))
        kind = "held" if self._report.places.get(card) == holder else "line"
        return f'<td class="{kind}" align="center" valign="middle">{mark}</td>'

    def _legend(self, *, exact: bool) -> str:
        legend = translate("Tick: certain. Cross: ruled out. Percentages: how likely it was.")
        if not exact:
            legend = translate("Tick: certain. Cross: ruled out. Percentages: how likely it was (estimated).")
        if people := weighing(self._report.people):
            legend = localized(sentences([legend, people]))
        if not self._report.places:
            return legend
        framed = translate("{legend} Frame: where the card turned out to be.")
        return framed.format(legend=legend)

    # --- the entries

    def _entries(self) -> Iterator[str]:
        yield _head(translate("The entries, and what share of the possible solutions each ruled out"))
        for n, (entry, bits) in enumerate(zip(self._report.entries, self._report.bits_told, strict=True), 1):
            share = escape(NOTHING if bits is None else ruled_out(bits))
            line = f'<td width="84%" style="padding-left: 6px">{escape(entry)}</td>'
            yield table(
                f'<tr><td width="4%" align="right">{n}</td>{line}<td align="right">{share}</td></tr>', padding=1
            )


def _head(text: str) -> str:
    return f'<p class="part">{escape(text)}</p>'


def _paint_mark(name: str, ink: str, width: float, painter: QPainter, box: QRectF) -> None:
    inset = 1.5 * scale() if name == "cross" else 0.0
    paint_mark(painter, name, box.adjusted(inset, inset, -inset, -inset), colour(ink), width * scale())
