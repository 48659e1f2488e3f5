"""The touch mode: whatever can be clicked is large enough for a finger."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from app import theme
from app.language import translate
from app.main_window import MainWindow
from app.preferences import Preferences
from app.remembered import TOUCH


class TouchMode(QObject):
    """An action in the menu of views. What is chosen is remembered, and the window made anew, for all is measured."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        action = QAction(translate("TouchMode", "To&uch mode"), window)
        action.setObjectName("actionTouch")
        action.setShortcut(QKeySequence("Ctrl+T"))
        action.setStatusTip(translate("TouchMode", "Make everything large enough for a finger"))
        action.setCheckable(True)
        action.setChecked(theme.is_touch())
        action.toggled.connect(self._set)
        window.addAction(action)
        window.view_menu.addAction(action)

    @Slot(bool)
    def _set(self, wanted: bool) -> None:
        self._preferences.set(TOUCH, wanted)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.set_touch(application, wanted=wanted)
        self._window.renewal_wanted.emit()
