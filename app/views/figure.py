"""A number, and beside it what it counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.icons import paint_mark
from app.language import translate
from app.theme import Space, colour, colours, px
from app.views.elided_label import ElidedLabel

SIGN = 13
"""The side of a sign, in pixels."""


class Figure(QWidget):
    """A number or a name, with a caption that gives way, a tool tip and, where wanted, the sign for "about"."""

    def __init__(self, name: str, caption: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tip = tip
        self._sign = Sign(f"{name}Sign")
        self._sign.hide()
        self._value = text_label(name, "heading")
        self._caption = ElidedLabel(has_tip=False, by_words=True)
        self._caption.setObjectName(f"{name}Caption")
        self._caption.setProperty("kind", "muted")
        self._caption.setText(caption)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        for widget in (self._sign, self._value, self._caption):
            layout.addWidget(widget)

    def set_caption(self, caption: str) -> None:
        """Say what the number counts."""
        self._caption.setText(caption)

    def set_about(self, about: bool) -> None:
        """Say with a sign that this is an estimate, or that it isn't."""
        self._sign.setVisible(about)

    def show_value(self, text: str, more: str = "") -> None:
        """Show a number; ``more`` goes into the tool tip."""
        self._value.setText(text)
        self._value.setAccessibleName(
            translate("Figure", "{caption}: {value}").format(caption=self._caption.text(), value=text)
        )
        self.setToolTip("\n".join(part for part in (self._tip, more) if part))


class Sign(QWidget):
    """The sign for "about"; a path, since not every font has it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(SIGN), px(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_mark(painter, "about", QRectF(self.rect()), colour(colours(self.palette()).text), 1.6)
        painter.end()


def text_label(name: str, kind: str) -> QLabel:
    """Return a label for plain text that can be selected."""
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("kind", kind)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
