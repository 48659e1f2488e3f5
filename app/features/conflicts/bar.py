"""The bar that says which entries clash, without stopping anybody, and the way to what would mend it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.ui.actions import with_key
from app.ui.icons import icon
from app.ui.language import translate
from app.ui.theme import Size, Space


class ClashBar(QFrame):
    """A sentence; the next clash, where there are several; and a button that unfolds the mends.

    ``next_wanted``: show the next clash; ``unfolded``: show the mends, or hide them.
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
        self._mend = _button(
            "clashMend",
            translate("ClashBar", "&Mend…", "a contradiction between entries"),
            translate("ClashBar", "What would make everything fit together"),
        )
        self._mend.setCheckable(True)
        self._next.clicked.connect(self.next_wanted)
        self._mend.toggled.connect(self.unfolded)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        layout.setSpacing(Space.S)
        layout.addWidget(self._mark, 0)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._next, 0)
        layout.addWidget(self._mend, 0)
        self.hide()

    def say(self, text: str, *, several: bool = False, mendable: bool = False) -> None:
        """Say what clashes; an empty text hides the bar. ``mendable``: whether something can be done about it here."""
        if text:
            self._draw_icon()
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._next.setVisible(several)
        self._mend.setVisible(mendable)
        if not mendable:
            self.fold()
        self.setVisible(bool(text))

    def fold(self) -> None:
        """Hide the mends."""
        self._mend.setChecked(False)

    @property
    def is_unfolded(self) -> bool:
        """Whether the mends are to be seen."""
        return self._mend.isChecked()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.ICON, Size.ICON))


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(with_key(tip, button.shortcut()))
    button.setAutoDefault(False)
    return button
