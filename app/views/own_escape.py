"""Escape as a panel's own key: it leaves the panel, whatever it means elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    _Widget = QWidget
else:
    _Widget = object  # a second base that is a widget crashes PySide


class OwnEscape(_Widget):
    """A panel that announces by its signal ``left`` that Escape was pressed while the keyboard is in it."""

    left: ClassVar[Signal]

    def event(self, event: QEvent) -> bool:
        """Take Escape before any shortcut does."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape
