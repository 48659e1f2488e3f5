"""A link to an entry: its number and its line, as long as it takes, to be clicked or pressed."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.language import translate
from app.theme import RADIUS, Space, colour, colours, px

NUMBER_WIDTH = 24
PADDING = 3
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class WhyLink(QAbstractButton):
    """Shows an entry in the list when it is clicked. A click leaves the keyboard where it is; Tab comes here."""

    def __init__(self, entry: int, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self._line = text
        self.setObjectName(f"whyEntry{entry + 1}")
        self.setText(f"{entry + 1}")
        self.setAccessibleName(translate("WhyLink", "Entry {number}: {line}").format(number=entry + 1, line=text))
        self.setToolTip(translate("WhyLink", "Show this entry in the list"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 160)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, QFontMetrics(self.font()).height() + 2 * PADDING)

    def heightForWidth(self, width: int) -> int:
        box = QRect(0, 0, width, 0).adjusted(px(NUMBER_WIDTH) + Space.S, PADDING, -PADDING, 0)
        box.setHeight(10_000)
        return QFontMetrics(self.font()).boundingRect(box, int(WRAPPED), self._line).height() + 2 * PADDING

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, painter = colours(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.isEnabled() and self.underMouse()
        painter.setPen(colour(tokens.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.hover) if lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS, RADIUS)
        painter.setPen(colour(tokens.accent if self.isEnabled() else tokens.muted))
        font = QFont(self.font())
        font.setUnderline(lit)
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRect(0, PADDING, px(NUMBER_WIDTH), self.height()), int(NUMBER), self.text())
        font.setBold(False)
        painter.setFont(font)
        box = self.rect().adjusted(px(NUMBER_WIDTH) + Space.S, PADDING, -PADDING, 0)
        painter.drawText(box, int(WRAPPED), self._line)
        painter.end()
