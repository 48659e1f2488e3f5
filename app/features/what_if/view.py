"""The bar above the sheet during a what-if preview."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.labels import ElidedLabel

BUTTON_HEIGHT = 22


class WhatIfBar(QFrame):
    """Replaces the summary, at the same size, so that nothing on the sheet moves.

    ``enter_wanted``: record the entry; ``back_wanted``: show the current game.
    """

    enter_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("whatIfBar")
        self.setProperty("kind", "supposed")
        self._title = QLabel(translate("WhatIfBar", "What if"))
        self._title.setProperty("kind", "heading")
        self._entry = ElidedLabel()
        self._entry.setObjectName("whatIfEntry")
        self._state = QLabel(translate("WhatIfBar", "(not entered)"))
        self._state.setProperty("kind", "muted")
        self._effect = ElidedLabel()
        self._effect.setObjectName("whatIfEffect")
        self._enter = _slim(
            "whatIfEnter", translate("WhatIfBar", "Enter it"), translate("WhatIfBar", "Make this entry (Enter)")
        )
        self._back = _slim(
            "whatIfBack", translate("WhatIfBar", "Back (Esc)"), translate("WhatIfBar", "Show the game as it is")
        )
        self._enter.clicked.connect(self.enter_wanted)
        self._back.clicked.connect(self.back_wanted)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        for line in (first, second):
            line.setSpacing(Space.S)
        first.addWidget(self._title)
        first.addWidget(self._entry)
        first.addWidget(self._state)
        first.addStretch(1)
        second.addWidget(self._effect)
        second.addStretch(1)
        second.addWidget(self._enter)
        second.addWidget(self._back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.XS, Space.M, Space.XS)
        layout.setSpacing(2)
        layout.addLayout(first, 1)
        layout.addLayout(second)

    def say(self, entry: str, effect: str, *, complete: bool) -> None:
        """Show the supposed entry and its effect; ``complete``: whether it could be recorded."""
        self._entry.setText(entry)
        self._effect.setText(effect)
        self._enter.setEnabled(complete)


def _slim(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("kind", "slim")
    button.setToolTip(tip)
    button.setAutoDefault(False)
    button.setFixedHeight(px(BUTTON_HEIGHT))
    return button
