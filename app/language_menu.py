"""The menu of languages, each in its own words, so that whoever cannot read this one finds his."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from app.language import LANGUAGES, of_the_system, translate
from app.main_window import MainWindow
from app.preferences import Preferences
from app.remembered import LANGUAGE


class LanguageMenu(QMenu):
    """Stands in the menu of views; a choice is remembered, and the window made anew in it."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(self._title(), window)
        self.setObjectName("languageMenu")
        self._window, self._preferences = window, preferences
        self._group = QActionGroup(self)
        system = LANGUAGES[of_the_system()]
        self._add("", translate("LanguageMenu", "As the &system ({language})").format(language=system))
        self.addSeparator()
        for code, name in LANGUAGES.items():
            self._add(code, name)
        self._group.triggered.connect(self._choose)
        window.view_menu.addSeparator()
        window.view_menu.addMenu(self)

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
        action.setChecked(code == self._preferences.get(LANGUAGE))
        self._group.addAction(action)

    def _choose(self, action: QAction) -> None:
        code = str(action.data())
        if code != self._preferences.get(LANGUAGE):
            self._preferences.set(LANGUAGE, code)
            self._window.renewal_wanted.emit()
