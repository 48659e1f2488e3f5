"""The dock of the advice panel: one key shows it and hides it, since others can see the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from app.game_dock import GameDock
from app.key_tips import with_key
from app.language import translate
from app.main_window import MainWindow
from app.session import Session
from app.views.panel_scroll import PanelScroll

WIDTH: Final = 300
"""What the panel is given when it is opened, in pixels: the longest names of a usual deck fit into its list."""


class AdviceDock(QObject):
    """Where the panel is, and whether it is to be seen (``seen`` tells).

    ``keys_wanted``: the keyboard is to go into it.
    """

    seen = Signal(bool)
    keys_wanted = Signal()

    def __init__(self, window: MainWindow, session: Session, view: QWidget) -> None:
        super().__init__(window)
        self._window, self._session = window, session
        self.dock = GameDock("adviceDock", translate("AdviceDock", "Advice"), PanelScroll(view), window)
        self.toggle = self._action(
            "actionAdvice",
            translate("AdviceDock", "&Advice"),
            "F5",
            translate("AdviceDock", "What to do next; the same key hides it"),
        )
        self.go = self._action(
            "actionAdviceKeys",
            translate("AdviceDock", "A&dvice by keyboard"),
            "Shift+F5",
            translate("AdviceDock", "Choose from the suggestions"),
        )
        window.view_menu.insertActions(window.commands.compare, [self.toggle, self.go])
        self.toggle.triggered.connect(self.switch)
        self.go.triggered.connect(self.open_for_keys)
        self.dock.visibilityChanged.connect(self._watch)
        session.opened.connect(self._turn_page)
        self._turn_page()

    def _action(self, name: str, text: str, key: str, tip: str) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setToolTip(with_key(tip, action.shortcut()))
        self._window.addAction(action)
        return action

    @property
    def is_in_front(self) -> bool:
        """Whether the panel can be seen."""
        return self.dock.is_in_front

    @Slot()
    def switch(self) -> None:
        """Show the panel, or hide it where it is to be seen; the keyboard stays with the entry."""
        if self.is_in_front:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Bring the panel to the front."""
        was_hidden = self.dock.isHidden()
        self.dock.show()
        self.dock.raise_()
        if was_hidden and self.dock.width() < WIDTH:
            self._window.resizeDocks([self.dock], [WIDTH], Qt.Orientation.Horizontal)

    @Slot()
    def open_for_keys(self) -> None:
        """Bring the panel to the front, and the keyboard into it."""
        self.open()
        self.keys_wanted.emit()

    @Slot()
    def close(self) -> None:
        """Hide the panel; if the keyboard was in it, it goes back to the entry."""
        focus = QApplication.focusWidget()
        had_keys = focus is not None and self.dock.isAncestorOf(focus)
        self.dock.hide()
        if had_keys:
            self._window.page.entry.take_focus()

    @Slot(bool)
    def _watch(self, seen: bool) -> None:
        if self._session.case is not None:
            self.dock.remember(seen)
        self.seen.emit(seen)

    @Slot()
    def _turn_page(self) -> None:
        """The start screen has no panel; a game has it if the one before had it."""
        playing = self._session.case is not None
        for action in (self.toggle, self.go):
            action.setEnabled(playing)
        self.dock.turn_page(playing)
