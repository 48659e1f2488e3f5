"""The line that asks whether the game is over, when it may be: somebody accused rightly, or the solution is certain."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.language import translate
from app.views.message_bar import MessageBar


class GameOverBar(MessageBar):
    """A sentence, and two answers: ``acted``: yes, it is over; ``declined``: not now."""

    declined = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("gameOverBar", "solved", "tick", parent)
        self.add_answer("gameOverBarDecline", translate("GameOverBar", "Not now")).clicked.connect(self.declined)

    def ask(self, text: str) -> None:
        """Ask whether this is the end; an empty text hides the bar."""
        self.say(text, translate("GameOverBar", "The game is over…"))
