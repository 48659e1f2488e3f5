"""Input fields that ignore the mouse wheel unless focused, with arrows in the theme's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget

from app.ui.icons import paint_mark
from app.ui.theme import colour, colours, px

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # PySide crashes with a second widget base

ARROW = 11
"""The width of an arrow (px)."""

INDENT = 6
"""The space before a number (px), which the style omits for frameless buttons."""


class NoWheelMixin(_Widget):
    """Ignores the wheel unless focused, so that it scrolls the surroundings instead."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NoWheelSpinBox(NoWheelMixin, QSpinBox):
    """A spin box that ignores the wheel unless focused."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(px(INDENT), 0, 0, 0)
        self.setStyleSheet(
            "QSpinBox { padding-right: 2px; }"
            "QSpinBox::up-button, QSpinBox::down-button { border: 0; background: transparent; width: 18px; }"
            "QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; width: 0; height: 0; }"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        left, half = self.width() - 18, self.height() / 2
        _paint_arrow(self, QRectF(left, 2, 14, half - 2), up=True, enabled=self.value() < self.maximum())
        _paint_arrow(self, QRectF(left, half, 14, half - 2), up=False, enabled=self.value() > self.minimum())


class NoWheelComboBox(NoWheelMixin, QComboBox):
    """A combo box that ignores the wheel unless focused, and may be narrower than its longest item."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setStyleSheet(
            "QComboBox::drop-down { border: 0; background: transparent; width: 20px; }"
            "QComboBox::down-arrow { image: none; width: 0; height: 0; }"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = QRectF(self.width() - 20, 0, 16, self.height())
        _paint_arrow(self, box, up=False, enabled=self.isEnabled())


def _paint_arrow(widget: QWidget, box: QRectF, *, up: bool, enabled: bool) -> None:
    tokens = colours(widget.palette())
    ink = colour(tokens.muted, 1.0 if enabled and widget.isEnabled() else 0.4)
    painter = QPainter(widget)
    square = QRectF(0, 0, px(ARROW), px(ARROW))
    square.moveCenter(box.center())
    if up:
        painter.translate(0, 2 * square.center().y())
        painter.scale(1, -1)
    paint_mark(painter, "more", square, ink, 1.6)
    painter.end()


class ProblemLabel(QLabel):
    """Shows what is wrong beside a field; hidden while nothing is."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(2)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # a long word must not push the fields aside

    def say(self, text: str) -> None:
        """Show a text, or hide the label where it is empty."""
        self.setText(text)
        self.setVisible(bool(text))


WIDEST = 260
"""The greatest width (px); longer names are cut off."""


class HolderChoice(NoWheelComboBox):
    """A combo box as wide as its names; ``name`` is its object name, ``spoken`` its accessible name."""

    def __init__(self, name: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaximumWidth(px(WIDEST))
