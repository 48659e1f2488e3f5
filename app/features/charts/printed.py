"""The charts of a game that are printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.features.charts.envelope import Order, envelope_chart, solutions_chart
from app.features.charts.hands import hands_chart
from app.ui.language import translate
from app.ui.plots.chart import Chart
from app.ui.plots.timeline import timeline_chart, timeline_points
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.timeline.timeline import TimelineRow


def printed_charts(case: Case, posterior: Posterior, rows: Sequence[TimelineRow]) -> tuple[tuple[str, Chart], ...]:
    """Return the charts of a case with their titles, from what is known of it now and was known after each entry."""
    charts: list[tuple[str, Chart]] = [
        (translate("In the envelope"), envelope_chart(posterior, Order.DECK)),
        (translate("What each player holds"), hands_chart(posterior, case.setup)),
    ]
    solutions = solutions_chart(posterior)
    if solutions is not None:
        charts.insert(1, (translate("The likeliest solutions"), solutions))
    if len(rows) > 1:
        points = timeline_points(case, rows, ())
        charts.append((translate("Possibilities left after each entry"), timeline_chart(case, points)))
    return tuple(charts)
