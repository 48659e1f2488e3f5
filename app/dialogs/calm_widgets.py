"""Fields that a turning wheel doesn't change by accident: it scrolls the dialog instead."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget


class CalmSpinBox(QSpinBox):
    """A number, changed by the wheel only where it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CalmComboBox(QComboBox):
    """A choice, changed by the wheel only where it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ProblemLabel(QLabel):
    """Says what is wrong beside a field; not there at all while nothing is."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def say(self, text: str) -> None:
        """Show the text, or nothing where it is empty."""
        self.setText(text)
        self.setVisible(bool(text))
