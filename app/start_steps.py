"""What a newcomer is told: three steps, each with a number, a title and a sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.language import translate
from app.theme import Space, px

STEP_WIDTH: Final = 200
"""How wide a step is at least, in pixels."""


class StartSteps(QWidget):
    """The three steps beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("startSteps")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.M)
        for number, (title, text) in enumerate(_steps(), 1):
            layout.addWidget(_step(number, title, text), 1)


def _steps() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("StartSteps", "Say who plays"),
            translate(
                "StartSteps", "The players in the order of their turns, the edition, and the cards in your hand."
            ),
        ),
        (
            translate("StartSteps", "Enter what happens"),
            translate("StartSteps", "Who asks for which three cards, who passes, who shows one: a few clicks or keys."),
        ),
        (
            translate("StartSteps", "Read the sheet"),
            translate(
                "StartSteps",
                "Ticks and crosses are certain; numbers say how likely the rest is. Click on a mark to see why.",
            ),
        ),
    )


def _step(number: int, title: str, text: str) -> QFrame:
    card = QFrame()
    card.setProperty("kind", "card")
    figure, heading, words = QLabel(str(number)), QLabel(title), QLabel(text)
    figure.setProperty("kind", "step")
    heading.setProperty("kind", "heading")
    for label in (heading, words):
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
    words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
    words.setAlignment(Qt.AlignmentFlag.AlignTop)
    layout = QVBoxLayout(card)
    layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
    layout.setSpacing(Space.XS)
    for widget in (figure, heading, words):
        layout.addWidget(widget)
    card.setMinimumWidth(px(STEP_WIDTH))
    return card
