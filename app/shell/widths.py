"""Shares the width of a window between the page of the game and the panels beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from app.shell.panes import GamePanes
from app.ui.host import OF_A_CHART, SEPARATOR, GameDock, seen_beside, width_beside
from app.ui.settings import Preferences
from app.ui.theme import enlarge, scale
from app.ui.widgets.panels import activate_layout

LARGE: Final = QSize(1600, 850)
"""From this size of the window on (px) what stands beside the sheet is written larger, as the sheet is then."""


class SharedWidth(QObject):
    """Shares the width of a window between the page and the panels beside it, whenever one of them changes.

    A panel has its usual width, or less where the sheet would be cramped, but for a width that the user gave it.
    """

    def __init__(self, window: QMainWindow, panes: GamePanes, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._panes, self._preferences = window, panes, preferences
        self._shared: object = None
        stored = (text.partition("=") for text in preferences.panel_widths)
        self._chosen = {name: int(width) for name, _, width in stored if width.isdecimal()}
        """The widths that the user gave to panels (px)."""
        self._were: dict[str, int] = {}
        """The widths of the panels when a mouse button was pressed between them (px)."""
        panes.resized.connect(self._fit)
        window.tabifiedDockWidgetActivated.connect(self._share)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the page for the room that the panels leave: at once, so that nothing is painted in between."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and self._panes.isVisible():
            self._fit()
            self._share()
        elif event.type() == QEvent.Type.UpdateRequest:
            # Qt would paint before it lays out what only another layout has asked for
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._were = self._widths
        elif event.type() == QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._note_drag)  # once Qt has moved the edge
        return False

    def _fit(self) -> None:
        large = LARGE * scale()
        is_large = self._window.size().expandedTo(large) == self._window.size()
        self._panes.enlarge(larger=is_large)
        for panel in self._window.findChildren(GameDock, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if panel.usual_width != OF_A_CHART:
                enlarge(panel.widget(), larger=is_large)
        self._panes.fit(self._window.width() - width_beside(self._window))

    @property
    def _widths(self) -> dict[str, int]:
        return {dock.objectName(): dock.width() for dock in seen_beside(self._window)}

    def _note_drag(self) -> None:
        given = {name: width for name, width in self._widths.items() if self._were.get(name, width) != width}
        if given:
            self._chosen |= given
            self._preferences.panel_widths = tuple(f"{name}={width}" for name, width in self._chosen.items())

    def _share(self) -> None:
        """Give each panel in front its width, if another one is or the room has changed."""
        panels, width = seen_beside(self._window), self._window.width()
        now = width, width_beside(self._window), self._panes.is_folded, panels
        if now == self._shared or not self._panes.isVisible():
            return
        self._shared = now
        if not panels:
            return
        above: QWidget | None = self._panes
        while above is not None:  # the window must know by now how narrow the page can be
            activate_layout(above)
            above = None if above is self._window else above.parentWidget()
        room = (width - self._panes.roomy_width) // len(panels) - SEPARATOR
        widths = [self._width_of(panel, room) for panel in panels]
        self._window.resizeDocks(panels, widths, Qt.Orientation.Horizontal)
        activate_layout(self._window)

    def _width_of(self, panel: QDockWidget, room: int) -> int:
        width = panel.usual_width if isinstance(panel, GameDock) else OF_A_CHART
        usual = width.most if self._panes.is_folded else width.within(self._window)
        return self._chosen.get(panel.objectName(), max(1, min(usual, room)))
