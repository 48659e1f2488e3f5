"""A part of a dialog that is folded away until it is wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.language import translate
from app.theme import Space


class Fold(QWidget):
    """A heading to click, and below it what it hides."""

    toggled = Signal(bool)

    def __init__(self, name: str, title: str, content: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self.button = QToolButton()
        self.button.setObjectName(name)
        self.button.setText(title)
        self.button.setArrowType(Qt.ArrowType.RightArrow)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(lambda: self.open(not self._open))
        self._content = content
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self.button)
        if content is not None:
            content.setContentsMargins(Space.L, 0, 0, Space.XS)
            content.hide()
            layout.addWidget(content)

    @property
    def is_open(self) -> bool:
        """Whether the content is to be seen."""
        return self._open

    def open(self, is_open: bool = True) -> None:
        """Unfold it, or fold it away."""
        if is_open == self._open:
            return
        self._open = is_open
        self.button.setAccessibleDescription(translate("Fold", "unfolded") if is_open else translate("Fold", "folded"))
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        if self._content is not None:
            self._content.setVisible(is_open)
        self.toggled.emit(is_open)
