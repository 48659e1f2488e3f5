"""The charts beside a game."""

from __future__ import annotations

from core.model.case import Case
from tests.games import classic_game, ten_suspect_game
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio

NAMES = ("Story", "Solutions", "Hands", "Rivals")


def _open(studio: Studio, case: Case, name: str) -> None:
    """Open a game with one chart in front of it, and wait for what that shows."""
    from app.game_dock import GameDock
    from app.views.chart_frame import ChartFrame

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
    _open(studio, ten_suspect_game(5, 10, 20).case, "Hands")
    studio.shoot("chart-many-hands")


def rivals(studio: Studio) -> None:
    """How close the others are."""
    _open(studio, classic_game(3, 6, 30).case, "Rivals")
    studio.shoot("chart-rivals")


def sorted_cards(studio: Studio) -> None:
    """The envelope, the likeliest of each category first; and the keyboard on a bar."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    studio.play(six(9))
    studio.window.chart.order.click()
    studio.window.chart.setFocus(Qt.FocusReason.TabFocusReason)
    canvas = studio.window.chart.focusProxy()
    assert canvas is not None
    QTest.keyClick(canvas, Qt.Key.Key_Down)
    studio.settle()
    studio.shoot("chart-sorted")


STATES: States = {
    "chart-story": story,
    "chart-long-story": long_story,
    "chart-solutions": solutions,
    "chart-hands": hands,
    "chart-many-hands": many_hands,
    "chart-rivals": rivals,
    "chart-sorted": sorted_cards,
}
