"""A line or two that warn: what the entry that is being made contradicts, and why. It keeps nobody from entering it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from app.icons import icon
from app.language import translate
from app.theme import Size, Space
from app.words import broken


class EntryWarning(QFrame):
    """The warning and the first step to it, on as many lines as they need; all steps are in the tool tip."""

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryWarning")
        self.setProperty("kind", "problem")
        self.setMinimumHeight(height)
        self._mark = QLabel()
        self._text = QLabel()
        self._text.setObjectName("entryWarningText")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, 1, Space.S, 1)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._text, 1)
        self.hide()

    def say(self, text: str, steps: Sequence[str]) -> None:
        """Show the warning and the steps that lead to it; an empty text hides it."""
        full = _because(text, " ".join(steps))
        self._text.setText(_because(text, steps[0] if steps else "") if text else "")
        self._text.setAccessibleName(full if text else "")
        self.setToolTip(
            "\n".join([f"{text}.", *map(broken, steps), translate("EntryWarning", "It can be entered all the same.")])
        )
        if text:
            self._draw_icon()
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.SMALL_ICON, Size.SMALL_ICON))


def _because(text: str, why: str) -> str:
    """Return a warning with what it comes from, where that is known."""
    return translate("EntryWarning", "{what}: {why}").format(what=text, why=why) if why else f"{text}."
