"""The page of the preferences about the looks: light or dark, the size of text, whether things move."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.choices import Choice
from app.dialogs.preference_group import preference_group
from app.language import translate
from app.numbers import percent
from app.preferences import Preferences
from app.theme import SYSTEM, TEXT_SIZES, Space

Options = dict[str, tuple[str, str]]


class LooksPage(QWidget):
    """Shows what is chosen, and announces each other choice: a name of a scheme, a size in percent, yes or no."""

    scheme_chosen = Signal(str)
    text_size_chosen = Signal(int)
    animations_chosen = Signal(bool)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scheme = Choice("preferencesScheme", translate("LooksPage", "Light or dark colours"), _schemes())
        self._size = Choice("preferencesTextSize", translate("LooksPage", "How large text is"), _sizes())
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
