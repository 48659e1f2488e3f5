"""The page of a review, laid out in blocks that are painted in the window, into pictures and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QTextLayout, QTextOption

from app.ui.language import translate
from app.ui.schemes import Colours
from app.ui.theme import RADIUS, Space, TypeSize, colour, px, small

if TYPE_CHECKING:
    from app.features.review.decisions import DecisionCard, Side
    from app.features.review.text import Moment, ReviewPage
    from app.ui.plots.drawn import DrawnChart

Align = Qt.AlignmentFlag
Key = Qt.Key

BESIDE: Final = 780
"""The minimum page width at which the moments are listed beside the chart, not below it (px)."""

CARD: Final = 300
"""The minimum width of a decision's card (px)."""

CHART: Final = 250
"""The height of the chart (px)."""

BAR: Final = 4
"""The thickness of a bar (px)."""

BADGE: Final = 17
"""The diameter of a badge (px)."""

NOWHERE: Final = -1
"""The index that stands for "no link"."""


class Paragraph:
    """A text wrapped to a width, within words if necessary."""

    def __init__(self, text: str, font: QFont, width: float, align: Qt.AlignmentFlag = Align.AlignLeft) -> None:
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

    @property
    def text(self) -> str:
        """The text."""
        return self._layout.text().replace("\N{LINE SEPARATOR}", "\n")

    @property
    def size(self) -> QSizeF:
        """The size (px)."""
        return self._layout.boundingRect().size()

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the text with its upper left corner at a point."""
        self._layout.draw(painter, QPointF(x, y))


@dataclass(frozen=True, slots=True)
class Link:
    """A part of the page that leads to an entry when clicked: its box, and its row for the arrow keys."""

    box: QRectF
    row: int
    event: int
    said: str

    def moved(self, by: QPointF) -> Link:
        """Return the link at another place."""
        return replace(self, box=self.box.translated(by))


def step(links: Sequence[Link], at: int, key: Qt.Key) -> int | None:
    """Return the index of the link that a key moves to from ``at``; None for a key that moves nowhere."""
    if not links or key not in {Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End}:
        return None
    last = len(links) - 1
    if key == Key.Key_End:
        return last
    if key == Key.Key_Home or at == NOWHERE:
        return 0
    way = 1 if key in {Key.Key_Down, Key.Key_Right} else -1
    if key in {Key.Key_Up, Key.Key_Down} and links[0].row != links[last].row:
        return _in_row(links, at, links[at].row + way)
    return min(max(at + way, 0), last)


def _in_row(links: Sequence[Link], at: int, row: int) -> int:
    """Return the link of a row that is horizontally nearest to ``at``, or ``at`` if there is no such row."""
    here = links[at].box.center().x()
    others = [i for i, link in enumerate(links) if link.row == row]
    return min(others, key=lambda i: abs(links[i].box.center().x() - here), default=at)


@dataclass(frozen=True, slots=True)
class ListBadge:
    """A badge of the chart again, before what it refers to: ``filled`` for a turning point, a ring for a chance."""

    text: str
    at: QPointF
    filled: bool


@dataclass(slots=True)
class Block:
    """A part of the page without page breaks; ``keeps_next``: a heading, kept together with the next block."""

    height: float = 0.0
    keeps_next: bool = False
    texts: list[tuple[Paragraph, QPointF, str]] = field(default_factory=list)
    frames: list[QRectF] = field(default_factory=list)
    bars: list[tuple[QRectF, str]] = field(default_factory=list)
    badges: list[ListBadge] = field(default_factory=list)
    chart: QRectF | None = None
    links: list[Link] = field(default_factory=list)

    def paint(self, painter: QPainter, tokens: Colours, font: QFont, chart: DrawnChart | None) -> None:
        """Paint the block with its upper left corner at the origin, and the chart of the page if its place is here."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tokens.line), 1))
        painter.setBrush(colour(tokens.surface))
        for frame in self.frames:
            painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        for bar, ink in self.bars:
            painter.setBrush(colour(getattr(tokens, ink)))
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        for paragraph, at, ink in self.texts:
            painter.setPen(colour(getattr(tokens, ink)))
            paragraph.paint(painter, at.x(), at.y())
        for badge in self.badges:
            _paint_badge(painter, badge, tokens, font)
        if self.chart is not None and chart is not None:
            chart.paint(painter, self.chart.topLeft(), self.chart.width() / chart.size.width())
        painter.restore()


def _paint_badge(painter: QPainter, badge: ListBadge, tokens: Colours, font: QFont) -> None:
    ink, surface = colour(tokens.envelope if badge.filled else tokens.accent), colour(tokens.surface)
    box = QRectF(0, 0, px(BADGE), px(BADGE))
    box.moveCenter(badge.at)
    painter.setPen(QPen(ink, px(1.5)))
    painter.setBrush(ink if badge.filled else surface)
    painter.drawEllipse(box)
    bold = small(font)
    bold.setWeight(QFont.Weight.DemiBold)
    painter.setFont(bold)
    painter.setPen(surface if badge.filled else ink)
    painter.drawText(box, int(Align.AlignCenter), badge.text)


def blocks_of(page: ReviewPage, width: float, font: QFont) -> tuple[Block, ...]:
    """Lay a page out as blocks of a width, from top to bottom."""
    return tuple(_Writer(width, font).page(page))


def chart_size(page: ReviewPage, width: float, font: QFont) -> QSize | None:
    """Return the size of the chart on a page of a width (px); None if there is none."""
    found = (block.chart for block in _Writer(width, font).page(page) if block.chart is not None)
    box = next(found, None)
    return None if box is None else box.size().toSize()


class _Writer:
    def __init__(self, width: float, font: QFont) -> None:
        self._width, self._base = width, font
        self._small, self._body = self._font(TypeSize.SMALL), self._font(TypeSize.BODY)
        self._bold, self._heading = self._font(TypeSize.BODY, bold=True), self._font(TypeSize.LARGE, bold=True)

    def _font(self, size: int, *, bold: bool = False) -> QFont:
        font = QFont(self._base)
        font.setPixelSize(size)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font

    def page(self, page: ReviewPage) -> Iterator[Block]:
        """Yield the blocks from the top."""
        yield self._head(page)
        row = 1
        if len(page.points) > 1:
            yield self._story(page)
            row += len(page.turns) + len(page.missed)
        if page.cards:
            note = translate(
                "ReviewPage",
                "Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions "
                "that its answer would rule out on average.",
            )
            yield self._section(translate("ReviewPage", "Your decisions"), note)
            columns = max(1, int((self._width + Space.M) // (px(CARD) + Space.M)))
            for first in range(0, len(page.cards), columns):
                yield self._cards(page.cards[first : first + columns], columns, row)
                row += 1
        if page.sentences:
            yield self._section(translate("ReviewPage", "Who could have known"))
            block, y = Block(), float(Space.M)
            for said in page.sentences:
                y = self._text(block, said, QRectF(Space.M, y, self._width - 2 * Space.M, 0)) + Space.XS
            yield self._framed(block, QRectF(0, 0, self._width, y + Space.M - Space.XS))

    # --- parts of blocks

    def _text(
        self,
        block: Block,
        text: str,
        box: QRectF,
        font: QFont | None = None,
        ink: str = "text",
        align: Qt.AlignmentFlag = Align.AlignLeft,
    ) -> float:
        """Write a text at the top of a box, wrapped to its width; return its bottom."""
        paragraph = Paragraph(text, font or self._body, box.width(), align)
        block.texts.append((paragraph, box.topLeft(), ink))
        return box.top() + paragraph.height

    def _framed(self, block: Block, frame: QRectF) -> Block:
        block.frames.append(frame)
        block.height = max(block.height, frame.bottom())
        return block

    def _section(self, title: str, note: str = "") -> Block:
        block, line = Block(keeps_next=True), QRectF(0, Space.S, self._width, 0)
        block.height = self._text(block, title, line, self._heading)
        if note:
            line.moveTop(block.height + Space.XS / 2)
            block.height = self._text(block, note, line, self._small, "muted")
        return block

    def _head(self, page: ReviewPage) -> Block:
        block, line = Block(), QRectF(0, 0, self._width, 0)
        block.height = self._text(block, page.title, line, self._font(TypeSize.TITLE, bold=True))
        for fact in page.facts:
            line.moveTop(block.height + Space.XS / 2)
            block.height = self._text(block, fact, line, ink="muted")
        return block

    # --- the story

    def _story(self, page: ReviewPage) -> Block:
        """Return the chart, with the lists of badges beside it or, on a narrow page, below it."""
        block, gap = Block(), float(Space.M)
        lists = [
            (translate("ReviewPage", "Turning points: what they ruled out"), page.turns, True),
            (translate("ReviewPage", "Best chances missed: what they would have ruled out"), page.missed, False),
        ]
        lists = [one for one in lists if one[1]]
        beside = bool(lists) and self._width >= px(BESIDE)
        inner = self._width - 2 * gap
        chart = QRectF(gap, gap, inner * 0.6 if beside else inner, px(CHART))
        below = self._lists(block, lists, QRectF(chart.right() + 2 * gap, gap, inner - chart.width() - 2 * gap, 0))
        if beside:
            chart.setHeight(max(chart.height(), below - gap))
        else:
            block = Block()
            columns = max(1, len(lists))
            width = (inner - (columns - 1) * 2 * gap) / columns
            boxes = [QRectF(gap + i * (width + 2 * gap), chart.bottom() + gap, width, 0) for i in range(columns)]
            ends = [
                self._lists(block, [one], box, 1 + i) for i, (one, box) in enumerate(zip(lists, boxes, strict=False))
            ]
            below = max(ends, default=chart.bottom())
        block.chart = chart
        return self._framed(block, QRectF(0, 0, self._width, max(below, chart.bottom()) + gap))

    def _lists(
        self, block: Block, lists: Sequence[tuple[str, Sequence[Moment], bool]], box: QRectF, row: int = 1
    ) -> float:
        """Write lists of moments one below the other; return their bottom."""
        y = box.top()
        for i, (title, moments, filled) in enumerate(lists):
            y = self._text(block, title, box.adjusted(0, y - box.top() + (Space.M if i else 0), 0, 0), self._bold)
            for moment in moments:
                y = self._moment(block, moment, QRectF(box.left(), y + Space.S, box.width(), 0), row, filled=filled)
                row += 1
        return y

    def _moment(self, block: Block, moment: Moment, box: QRectF, row: int, *, filled: bool) -> float:
        radius, line = px(BADGE) / 2, Paragraph(moment.value, self._bold, box.width())
        value = box.adjusted(box.width() - line.natural_width - 1, 0, 0, 0)
        self._text(block, moment.value, value, self._bold, "envelope" if filled else "accent")
        words = QRectF(box.left() + 2 * radius + Space.S, box.top(), 0, 0)
        words.setRight(value.left() - Space.S)
        bottom = self._text(block, moment.text, words)
        number = translate("ReviewPage", "Entry {entry}").format(entry=moment.event + 1)
        bottom = self._text(block, number, words.translated(0, bottom - words.top()), self._small, "muted")
        block.badges.append(ListBadge(moment.badge, QPointF(box.left() + radius, box.top() + line.height / 2), filled))
        area = QRectF(box.left(), box.top(), box.width(), bottom - box.top()).adjusted(-4, -2, 4, 2)
        block.links.append(Link(area, row, moment.event, f"{number}. {moment.text}. {moment.value}"))
        return bottom

    # --- decisions

    def _cards(self, cards: Sequence[DecisionCard], columns: int, row: int) -> Block:
        block, width = Block(), (self._width - (columns - 1) * Space.M) / columns
        boxes = [QRectF(i * (width + Space.M), 0, width, 0) for i in range(len(cards))]
        height = max(self._card(block, card, box) for card, box in zip(cards, boxes, strict=True))
        for card, box in zip(cards, boxes, strict=True):
            box.setHeight(height)
            self._framed(block, box)
            block.links.append(Link(box, row, card.event, card.said))
        return block

    def _card(self, block: Block, card: DecisionCard, outer: QRectF) -> float:
        """Write a card into a box; return its bottom."""
        box = outer.adjusted(Space.M, Space.S, -Space.M, 0)
        y = self._text(block, card.heading, box, self._small, "muted") + Space.S
        labels = translate("ReviewPage", "You"), translate("ReviewPage", "Best")
        gutter = max(Paragraph(label, self._bold, box.width()).natural_width for label in labels) + Space.M
        for label, side, bar in zip(labels, (card.mine, card.best), ("accent", "envelope"), strict=True):
            line = QRectF(box.left(), y, box.width(), 0)
            self._text(block, label, line, self._bold)
            y = self._side(block, side, line.adjusted(gutter, 0, 0, 0), bar) + Space.S
        foot = QRectF(box.left(), y, box.width(), 0)
        if card.missed:
            y = self._text(block, card.missed, foot, self._bold, "accent")
            foot.moveTop(y)
        if card.note:
            y = self._text(block, card.note, foot, self._small, "muted")
        return y + Space.S

    def _side(self, block: Block, side: Side, box: QRectF, bar: str) -> float:
        """Write one side of a decision, with its number and bar; return its bottom."""
        y = self._text(block, side.text, box, ink="text" if side.value else "muted")
        if side.value:
            value = Paragraph(side.value, self._small, box.width())
            block.texts.append((value, QPointF(box.right() - value.natural_width, y), "muted"))
            room = box.width() - value.natural_width - Space.S
            middle = y + value.height / 2
            track = QRectF(box.left(), middle - px(BAR) / 2, room, px(BAR))
            block.bars.append((track, "band"))
            if side.share > 0:
                done = QRectF(track)
                done.setWidth(max(track.height(), room * min(1.0, side.share)))
                block.bars.append((done, bar))
            y += value.height
        return y
