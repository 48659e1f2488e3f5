"""The window in a process of its own, on screens that Qt makes up: what became of it there is printed as JSON.

The first word is a folder with ``game.case.json``; the second what is done: ``save`` floats a panel, puts the
window and that at the place that follows, and closes it, so that it is remembered; ``look`` tells where they are, and
what overlaps.
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings
from PySide6.QtWidgets import QApplication

from app.features.diagnostics import ExceptionReporter
from app.game.files import DataFolders
from app.shell.main_window import MainWindow
from app.tasks.background import Background, DaemonExecutor
from app.ui import theme
from tests.app.assembling import assemble, prepare_style
from tests.app.settling import settle, until
from tests.robust.overlaps import overlaps


def main(home: str, deed: str, *place: str) -> None:
    folder, (x, y) = Path(home), map(int, place)
    application = QApplication(["probe"])
    unexpected = ExceptionReporter(application)
    unexpected.watch()
    prepare_style(application)
    background = Background(DaemonExecutor(), DaemonExecutor())
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = assemble(DataFolders(folder / "data"), settings, background, unexpected)
    theme.apply_scheme(application)
    window.show()
    window.open_path(folder / "game.case.json")
    until(lambda: window.page.sheet.is_fresh)
    settle()
    if deed == "save":
        window.dock.show()
        window.dock.setFloating(True)
        window.dock.move(QPoint(x + 50, y + 50))
        window.move(QPoint(x, y))
        settle()
    window.grab()
    print(json.dumps(told(window, unexpected)))
    window.close()
    settings.sync()
    background.close()
    unexpected.close()


def told(window: MainWindow, unexpected: ExceptionReporter) -> dict[str, object]:
    """Return what is to be known of the window."""
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    shown = [part for part in (window, window.dock) if part.isVisible() and part.isWindow()]
    return {
        "ratio": window.devicePixelRatio(),
        "at": [window.x(), window.y(), window.width(), window.height()],
        "windows": len(shown),
        "seen": [any(_is_at_hand(part.frameGeometry(), screen) for screen in screens) for part in shown],
        "overlaps": overlaps(window),
        "wrong": [incident.trace for incident in unexpected.incidents],
        "said": [text for text in unexpected.messages if "does not support" not in text],
    }


def _is_at_hand(frame, screen) -> bool:
    """Whether so much of a window is on a screen that it can be moved with the mouse."""
    shared = frame.intersected(screen)
    return shared.width() >= 100 and shared.height() >= 100 and screen.contains(shared.topLeft())
