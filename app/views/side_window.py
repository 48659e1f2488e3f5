"""Windows beside the game: they follow it while they are open, and cost nothing while they are not."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from app.onlooker import Onlooker


class SideWindow(QDialog):
    """A window of its own that shows what a service finds out about the game."""

    def __init__(self, service: Onlooker, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self._watched = service

    def set_sizes(self, smallest: QSize, usual: QSize) -> None:
        """Begin with the usual size, and never be smaller than the smallest; both in pixels."""
        self.setMinimumSize(smallest)
        self.resize(usual)

    def take_focus(self) -> None:
        """Put the keyboard where one begins to read."""
        raise NotImplementedError

    def come_to_front(self) -> None:
        """Be seen, before other windows, with the keyboard."""
        self.show()
        self.raise_()
        self.activateWindow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._watched.watch(True)
            self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._watched.watch(False)
