"""The panels beside the game: docks that open, close and come back with the next game, and what is seen of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow, QSizePolicy, QTabBar, QWidget

from app.ui.language import translate
from app.ui.widgets.bars import DockTitle

if TYPE_CHECKING:
    from app.ui.host import Host

ENVELOPE_DOCK: Final = "envelopeDock"
"""The object name of the dock that all others are tabbed with."""


class Width(NamedTuple):
    """The usual width of a panel: its least and its greatest (px), and in between its share of the window."""

    least: int
    most: int
    share: float

    def within(self, window: QWidget) -> int:
        return min(self.most, max(self.least, int(window.width() * self.share)))


OF_TEXT: Final = Width(300, 500, 0.25)
OF_A_CHART: Final = Width(352, 560, 0.28)


class GameDock(QDockWidget):
    """A panel tabbed behind the envelope chart, hidden at first; later where it was when the window was closed.

    The start screen has no panels. The next game shows the panel if the last one did, in front if it was there.
    ``opened``: by its key or button.
    """

    opened = Signal()

    def __init__(self, name: str, title: str, panel: QWidget, host: Host, width: Width) -> None:
        window = host.window
        super().__init__(title, window)
        self._window, self._host, self.usual_width = window, host, width
        self.setObjectName(name)
        self.setTitleBarWidget(DockTitle(self))
        self.setWidget(panel)
        if not window.restoreDockWidget(self):
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
            if (envelope := window.findChild(QDockWidget, ENVELOPE_DOCK)) is not None:
                window.tabifyDockWidget(envelope, self)
            self.hide()
        self.visibilityChanged.connect(self._show_whole_tabs)
        self.visibilityChanged.connect(self._need_width)
        self.visibilityChanged.connect(self._remember)
        self._is_wanted = self._was_in_front = not self.isHidden()
        self._was_playing = True
        self.set_playing(host.is_playing())

    @property
    def is_in_front(self) -> bool:
        """Whether the panel is visible: open, and not behind another tab."""
        return self.isVisible() and not self.widget().visibleRegion().isEmpty()

    def come_forward(self) -> None:
        """Show the panel, before those that share its place."""
        self.show()
        self.raise_()

    @Slot()
    def switch(self) -> None:
        """Show the panel, or hide it if it is in front."""
        if self.is_in_front:
            self._host.put_away(self)
        else:
            self.come_forward()
            self.opened.emit()

    def _show_whole_tabs(self, visible: bool) -> None:
        """Let the tabs scroll when there are too many, instead of cutting off their names."""
        if not visible:  # the window may be going, and its parts with it
            return
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tabs in self._window.findChildren(QTabBar, options=direct):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setUsesScrollButtons(True)
            tabs.setAccessibleName(translate("Panels"))

    def _need_width(self, visible: bool) -> None:
        """Let the panel need its width only while it is seen: behind a narrower one it would widen that."""
        policy = self.widget().sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred if visible else QSizePolicy.Policy.Ignored)
        self.widget().setSizePolicy(policy)

    def _remember(self, in_front: bool) -> None:
        if self._host.is_playing():
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


SEPARATOR: Final = 5
"""The width of the line between the page and a panel (px)."""


def in_front(window: QMainWindow) -> tuple[str, ...]:
    """Return the object names of the panels in a window that are visible, not behind other tabs."""
    return tuple(dock.objectName() for dock in _docks(window) if _is_seen(dock))


def _is_seen(dock: QDockWidget) -> bool:
    return not dock.visibleRegion().isEmpty()


def bring_forward(window: QMainWindow, names: tuple[str, ...]) -> None:
    """Raise open panels above those that share their places."""
    for dock in _docks(window):
        if dock.objectName() in names and not dock.isHidden():
            dock.lower()  # or a raise of what is topmost already, though behind another tab, would do nothing
            dock.raise_()


def _docks(window: QMainWindow) -> list[QDockWidget]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return [dock for dock in window.findChildren(QDockWidget, options=direct) if not dock.isFloating()]


def open_beside(window: QMainWindow) -> list[list[QDockWidget]]:
    """Return the open panels beside the page, those behind each other together."""
    beside = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
    groups: list[list[QDockWidget]] = []
    for dock in _docks(window):
        if not dock.isHidden() and window.dockWidgetArea(dock) & beside and not any(dock in one for one in groups):
            groups.append([dock, *(other for other in window.tabifiedDockWidgets(dock) if not other.isHidden())])
    return groups


def seen_beside(window: QMainWindow) -> list[QDockWidget]:
    """Return the panels beside the page that are visible, not behind other tabs."""
    return [dock for group in open_beside(window) for dock in group if _is_seen(dock)]


def width_beside(window: QMainWindow) -> int:
    """Return the least width of the open panels beside the page (px)."""
    return sum(SEPARATOR + max(dock.minimumSizeHint().width() for dock in one) for one in open_beside(window))
