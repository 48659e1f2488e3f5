"""The preferences: how the window looks, and how the engines are tuned. What is chosen holds at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from app.dialogs.engines_page import EnginesPage
from app.dialogs.looks_page import LooksPage
from app.language import translate
from app.preferences import Preferences
from app.theme import Space, px

WIDTH: Final = 460
"""The width of the dialog, in pixels: a line of explanation is as long as is good to read."""


class PreferencesDialog(QDialog):
    """Pages of preferences, which announce what is chosen. Nothing waits for the dialog to be closed."""

    tuned = Signal(object)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferencesDialog")
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self.looks = LooksPage(preferences)
        self.engines = EnginesPage(preferences.tuning)
        self.engines.chosen.connect(self.tuned)
        self._pages = QTabWidget()
        self._pages.setDocumentMode(True)
        self._pages.tabBar().setDrawBase(False)
        self._pages.tabBar().setObjectName("preferencesPages")
        self._pages.tabBar().setAccessibleName(translate("PreferencesDialog", "Pages"))
        self._pages.addTab(self.looks, translate("PreferencesDialog", "&Looks"))
        self._pages.addTab(self.engines, translate("PreferencesDialog", "E&ngines"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.S, Space.M, Space.M)
        layout.setSpacing(Space.M)
        layout.addWidget(self._pages, 1)
        layout.addLayout(self._buttons())
        self.setFixedWidth(px(WIDTH))

    def _buttons(self) -> QHBoxLayout:
        restore = QPushButton(translate("PreferencesDialog", "&Restore defaults"))
        restore.setObjectName("preferencesRestore")
        restore.setToolTip(translate("PreferencesDialog", "Of this page"))
        restore.setAutoDefault(False)
        restore.clicked.connect(self._restore)
        close = QPushButton(translate("PreferencesDialog", "&Close"))
        close.setObjectName("preferencesClose")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(restore)
        row.addStretch(1)
        row.addWidget(close)
        return row

    @property
    def page(self) -> int:
        """The number of the page in front."""
        return self._pages.currentIndex()

    def show_page(self, number: int) -> None:
        """Bring a page to the front."""
        self._pages.setCurrentIndex(number)

    def _restore(self) -> None:
        page = self._pages.currentWidget()
        if isinstance(page, LooksPage | EnginesPage):
            page.restore()
