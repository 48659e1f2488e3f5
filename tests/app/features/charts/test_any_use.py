"""Whatever a chart shows, and whatever one does with it, nothing raises: inside a paint event that ends the program."""

from math import nan
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.features.charts.frame import ChartFrame
from app.ui.plots.chart import (
    CERTAIN,
    CURVES,
    ENVELOPE,
    LIKELY,
    UNLIKELY,
    BarChart,
    BarRow,
    Curve,
    CurveChart,
    Segment,
    number_tick,
    percent_tick,
)
from app.ui.settings import Preferences

Key = Qt.Key
KEYS = (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_End, Key.Key_Home, Key.Key_Return)
NAMES = ("A", "x" * 80, "A long name of several words " * 3, "")


def any_bars(rng: Random) -> BarChart:
    def row(key: int) -> BarRow:
        styles = rng.sample((ENVELOPE, CERTAIN, LIKELY, UNLIKELY), rng.choice((1, 2, 3)))
        segments = tuple(Segment(style, rng.choice((0, 1e-12, rng.random())), f"{key}") for style in styles)
        caption, error = rng.choice(("", "words " * 20)), rng.choice((0.0, 0.1))
        return BarRow(key, rng.choice(NAMES), segments, rng.choice(("", "3%")), caption, error, rng.random() < 0.1)

    rows = tuple(map(row, range(rng.choice((0, 1, 3, 21, 60)))))
    legend = rng.choice(((), ((CERTAIN, "Certain"), (LIKELY, "L&<b>x"))))
    reach, tick = rng.choice((0.01, 1.0, 3.0)), rng.choice((percent_tick, number_tick))
    return BarChart(rows, reach, tick, (("",),), legend, names_above=rng.random() < 0.3, is_whole=rng.random() < 0.5)


def any_curves(rng: Random) -> CurveChart:
    n, k = rng.choice((1, 2, 5, 40, 150)), rng.choice((1, 2, 4, 6))
    values = [tuple(rng.choice((nan, rng.random(), 0, 8.0)) for _ in range(n)) for _ in range(k - 1)] + [(nan,) * n]
    return CurveChart(
        tuple(Curve(i, f"N{i}", style, y) for i, (style, y) in enumerate(zip(CURVES, values, strict=False))),
        tuple(f"{i}\nA\n" for i in range(n)),
        "x",
        "y",
        rng.choice((1e-3, 1.0, 8.0)),
        number_tick,
        tuple(tuple(f"{row}.{i}" for i in range(n)) for row in range(rng.choice((1, k)))),
        (("",),),
        now=rng.choice((None, 0, n - 1)),
        hollow=tuple(rng.random() < 0.3 for _ in range(n)),
    )


def use(rng: Random, frame: ChartFrame, tmp_path) -> None:
    """Do one thing that a user or the game can do with a chart."""
    if (canvas := frame.canvas) is None:
        return
    match rng.randrange(6):
        case 0:
            frame.resize(*(rng.choice((1, 5, 60, 250, 900)) for _ in range(2)))
        case 1:
            QTest.keyClick(frame.focusProxy(), rng.choice(KEYS))
        case 2:
            QTest.keyClick(frame.focusProxy(), rng.choice("+-0"))
        case 3:
            canvas.view.scene().sigMouseMoved.emit(QPointF(rng.randrange(900), rng.randrange(900)))
        case 4:
            frame.head.menu.aboutToShow.emit()
            switches = [action for action in frame.head.menu.actions() if action.isCheckable()]
            rng.choice([*switches, frame.head.all]).trigger()
        case 5:
            frame.set_stale(rng.random() < 0.5)
            if rng.random() < 0.2:
                frame.save(str(tmp_path / rng.choice(("a.svg", "a.png"))))


@pytest.mark.parametrize("make", [any_bars, any_curves])
@pytest.mark.parametrize("seed", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_nothing_that_one_does_with_a_chart_raises(qtbot, settings, tmp_path, make, seed):
    rng = Random(seed)
    settings.setValue("looks/animations", True)
    frame = ChartFrame("chart", "Anything", Preferences(settings))
    qtbot.addWidget(frame)
    frame.setMinimumSize(1, 1)
    frame.show()
    for _ in range(60):
        if rng.random() < 0.4:
            frame.show_chart(make(rng))
        else:
            use(rng, frame, tmp_path)
        for _ in range(rng.randrange(3)):
            QApplication.processEvents()
        frame.grab()
    assert frame.canvas.view.plot.chart is frame.chart
