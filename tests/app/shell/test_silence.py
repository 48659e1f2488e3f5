"""While the inference service is silent, nothing on the screen tells a number, or a mark that follows from numbers."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from app.shell.main_window import MainWindow
from app.ui.docks import GameDock
from tests.app.reading import of_widget, painted


def open_all(qtbot, window: MainWindow) -> None:
    """Open every panel, and the windows beside the game, and ask about a cell."""
    for dock in window.findChildren(GameDock):
        dock.come_forward()
    window.dock.show()
    for name in ("Hands", "Compare"):
        window.findChild(QAction, f"action{name}").trigger()
    sheet = window.page.sheet.view
    sheet.setCurrentIndex(sheet.model().index(2, 2))
    sheet.charted.emit(*sheet.current_cell)
    qtbot.wait(100)


def told(qtbot, window: MainWindow) -> set[str]:
    """Return all that can be read of the window, each panel in front once, and of the windows beside it."""
    found: set[str] = set()
    for dock in (*window.findChildren(GameDock), window.dock):
        dock.raise_()
        qtbot.wait(20)
        for one in (window, *window.findChildren(QDialog)):
            seen = [widget for widget in one.findChildren(QWidget) if not widget.visibleRegion().isEmpty()]
            found |= {f"{where}: {text}" for widget in seen for where, text in of_widget(widget)}
            found |= {f"{where}: {text}" for where, text in painted(one)}
    return found


def is_settled(window: MainWindow) -> bool:
    events = window.page.events.model
    return window.page.sheet.is_fresh and not any(events.row_at(i).is_stale for i in range(events.rowCount()))


def opened(qtbot, make_window, case_file, *, silent: bool) -> MainWindow:
    window = make_window()
    window.resize(1600, 900)
    window.inference.set_silent(silent)
    window.open_path(case_file)
    open_all(qtbot, window)
    return window


def has_numbers(qtbot, window: MainWindow) -> bool:
    return is_settled(window) and sum("%" in text for text in told(qtbot, window)) > 100


def test_it_says_what_a_window_says_that_never_heard_a_number(qtbot, make_window, case_file):
    innocent = opened(qtbot, make_window, case_file, silent=True)
    qtbot.wait(500)
    unheard = told(qtbot, innocent)
    innocent.close()

    window = opened(qtbot, make_window, case_file, silent=False)
    qtbot.waitUntil(lambda: has_numbers(qtbot, window))
    window.inference.set_silent(True)
    qtbot.wait(100)
    left = sorted(told(qtbot, window) - unheard)
    assert not left, "\n".join(left)

    window.inference.set_silent(False)
    qtbot.waitUntil(lambda: has_numbers(qtbot, window))
