"""Time a redraw of each chart in the GUI thread.

    python -m tests.benchmarks.charts [--repeats N]

A redraw is everything between an engine's answer and the screen: making a chart, laying it out and painting it;
"move" is one step of its animation. "usual" is a game of six with the classic deck, "large" one of ten with 60
cards, the story after 30 entries. A frame at 60 Hz takes 16.7 ms; figures are milliseconds of the thread's own
processor time, so that other load does not matter.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np

from app.features.charts.canvas import ChartCanvas
from app.features.charts.contents import Order, envelope_chart, hands_chart, rivals_chart, solutions_chart
from app.ui.plots.chart import BarChart, Chart, timeline_chart, timeline_points
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.tuning import Tuning
from core.model.case import Case
from core.model.deck import Deck
from core.situation.rivals import Rival
from core.timeline.timeline import default_ask, timeline_rows
from tests.app.assembling import styled_application
from tests.benchmarks.running import THREAD, command, milliseconds
from tests.games import PLAIN, classic_game, play, table

SIZE = 340, 560
"""The size of a chart in a window of 1280 by 720 (px)."""

Redraw = Callable[[], Chart]
"""Makes a chart with different numbers each time."""


def estimates(case: Case) -> list[Posterior]:
    """Return two answers to a case that differ in all numbers, with standard errors."""
    tuning = Tuning(samples=2_000)
    return [answer(case, "montecarlo", tuning=tuning, rng=np.random.default_rng(seed)) for seed in (1, 2)]


def large_game() -> Case:
    """Ten players with 60 cards of long names."""
    deck = Deck(*(tuple(f"{kind} with a Long Name {i}" for i in range(20)) for kind in ("Suspect", "Weapon", "Room")))
    rng = Random(5)
    return play(rng, *table(rng, deck, 10), 30, PLAIN).case


def usual_game() -> Case:
    """Six players with the classic deck."""
    return classic_game(3, 6, 30).case


GAMES = {"usual": usual_game, "large": large_game}


def redraws(case: Case) -> Iterator[tuple[str, Redraw]]:
    """Return the redraws by name; each call alternates between two answers."""
    answers, n = estimates(case), iter(range(10**9))
    rows = tuple(timeline_rows(case, default_ask(tuning=Tuning(budget=1, samples=200))))

    def other() -> Posterior:
        return answers[next(n) % 2]

    def others() -> list[Rival]:
        share = 0.1 + 0.5 * (next(n) % 2)
        return [Rival(player.name, 3.0 - share, share / 2, share) for player in case.setup.players]

    def solutions() -> BarChart:
        chart = solutions_chart(other())
        assert chart is not None
        return chart

    yield "envelope", lambda: envelope_chart(other(), Order.LIKELIEST)
    points = timeline_points(case, rows, [])
    yield "story", lambda: timeline_chart(case, points, next(n) % len(rows))
    yield "solutions", solutions
    yield "hands", lambda: hands_chart(other(), case.setup)
    yield "rivals", lambda: rivals_chart(others())


def timings(case: Case, repeats: int) -> Iterator[tuple[str, list[float]]]:
    """Return the milliseconds of each redraw, and of each step of its animation."""
    for name, redraw in redraws(case):
        canvas = ChartCanvas(name, redraw())
        canvas.resize(*SIZE)
        canvas.show_chart(redraw(), moving=False)
        canvas.resize(SIZE[0], max(SIZE[1], canvas.minimumHeight()))
        again = partial(_again, canvas, redraw)
        yield name, [_clock(canvas, again) for _ in range(repeats)]
        yield f"{name} move", [_clock(canvas, partial(canvas.plot.glide, i / repeats)) for i in range(repeats)]


def _again(canvas: ChartCanvas, redraw: Redraw) -> None:
    canvas.show_chart(redraw(), moving=False)


def _clock(canvas: ChartCanvas, work: Callable[[], object]) -> float:
    return milliseconds(lambda: (work(), canvas.grab()), THREAD)


def main(arguments: Sequence[str] | None = None) -> None:
    chosen = command(__doc__, repeats=(100, "of each figure")).parse_args(arguments)
    _application = styled_application()
    print(f"{'game':8}{'chart':16}{'median':>8}{'p95':>8}")
    for game, make in GAMES.items():
        for chart, taken in timings(make(), chosen.repeats):
            print(f"{game:8}{chart:16}{np.median(taken):8.2f}{np.percentile(taken, 95):8.2f}")


if __name__ == "__main__":
    main()
