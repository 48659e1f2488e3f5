"""The bar above the sheet during a what-if preview."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui.announcing import announce
from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.keys import ENTER
from app.ui.widgets.labels import ElidedLabel, EnterButton, button, label
from app.ui.widgets.panels import packed

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
        self._entry, self._effect = ElidedLabel(), ElidedLabel(condensed=True)
        self._entry.setObjectName("whatIfEntry")
        self._effect.setObjectName("whatIfEffect")
        back = translate("Back (Esc)"), "slim", translate("Show the game as it is")
        self._enter, self._back = EnterButton("whatIfEnter", "slim"), button("whatIfBack", *back)
        self._enter.say(translate("Enter it"), translate("Make this entry (Enter)"))
        for one, wanted in ((self._enter, self.enter_wanted), (self._back, self.back_wanted)):
            one.setFixedHeight(px(BUTTON_HEIGHT))
            one.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # the entry is cut, not they
            one.clicked.connect(wanted)
        title = label("", "heading", translate("What if"), wraps=False)
        first = packed(QHBoxLayout(), title, self._entry, 1, self._enter, self._back, spacing=Space.S)
        margins = Space.M, Space.XS, Space.M, Space.XS
        packed(QVBoxLayout(self), first, self._effect, margins=margins, spacing=2).setStretch(0, 1)
        self.hide()

    def take_focus(self) -> None:
        """Let Enter record the entry, and Escape return to the game."""
        self._enter.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self._enter.isEnabled():
            self.enter_wanted.emit()
        else:
            super().keyPressEvent(event)

    def say(self, entry: str, effect: str, *, complete: bool) -> None:
        """Show the supposed entry and its effect; ``complete``: whether it could be recorded."""
        self._entry.setText(entry)
        self._effect.setText(effect)
        announce(self, effect)
        self._enter.setEnabled(complete)
