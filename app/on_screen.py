"""Where the window goes on a small screen: all of it is to be seen, the bar with its title too."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

TITLE = 40
"""Pixels that the bar with a window's title may need; how high it is, no system tells before it is shown."""


def fill_small_screen(window: QWidget, room: QSize | None = None) -> None:
    """Let a window that is not shown yet fill the screen, if it would stand out beyond it.

    ``room``: what the screen has for windows, if other than what the system says.
    """
    if room is None:
        room = window.screen().availableSize()
    if window.width() > room.width() or window.height() + TITLE > room.height():
        window.resize(window.size().boundedTo(room - QSize(0, TITLE)))  # what it goes back to
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
