"""The drawing of a chart, with bars, lines and words positioned in pixels, and its painter.

The same drawing can be painted on the screen, into files and on paper, with the colours of each. Hatching, dashes and
shapes distinguish the looks, so that none depends on colour alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from itertools import groupby
from math import isnan
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPainterPath, QPen, QPolygonF

from app.ui.theme import FADED, RADIUS, Colours, colour, px, small

Align = Qt.AlignmentFlag

Table = tuple[tuple[str, ...], ...]
"""The numbers of a chart for a spreadsheet: a row of headings, then rows with as many fields."""


class Look(Enum):
    """What a bar or a line stands for. The painter gives each a pattern or shape as well as a colour."""

    ENVELOPE = auto()
    SURELY = auto()
    LIKELY = auto()
    HARDLY = auto()
    NOW = auto()
    NEXT = auto()
    SUSPECT = auto()
    WEAPON = auto()
    ROOM = auto()


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar. ``key`` identifies the same bar in another drawing."""

    key: Hashable
    look: Look
    box: QRectF


@dataclass(frozen=True, slots=True)
class Whisker:
    """An error line across the end of a bar, as a box of height 0."""

    key: Hashable
    box: QRectF


@dataclass(frozen=True, slots=True)
class Word:
    """Text in a box; ``text`` already contains its line breaks."""

    key: Hashable
    text: str
    box: QRectF
    align: Qt.AlignmentFlag
    muted: bool = False
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A line through points, interrupted where ``y`` is NaN."""

    look: Look
    x: tuple[float, ...]
    y: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PointMark:
    """A point of a line; a hollow one is an estimate."""

    look: Look
    at: QPointF
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class Badge:
    """A letter or digit in a circle that refers to a list: ``filled`` in the envelope's colour, or an accent ring."""

    text: str
    at: QPointF
    filled: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """The target of a point: the box in which the mouse selects it, and its row for the arrow keys."""

    box: QRectF
    row: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """Everything drawn for a picture at one size; ``width`` and ``height`` are its minimum size in pixels.

    ``grid`` holds the lines of the scale, ``now`` the line at the moment that the window shows, if any. ``margin``
    contains only words, and covers whatever scrolls beneath it. ``area`` is a filled area below a line.
    """

    width: float
    height: float
    bars: tuple[Bar, ...] = ()
    whiskers: tuple[Whisker, ...] = ()
    words: tuple[Word, ...] = ()
    curves: tuple[Curve, ...] = ()
    marks: tuple[PointMark, ...] = ()
    grid: tuple[QLineF, ...] = ()
    spots: tuple[Spot, ...] = ()
    now: QLineF | None = None
    margin: QRectF = field(default_factory=QRectF)
    area: QPolygonF = field(default_factory=QPolygonF)
    badges: tuple[Badge, ...] = ()

    @property
    def lowest(self) -> float:
        """The bottom of the lowest text."""
        return max((word.box.bottom() for word in self.words), default=self.height)

    def towards(self, other: Drawing, share: float) -> Drawing:
        """Return ``other`` with its bars and words moved only ``share`` of the way from their places in this one."""
        bars = {bar.key: bar.box for bar in self.bars}
        whiskers = {whisker.key: whisker.box for whisker in self.whiskers}
        words = {word.key: word.box for word in self.words}
        return replace(
            other,
            bars=tuple(replace(b, box=_between(bars.get(b.key, _narrow(b.box)), b.box, share)) for b in other.bars),
            whiskers=tuple(
                replace(w, box=_between(whiskers[w.key], w.box, share)) for w in other.whiskers if w.key in whiskers
            ),
            words=tuple(replace(w, box=_between(words.get(w.key, w.box), w.box, share)) for w in other.words),
        )


def _narrow(box: QRectF) -> QRectF:
    """Return the box of width 0 from which a new bar grows."""
    return QRectF(box.left(), box.top(), 0, box.height())


def _between(before: QRectF, after: QRectF, share: float) -> QRectF:
    if before == after:  # the usual case
        return after
    measures = ((get(before), get(after)) for get in (QRectF.x, QRectF.y, QRectF.width, QRectF.height))
    return QRectF(*(a + (b - a) * share for a, b in measures))


_HATCHED: Final = Qt.BrushStyle.BDiagPattern
_DOTTED: Final = Qt.BrushStyle.Dense6Pattern
_PLAIN: Final = Qt.BrushStyle.NoBrush

LINE_LOOKS: Final = (Look.ROOM, Look.WEAPON, Look.SUSPECT, Look.ENVELOPE)
"""The looks of lines from bottom to top."""

SIGNS: Final = {
    Look.ENVELOPE: (),
    Look.SUSPECT: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    Look.WEAPON: ((0, -1), (1, 1), (-1, 1)),
    Look.ROOM: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
}
"""The corners of each line's point marks; an empty tuple means a circle."""


BADGE: Final = 17
"""The diameter of a badge (px)."""


@dataclass(frozen=True, slots=True)
class ChartPainter:
    """Paints drawings with these colours and the small size of this font; ``fine`` scales the width of thin lines."""

    painter: QPainter
    tokens: Colours
    font: QFont
    fine: float = 1.0

    def paint(self, drawing: Drawing, *, faded: bool = False) -> None:
        """Paint a drawing; ``faded``: its numbers are out of date."""
        self.painter.save()
        self._paint_ground(drawing)
        self.painter.setOpacity(FADED if faded else 1.0)
        self._paint_bars(drawing)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_curves(drawing)
        self._paint_marks(drawing)
        self._paint_words(drawing)
        for badge in drawing.badges:
            self.badge(badge)
        self.painter.restore()

    def light(self, box: QRectF, *, has_keys: bool) -> None:
        """Highlight the box of a point, with an outline if the canvas has the keyboard focus."""
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setPen(QPen(colour(self.tokens.accent if has_keys else self.tokens.hover), 1.5))
        self.painter.setBrush(colour(self.tokens.hover))
        self.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        self.painter.restore()

    def badge(self, badge: Badge) -> None:
        """Paint a badge."""
        ink = colour(self.tokens.envelope if badge.filled else self.tokens.accent)
        radius, surface = px(BADGE) / 2, colour(self.tokens.surface)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setPen(QPen(ink, px(1.5) * self.fine))
        self.painter.setBrush(ink if badge.filled else surface)
        self.painter.drawEllipse(badge.at, radius, radius)
        self.painter.setFont(small_font(self.font, bold=True))
        self.painter.setPen(surface if badge.filled else ink)
        box = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(badge.at)
        self.painter.drawText(box, int(Align.AlignCenter), badge.text)

    def _paint_ground(self, drawing: Drawing) -> None:
        """Paint the area, the grid, and the line at the moment that the window shows."""
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour(self.tokens.envelope_ground))
        self.painter.drawPolygon(drawing.area)
        self.painter.setPen(QPen(colour(self.tokens.line), self.fine))
        self.painter.drawLines(list(drawing.grid))
        if drawing.now is not None:
            self.painter.setPen(QPen(colour(self.tokens.accent), 1.5))
            self.painter.drawLine(drawing.now)

    def _paint_bars(self, drawing: Drawing) -> None:
        """Paint all bars with sharp edges, then their error lines."""
        boxes = defaultdict[Look, list[QRectF]](list)
        for bar in drawing.bars:
            if bar.box.width() > 0:  # otherwise only a vertical line would show
                boxes[bar.look].append(bar.box)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for look, found in boxes.items():
            fill, hatch, pattern, outline = self._bar_style(look)
            for brush, pen in (
                (QBrush(colour(fill)), QPen(Qt.PenStyle.NoPen)),
                (QBrush(colour(hatch), pattern), QPen(colour(outline), 1)),
            ):
                self.painter.setBrush(brush)
                self.painter.setPen(pen)
                self.painter.drawRects(found)
        self.painter.setPen(QPen(colour(self.tokens.text), px(2) * self.fine))
        for whisker in drawing.whiskers:
            self.painter.drawLine(whisker.box.topLeft(), whisker.box.topRight())

    def _bar_style(self, look: Look) -> tuple[str, str, Qt.BrushStyle, str]:
        """Return the fill colour of a bar, the colour and pattern drawn over it, and the outline colour."""
        tokens = self.tokens
        return {
            Look.ENVELOPE: (tokens.envelope_soft, tokens.envelope, _PLAIN, tokens.envelope),
            Look.SURELY: (tokens.accent, tokens.accent, _PLAIN, tokens.accent),
            Look.LIKELY: (tokens.accent_soft, tokens.accent, _HATCHED, tokens.accent),
            Look.HARDLY: (tokens.surface, tokens.muted, _DOTTED, tokens.muted),
            Look.NOW: (tokens.envelope, tokens.envelope, _PLAIN, tokens.envelope),
            Look.NEXT: (tokens.envelope_soft, tokens.envelope, _HATCHED, tokens.envelope),
        }[look]

    def _paint_curves(self, drawing: Drawing) -> None:
        for curve in sorted(drawing.curves, key=lambda curve: LINE_LOOKS.index(curve.look)):
            self.painter.setPen(self._line_pen(curve.look))
            for unknown, run in groupby(zip(curve.x, curve.y, strict=True), lambda at: isnan(at[1])):
                if not unknown:
                    self.painter.drawPolyline(QPolygonF([QPointF(*at) for at in run]))

    def _line_pen(self, look: Look) -> QPen:
        name, style = {
            Look.ENVELOPE: (self.tokens.envelope, Qt.PenStyle.SolidLine),
            Look.SUSPECT: (self.tokens.accent, Qt.PenStyle.DashLine),
            Look.WEAPON: (self.tokens.text, Qt.PenStyle.DotLine),
            Look.ROOM: (self.tokens.muted, Qt.PenStyle.DashDotLine),
        }[look]
        pen = QPen(colour(name), px(2.5) if look is Look.ENVELOPE else px(1.5), style)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _paint_marks(self, drawing: Drawing) -> None:
        """Paint the point marks, all those of a line as one path: that is much faster than one by one."""
        paths = defaultdict[tuple[Look, bool], QPainterPath](QPainterPath)
        for mark in drawing.marks:
            _add_sign(paths[mark.look, mark.hollow], mark)
        for look in LINE_LOOKS:
            ink = self._line_pen(look).color()
            self.painter.setPen(QPen(ink, px(1.5) * self.fine))
            for hollow in (False, True):
                self.painter.setBrush(colour(self.tokens.surface) if hollow else ink)
                path = paths[look, hollow]
                path.setFillRule(Qt.FillRule.WindingFill)
                self.painter.drawPath(path)

    def _paint_words(self, drawing: Drawing) -> None:
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # keeps the edge of the margin sharp
        self.painter.fillRect(drawing.margin, colour(self.tokens.surface))
        fonts = {bold: small_font(self.font, bold=bold) for bold in (False, True)}
        for word in drawing.words:
            self.painter.setFont(fonts[word.bold])
            self.painter.setPen(colour(self.tokens.muted if word.muted else self.tokens.text))
            self.painter.drawText(word.box, int(word.align), word.text)


def _add_sign(path: QPainterPath, mark: PointMark) -> None:
    """Add the shape of a point mark to a path."""
    reach, corners = px(8 if mark.look is Look.ENVELOPE else 6) / 2, SIGNS[mark.look]
    if corners:
        path.addPolygon(QPolygonF([mark.at + QPointF(x, y) * reach for x, y in corners]))
        path.closeSubpath()
    else:
        path.addEllipse(mark.at, reach, reach)


def small_font(base: QFont, *, bold: bool = False) -> QFont:
    """Return the font of chart labels."""
    font = small(base)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font
