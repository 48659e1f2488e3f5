"""Which suggestions are listed: those in reach, the best in each room, or all."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from app.language import localized
from app.models.suggestions_model import Scope
from app.theme import Space
from core.text.text import say

SCOPES = {
    Scope.REACH: (say("ScopeChoice", "In reach"), say("ScopeChoice", "For the rooms that you can be in this turn")),
    Scope.ROOMS: (say("ScopeChoice", "Each room"), say("ScopeChoice", "The best in each room, wherever you are")),
    Scope.ALL: (say("ScopeChoice", "All", "suggestions"), say("ScopeChoice", "For all rooms")),
}
"""Of each scope its title, and what it lists."""


class ScopeChoice(QWidget):
    """Three buttons, one of them down. ``chosen`` brings the Scope."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceScope")
        self._buttons: dict[Scope, QPushButton] = {}
        group = QButtonGroup(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        for scope, (text, tip) in SCOPES.items():
            button = QPushButton(localized(text))
            button.setObjectName(f"adviceScope-{scope}")
            button.setProperty("kind", "chip")
            button.setToolTip(localized(tip))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            group.addButton(button)
            layout.addWidget(button)
            self._buttons[scope] = button
        layout.addStretch(1)
        group.buttonClicked.connect(self._tell)

    def offer(self, *, has_reach: bool) -> None:
        """Whether anybody can tell which rooms are in reach."""
        self._buttons[Scope.REACH].setVisible(has_reach)

    def show_scope(self, scope: Scope) -> None:
        """Show what is chosen."""
        self._buttons[scope].setChecked(True)

    def _tell(self, button: QPushButton) -> None:
        self.chosen.emit(next(scope for scope, one in self._buttons.items() if one is button))
