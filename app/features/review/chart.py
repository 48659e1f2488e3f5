"""The chart of a review: how many solutions were possible after each entry, with badges at its turning points."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, isnan
from typing import TYPE_CHECKING

from app.ui.language import translate
from app.ui.numbers import solutions
from app.ui.plots.chart import CURVES, Badge, Curve, CurveChart, solutions_tick

if TYPE_CHECKING:
    from app.features.review.text import ReviewPage


def review_chart(page: ReviewPage) -> CurveChart:
    bits = tuple(point.bits[0] for point in page.points)
    name = translate("Possible solutions")
    return CurveChart(
        curves=(Curve("bits", name, CURVES[0], bits),),
        labels=tuple(str(point.place + 1) if point.place >= 0 else "" for point in page.points),
        x_title=translate("Entry", "below the numbers of entries"),
        y_title=name,
        reach=max(1.0, ceil(max((value for value in bits if not isnan(value)), default=0.0))),
        tick=solutions_tick,
        descriptions=(tuple(point.said for point in page.points),),
        table=(),
        value=solutions,
        hollow=tuple(not point.exact for point in page.points),
        badges=tuple(_badges(page)),
        filled=True,
    )


def _badges(page: ReviewPage) -> Iterator[Badge]:
    """Yield badges: turning points above the line, missed chances below it."""
    places = {point.place: i for i, point in enumerate(page.points) if not isnan(point.bits[0])}
    for moments, above in ((page.turns, True), (page.missed, False)):
        for moment in moments:
            if moment.event in places:
                yield Badge(moment.badge, places[moment.event], above)
