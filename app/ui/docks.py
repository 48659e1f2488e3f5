"""Docks beside the game, which exist only while a game is open."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

ENVELOPE_DOCK: Final = "envelopeDock"
"""The object name of the dock that all others are tabbed with."""


class GameDock(QDockWidget):
    """A panel tabbed behind the envelope chart, hidden at first; later where it was when the window was closed.

    The start screen has no panels. The next game shows the panel if the last one did, in front if it was there.
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
        """Whether the panel is visible: open, and not behind another tab."""
        return self.isVisible() and not self.widget().visibleRegion().isEmpty()

    def _show_whole_tabs(self) -> None:
        """Let the tabs scroll when there are too many, instead of cutting off their names."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tabs in self._window.findChildren(QTabBar, options=direct):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setUsesScrollButtons(True)

    def remember(self, in_front: bool) -> None:
        """Remember for the next game whether the panel is in front."""
        self._was_in_front = in_front

    def set_playing(self, playing: bool) -> None:
        """Hide the panel when the game closes and show it with the next one."""
        if playing == self._was_playing:
            return
        if not playing:
            self._is_wanted = not self.isHidden()
        self._was_playing, in_front = playing, self._was_in_front
        self.setVisible(playing and self._is_wanted)
        if playing and self._is_wanted and in_front:
            self.raise_()
