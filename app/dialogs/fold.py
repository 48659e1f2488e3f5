"""A part of a dialog that is folded away until it is wanted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.icons import icon
from app.language import translate
from app.theme import Size, Space


class Fold(QWidget):
    """A heading to click, and below it what it hides."""

    toggled = Signal(bool)

    def __init__(self, name: str, title: str, content: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self.button = QPushButton()
        self.button.setProperty("kind", "fold")
        self.button.setAutoDefault(False)
        self.button.setObjectName(name)
        self.button.setText(title)
        self._draw_icon()
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
        self._draw_icon()
        if self._content is not None:
            self._content.setVisible(is_open)
        self.toggled.emit(is_open)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "button"):
            self._draw_icon()

    def _draw_icon(self) -> None:
        self.button.setIcon(icon("unfolded" if self._open else "folded", Size.SMALL_ICON))
        self.button.setIconSize(QSize(Size.SMALL_ICON, Size.SMALL_ICON))
