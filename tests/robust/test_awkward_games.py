"""Many players, many cards, long and strange names, small and odd screens: nothing breaks, and nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLayout

from app.shell.main_window import MainWindow
from core.formats.case_file import load, write_case
from core.model.case import Case
from tests.app.settling import settle
from tests.robust.awkward import GAMES
from tests.robust.overlaps import overlaps

TINY, USUAL = QSize(320, 240), QSize(1280, 720)
WINDOWS = ("actionSetup", "actionPreferences", "actionHands")
AT_ONCE = ("ten players, sixty cards", "right to left")
"""The games that are tried at each run. The rest is slow."""
each_game = pytest.mark.parametrize(
    "case",
    [pytest.param(GAMES[name], marks=[] if name in AT_ONCE else pytest.mark.slow, id=name) for name in GAMES],
)


@pytest.fixture
def window(shared_window: MainWindow) -> Iterator[MainWindow]:
    """A window that is on its start screen, and may be made too small."""
    least, constraint = shared_window.minimumSize(), shared_window.layout().sizeConstraint()
    yield shared_window
    shared_window.setMinimumSize(least)
    shared_window.layout().setSizeConstraint(constraint)


@each_game
def test_nothing_overlaps_in_each_panel_in_each_window_beside_and_where_it_is_too_small(
    qtbot, window, tmp_path: Path, case: Case
):
    window.resize(USUAL)
    path = tmp_path / "awkward.case.json"
    write_case(case, path)
    assert load(path) == case
    window.open_path(path)
    qtbot.waitUntil(lambda: window.page.sheet.model.rowCount() > 0)
    settle()
    has_room_in_each_panel(window)
    has_room_in_each_window_beside(window)
    has_room_where_it_is_too_small(window)


def has_room_in_each_panel(window: MainWindow) -> None:
    settle()
    assert window.size() == USUAL, "the window did not have to grow for it"
    assert overlaps(window) == []
    docks = window.findChildren(QDockWidget)
    assert len(docks) > 3
    for dock in docks:
        if dock.toggleViewAction().isEnabled():
            dock.show()
            dock.raise_()
            settle()
            assert overlaps(window) == [], dock.objectName()
            dock.hide()


def has_room_in_each_window_beside(window: MainWindow) -> None:
    for name in WINDOWS:
        window.findChild(QAction, name).trigger()
        settle()
        (beside,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]
        assert overlaps(beside) == [], name
        beside.resize(beside.minimumSizeHint())
        settle()
        assert overlaps(beside) == [], name
        beside.close()


def has_room_where_it_is_too_small(window: MainWindow) -> None:
    """In the smallest that it can be, and in smaller ones that a window manager makes of it."""
    window.resize(TINY)
    settle()
    assert window.width() <= USUAL.width()
    assert window.height() <= USUAL.height()
    assert overlaps(window) == []
    window.layout().setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    window.setMinimumSize(1, 1)
    for size in (TINY, QSize(40, 30), QSize(2000, 60), USUAL):
        window.resize(size)
        settle()
        window.grab()
    assert overlaps(window) == []


def test_the_start_screen_has_room_in_the_smallest_window(window):
    assert window.start.isVisible()
    window.resize(TINY)
    settle()
    assert overlaps(window) == []


# --- the check itself


def test_overlaps_are_seen(qtbot):
    from PySide6.QtWidgets import QLabel, QWidget

    root = QWidget()
    qtbot.addWidget(root)
    first, second = QLabel("one", root), QLabel("two", root)
    first.setGeometry(0, 0, 50, 20)
    second.setGeometry(40, 10, 50, 20)
    root.show()
    assert len(overlaps(root)) == 1
    second.setGeometry(50, 0, 50, 20)
    assert overlaps(root) == []
