"""What a chart shows, before it is drawn: bars or curves, their axes, and the description of each point.

The values know nothing of pyqtgraph, so a worker can make them, and whoever makes them need not import it.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from app.ui.language import decimal
from app.ui.numbers import exact_percent, fine_percent, percent, solutions

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.tokens import TokenLook

Table = tuple[tuple[str, ...], ...]
"""The numbers of a chart for a spreadsheet: a row of headings, then rows with as many fields."""

Descriptions = tuple[tuple[str, ...], ...]
"""A sentence for each point of a chart, row by row, as the arrow keys and screen readers step through them."""


@dataclass(frozen=True, slots=True)
class BarStyle:
    """How bars look: names of colours of the theme, and a pattern in ``ink`` for those who see no colours."""

    fill: str
    ink: str
    pattern: Qt.BrushStyle = Qt.BrushStyle.NoBrush


@dataclass(frozen=True, slots=True)
class CurveStyle:
    """How a curve looks: a colour of the theme, dashes, a symbol of pyqtgraph, and the width of the line (px)."""

    ink: str
    dash: Qt.PenStyle = Qt.PenStyle.SolidLine
    symbol: str = "o"
    width: float = 1.5


ENVELOPE: Final = BarStyle("envelope_soft", "envelope")
CERTAIN: Final = BarStyle("accent", "accent")
LIKELY: Final = BarStyle("accent_soft", "accent", Qt.BrushStyle.BDiagPattern)
UNLIKELY: Final = BarStyle("surface", "muted", Qt.BrushStyle.Dense6Pattern)
NOW: Final = BarStyle("envelope", "envelope")
NEXT: Final = BarStyle("envelope_soft", "envelope", Qt.BrushStyle.BDiagPattern)

CURVES: Final = (
    CurveStyle("envelope", width=2.5),
    CurveStyle("accent", Qt.PenStyle.DashLine, "s"),
    CurveStyle("text", Qt.PenStyle.DotLine, "t1"),
    CurveStyle("muted", Qt.PenStyle.DashDotLine, "d"),
    CurveStyle("tie", Qt.PenStyle.DashDotDotLine, "star"),
    CurveStyle("sea", Qt.PenStyle.SolidLine, "x"),
)
"""The styles of curves in the order of the legend; no two share colour, dashes or symbol."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a bar: its style, its length on the axis, and its description in exact numbers."""

    style: BarStyle
    length: float
    description: str


@dataclass(frozen=True, slots=True)
class BarRow:
    """A bar of one or more segments, with a name, a number at its end, and a caption below.

    ``key`` identifies the same bar in the previous chart, for the animation; ``error`` is the standard error of the
    total length; ``begins_group``: a gap separates it from the row above; ``token``: of the suspect that it is about.
    """

    key: Hashable
    name: str
    segments: tuple[Segment, ...]
    number: str
    caption: str = ""
    error: float = 0.0
    begins_group: bool = False
    token: TokenLook | None = None

    @property
    def length(self) -> float:
        return sum(segment.length for segment in self.segments)


@dataclass(frozen=True)
class BarChart:
    """Bars on an axis from 0 to ``reach``. ``tick`` labels its ticks, ``value`` says where a bar ends.

    ``names_above``: the names are long, so they go above the bars, not beside them. ``is_whole``: the axis counts, so
    there are ticks at whole numbers only. ``note`` is a remark about the whole chart.
    """

    rows: tuple[BarRow, ...]
    reach: float
    tick: Callable[[float, float], str]
    table: Table
    legend: tuple[tuple[BarStyle, str], ...] = ()
    value: Callable[[float], str] = exact_percent
    names_above: bool = False
    is_whole: bool = False
    note: str = ""

    @cached_property
    def descriptions(self) -> Descriptions:
        """The description of each segment, a row for each bar."""
        return tuple(tuple(segment.description for segment in row.segments) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Curve:
    """A curve with a name; ``y`` has a value for each entry on the x axis, NaN where it is unknown."""

    key: Hashable
    name: str
    style: CurveStyle
    y: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Badge:
    """A letter or digit in a circle, above the first curve or below it, that refers to a list beside the chart."""

    text: str
    at: int
    above: bool


@dataclass(frozen=True)
class CurveChart:
    """Curves over the entries of a game; the x axis begins with 0, the set-up.

    ``labels`` has lines of text for each entry, ``x_title`` says what they mean; ``tick`` labels the ticks of the y
    axis, ``value`` says a value exactly; ``now`` is the entry that the window shows, None for the last. ``hollow``: the
    points that are estimates. ``filled``: the area below the first curve is tinted.
    """

    curves: tuple[Curve, ...]
    labels: tuple[str, ...]
    x_title: str
    y_title: str
    reach: float
    tick: Callable[[float, float], str]
    descriptions: Descriptions
    table: Table
    value: Callable[[float], str] = exact_percent
    now: int | None = None
    hollow: tuple[bool, ...] = ()
    badges: tuple[Badge, ...] = ()
    note: str = ""
    filled: bool = False


Chart = BarChart | CurveChart


def percent_tick(value: float, step: float) -> str:
    """Label a tick of an axis of probabilities; ``step`` is the distance between ticks."""
    return (percent if round(step * 100, 6) % 1 == 0 else fine_percent)(value)


def number(value: float) -> str:
    """Say a number with two decimals."""
    return decimal(value, 2)


def solutions_tick(value: float, step: float) -> str:  # noqa: ARG001 - the signature of ticks
    """Label a tick of an axis of open bits: as many equally likely solutions."""
    return solutions(value)


def number_tick(value: float, step: float) -> str:
    """Label a tick of an axis of numbers, with as many decimals as the distance between ticks needs."""
    places = next(places for places in (0, 1, 2, 3) if places == 3 or round(step * 10**places, 6) % 1 == 0)
    return decimal(value, places)
