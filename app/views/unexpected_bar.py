"""The bar that says that something went wrong inside the program, without stopping anybody."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.language import translate
from app.views.message_bar import MessageBar


class UnexpectedBar(MessageBar):
    """A sentence, the way to what there is to tell (``acted``), and a button that goes on with the game (``left``)."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("unexpectedBar", "problem", "warning", parent)
        self.add_answer("unexpectedLeave", translate("UnexpectedBar", "Go on")).clicked.connect(self.left)

    def tell(self, playing: bool) -> None:
        """Say that something went wrong, and what became of the game if there is one."""
        if playing:
            text = translate(
                "UnexpectedBar",
                "Something went wrong inside the program. Your game is kept, entry by entry: you can go on with it.",
            )
        else:
            text = translate("UnexpectedBar", "Something went wrong inside the program. You can go on.")
        self.say(text, translate("UnexpectedBar", "What happened…"))
