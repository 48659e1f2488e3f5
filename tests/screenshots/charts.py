"""The charts beside a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.features.charts.frame import ChartFrame
from app.ui.host import GameDock
from core.model.case import Case
from tests.benchmarks.charts import large_game
from tests.games import classic_game, ten_suspect_game
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio

NAMES = ("Story", "Solutions", "Hands", "Rivals")


def _open(studio: Studio, case: Case, name: str) -> None:
    """Open a game with one chart in front of it, and wait for what that shows."""
    studio.play(case)
    studio.part(GameDock, f"chart{name}Dock").toggleViewAction().trigger()
    frame = studio.part(ChartFrame, f"chart{name}")
    studio.wait(lambda: frame.is_drawn and not frame.is_stale)
    studio.settle()


def story(studio: Studio) -> None:
    """What was open after each entry, looked back at by a click on one."""
    _open(studio, six(12), "Story")
    studio.shoot("chart-story")


def long_story(studio: Studio) -> None:
    """The story of a long game, which is wider than its dock."""
    _open(studio, classic_game(3, 6, 60).case, "Story")
    studio.shoot("chart-long-story")


def solutions(studio: Studio) -> None:
    """The ten likeliest solutions."""
    _open(studio, six(12), "Solutions")
    studio.shoot("chart-solutions")


def hands(studio: Studio) -> None:
    """What each player surely, likely and hardly holds."""
    _open(studio, six(12), "Hands")
    studio.shoot("chart-hands")


def many_hands(studio: Studio) -> None:
    """The hands of ten players."""
    _open(studio, ten_suspect_game(5, 10, 8).case, "Hands")
    studio.shoot("chart-many-hands")


def rivals(studio: Studio) -> None:
    """How close the others are."""
    _open(studio, classic_game(3, 6, 30).case, "Rivals")
    studio.shoot("chart-rivals")


def sorted_cards(studio: Studio) -> None:
    """The envelope, the likeliest of each category first; and the keyboard on a bar."""
    studio.play(six(9))
    studio.window.dock.show()
    studio.window.chart.order.click()
    studio.window.chart.setFocus(Qt.FocusReason.TabFocusReason)
    canvas = studio.window.chart.focusProxy()
    assert canvas is not None
    QTest.keyClick(canvas, Qt.Key.Key_Down)
    studio.settle()
    studio.shoot("chart-sorted")


def large_deck(studio: Studio) -> None:
    """Ten players, and 60 cards with long names, in the envelope and in the hands."""
    _open(studio, large_game().upto(1), "Hands")
    studio.shoot("chart-large-hands")
    studio.window.dock.show()
    studio.window.dock.raise_()
    studio.settle()
    studio.shoot("chart-large-envelope")


def estimate(studio: Studio) -> None:
    """Solutions and a story that are only estimates."""
    _open(studio, large_game().upto(2), "Story")
    studio.shoot("chart-estimate-story")
    studio.part(GameDock, "chartSolutionsDock").toggleViewAction().trigger()
    studio.settle()
    studio.shoot("chart-estimate-solutions")


def large_text(studio: Studio) -> None:
    """All charts with text of twice its size."""
    studio.grow(200)
    for name in NAMES:
        _open(studio, six(12), name)
        studio.shoot(f"chart-large-text-{name.lower()}")
        studio.window.commands.close.trigger()


def all_of_them(studio: Studio) -> None:
    """All charts open at once, as tabs of one dock."""
    studio.play(six(12))
    for name in NAMES:
        studio.part(GameDock, f"chart{name}Dock").toggleViewAction().trigger()
    studio.settle()
    studio.shoot("charts")


def no_story(studio: Studio) -> None:
    """A story that has not begun."""
    studio.play(six(0))
    studio.part(GameDock, "chartStoryDock").toggleViewAction().trigger()
    studio.settle()
    studio.shoot("chart-no-story")


def in_the_past(studio: Studio) -> None:
    """A story that was clicked on, with the keyboard on it."""
    _open(studio, six(12), "Story")
    canvas = studio.part(ChartFrame, "chartStory").focusProxy()
    QTest.keyClick(canvas, Qt.Key.Key_End)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(canvas, key)
    studio.read()
    studio.shoot("chart-past")


def closer(studio: Studio) -> None:
    """A long story that one looks closer at, with the cross-hair at an entry and a curve switched off."""
    _open(studio, classic_game(3, 6, 60).case, "Story")
    frame = studio.part(ChartFrame, "chartStory")
    keys = frame.focusProxy()
    QTest.keyClick(keys, Qt.Key.Key_End)
    for _ in range(30):
        QTest.keyClick(keys, Qt.Key.Key_Left)
    for _ in range(4):
        QTest.keyClick(keys, Qt.Key.Key_Plus)
    assert frame.canvas is not None
    frame.canvas.view.plot.legend_item.items[3][0].item.hide()
    studio.settle()
    studio.shoot("chart-closer")


def cells(studio: Studio) -> None:
    """How likely six chosen cells became; and before any was chosen."""
    studio.play(six(12))
    studio.part(GameDock, "chartCellsDock").toggleViewAction().trigger()
    studio.settle()
    studio.shoot("chart-no-cells")
    view, model = studio.window.page.sheet.view, studio.window.page.sheet.model
    for row, column in ((11, 0), (12, 0), (13, 0), (2, 4), (11, 5), (12, 6)):
        card = model.card(row)
        assert card is not None
        view.charted.emit(card, model.holder(column))
    frame = studio.part(ChartFrame, "chartCells")
    studio.wait(lambda: frame.chart is not None and len(frame.chart.table[0]) == 7)
    studio.settle()
    studio.shoot("chart-cells")


STATES: States = {
    "chart-story": story,
    "chart-long-story": long_story,
    "chart-solutions": solutions,
    "chart-hands": hands,
    "chart-many-hands": many_hands,
    "chart-rivals": rivals,
    "charts": all_of_them,
    "chart-sorted": sorted_cards,
    "chart-large": large_deck,
    "chart-estimate": estimate,
    "chart-large-text": large_text,
    "chart-no-story": no_story,
    "chart-past": in_the_past,
    "chart-closer": closer,
    "chart-cells": cells,
}
