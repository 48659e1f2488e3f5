"""Docks beside the game, which exist only while a game is open."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

ENVELOPE_DOCK: Final = "envelopeDock"
"""The object name of the dock that all others share a place with."""


class GameDock(QDockWidget):
    """A panel behind the chart of the envelope, closed at first; later where it was when the window was closed.

    The start screen has no panels. The next game has this one if the one before had it, in front if it was there.
    """

    def __init__(self, name: str, title: str, panel: QWidget, window: QMainWindow) -> None:
        super().__init__(title, window)
        self._window = window
        self.setObjectName(name)
        self.setWidget(panel)
        if not window.restoreDockWidget(self):
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
            if (envelope := window.findChild(QDockWidget, ENVELOPE_DOCK)) is not None:
                window.tabifyDockWidget(envelope, self)
            self.hide()
        self.visibilityChanged.connect(self._show_whole_tabs)
        self._is_wanted = self._was_in_front = not self.isHidden()
        self._was_playing = True

    @property
    def is_in_front(self) -> bool:
        """Whether the panel can be seen: it is open, and no other tab is before it."""
        return self.isVisible() and not self.widget().visibleRegion().isEmpty()

    def _show_whole_tabs(self) -> None:
        """Let tabs be scrolled, where there are too many, instead of cutting off their names."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tabs in self._window.findChildren(QTabBar, options=direct):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setUsesScrollButtons(True)

    def remember(self, in_front: bool) -> None:
        """Keep for the next game whether the panel is in front of other tabs."""
        self._was_in_front = in_front

    def set_playing(self, playing: bool) -> None:
        """Go with a game that is closed, and come back with the next; another game instead of one changes nothing."""
        if playing == self._was_playing:
            return
        if not playing:
            self._is_wanted = not self.isHidden()
        self._was_playing, in_front = playing, self._was_in_front
        self.setVisible(playing and self._is_wanted)
        if playing and self._is_wanted and in_front:
            self.raise_()
