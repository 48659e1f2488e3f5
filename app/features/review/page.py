"""The page of a review as rich text, for the window, for pictures and for paper; and its chart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from math import ceil, isnan
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from app.ui.documents import HEADING, Document, Drawing, table
from app.ui.language import translate
from app.ui.numbers import solutions
from app.ui.plots.chart import CURVES, Badge, Curve, CurveChart, solutions_tick
from app.ui.schemes import Colours
from app.ui.theme import Space, TypeSize, colour, px, small

if TYPE_CHECKING:
    from app.features.review.text import DecisionCard, ReviewMoment, ReviewPage, Side
    from app.ui.plots.drawn import DrawnChart


def review_chart(page: ReviewPage) -> CurveChart:
    bits = tuple(point.bits[0] for point in page.points)
    name = translate("Possible solutions")
    return CurveChart(
        curves=(Curve("bits", name, CURVES[0], bits),),
        labels=tuple(str(point.place + 1) if point.place >= 0 else "" for point in page.points),
        x_title=translate("Entry", "below the numbers of entries"),
        y_title=name,
        reach=max(1.0, ceil(max((value for value in bits if not isnan(value)), default=0.0))),
        tick=solutions_tick,
        descriptions=(tuple(point.said for point in page.points),),
        table=(),
        value=solutions,
        hollow=tuple(not point.exact for point in page.points),
        badges=tuple(_chart_badges(page)),
        filled=True,
    )


def _chart_badges(page: ReviewPage) -> Iterator[Badge]:
    """Yield badges: turning points above the line, missed chances below it."""
    places = {point.place: i for i, point in enumerate(page.points) if not isnan(point.bits[0])}
    for moments, above in ((page.turns, True), (page.missed, False)):
        for moment in moments:
            if moment.event in places:
                yield Badge(moment.badge, places[moment.event], above)


BESIDE: Final = 780
"""The minimum page width at which the moments are listed beside the chart, not below it (px)."""

CARD: Final = 300
"""The minimum width of a decision's card (px)."""

CHART: Final = 250
TALL_CHART: Final = 300
"""The height of the chart (px), and with the moments beside it."""

BAR: Final = 4
"""The thickness of a bar (px)."""

BADGE: Final = 17
"""The diameter of a badge (px)."""


def style_of(tokens: Colours) -> str:
    return (
        f"p {{ margin: {Space.XS // 2}px 0 0 0 }} b {{ font-weight: 600 }}"
        f".title {{ {HEADING}; font-size: {TypeSize.TITLE}px; font-weight: 600 }}"
        f".section {{ {HEADING}; font-size: {TypeSize.LARGE}px; font-weight: 600 }}"
        f".muted {{ color: {tokens.muted} }} .accent {{ color: {tokens.accent} }}"
        f".envelope {{ color: {tokens.envelope} }} .small {{ font-size: {TypeSize.SMALL}px; color: {tokens.muted} }}"
        f"a {{ color: {tokens.muted}; text-decoration: none }}"
        f".framed {{ background-color: {tokens.surface}; border: 1px solid {tokens.line}; padding: {Space.M}px }}"
    )


def chart_size(page: ReviewPage, width: float) -> QSize | None:
    """Return the size of the chart on a page of a width (px); None if there is none."""
    if len(page.points) < 2:
        return None
    inner = width - 2 * Space.M - 2
    return QSize(round(0.6 * inner), px(TALL_CHART)) if _is_beside(page, width) else QSize(round(inner), px(CHART))


def _is_beside(page: ReviewPage, width: float) -> bool:
    return bool(page.turns or page.missed) and width >= px(BESIDE)


@dataclass(frozen=True, slots=True)
class Look:
    """How a page is written: its colours, font and width (px)."""

    tokens: Colours
    font: QFont
    width: float


class ReviewHtml:
    """The page of a review as HTML, and the drawings in it. ``chart`` is the HTML of the chart.

    ``links`` say in full what each link is about: moments and decisions lead to the number of their entry, from 0.
    """

    def __init__(self, page: ReviewPage, look: Look, chart: str = '<img src="chart">') -> None:
        self._page, self._look, self._chart = page, look, chart
        self.drawings: dict[str, Drawing] = {}
        self.links: dict[str, str] = {}
        self.text = "".join(self._parts())

    def _parts(self) -> Iterator[str]:
        page = self._page
        yield f'<p class="title">{escape(page.title)}</p>'
        yield from (f'<p class="muted">{escape(fact)}</p>' for fact in page.facts)
        if len(page.points) > 1:
            yield _gap() + self._timeline()
        if page.cards:
            note = translate(
                "Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions "
                "that its answer would rule out on average."
            )
            yield _gap() + _section(translate("Your decisions"))
            yield f'<p class="small" style="{HEADING}">{escape(note)}</p>'
            columns = max(1, int((self._look.width + Space.M) // (px(CARD) + Space.M)))
            for first in range(0, len(page.cards), columns):
                yield self._cards(page.cards[first : first + columns], columns)
        luck, knew = translate("Luck and skill"), translate("Who could have known")
        for title, sentences in ((luck, page.luck), (knew, page.sentences)):
            if sentences:
                yield _gap() + _section(title)
                yield _gap() + _framed("".join(f"<p>{escape(sentence)}</p>" for sentence in sentences))

    # --- the timeline

    def _timeline(self) -> str:
        """Return the chart, with the lists of badges beside it or, on a narrow page, below it."""
        page, look = self._page, self._look
        beside = _is_beside(page, look.width)
        lists = [
            (translate("Turning points: what they ruled out"), page.turns, True),
            (translate("Best chances missed: what they would have ruled out"), page.missed, False),
        ]
        columns = [self._moments(*moments) for moments in lists if moments[1]]
        if beside:
            cells = (
                f'<td width="60%">{self._chart}</td><td style="padding-left: {Space.L}px">{_gap().join(columns)}</td>'
            )
            return _framed(table(f"<tr>{cells}</tr>"))
        cells = "".join(f'<td width="50%" style="padding-right: {Space.M}px">{column}</td>' for column in columns)
        below = _gap() + table(f"<tr>{cells}</tr>") if columns else ""
        return _framed(f"<p>{self._chart}</p>{below}")

    def _moments(self, title: str, moments: Sequence[ReviewMoment], filled: bool) -> str:
        room = _widest(_bold(self._look.font), (moment.value for moment in moments)) + Space.S
        rows = "".join(self._moment(moment, room, filled=filled) for moment in moments)
        return f"<b>{escape(title)}</b>{table(rows, padding=2)}"

    def _moment(self, moment: ReviewMoment, room: float, *, filled: bool) -> str:
        tokens, name = self._look.tokens, f"badge:{moment.badge}"
        ink, value = (tokens.envelope, "envelope") if filled else (tokens.accent, "accent")
        paint = partial(_paint_badge, moment.badge, ink, tokens.surface, self._look.font, filled)
        self.drawings[name] = Drawing(QSizeF(px(BADGE), px(BADGE)), paint)
        entry = translate("Entry {entry}").format(entry=moment.event + 1)
        link = self._link(f"{moment.event}#{moment.badge}", entry, f"{entry}. {moment.text}. {moment.value}")
        return (
            f'<tr><td width="{px(BADGE) + Space.S}"><img src="{name}"></td>'
            f"<td>{escape(moment.text)}<br>{link}</td>"
            f'<td width="{room:.0f}" align="right"><b class="{value}">{escape(moment.value)}</b></td></tr>'
        )

    def _link(self, url: str, text: str, words: str) -> str:
        self.links[url] = words
        return f'<a class="small" href="{url}">{escape(text)}</a>'

    # --- decisions

    def _cards(self, cards: Sequence[DecisionCard], columns: int) -> str:
        width = (self._look.width - (columns - 1) * Space.M) / columns
        cells = [
            f'<td class="framed" width="{width:.0f}">{self._card(card, width - 2 * Space.M)}</td>' for card in cards
        ]
        cells += [f'<td width="{width:.0f}"></td>'] * (columns - len(cards))
        row = f'<td width="{Space.M}"></td>'.join(cells)
        return f'{_gap()}<table width="100%" cellspacing="0"><tr>{row}</tr></table>'

    def _card(self, card: DecisionCard, width: float) -> str:
        sides = ((translate("You"), card.mine, "accent"), (translate("Best"), card.best, "envelope"))
        gutter = _widest(_bold(self._look.font), (label for label, _, _ in sides)) + Space.M
        value = _widest(small(self._look.font), (side.value for _, side, _ in sides)) + Space.M
        room = width - gutter - value - Space.S
        link = self._link(f"{card.event}#card", card.heading, card.said)
        rows = "".join(self._side(label, gutter, side, ink, max(room, 1.0)) for label, side, ink in sides)
        return (
            f"{link}{_gap(Space.XS)}"
            + table(rows, padding=1)
            + (f'<p><b class="accent">{escape(card.missed)}</b></p>' if card.missed else "")
            + (f'<p class="small">{escape(card.note)}</p>' if card.note else "")
        )

    def _side(self, label: str, gutter: float, side: Side, ink: str, room: float) -> str:
        text = escape(side.text) if side.value else f'<span class="muted">{escape(side.text)}</span>'
        rows = f'<tr><td width="{gutter:.0f}"><b>{escape(label)}</b></td><td colspan="2">{text}</td></tr>'
        if not side.value:
            return rows
        tokens, name = self._look.tokens, f"bar:{len(self.drawings)}"
        paint = partial(_paint_bar, min(1.0, side.share), getattr(tokens, ink), tokens.band)
        self.drawings[name] = Drawing(QSizeF(room, px(2 * BAR)), paint)
        value = f'<td class="small" align="right" style="white-space: nowrap">{escape(side.value)}</td>'
        return f'{rows}<tr><td></td><td valign="middle"><img src="{name}"></td>{value}</tr>'


def _section(title: str) -> str:
    return f'<p class="section">{escape(title)}</p>'


def _gap(height: int = 0) -> str:
    return f'<p style="{HEADING}; font-size: {height or Space.S}px">&nbsp;</p>'


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def _widest(font: QFont, texts: Iterable[str]) -> float:
    return max(map(QFontMetricsF(font).horizontalAdvance, texts))


def _framed(html: str) -> str:
    return table(f'<tr><td class="framed">{html}</td></tr>')


def review_document(page: ReviewPage, look: Look, chart: DrawnChart | None) -> Document:
    html = ReviewHtml(page, look)
    drawings = html.drawings | ({} if chart is None else {"chart": chart_drawing(chart)})
    document = Document(html.text, look.font, drawings, style_of(look.tokens))
    document.setTextWidth(look.width)
    return document


def chart_drawing(chart: DrawnChart, scale: float = 1.0) -> Drawing:
    return Drawing(chart.size * scale, lambda painter, box: chart.paint(painter, box.topLeft(), scale))


def _paint_bar(share: float, ink: str, band: str, painter: QPainter, box: QRectF) -> None:
    height = px(BAR)
    track = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
    painter.setPen(Qt.PenStyle.NoPen)
    for width, shade in ((track.width(), band), (share * track.width(), ink)):
        if width > 0:
            track.setWidth(max(height, width))
            painter.setBrush(colour(shade))
            painter.drawRoundedRect(track, height / 2, height / 2)


def _paint_badge(text: str, ink: str, surface: str, font: QFont, filled: bool, painter: QPainter, box: QRectF) -> None:
    """Paint a badge of the chart again: filled for a turning point, a ring for a missed chance."""
    circle = QRectF(box.topLeft() + QPointF(1, 1), QSizeF(box.height() - 2, box.height() - 2))
    painter.setPen(QPen(colour(ink), px(1.5)))
    painter.setBrush(colour(ink if filled else surface))
    painter.drawEllipse(circle)
    painter.setFont(_bold(small(font)))
    painter.setPen(colour(surface if filled else ink))
    painter.drawText(circle, int(Qt.AlignmentFlag.AlignCenter), text)
