"""The line that asks whether the game is over, when it may be: somebody accused rightly, or the solution is certain."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.icons import icon
from app.language import translate
from app.theme import Size, Space


class GameOverBar(QFrame):
    """Hidden while there is nothing to ask. ``accepted``: yes, it is over; ``declined``: not now."""

    accepted = Signal()
    declined = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOverBar")
        self.setProperty("kind", "solved")
        self._mark = QLabel()
        self._text = QLabel()
        self._text.setObjectName("gameOverBarText")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        accept = _button("gameOverBarAccept", translate("GameOverBar", "The game is over…"))
        decline = _button("gameOverBarDecline", translate("GameOverBar", "Not now"))
        accept.clicked.connect(self.accepted)
        decline.clicked.connect(self.declined)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, 0, Space.XS, 0)
        layout.setSpacing(Space.S)
        layout.addWidget(self._mark)
        layout.addWidget(self._text, 1)
        layout.addWidget(accept)
        layout.addWidget(decline)
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Show a sentence; an empty one hides the bar."""
        self._text.setText(text)
        self._draw()
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_mark"):
            self._draw()

    def _draw(self) -> None:
        self._mark.setPixmap(icon("tick").pixmap(Size.ICON, Size.ICON))


def _button(name: str, text: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("kind", "quiet")
    return button
