"""The foot of the entry: in words what will be entered, what is missing or wrong, and the button that enters it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

from app.theme import Space
from app.views.entry_page import quiet_button


class EntryFooter(QWidget):
    """Preview, message, buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = QLabel()
        self.preview.setObjectName("entryPreview")
        self.preview.setWordWrap(True)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.preview.setTextFormat(Qt.TextFormat.PlainText)
        self.message = QLabel()
        self.message.setObjectName("entryMessage")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.commit = QPushButton()
        self.commit.setObjectName("entryCommit")
        self.commit.setProperty("kind", "primary")
        self.commit.setAutoDefault(False)
        self.commit.setToolTip("Enter")
        self.cancel = quiet_button("entryCancel", "Clear", "Esc")
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.S)
        buttons.addWidget(self.message, 1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.commit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._framed())
        layout.addLayout(buttons)

    def _framed(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("kind", "card")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(Space.S, Space.XS, Space.S, Space.XS)
        inside.addWidget(self.preview)
        return frame

    def say(self, text: str, *, problem: bool = False) -> None:
        """Show a message: what is still missing, quietly; what is wrong, as a problem."""
        kind = "problem" if problem else "muted"
        self.message.setText(text)
        if self.message.property("kind") != kind:
            self.message.setProperty("kind", kind)
            style: QStyle = self.message.style()
            style.unpolish(self.message)
            style.polish(self.message)
