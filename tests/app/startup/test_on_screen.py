"""The window at its first start, on screens of every size."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.startup.application import fill_small_screen


@pytest.mark.parametrize("room", [QSize(1280, 720), QSize(1024, 1000), QSize(1280, 690)])
def test_a_window_fills_a_screen_that_is_too_small_for_it(qtbot, room):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    fill_small_screen(window, room)
    assert window.isMaximized()
    kept = window.normalGeometry().size()
    assert kept.width() <= room.width()
    assert kept.height() < room.height()


def test_a_window_that_fits_is_left_alone(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    fill_small_screen(window, QSize(1920, 1080))
    assert not window.isMaximized()
    assert window.size() == QSize(1280, 720)
