"""What a chart shows, before it is drawn: bars or curves, their axes, and the description of each point.

The values know nothing of pyqtgraph, so a worker can make them, and whoever makes them need not import it. The chart of
a game's timeline is here too, as the charts beside a game, the review and printed pages show it; and the value of a
chart that was drawn in the GUI thread, where pyqtgraph works, to be painted anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil, isnan, nan
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen, QPicture

from app.ui.language import decimal, localized, translate
from app.ui.numbers import exact_percent, fine_percent, percent, plain, solutions
from app.ui.theme import Colours
from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion
from core.text.text import sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.icons import TokenLook
    from core.timeline.timeline import TimelineRow

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


class Effect(Protocol):
    """What an entry brought, in lazy texts: the bits in a sentence, and which cells became certain."""

    @property
    def told(self) -> str: ...
    @property
    def marks(self) -> str: ...


@dataclass(frozen=True, slots=True)
class TimelinePoint:
    """What was known after an entry; ``place`` is the index of the event in the case, -1 for the set-up.

    ``bits`` is the entropy of the envelope and of its suspect, weapon and room; NaN if it is unknown. ``by`` is the
    player who suggested or accused, ``certain`` the number of cells that became certain.
    """

    place: int
    bits: tuple[float, ...]
    exact: bool
    by: str
    certain: int
    said: str


def timeline_points(case: Case, rows: Sequence[TimelineRow], effects: Sequence[Effect]) -> tuple[TimelinePoint, ...]:
    """Return a point for the set-up and one for each entry in ``rows``.

    ``effects`` holds what the entries revealed, as far as that has been computed.
    """
    return tuple(_point(case, row, effects) for row in rows)


def timeline_chart(case: Case, points: Sequence[TimelinePoint], now: int | None = None) -> CurveChart:
    """Return the chart of these points; ``now`` is the number of entries that the window shows, None for all."""
    names = _names()
    bits = list(zip(*(point.bits for point in points), strict=True)) or [()] * len(names)
    highest = max((value for point in points for value in point.bits if not isnan(value)), default=0.0)
    hollow = tuple(not point.exact for point in points)
    return CurveChart(
        curves=tuple(Curve(name, name, style, y) for name, style, y in zip(names, CURVES, bits, strict=False)),
        labels=entry_labels(case, len(points) - 1, [point.certain for point in points]),
        x_title=" · ".join(label_lines()),
        y_title=translate("Possibilities", "how many are left, beside a scale"),
        reach=max(1.0, ceil(highest)),
        tick=solutions_tick,
        descriptions=(tuple(point.said for point in points),),
        table=_table(points),
        value=solutions,
        now=now,
        hollow=hollow,
        note=translate("Hollow points are estimates.") if any(hollow) else "",
    )


def entry_labels(case: Case, n: int, certain: Sequence[int] = ()) -> tuple[str, ...]:
    """Return the labels of the set-up and ``n`` entries on an axis.

    Their lines: the number, who made the entry, and how many cells became certain with it, if that is known.
    """
    short = short_names([player.name for player in case.setup.players])
    return tuple(
        "\n".join(
            (
                str(i) if i else "–",
                short.get(_asker(case.events[i - 1]), "") if i else "",
                str(certain[i]) if i and i < len(certain) and certain[i] else "",
            )
        )
        for i in range(n + 1)
    )


def label_lines() -> tuple[str, str, str]:
    """Return what the lines of an entry's label mean."""
    return (
        translate("Entry", "the numbers of entries, below a scale"),
        translate("By", "who asked, below a scale"),
        translate("New", "how many cells became certain, below a scale"),
    )


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Abbreviate each name to its first one or two letters, or to a letter and the seat number if those clash."""
    counts = [Counter(name[:letters] for name in names) for letters in (1, 2)]
    short = {}
    for seat, name in enumerate(names, start=1):
        alone = [name[:letters] for letters, count in enumerate(counts, start=1) if count[name[:letters]] == 1]
        short[name] = alone[0] if alone else f"{name[:1]}{seat}"
    return short


def _asker(event: Event) -> str:
    """Return the player who suggested or accused; empty for other events."""
    return event.by if isinstance(event, Suggestion | Accusation) else ""


def _point(case: Case, row: TimelineRow, effects: Sequence[Effect]) -> TimelinePoint:
    bits = (nan if row.entropy_bits is None else row.entropy_bits, *row.category_bits)
    if row.event is None:
        description = translate("Before the first entry. {open}").format(open=_open(bits))
        return TimelinePoint(-1, bits, row.exact, "", len(row.new_marks), description)
    by = _asker(case.events[row.event])
    description = _description(row.event + 1, by, bits, effects[row.event] if row.event < len(effects) else None)
    return TimelinePoint(row.event, bits, row.exact, by, len(row.new_marks), description)


def _description(number: int, asker: str, bits: tuple[float, ...], effect: Effect | None) -> str:
    outcome = localized(sentences([part for part in (effect.told if effect else "", _open(bits)) if part]))
    text = translate("Entry {number}, by {who}. {open}") if asker else translate("Entry {number}. {open}")
    description = text.format(number=number, who=asker, open=outcome)
    if effect and effect.marks:
        certain = translate("New: {marks}", "cells of the sheet").format(marks=localized(effect.marks))
        return f"{description} {certain}"
    return description


def _open(bits: tuple[float, ...]) -> str:
    envelope, suspect, weapon, room = bits
    named = {"suspect": solutions(suspect), "weapon": solutions(weapon), "room": solutions(room)}
    if isnan(envelope):
        return translate("Left: suspects {suspect}, weapons {weapon}, rooms {room}.").format(**named)
    return translate("Left: about {envelope} solutions (suspects {suspect}, weapons {weapon}, rooms {room}).").format(
        envelope=solutions(envelope), **named
    )


def _names() -> tuple[str, ...]:
    return (translate("Envelope"), translate("Suspect"), translate("Weapon"), translate("Room"))


def _table(points: Sequence[TimelinePoint]) -> Table:
    headings = (
        translate("Entry"),
        translate("By"),
        *(translate("{what} (bits)").format(what=name) for name in _names()),
        translate("New certain cells"),
    )
    rows = (
        (
            str(point.place + 1),
            point.by,
            *("" if isnan(bits) else plain(bits) for bits in point.bits),
            str(point.certain),
        )
        for point in points
    )
    return (headings, *rows)


DENSITY: Final = 2
"""Scale of a saved PNG relative to the screen: twice the resolution, so that it prints well."""


@dataclass(frozen=True, slots=True)
class Medium:
    """What a chart is drawn for: its colours and font; ``weight``: the pixels of the device in one of ours."""

    tokens: Colours
    font: QFont
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class DrawnChart:
    """What the view of a chart paints, and its size (px): any thread may paint that, at any resolution.

    ``columns``: the boxes around the entries of a chart of curves.
    """

    picture: QPicture
    size: QSizeF
    columns: tuple[QRectF, ...] = ()

    def paint(self, painter: QPainter, at: QPointF, scale: float = 1.0) -> None:
        """Paint the chart with its upper left corner at a point."""
        painter.save()
        painter.setPen(QPen())  # a picture takes it that the painter is new
        painter.setBrush(QBrush())
        painter.translate(at)
        finer = painter.device().logicalDpiX() / self.picture.logicalDpiX()  # by which a picture scales itself
        painter.scale(scale / finer, scale / finer)
        self.picture.play(painter)
        painter.restore()
