"""Of panels that share a place, the one in front stays there: in another language, and at the next start."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget

from app.shell.main_window import MainWindow

PANELS = {"adviceDock": "actionAdvice", "boardDock": "actionBoard"}


def in_front(window: MainWindow) -> set[str]:
    docks = window.findChildren(QDockWidget)
    return {dock.objectName() for dock in docks if dock.isVisible() and not dock.visibleRegion().isEmpty()}


def open_panels(qtbot, window: MainWindow, front: str) -> None:
    for name in (*(name for name in PANELS if name != front), front):
        window.findChild(QAction, PANELS[name]).trigger()
        qtbot.waitUntil(lambda: in_front(window) == {name})  # noqa: B023 - called at once


def test_it_stays_in_front_where_the_window_is_made_anew(qtbot, program, case_file):
    program.window.open_path(case_file)
    for front in PANELS:
        open_panels(qtbot, program.window, front)
        program.window.rebuild_wanted.emit()
        qtbot.waitUntil(lambda front=front: in_front(program.window) == {front})
        for dock in program.window.findChildren(QDockWidget):
            dock.hide()


def test_it_is_in_front_at_the_next_start(qtbot, make_window, case_file):
    window = make_window()
    window.open_path(case_file)
    for front in PANELS:
        open_panels(qtbot, window, front)
        window.close()
        window = make_window()
        window.open_path(case_file)
        qtbot.waitUntil(lambda window=window, front=front: in_front(window) == {front})
        for dock in window.findChildren(QDockWidget):
            dock.hide()
