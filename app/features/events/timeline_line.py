"""The line that says what a new entry brought."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.ui.theme import RADIUS, Space, colour, colours
from app.ui.widgets.labels import wrapped

MOST_LINES = 2
PADDING = 3


class EffectLine(QLabel):
    """An unobtrusive line of text; hidden while empty. The tool tip has the whole of a long text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("storyLine")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, text: str) -> None:
        """Show a text; an empty one hides the line."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self._lines(width)) * self.fontMetrics().height() + 2 * PADDING

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height() + 2 * PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, metrics = colours(self.palette()), self.fontMetrics()
        lines = self._lines(self.width())
        self.setToolTip(self.text() if lines[-1].endswith("\N{HORIZONTAL ELLIPSIS}") else "")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.solved_soft))
        painter.drawRoundedRect(self.rect(), RADIUS, RADIUS)
        painter.setPen(colour(tokens.text))
        for i, line in enumerate(lines):
            painter.drawText(Space.S, PADDING + metrics.ascent() + i * metrics.height(), line)
        painter.end()

    def _lines(self, width: int) -> list[str]:
        return wrapped(self.text(), self.fontMetrics(), width - 2 * Space.S, MOST_LINES)
