"""The chart of the game's story: what was open of the envelope after every entry, and who had asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import isnan, nan
from typing import TYPE_CHECKING

from app.features.charts.picture import ChartTable, Look, StoryAxes, StoryPicture, StoryPoint
from app.features.events.text import NOTHING, EntryEffect
from app.ui.language import decimal, localized, translate
from app.ui.numbers import plain
from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion

if TYPE_CHECKING:
    from core.timeline.timeline import TimelineRow


def story_picture(case: Case, rows: Sequence[TimelineRow], effects: Sequence[EntryEffect], now: int) -> StoryPicture:
    """Return a point for the set-up, and one for each entry that was told.

    ``effects`` says what the entries brought, as far as that was told; ``now`` is after how many entries the sheet
    shows the game.
    """
    short = initials([player.name for player in case.setup.players])
    points = tuple(_point(case, row, short, _at(effects, row.event)) for row in rows)
    exact = all(point.exact for point in points)
    note = "" if exact else translate("ChartStory", "Hollow points are estimates.")
    return StoryPicture(points, _legend(), _axes(), now, _table(points, case), note)


def initials(names: Sequence[str]) -> dict[str, str]:
    """Return one or two letters for each name, by which one can tell them apart; where letters can't, the seat does."""
    counts = [Counter(name[:letters] for name in names) for letters in (1, 2)]
    found = {}
    for seat, name in enumerate(names, start=1):
        alone = [name[:letters] for letters, count in enumerate(counts, start=1) if count[name[:letters]] == 1]
        found[name] = alone[0] if alone else f"{name[:1]}{seat}"
    return found


def asker_of(event: Event) -> str:
    """Return who asked, or accused; empty where nobody did."""
    return event.by if isinstance(event, Suggestion | Accusation) else ""


def _point(case: Case, row: TimelineRow, short: dict[str, str], effects: EntryEffect) -> StoryPoint:
    bits = (nan if row.entropy_bits is None else row.entropy_bits, *row.category_bits)
    if row.event is None:
        return StoryPoint(-1, bits, row.exact, "", len(row.new_marks), _said_of_setup(bits))
    asker = asker_of(case.events[row.event])
    said = _said(row.event + 1, asker, bits, effects)
    return StoryPoint(row.event, bits, row.exact, short.get(asker, ""), len(row.new_marks), said)


def _at(effects: Sequence[EntryEffect], place: int | None) -> EntryEffect:
    return NOTHING if place is None or place >= len(effects) else effects[place]


def _said_of_setup(bits: tuple[float, ...]) -> str:
    return translate("ChartStory", "Before the first entry. {open}").format(open=_open(bits))


def _said(number: int, asker: str, bits: tuple[float, ...], effects: EntryEffect) -> str:
    parts = {"number": number, "who": asker, "told": localized(effects.spoken), "open": _open(bits)}
    if asker and effects.spoken:
        said = translate("ChartStory", "Entry {number}, by {who}: told {told}. {open}").format(**parts)
    elif asker:
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


def _axes() -> StoryAxes:
    return StoryAxes(
        bits=translate("ChartStory", "Bits", "the unit of information, beside a scale"),
        entry=translate("ChartStory", "Entry", "the numbers of entries, below a scale"),
        asker=translate("ChartStory", "By", "who asked, below a scale"),
        certain=translate("ChartStory", "New", "how many cells became certain, below a scale"),
    )


def _table(points: Sequence[StoryPoint], case: Case) -> ChartTable:
    headings = (
        translate("ChartStory", "Entry"),
        translate("ChartStory", "By"),
        *(translate("ChartStory", "{what} (bits)").format(what=name) for _, name in _legend()),
        translate("ChartStory", "New certain cells"),
    )
    rows = (
        (
            str(point.place + 1),
            "" if point.place < 0 else asker_of(case.events[point.place]),
            *("" if isnan(bits) else plain(bits) for bits in point.bits),
            str(point.certain),
        )
        for point in points
    )
    return ChartTable(headings, tuple(rows))
