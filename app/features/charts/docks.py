"""The docks of the charts: each by itself in the menu, and one key that opens and closes those used last together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from app.features.charts.frame import ChartFrame
from app.game.session import Session
from app.ui.host import GameDock, Host
from app.ui.language import translate
from app.ui.settings import Preferences

NARROWEST, WIDEST, SHARE = 352, 560, 0.28
"""How wide a dock becomes when it is opened, in pixels, and as a share of the window."""


class ChartDocks(QObject):
    """Opens and closes the docks of some charts. ``frames`` has each with its name in the menu and on the dock."""

    def __init__(
        self,
        host: Host,
        session: Session,
        preferences: Preferences,
        frames: Sequence[tuple[ChartFrame, str, str]],
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._preferences = host, session, preferences
        self.docks = tuple(host.add_dock(f"{frame.objectName()}Dock", title, frame) for frame, title, _ in frames)
        self.switch = self._make_switch()
        self.menu = self._make_menu([text for _, _, text in frames])
        for dock in self.docks:
            dock.visibilityChanged.connect(partial(self._watch, dock))
        session.opened.connect(self._game_opened)
        self._game_opened()

    def _make_switch(self) -> QAction:
        action = QAction(translate("ChartDocks", "Show or hide &charts"), self._host.window)
        action.setObjectName("actionCharts")
        action.setShortcut(QKeySequence("F12"))
        action.setStatusTip(translate("ChartDocks", "Show the charts used last, or hide all; the same key does both"))
        action.triggered.connect(self._switch)
        self._host.window.addAction(action)
        return action

    def _make_menu(self, texts: Sequence[str]) -> QMenu:
        menu = QMenu(translate("ChartDocks", "Chart&s"), self._host.window)
        menu.setObjectName("chartsMenu")
        menu.addAction(self.switch)
        menu.addSeparator()
        for dock, text in zip(self.docks, texts, strict=True):
            toggle = dock.toggleViewAction()
            toggle.setObjectName(f"action{dock.objectName()[0].upper()}{dock.objectName()[1:]}")
            toggle.setText(text)
            toggle.triggered.connect(partial(self._open_one, dock))
            menu.addAction(toggle)
        self._host.menus.view.insertMenu(self._host.actions.why, menu)
        return menu

    # --- opening and closing

    @property
    def open_ones(self) -> tuple[GameDock, ...]:
        """The docks that are open, in front or behind others."""
        return tuple(dock for dock in self.docks if not dock.isHidden())

    @Slot()
    def _switch(self) -> None:
        """Close all charts, and remember which they were; where none is open, open those again."""
        closing = self.open_ones
        if closing:
            self._preferences.charts = tuple(dock.objectName() for dock in closing)
            self._close(closing)
            return
        names = self._preferences.charts
        opening = [dock for dock in self.docks if dock.objectName() in names] or self.docks[:1]
        for dock in opening:
            dock.show()
        self._come_forward(opening[0])

    def _close(self, docks: Sequence[GameDock]) -> None:
        """Close docks; a keyboard that was in one of them goes back to the entry."""
        focus = QApplication.focusWidget()
        had_keys = focus is not None and any(dock.isAncestorOf(focus) for dock in docks)
        for dock in docks:
            dock.hide()
        if had_keys:
            self._host.focus_entry()

    def _open_one(self, dock: GameDock) -> None:
        """The menu has opened a dock, or closed it: an open one comes before the others."""
        if not dock.isHidden():
            self._come_forward(dock)

    def _come_forward(self, dock: GameDock) -> None:
        """Bring a dock before other tabs, and give it room, and the keyboard."""
        window = self._host.window
        width = min(WIDEST, max(NARROWEST, int(window.width() * SHARE)))
        if dock.width() < width and not dock.isFloating():
            window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
        dock.raise_()
        dock.widget().setFocus(Qt.FocusReason.OtherFocusReason)

    def _watch(self, dock: GameDock, seen: bool) -> None:
        """A dock comes back in front with the next game where it was last seen there."""
        if self._session.case is not None:
            dock.remember(seen)

    @Slot()
    def _game_opened(self) -> None:
        """The start screen has no charts; a game has those that the one before had."""
        playing = self._session.case is not None
        self.menu.setEnabled(playing)
        self.switch.setEnabled(playing)
        for dock in self.docks:
            dock.toggleViewAction().setEnabled(playing)
            dock.set_playing(playing)
