"""The story chart: how much of the envelope was still open after each entry, and who made the entry.

Entries run from left to right and bits from bottom to top; rows below the scale give details of each entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, isnan, nan
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from app.features.charts.drawing import Align, Curve, Drawing, Look, PointMark, Spot, Table, Word
from app.features.charts.sheet import Sheet, legend_of
from app.features.events.text import NOTHING, EntryEffect
from app.ui.language import decimal, localized, translate
from app.ui.numbers import plain
from app.ui.theme import Space
from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion
from core.text.text import sentences

if TYPE_CHECKING:
    from core.timeline.timeline import TimelineRow

LEAST_HEIGHT: Final = 5
"""Minimum height of the scale, in lines of text."""

ROW_HEIGHT: Final = 1.3
"""Height of each row below the scale, in lines of text."""

STEPS: Final = 4
"""Approximate number of steps on the scale."""


@dataclass(frozen=True, slots=True)
class StoryPoint:
    """What was known after an entry; ``place`` is the index of the event in the case, -1 for the set-up.

    ``bits`` is the entropy of the envelope and of its suspect, weapon and room; NaN if it is unknown. ``asker`` is
    the short name of the player who suggested or accused, ``certain`` the number of cells that became certain.
    """

    place: int
    bits: tuple[float, ...]
    exact: bool
    asker: str
    certain: int
    said: str

    @property
    def below(self) -> tuple[str, str, str]:
        """The labels below a point: its number, who made the entry, and how many cells became certain."""
        number = self.place + 1
        return str(number) if number else "–", self.asker, str(self.certain) if self.certain and number else ""


@dataclass(frozen=True, slots=True)
class StoryPicture:
    """The points of a story, in order. ``now``: the number of entries that the sheet currently shows."""

    points: tuple[StoryPoint, ...]
    now: int
    table: Table
    note: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """The description of each point."""
        return tuple(point.said for point in self.points)

    def lay_out(self, sheet: Sheet) -> Drawing:
        """Return the drawing, wide enough for the labels below the points not to overlap."""
        return _StoryLayout(self, sheet).drawing()


# --- content


def story_picture(case: Case, rows: Sequence[TimelineRow], effects: Sequence[EntryEffect], now: int) -> StoryPicture:
    """Return a point for the set-up and one for each entry in ``rows``.

    ``effects`` holds what the entries revealed, as far as that has been computed; ``now`` is the number of entries
    that the sheet currently shows.
    """
    short = short_names([player.name for player in case.setup.players])
    points = tuple(_point(case, row, short, effects) for row in rows)
    exact = all(point.exact for point in points)
    note = "" if exact else translate("ChartStory", "Hollow points are estimates.")
    return StoryPicture(points, now, _table(points, case), note)


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Abbreviate each name to its first one or two letters, or to a letter and the seat number if those clash."""
    counts = [Counter(name[:letters] for name in names) for letters in (1, 2)]
    found = {}
    for seat, name in enumerate(names, start=1):
        alone = [name[:letters] for letters, count in enumerate(counts, start=1) if count[name[:letters]] == 1]
        found[name] = alone[0] if alone else f"{name[:1]}{seat}"
    return found


def _asker(event: Event) -> str:
    """Return the player who suggested or accused; empty for other events."""
    return event.by if isinstance(event, Suggestion | Accusation) else ""


def _point(case: Case, row: TimelineRow, short: dict[str, str], effects: Sequence[EntryEffect]) -> StoryPoint:
    bits = (nan if row.entropy_bits is None else row.entropy_bits, *row.category_bits)
    if row.event is None:
        said = translate("ChartStory", "Before the first entry. {open}").format(open=_open(bits))
        return StoryPoint(-1, bits, row.exact, "", len(row.new_marks), said)
    asker = _asker(case.events[row.event])
    said = _said(row.event + 1, asker, bits, effects[row.event] if row.event < len(effects) else NOTHING)
    return StoryPoint(row.event, bits, row.exact, short.get(asker, ""), len(row.new_marks), said)


def _said(number: int, asker: str, bits: tuple[float, ...], effects: EntryEffect) -> str:
    told = localized(sentences([part for part in (effects.told, _open(bits)) if part]))
    parts = {"number": number, "who": asker, "open": told}
    if asker:
        said = translate("ChartStory", "Entry {number}, by {who}. {open}").format(**parts)
    else:
        said = translate("ChartStory", "Entry {number}. {open}").format(**parts)
    if effects.marks:
        certain = translate("ChartStory", "New: {marks}", "cells of the sheet").format(marks=localized(effects.marks))
        return f"{said} {certain}"
    return said


def _open(bits: tuple[float, ...]) -> str:
    envelope, suspect, weapon, room = bits
    named = {"suspect": decimal(suspect, 2), "weapon": decimal(weapon, 2), "room": decimal(room, 2)}
    if isnan(envelope):
        return translate("ChartStory", "Bits open: suspect {suspect}, weapon {weapon}, room {room}.").format(**named)
    return translate(
        "ChartStory", "Bits open: envelope {envelope}, suspect {suspect}, weapon {weapon}, room {room}."
    ).format(envelope=decimal(envelope, 2), **named)


def _legend() -> tuple[tuple[Look, str], ...]:
    return (
        (Look.ENVELOPE, translate("ChartStory", "Envelope")),
        (Look.SUSPECT, translate("ChartStory", "Suspect")),
        (Look.WEAPON, translate("ChartStory", "Weapon")),
        (Look.ROOM, translate("ChartStory", "Room")),
    )


def _table(points: Sequence[StoryPoint], case: Case) -> Table:
    headings = (
        translate("ChartStory", "Entry"),
        translate("ChartStory", "By"),
        *(translate("ChartStory", "{what} (bits)").format(what=name) for _, name in _legend()),
        translate("ChartStory", "New certain cells"),
    )
    rows = (
        (
            str(point.place + 1),
            "" if point.place < 0 else _asker(case.events[point.place]),
            *("" if isnan(bits) else plain(bits) for bits in point.bits),
            str(point.certain),
        )
        for point in points
    )
    return (headings, *rows)


# --- layout


class _StoryLayout:
    """Lays out the story from top to bottom: the legend, the lines, and the rows of labels below each point."""

    def __init__(self, picture: StoryPicture, sheet: Sheet) -> None:
        self._picture, self._sheet, points, line = picture, sheet, picture.points, sheet.line
        self._labels = (
            translate("ChartStory", "Entry", "the numbers of entries, below a scale"),
            translate("ChartStory", "By", "who asked, below a scale"),
            translate("ChartStory", "New", "how many cells became certain, below a scale"),
        )
        self._left = max(map(sheet.width_of, self._labels)) + Space.S
        self._narrowest = max((sheet.width_of(text) for point in points for text in point.below), default=0.0)
        self._narrowest += Space.XS
        self._pitch = max(self._narrowest, (sheet.width - self._left) / max(len(points), 1))
        self._legend = legend_of(_legend(), sheet)
        self._top = self._legend.height + line * 1.5  # leaves room for the unit of the scale
        self._below = Space.XS + ROW_HEIGHT * line * len(self._labels)
        self._bottom = max(sheet.height - self._below, self._top + LEAST_HEIGHT * line)
        highest = max((bits for point in points for bits in point.bits if not isnan(bits)), default=0.0)
        self._step = ceil(highest / STEPS) if highest > 1 else 0.25  # whole bits, unless all values are below one
        self._reach = self._step * ceil(highest / self._step) if highest > 1 else 1.0
        lowest = self._bottom + self._below
        self._margin = QRectF(sheet.left, self._legend.height, self._left - Space.XS, lowest - self._legend.height)
        self._columns = [
            QRectF(self._left + i * self._pitch, self._top, self._pitch, lowest - self._top) for i in range(len(points))
        ]

    def drawing(self) -> Drawing:
        """Return the finished drawing."""
        curves, now = tuple(self._curves()), self._picture.now
        steps = [i * self._step for i in range(round(self._reach / self._step) + 1)]
        right = self._left + self._pitch * len(self._columns)
        samples = [(look, box.left(), box.center()) for look, box in self._legend.samples]
        return Drawing(
            width=self._left + self._narrowest * len(self._columns),
            height=self._top + LEAST_HEIGHT * self._sheet.line + self._below,
            words=(*self._legend.words, *self._words_beside(steps), *self._rows()),
            curves=(*(Curve(look, (x, 2 * at.x() - x), (at.y(), at.y())) for look, x, at in samples), *curves),
            marks=(*(PointMark(look, at) for look, _, at in samples), *self._marks(curves)),
            grid=tuple(QLineF(self._left, self._y(bits), right, self._y(bits)) for bits in steps),
            spots=tuple(Spot(column, 0) for column in self._columns),
            now=QLineF(self._x(now), self._top, self._x(now), self._bottom) if now < len(self._columns) else None,
            margin=self._margin,
        )

    def _x(self, i: int) -> float:
        return self._columns[i].center().x()

    def _y(self, bits: float) -> float:
        return self._bottom - (self._bottom - self._top) * bits / self._reach

    def _curves(self) -> Iterator[Curve]:
        x = tuple(map(self._x, range(len(self._columns))))
        for which, (look, _) in enumerate(self._legend.samples):
            yield Curve(look, x, tuple(self._y(point.bits[which]) for point in self._picture.points))

    def _marks(self, curves: Sequence[Curve]) -> Iterator[PointMark]:
        for curve in curves:
            for point, x, y in zip(self._picture.points, curve.x, curve.y, strict=True):
                if not isnan(y):
                    yield PointMark(curve.look, QPointF(x, y), hollow=not point.exact)

    def _rows(self) -> Iterator[Word]:
        """Yield the labels below each point."""
        for i, (point, column) in enumerate(zip(self._picture.points, self._columns, strict=True)):
            if column.center().x() < self._margin.right():
                continue
            for row, text in enumerate(point.below):
                box = QRectF(column.left(), self._row(row), column.width(), self._sheet.line)
                yield Word((i, row), text, box, Align.AlignCenter, muted=not row, bold=row > 0)

    def _row(self, row: int) -> float:
        return self._bottom + Space.XS + row * ROW_HEIGHT * self._sheet.line

    def _words_beside(self, steps: Sequence[float]) -> Iterator[Word]:
        """Yield the words that stay in place when the entries scroll: the scale and the headings of the rows."""
        line = self._sheet.line
        for row, label in enumerate(self._labels):
            yield self._beside(("label", row), label, self._row(row))
        for bits in steps:
            yield self._beside(("scale", bits), decimal(bits, 0 if self._step >= 1 else 2), self._y(bits) - line / 2)
        unit = translate("ChartStory", "Bits", "the unit of information, beside a scale")
        box = QRectF(self._sheet.left, self._top - 1.4 * line, self._sheet.width_of(unit), line)
        yield Word("unit", unit, box, Align.AlignLeft | Align.AlignVCenter, muted=True)

    def _beside(self, key: Hashable, text: str, y: float) -> Word:
        box = QRectF(self._sheet.left, y, self._left - Space.S, self._sheet.line)
        return Word(key, text, box, Align.AlignRight | Align.AlignVCenter, muted=True)
