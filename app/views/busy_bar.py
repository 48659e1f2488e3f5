"""A bar that says what the program is busy with, and offers a way out where there is one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from app.theme import Space, px

MOVING: Final = (90, 6)
"""The width and height of what moves, in pixels."""


class BusyBar(QFrame):
    """A sentence beside something that moves (unless nothing should), and a button. Hidden while nothing is on."""

    given_up = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "past")
        self._moving = QProgressBar()
        self._moving.setRange(0, 0)  # nobody knows how long it takes
        self._moving.setTextVisible(False)
        self._moving.setFixedSize(*map(px, MOVING))
        self._text = QLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._button = QPushButton()
        self._button.setObjectName(f"{name}Button")
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self.given_up)
        self._button.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        layout.setSpacing(Space.S)
        layout.addWidget(self._moving)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._button)
        self.hide()

    def say(self, text: str, button: str = "", *, moving: bool = True) -> None:
        """Say what is being done, with a button where it can be given up; an empty text hides the bar."""
        self._text.setText(text)
        self._moving.setAccessibleName(text)
        self._moving.setVisible(moving)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self.setVisible(bool(text))
