"""Appearance settings: colour scheme, text size, animations, touch mode and language."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from app.shell.main_window import MainWindow
from app.ui import theme
from app.ui.language import LANGUAGES, system_language, translate
from app.ui.settings import Preference, Preferences
from app.ui.theme import TEXT_SIZES

ROOMY: Final = 900
"""In a window that is narrower than this, in pixels of the usual text, there is no room for a chart."""

REBUILD_MS: Final = 200
"""Delay before the window is rebuilt (ms), so that keys pressed in quick succession all reach it."""


class Appearance(QObject):
    """Applies appearance settings at once and stores them; those of the View menu are chosen here.

    Colours change in place; other sizes and another language need new parts, so the window is rebuilt.
    """

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._soon = QTimer(self, singleShot=True, interval=REBUILD_MS)
        self._soon.timeout.connect(window.rebuild_wanted)
        self._offer_touch(window.commands.touch)
        window.menus.view.addSeparator()
        window.menus.view.addMenu(self._text_sizes())
        window.menus.view.addMenu(self._languages())
        window.dialogs.preference_changed.connect(self._on_preference)
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_scheme)
        hints.accessibility().contrastPreferenceChanged.connect(self._wear)

    # --- colours

    def _on_preference(self, preference: Preference[object]) -> None:
        if preference is Preferences.scheme:
            self._wear()
        elif preference is Preferences.text_size:
            self._resize_text()

    def _on_system_scheme(self) -> None:
        if self._preferences.scheme == theme.SYSTEM:
            self._wear()

    def _wear(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.apply_scheme(application, self._preferences.scheme)

    # --- sizes

    def _text_sizes(self) -> QMenu:
        menu = QMenu(translate("&Text size"), self._window)
        menu.setObjectName("textSizeMenu")
        larger, smaller = partial(self._step, 1), partial(self._step, -1)
        usual = partial(self._set_text_size, TEXT_SIZES[0])
        act = self._window.commands
        for action, slot in ((act.text_larger, larger), (act.text_smaller, smaller), (act.text_usual, usual)):
            action.triggered.connect(slot)
            menu.addAction(action)
        return menu

    def _step(self, by: int) -> None:
        """Choose the next larger or smaller size, if any."""
        now = self._preferences.text_size
        others = [size for size in TEXT_SIZES if (size - now) * by > 0]
        if others:
            self._set_text_size(min(others, key=lambda size: abs(size - now)))

    def _set_text_size(self, percent: int) -> None:
        if percent != self._preferences.text_size:
            self._preferences.text_size = percent
            self._resize_text()

    def _resize_text(self) -> None:
        if self._window.width() < ROOMY * self._preferences.text_size / TEXT_SIZES[0]:
            self._window.dock.hide()  # the sheet shows the same numbers; the menu brings it back
        self._soon.start()

    def _offer_touch(self, action: QAction) -> None:
        action.setCheckable(True)
        action.setChecked(theme.is_touch())
        action.triggered.connect(self._on_touch)
        self._window.menus.view.addAction(action)

    def _on_touch(self, wanted: bool) -> None:
        self._preferences.touch = wanted
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.set_touch(application, wanted=wanted)
        self._window.rebuild_wanted.emit()

    # --- languages

    def _languages(self) -> QMenu:
        """Return the menu of languages, named in English, too, for those lost in another language."""
        here, system = translate("&Language"), LANGUAGES[system_language()]
        menu = QMenu(here if here.replace("&", "") == "Language" else f"{here} (Language)", self._window)
        menu.setObjectName("languageMenu")
        group = QActionGroup(menu)
        group.triggered.connect(self._on_language)
        for code, name in {"": translate("&Match system ({language})").format(language=system), **LANGUAGES}.items():
            action = menu.addAction(name)
            action.setObjectName(f"actionLanguage_{code or 'system'}")
            action.setData(code)
            action.setCheckable(True)
            action.setChecked(code == self._preferences.language)
            group.addAction(action)
        menu.insertSeparator(menu.actions()[1])
        return menu

    def _on_language(self, action: QAction) -> None:
        code = str(action.data())
        if code != self._preferences.language:
            self._preferences.language = code
            self._window.rebuild_wanted.emit()
