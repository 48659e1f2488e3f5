"""How each look is drawn: in blue or orange, and told apart by more than that: by hatching, dashes and shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen, QPolygonF

from app.features.charts.drawing import Sign, Spot
from app.features.charts.picture import Look
from app.ui.theme import Colours, colour, px

BAR_LOOKS: Final = (Look.ENVELOPE, Look.SURELY, Look.LIKELY, Look.HARDLY, Look.NOW, Look.NEXT)
LINE_LOOKS: Final = (Look.ROOM, Look.WEAPON, Look.SUSPECT, Look.ENVELOPE)
"""The looks of lines, the one that is to lie on top last."""

SIGNS: Final = {
    Look.ENVELOPE: Sign.CIRCLE,
    Look.SUSPECT: Sign.SQUARE,
    Look.WEAPON: Sign.TRIANGLE,
    Look.ROOM: Sign.DIAMOND,
}
"""The shape of the points of each line."""

_HATCHED: Final = Qt.BrushStyle.BDiagPattern
_DOTTED: Final = Qt.BrushStyle.Dense6Pattern


@dataclass(frozen=True, slots=True)
class BarStyle:
    """What a bar is filled with, what is drawn over that, and its outline."""

    fill: QBrush
    hatch: QBrush
    outline: QPen


def bar_style(look: Look, tokens: Colours) -> BarStyle:
    """Return how a bar of a look is painted."""
    fill, hatch, pattern, outline = {
        Look.ENVELOPE: (tokens.envelope_soft, tokens.envelope, Qt.BrushStyle.NoBrush, tokens.envelope),
        Look.SURELY: (tokens.accent, tokens.accent, Qt.BrushStyle.NoBrush, tokens.accent),
        Look.LIKELY: (tokens.accent_soft, tokens.accent, _HATCHED, tokens.accent),
        Look.HARDLY: (tokens.surface, tokens.muted, _DOTTED, tokens.muted),
        Look.NOW: (tokens.envelope, tokens.envelope, Qt.BrushStyle.NoBrush, tokens.envelope),
        Look.NEXT: (tokens.envelope_soft, tokens.envelope, _HATCHED, tokens.envelope),
    }[look]
    return BarStyle(QBrush(colour(fill)), QBrush(colour(hatch), pattern), QPen(colour(outline), 1))


def line_pen(look: Look, tokens: Colours) -> QPen:
    """Return how a line of a look is drawn."""
    name, style = {
        Look.ENVELOPE: (tokens.envelope, Qt.PenStyle.SolidLine),
        Look.SUSPECT: (tokens.accent, Qt.PenStyle.DashLine),
        Look.WEAPON: (tokens.text, Qt.PenStyle.DotLine),
        Look.ROOM: (tokens.muted, Qt.PenStyle.DashDotLine),
    }[look]
    pen = QPen(colour(name), px(2.5) if look is Look.ENVELOPE else px(1.5), style)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def mark_size(look: Look) -> int:
    """Return how large the points of a line are, in pixels."""
    return px(8) if look is Look.ENVELOPE else px(6)


def add_sign(path: QPainterPath, look: Look, at: QPointF) -> None:
    """Add the shape of a point of a line to a path."""
    sign, reach = SIGNS[look], mark_size(look) / 2
    if sign is Sign.CIRCLE:
        path.addEllipse(at, reach, reach)
        return
    corners = {
        Sign.SQUARE: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        Sign.TRIANGLE: ((0, -1), (1, 1), (-1, 1)),
        Sign.DIAMOND: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    }[sign]
    path.addPolygon(QPolygonF([at + QPointF(x, y) * reach for x, y in corners]))
    path.closeSubpath()


NOWHERE: Final = -1
"""The number of no point."""

Key = Qt.Key


def hit(spots: Sequence[Spot], at: QPointF) -> int:
    """Return the number of the point that is meant by a place in the chart; -1 for none."""
    return next((i for i, spot in enumerate(spots) if spot.box.contains(at)), NOWHERE)


def step(spots: Sequence[Spot], at: int, key: Qt.Key) -> int | None:
    """Return the number of the point that a key leads to from ``at``; None of a key that leads nowhere."""
    if not spots or key not in {Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End}:
        return None
    last = len(spots) - 1
    if key == Key.Key_End:
        return last
    if key == Key.Key_Home or at == NOWHERE:
        return 0
    way = 1 if key in {Key.Key_Down, Key.Key_Right} else -1
    if key in {Key.Key_Up, Key.Key_Down} and spots[0].row != spots[last].row:
        return _in_row(spots, at, spots[at].row + way)
    return min(max(at + way, 0), last)


def _in_row(spots: Sequence[Spot], at: int, row: int) -> int:
    """Return the point of a row that is nearest to the present one; the present one where there is no such row."""
    here = spots[at].box.center().x()
    others = [i for i, spot in enumerate(spots) if spot.row == row]
    return min(others, key=lambda i: abs(spots[i].box.center().x() - here), default=at)
