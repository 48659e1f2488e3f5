"""What is chosen of the looks: light or dark, the size of text, whether things move."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from app import theme
from app.language import translate
from app.main_window import MainWindow
from app.preferences import Preferences
from app.remembered import ANIMATIONS, SCHEME, TEXT_SIZE
from app.theme import TEXT_SIZES

ROOMY: Final = 900
"""In a window that is narrower than this, in pixels of the usual text, there is no room for a chart."""


class Looks(QObject):
    """Remembers what is chosen, in the preferences or with a key, and lets it hold at once.

    Colours change where they are; with text of another size all is measured anew, so the window is made anew.
    """

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._make_menu()
        window.dialogs.scheme_chosen.connect(self.set_scheme)
        window.dialogs.text_size_chosen.connect(self.set_text_size)
        window.dialogs.animations_chosen.connect(self.set_animations)
        QApplication.styleHints().colorSchemeChanged.connect(self._follow)

    def _make_menu(self) -> None:
        menu = QMenu(translate("Looks", "&Text size"), self._window)
        menu.setObjectName("textSizeMenu")
        larger, smaller = partial(self._step, 1), partial(self._step, -1)
        usual = partial(self.set_text_size, TEXT_SIZES[0])
        for name, text, keys, slot in (
            ("actionTextLarger", translate("Looks", "&Larger text"), ("Ctrl++", "Ctrl+="), larger),
            ("actionTextSmaller", translate("Looks", "&Smaller text"), ("Ctrl+-",), smaller),
            ("actionTextUsual", translate("Looks", "&Usual text size"), ("Ctrl+0",), usual),
        ):
            action = QAction(text, self._window)
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.triggered.connect(slot)
            self._window.addAction(action)
            menu.addAction(action)
        self._window.view_menu.addMenu(menu)

    def _step(self, by: int) -> None:
        """Choose the next size up or down; the last one stays."""
        now = self._preferences.text_size
        others = [size for size in TEXT_SIZES if (size - now) * by > 0]
        if others:
            self.set_text_size(min(others, key=lambda size: abs(size - now)))

    @Slot(str)
    def set_scheme(self, scheme: str) -> None:
        """Wear light or dark colours, or those of the system."""
        self._preferences.set(SCHEME, scheme)
        self._wear()

    @Slot(int)
    def set_text_size(self, percent: int) -> None:
        """Write in this size, in percent of the usual one."""
        if percent != self._preferences.text_size:
            self._preferences.set(TEXT_SIZE, percent)
            if self._window.width() < ROOMY * percent / TEXT_SIZES[0]:
                self._window.dock.hide()  # the sheet says the same; it comes back from the menu
            self._window.renewal_wanted.emit()

    @Slot(bool)
    def set_animations(self, wanted: bool) -> None:
        """Let things move from one state to the next, or not."""
        self._preferences.set(ANIMATIONS, wanted)

    @Slot()
    def _follow(self) -> None:
        if self._preferences.scheme == theme.SYSTEM:
            self._wear()

    def _wear(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.dress(application, self._preferences.scheme)
