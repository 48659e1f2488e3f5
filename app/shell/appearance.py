"""Appearance settings: colour scheme, text size, animations, touch mode and language."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from app.shell.main_window import MainWindow
from app.ui import theme
from app.ui.language import LANGUAGES, system_language, translate
from app.ui.settings import Preferences
from app.ui.theme import TEXT_SIZES

ROOMY: Final = 900
"""In a window that is narrower than this, in pixels of the usual text, there is no room for a chart."""


class Appearance(QObject):
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
        self._window.menus.view.addMenu(menu)

    def _step(self, by: int) -> None:
        """Choose the next size up or down; the last one stays."""
        now = self._preferences.text_size
        others = [size for size in TEXT_SIZES if (size - now) * by > 0]
        if others:
            self.set_text_size(min(others, key=lambda size: abs(size - now)))

    @Slot(str)
    def set_scheme(self, scheme: str) -> None:
        """Wear light or dark colours, or those of the system."""
        self._preferences.scheme = scheme
        self._wear()

    @Slot(int)
    def set_text_size(self, percent: int) -> None:
        """Write in this size, in percent of the usual one."""
        if percent != self._preferences.text_size:
            self._preferences.text_size = percent
            if self._window.width() < ROOMY * percent / TEXT_SIZES[0]:
                self._window.dock.hide()  # the sheet says the same; it comes back from the menu
            self._window.rebuild_wanted.emit()

    @Slot(bool)
    def set_animations(self, wanted: bool) -> None:
        """Let things move from one state to the next, or not."""
        self._preferences.animations = wanted

    @Slot()
    def _follow(self) -> None:
        if self._preferences.scheme == theme.SYSTEM:
            self._wear()

    def _wear(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.apply_scheme(application, self._preferences.scheme)


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
        window.menus.view.addAction(action)

    @Slot(bool)
    def _set(self, wanted: bool) -> None:
        self._preferences.touch = wanted
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.set_touch(application, wanted=wanted)
        self._window.rebuild_wanted.emit()


class LanguageMenu(QMenu):
    """Stands in the menu of views; a choice is remembered, and the window made anew in it."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(self._title(), window)
        self.setObjectName("languageMenu")
        self._window, self._preferences = window, preferences
        self._group = QActionGroup(self)
        system = LANGUAGES[system_language()]
        self._add("", translate("LanguageMenu", "As the &system ({language})").format(language=system))
        self.addSeparator()
        for code, name in LANGUAGES.items():
            self._add(code, name)
        self._group.triggered.connect(self._choose)
        window.menus.view.addSeparator()
        window.menus.view.addMenu(self)

    @staticmethod
    def _title() -> str:
        """Return what the menu is called: in English too, for those who are lost in another language."""
        here = translate("LanguageMenu", "&Language")
        return here if here.replace("&", "") == "Language" else f"{here} (Language)"

    def _add(self, code: str, name: str) -> None:
        action = self.addAction(name)
        action.setObjectName(f"actionLanguage_{code or 'system'}")
        action.setData(code)
        action.setCheckable(True)
        action.setChecked(code == self._preferences.language)
        self._group.addAction(action)

    def _choose(self, action: QAction) -> None:
        code = str(action.data())
        if code != self._preferences.language:
            self._preferences.language = code
            self._window.rebuild_wanted.emit()
