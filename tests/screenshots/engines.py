"""The engines: what they estimate, what they cannot do, and how they compare."""

from __future__ import annotations

from app.features.charts.frame import ChartFrame
from app.tasks.inference import InferenceReply, InferenceRequest, infer
from app.ui.language import localized
from core.engines.tuning import Tuning
from core.text.text import say
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio


def estimate(studio: Studio) -> None:
    """Numbers by Monte Carlo, some of them with large errors; then the same, looked back at."""
    studio.play(six(9))
    studio.tune(Tuning(samples=2_000))
    studio.take("montecarlo")
    studio.shoot("estimate")
    studio.window.page.events.list.select(4)
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.settle()
    studio.shoot("estimate-past")


def centre(studio: Studio) -> None:
    """Numbers by the analytic centre, which nobody knows the errors of."""
    studio.play(six(9))
    studio.take("centre")
    studio.shoot("centre")


def awaited(studio: Studio) -> None:
    """An estimate, while the exact numbers are being computed; as they would be if they took long."""
    studio.play(six(9))
    reply = infer(InferenceRequest(six(9), "auto", Tuning(samples=2_000, budget=1)))
    assert reply is not None
    studio.show(reply=reply)
    studio.settle()
    studio.shoot("awaited")


def refused(studio: Studio) -> None:
    """The engine that was chosen cannot answer."""
    studio.play(six(9))
    studio.take("exact")
    why = say("exact counting would need over {steps:,} steps, its limit here").format(steps=250_000_000)
    studio.show(reply=InferenceReply(InferenceRequest(six(9), "exact"), None, 9, message=localized(why)))
    studio.window.chart.set_stale()
    studio.settle()
    studio.shoot("refused")


def comparison(studio: Studio) -> None:
    """All engines on one position: on a card where they differ, and on that of the sheet's current cell."""
    studio.play(six(9))
    studio.window.commands.compare.trigger()
    frame = studio.part(ChartFrame, "comparison")
    studio.wait(
        lambda: frame.is_drawn and not frame.is_stale and frame.chart is not None and len(frame.chart.table) > 1
    )
    studio.wait(lambda: "±" in str(frame.chart and frame.chart.table[0]))
    studio.shoot("comparison")
    sheet = studio.window.page.sheet.view
    sheet.setCurrentIndex(sheet.model().index(3, 2))
    studio.settle()
    studio.shoot("comparison-cell")


STATES: States = {
    "estimate": estimate,
    "centre": centre,
    "awaited": awaited,
    "refused": refused,
    "comparison": comparison,
}
