"""A bar that says something without stopping anybody: the past, a contradiction, a file that was damaged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.icons import icon
from app.theme import Size, Space


class MessageBar(QFrame):
    """An icon, a sentence or two, and a button for what can be done about it. Hidden while it has nothing to say.

    ``kind`` is a frame of the style sheet: ``past``, ``problem`` or ``solved``.
    """

    acted = Signal()

    def __init__(self, name: str, kind: str, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", kind)
        self._icon_name = icon_name
        self._mark = QLabel()
        self._text = QLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = QPushButton()
        self._button.setObjectName(f"{name}Button")
        self._button.clicked.connect(self.acted)
        self._button.hide()  # until there is something to do
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        self._row.setSpacing(Space.S)
        self._row.addWidget(self._mark, 0)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._button, 0)
        self.hide()

    def add_answer(self, name: str, text: str) -> QPushButton:
        """Add another button, which is always there beside the first; return it."""
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        self._row.addWidget(button, 0)
        return button

    @property
    def text(self) -> str:
        """What the bar says; empty while it is hidden."""
        return self._text.text()

    def say(self, text: str, button: str = "") -> None:
        """Show a message, with a button where there is something to do about it; an empty text hides the bar."""
        if text:
            self._draw_icon()
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon(self._icon_name).pixmap(Size.ICON, Size.ICON))
