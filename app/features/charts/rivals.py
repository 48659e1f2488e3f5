"""The chart of the others: how close each of them is to the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.features.charts.picture import BarPicture, BarRow, ChartTable, Look, Segment, percents
from app.ui.language import decimal, translate
from app.ui.numbers import percent, plain

if TYPE_CHECKING:
    from core.planner.rivals import Rival


def rivals_picture(rivals: Sequence[Rival]) -> BarPicture:
    """Return a bar for each of the others: how likely they know the solution now, and on their next turn."""
    legend = (
        (Look.NOW, translate("ChartRivals", "Knows the solution now")),
        (Look.NEXT, translate("ChartRivals", "On the next turn")),
    )
    note = translate("ChartRivals", "An estimate, from hands that they may have.")
    return BarPicture(tuple(map(_row, rivals)), 1.0, percents(1.0), _table(rivals), legend, note=note)


def knows_next(rival: Rival) -> float:
    """Return how likely a rival knows the solution by the end of their next turn."""
    from core.planner.accusing import knows_next_turn

    return knows_next_turn(rival)


def _row(rival: Rival) -> BarRow:
    now, then = percent(rival.certain), percent(knows_next(rival))
    segments = (
        Segment(
            Look.NOW,
            rival.certain,
            translate("ChartRivals", "{who} knows the solution now: {share}").format(who=rival.player, share=now),
        ),
        Segment(
            Look.NEXT,
            knows_next(rival) - rival.certain,
            translate("ChartRivals", "{who} knows the solution on the next turn: {share}").format(
                who=rival.player, share=then
            ),
        ),
    )
    number = translate("ChartRivals", "{now}, then {then}", "probabilities, now and later").format(now=now, then=then)
    return BarRow(rival.player, rival.player, segments, number, _caption(rival))


def _caption(rival: Rival) -> str:
    return translate("ChartRivals", "{bits} bits open; right if they accused now: {share}").format(
        bits=decimal(rival.entropy_bits, 1), share=percent(rival.right)
    )


def _table(rivals: Sequence[Rival]) -> ChartTable:
    headings = (
        translate("ChartRivals", "Player"),
        translate("ChartRivals", "Knows it now"),
        translate("ChartRivals", "Knows it on the next turn"),
        translate("ChartRivals", "Right if they accused now"),
        translate("ChartRivals", "Bits open"),
    )
    rows = (
        (rival.player, *map(plain, (rival.certain, knows_next(rival), rival.right, rival.entropy_bits)))
        for rival in rivals
    )
    return ChartTable(headings, tuple(rows))
