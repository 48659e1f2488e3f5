"""The small button in the tool bar that says whose habits weigh in."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from app.theme import px
from app.verbatim import keyless

WIDEST = 200
"""How wide the button is at most, in pixels; what it has no room for is in its tool tip."""

NARROWEST = 60


class HabitsChip(QPushButton):
    """A flat button whose words are cut where there is no room for them: it never asks the window to be wider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("habits_chip")
        self.setProperty("kind", "quiet")
        self._words = ""

    @property
    def words(self) -> str:
        """What the button says, with all names."""
        return self._words

    def say(self, words: str, tip: str) -> None:
        """Say this, and more in the tool tip."""
        self._words = words
        self.setText(keyless(words))
        self.setToolTip(tip)
        self.setAccessibleName(words)
        self.setAccessibleDescription(tip)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        usual = super().sizeHint()
        return QSize(min(usual.width(), px(WIDEST)), usual.height())

    def minimumSizeHint(self) -> QSize:
        usual = super().sizeHint()
        return QSize(min(usual.width(), px(NARROWEST)), usual.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        cut = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        option.text = keyless(cut)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()
