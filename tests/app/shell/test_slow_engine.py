"""Who has to wait is told for what, and can go on otherwise."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from app.shell import game_page
from app.shell.game_page import SlowEngineNotice
from app.tasks.shown import Wait
from tests.app.settling import open_case


@pytest.fixture
def window(shared_window, case, tmp_path):
    made = open_case(shared_window, case, tmp_path)
    made.findChild(SlowEngineNotice).timer.setInterval(0)
    return made


def choose(window, engine: str) -> None:
    window.engines.engine.choose(engine)


def test_a_long_wait_is_explained_and_can_be_given_up(qtbot, window):
    choose(window, "exact")
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh, timeout=20_000)
    bar = window.findChild(SlowEngineNotice).bar
    assert not bar.isVisible()
    window.game.put(replace(window.game.value, wait=Wait.SHORT))
    qtbot.waitUntil(bar.isVisible)
    assert "Exact is still computing" in bar.findChild(QLabel, "busyBarText").text()
    qtbot.mouseClick(bar.findChild(QPushButton, "busyBarButton"), Qt.MouseButton.LeftButton)
    assert window.engines.engine.value == "auto"
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=20_000)


def test_before_the_first_numbers_there_are_no_previous_ones(qtbot, window):
    notice = window.findChild(SlowEngineNotice)
    text = notice.bar.findChild(QLabel, "busyBarText")
    notice.timer.timeout.emit()
    assert text.text() == "Automatic is still computing. These are the previous numbers."
    window.game.put(replace(window.game.value, reply=None))
    notice.timer.timeout.emit()
    assert text.text() == "Automatic is still computing."


def test_there_is_no_other_way_out_of_automatic_and_nothing_moves_where_nothing_should(qtbot, window, monkeypatch):
    def progress() -> QProgressBar:
        """Wait until it is said that one has to wait."""
        for engine in ("exact", "auto"):
            choose(window, engine)
            qtbot.waitUntil(lambda: window.page.sheet.is_fresh and not bar.isVisible())
        window.game.put(replace(window.game.value, wait=Wait.SHORT))
        qtbot.waitUntil(bar.isVisible)
        return bar.findChild(QProgressBar)

    bar = window.findChild(SlowEngineNotice).bar
    assert progress().isVisible()
    assert not bar.findChild(QPushButton, "busyBarButton").isVisible()
    window._preferences.animations = False
    assert not progress().isVisible()
    window._preferences.animations = True
    assert progress().isVisible()
    monkeypatch.setattr(game_page, "wants_less_motion", lambda: True)
    assert not progress().isVisible()


def test_a_game_that_is_closed_awaits_nothing(qtbot, window):
    patience = window.findChild(SlowEngineNotice)
    patience.timer.setInterval(50)
    window.game.put(replace(window.game.value, wait=Wait.SHORT))
    window.commands.close.trigger()
    assert not patience.timer.isActive()
