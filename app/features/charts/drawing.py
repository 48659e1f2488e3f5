"""A drawing: where the bars, lines and words of a chart stand, in pixels. What paints it is elsewhere."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt

from app.features.charts.picture import Look

Align = Qt.AlignmentFlag


class Ink(Enum):
    """What words are written in."""

    TEXT = auto()
    MUTED = auto()


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar. ``key`` finds the same one in another drawing."""

    key: Hashable
    look: Look
    box: QRectF


@dataclass(frozen=True, slots=True)
class Whisker:
    """A line across the end of a bar, from ``left`` to ``right``."""

    key: Hashable
    left: float
    right: float
    y: float


@dataclass(frozen=True, slots=True)
class Word:
    """Words in a box; ``text`` is broken into the lines that it is to have."""

    key: Hashable
    text: str
    box: QRectF
    align: Qt.AlignmentFlag
    ink: Ink = Ink.TEXT
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A line through points, broken where one of them is NaN."""

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
class Spot:
    """What belongs to a point that one can step to: where the mouse means it, and in which row of points it is."""

    box: QRectF
    row: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that is drawn of a picture, at one size; ``width`` and ``height`` are what it needs at least, in pixels.

    ``grid`` are the lines of the scale, ``now`` the line at what the window shows, if there is one. In ``margin`` there
    are only words: what is scrolled there goes under it.
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

    @property
    def lowest(self) -> float:
        """Where the lowest words end."""
        return max((word.box.bottom() for word in self.words), default=self.height)

    def towards(self, other: Drawing, share: float) -> Drawing:
        """Return the other drawing, with its bars and words moved only by this share of their way from here."""
        bars, whiskers = {bar.key: bar for bar in self.bars}, {one.key: one for one in self.whiskers}
        words = {word.key: word for word in self.words}
        return replace(
            other,
            bars=tuple(replace(b, box=_between(_start(bars.get(b.key), b), b.box, share)) for b in other.bars),
            whiskers=tuple(_whisker(whiskers[w.key], w, share) for w in other.whiskers if w.key in whiskers),
            words=tuple(
                replace(w, box=_between(words[w.key].box, w.box, share)) if w.key in words else w for w in other.words
            ),
        )


def _start(before: Bar | None, bar: Bar) -> QRectF:
    """Return where a bar comes from; a new one grows from nothing."""
    return QRectF(bar.box.left(), bar.box.top(), 0, bar.box.height()) if before is None else before.box


def _between(before: QRectF, after: QRectF, share: float) -> QRectF:
    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    return QRectF(
        mixed(before.x(), after.x()),
        mixed(before.y(), after.y()),
        mixed(before.width(), after.width()),
        mixed(before.height(), after.height()),
    )


def _whisker(before: Whisker, after: Whisker, share: float) -> Whisker:
    here, there = QRectF(before.left, before.y, before.right - before.left, 0), QRectF(after.left, after.y, 0, 0)
    there.setWidth(after.right - after.left)
    box = _between(here, there, share)
    return Whisker(after.key, box.left(), box.right(), box.y())
