"""The chart of the others: how close each of them is to the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.features.charts.bars import BarPicture, BarRow, Segment, percents
from app.features.charts.drawing import Look
from app.ui.language import decimal, translate
from app.ui.numbers import percent, plain

if TYPE_CHECKING:
    from core.planner.rivals import Rival


def rivals_picture(rivals: Sequence[Rival]) -> BarPicture:
    """Return a bar for each of the others: how likely they know the solution now, and on their next turn."""
    from core.planner.accusing import knows_next_turn

    then = [knows_next_turn(rival) for rival in rivals]
    legend = (
        (Look.NOW, translate("ChartRivals", "Knows the solution now")),
        (Look.NEXT, translate("ChartRivals", "On the next turn")),
    )
    note = translate("ChartRivals", "An estimate, from hands that they may have.")
    headings = (
        translate("ChartRivals", "Player"),
        translate("ChartRivals", "Knows it now"),
        translate("ChartRivals", "Knows it on the next turn"),
        translate("ChartRivals", "Right if they accused now"),
        translate("ChartRivals", "Bits open"),
    )
    table = (
        (rival.player, *map(plain, (rival.certain, p, rival.right, rival.entropy_bits)))
        for rival, p in zip(rivals, then, strict=True)
    )
    return BarPicture(tuple(map(_row, rivals, then)), 1.0, percents(1.0), (headings, *table), legend, note=note)


def _row(rival: Rival, then: float) -> BarRow:
    who, shares = rival.player, {"now": percent(rival.certain), "then": percent(then)}
    now = translate("ChartRivals", "{who} knows the solution now: {share}")
    later = translate("ChartRivals", "{who} knows the solution on the next turn: {share}")
    segments = (
        Segment(Look.NOW, rival.certain, now.format(who=who, share=shares["now"])),
        Segment(Look.NEXT, then - rival.certain, later.format(who=who, share=shares["then"])),
    )
    number = translate("ChartRivals", "{now}, then {then}", "probabilities, now and later").format(**shares)
    caption = translate("ChartRivals", "{bits} bits open; right if they accused now: {share}").format(
        bits=decimal(rival.entropy_bits, 1), share=percent(rival.right)
    )
    return BarRow(who, who, segments, number, caption)
