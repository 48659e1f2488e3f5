"""The bar that names conflicting entries and opens their corrections."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.ui.actions import with_key
from app.ui.icons import icon
from app.ui.language import translate
from app.ui.theme import Size, Space
from app.ui.widgets.labels import button


class ConflictBar(QFrame):
    """Shows a conflict, with a button for the next one where there are several and one that opens the corrections.

    ``next_wanted``: show the next conflict; ``unfolded``: show or hide the corrections.
    """

    next_wanted = Signal()
    unfolded = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clashBar")
        self.setProperty("kind", "problem")
        self._mark = QLabel()
        self._text = QLabel()
        self._text.setObjectName("clashText")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._next = _button(
            "clashNext", translate("ClashBar", "Ne&xt"), translate("ClashBar", "The next of the clashes")
        )
        self._correct = _button(
            "clashMend",
            translate("ClashBar", "&Mend…", "a contradiction between entries"),
            translate("ClashBar", "What would make everything fit together"),
        )
        self._correct.setCheckable(True)
        self._next.clicked.connect(self.next_wanted)
        self._correct.toggled.connect(self.unfolded)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        layout.setSpacing(Space.S)
        layout.addWidget(self._mark, 0)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._next, 0)
        layout.addWidget(self._correct, 0)
        self.hide()

    def say(self, text: str, *, several: bool = False, can_correct: bool = False) -> None:
        """Describe the conflict; an empty text hides the bar. ``can_correct``: whether corrections can be offered."""
        if text:
            self._draw_icon()
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._next.setVisible(several)
        self._correct.setVisible(can_correct)
        if not can_correct:
            self.fold()
        self.setVisible(bool(text))

    def fold(self) -> None:
        """Hide the corrections."""
        self._correct.setChecked(False)

    @property
    def is_unfolded(self) -> bool:
        """Whether the corrections are shown."""
        return self._correct.isChecked()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.ICON, Size.ICON))


def _button(name: str, text: str, tip: str) -> QPushButton:
    made = button(name, text)
    made.setToolTip(with_key(tip, made.shortcut()))
    return made
