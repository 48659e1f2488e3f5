"""The page of the preferences about the looks: light or dark, the size of text, whether things move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from app.features.preferences.engines_page import EnginesPage, preference_group
from app.ui.language import translate
from app.ui.numbers import percent
from app.ui.settings import Preferences
from app.ui.theme import SYSTEM, TEXT_SIZES, Space, px
from app.ui.widgets.fields import ChoiceBox

Options = dict[str, tuple[str, str]]


class LooksPage(QWidget):
    """Shows what is chosen, and announces each other choice: a name of a scheme, a size in percent, yes or no."""

    scheme_chosen = Signal(str)
    text_size_chosen = Signal(int)
    animations_chosen = Signal(bool)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scheme = ChoiceBox("preferencesScheme", translate("LooksPage", "Light or dark colours"), _schemes())
        self._size = ChoiceBox("preferencesTextSize", translate("LooksPage", "How large text is"), _sizes())
        self._animations = QCheckBox(translate("LooksPage", "Let things &move from one state to the next"))
        self._animations.setObjectName("preferencesAnimations")
        self._scheme.show_value(preferences.scheme)
        self._size.show_value(str(preferences.text_size))
        self._animations.setChecked(preferences.animations)
        self._scheme.activated.connect(lambda: self.scheme_chosen.emit(self._scheme.value))
        self._size.activated.connect(lambda: self.text_size_chosen.emit(int(self._size.value)))
        self._animations.toggled.connect(self.animations_chosen)
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, Space.M, 0, 0)
        layout.setSpacing(Space.M)
        layout.addWidget(
            preference_group(
                translate("LooksPage", "Colours"),
                translate("LooksPage", "Light for a lamp-lit table, dark for a dim one."),
                (translate("LooksPage", "&Scheme"), self._scheme),
            )
        )
        layout.addWidget(
            preference_group(
                translate("LooksPage", "Text"),
                translate("LooksPage", "Ctrl+plus and Ctrl+minus do the same anywhere, Ctrl+0 brings the usual size."),
                (translate("LooksPage", "Si&ze"), self._size),
            )
        )
        layout.addWidget(
            preference_group(
                translate("LooksPage", "Animations"),
                translate("LooksPage", "Charts glide to their new numbers. Off, they jump there."),
                ("", self._animations),
            )
        )
        layout.addStretch(1)

    def restore(self) -> None:
        """Choose what was there at first; the size last, because the window is made anew for it."""
        self._scheme.show_value(SYSTEM)
        self.scheme_chosen.emit(SYSTEM)
        self._animations.setChecked(True)
        usual = TEXT_SIZES[0]
        self._size.show_value(str(usual))
        self.text_size_chosen.emit(usual)


def _schemes() -> Options:
    return {
        SYSTEM: (translate("LooksPage", "As the system"), translate("LooksPage", "Changes when the system’s changes.")),
        "light": (translate("LooksPage", "Light"), translate("LooksPage", "Dark text on a light ground.")),
        "dark": (translate("LooksPage", "Dark"), translate("LooksPage", "Light text on a dark ground.")),
    }


def _sizes() -> Options:
    tip = translate("LooksPage", "Everything grows with the text.")
    return {str(size): (percent(size / 100), tip) for size in TEXT_SIZES}


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
