"""What a chart shows, before anybody knows how large it is drawn: rows of bars or a story, in numbers and words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum, auto

from app.ui.numbers import fine_percent, percent
from app.ui.text import table_line

Tick = tuple[float, str]
"""A place on a scale, and what stands there."""


class Look(Enum):
    """What a bar or a line stands for; each differs from the others in more than its colour."""

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
class ChartTable:
    """Headings, and rows of as many fields."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def text(self) -> str:
        """The table as lines whose fields are separated by tabs."""
        return "".join(map(table_line, (self.headings, *self.rows)))


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a bar: how long it is on the scale of the chart, and what is said of it in exact numbers."""

    look: Look
    length: float
    said: str


@dataclass(frozen=True, slots=True)
class BarRow:
    """A bar of one segment or more, one after the other, with its name, the number at its end, and words below.

    ``key`` says which bar of the picture before it was; ``error`` is the standard error of its whole length;
    ``begins_group``: a gap sets it apart from the row above.
    """

    key: Hashable
    name: str
    segments: tuple[Segment, ...]
    number: str
    caption: str = ""
    error: float = 0.0
    begins_group: bool = False

    @property
    def length(self) -> float:
        """How long the whole bar is."""
        return sum(segment.length for segment in self.segments)


@dataclass(frozen=True, slots=True)
class BarPicture:
    """Bars on one scale from 0 to ``reach``.

    ``names_above``: names stand above their bars, because they are long, and not beside them. ``note`` says what needs
    to be said of the chart as a whole.
    """

    rows: tuple[BarRow, ...]
    reach: float
    ticks: tuple[Tick, ...]
    table: ChartTable
    legend: tuple[tuple[Look, str], ...] = ()
    names_above: bool = False
    note: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """What is said of each segment, row by row: the points that one can step to."""
        return tuple(segment.said for row in self.rows for segment in row.segments)


@dataclass(frozen=True, slots=True)
class StoryPoint:
    """What was known after an entry; ``place`` is its place in the case, -1 of the set-up.

    ``bits`` are those that were open of the envelope, and of its suspect, weapon and room alone; NaN where nobody
    knows. ``asker`` is short for who asked, ``certain`` how many cells became certain.
    """

    place: int
    bits: tuple[float, ...]
    exact: bool
    asker: str
    certain: int
    said: str


@dataclass(frozen=True, slots=True)
class StoryPicture:
    """The points of a story, the lines that join them, in their order, and what its axes are called.

    ``now``: after how many entries the sheet shows the game.
    """

    points: tuple[StoryPoint, ...]
    legend: tuple[tuple[Look, str], ...]
    axes: StoryAxes
    now: int
    table: ChartTable
    note: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """What is said of each point."""
        return tuple(point.said for point in self.points)


@dataclass(frozen=True, slots=True)
class StoryAxes:
    """What the scale of a story is called, and the rows below it."""

    bits: str
    entry: str
    asker: str
    certain: str


Picture = BarPicture | StoryPicture
"""What a chart can show."""


def percents(reach: float) -> tuple[Tick, ...]:
    """Return the ticks of a scale of probabilities: none, half of it, all of it."""
    return tuple((share, _whole_percent(share)) for share in (0.0, reach / 2, reach))


def _whole_percent(share: float) -> str:
    """Return a share with a decimal only where it has one."""
    return percent(share) if (share * 100).is_integer() else fine_percent(share)
