"""The chart of a game's timeline: how much of the envelope was open after each entry, and who made the entry.

The charts beside a game, the review and printed pages show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, isnan, nan
from typing import TYPE_CHECKING, Protocol

from app.ui.language import localized, translate
from app.ui.numbers import plain, solutions
from app.ui.plots.chart import CURVES, Curve, CurveChart, Table, solutions_tick
from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion
from core.text.text import sentences

if TYPE_CHECKING:
    from core.timeline.timeline import TimelineRow


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
    return (
        translate("Envelope"),
        translate("Suspect"),
        translate("Weapon"),
        translate("Room"),
    )


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
