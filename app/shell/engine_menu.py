"""The menu of the summary: which engine computes the numbers, and what it assumes of the cards that are shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.language import localized, translate
from app.ui.text import broken
from app.ui.widgets.fields import SHOW_MODELS, Options
from core.engines.tuning import ENGINES


class Choice(QActionGroup):
    """Items of a menu, one of which is ticked; ``name`` is the object name, ``chosen`` carries another value."""

    chosen = Signal(str)

    def __init__(self, name: str, title: str, options: Options, menu: QMenu, taken: set[str]) -> None:
        super().__init__(menu)
        self.setObjectName(name)
        heading = menu.addAction(title)
        heading.setEnabled(False)
        for value, (text, tip) in options.items():
            action = menu.addAction(_with_key(localized(text), taken))
            action.setObjectName(f"{name}.{value}")
            action.setData(str(value))
            action.setCheckable(True)
            action.setToolTip(broken(localized(tip)))
            action.setStatusTip(localized(tip))
            self.addAction(action)
        self.triggered.connect(self._on_triggered)

    @property
    def value(self) -> str:
        return str(self.checkedAction().data())

    def show_value(self, value: str) -> None:
        """Tick another value without announcing it; an unknown one ticks the first."""
        actions = {str(action.data()): action for action in self.actions()}
        actions.get(str(value), self.actions()[0]).setChecked(True)

    def choose(self, value: str) -> None:
        """Tick another value and announce it."""
        if value != self.value:
            self.show_value(value)
            self.chosen.emit(self.value)

    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(str(action.data()))


def _with_key(text: str, taken: set[str]) -> str:
    """Return the text of an item with its first letter that no other item has as its key, if any."""
    for at, letter in enumerate(text):
        if letter.isalpha() and letter.lower() not in taken:
            taken.add(letter.lower())
            return f"{text[:at]}&{text[at:]}"
    return text


class EngineMenu(QMenu):
    """The engines, what they assume of the others, and the preferences."""

    def __init__(self, people: QAction, preferences: QAction, parent: QWidget) -> None:
        super().__init__(translate("Engin&e"), parent)
        self.setObjectName("engineMenu")
        self.setToolTipsVisible(True)
        taken = {QKeySequence.mnemonic(preferences.text()).toString().removeprefix("Alt+").lower()}
        self.engine = Choice("engineChoice", translate("Numbers by"), ENGINES, self, taken)
        self.addSeparator()
        title = translate("Cards shown to you")
        self.show_model = Choice("showModelChoice", title, SHOW_MODELS, self, taken)
        self.addSeparator()
        self.addAction(people)
        self.addSeparator()
        self.addAction(preferences)
