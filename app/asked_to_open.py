"""The application, as the desktop speaks to it: it may ask a running program to open a file.

macOS does so for a double click; other desktops start the program with the file on its command line.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Tells with ``asked_to_open`` which file the desktop wants to see."""

    asked_to_open = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Take what the desktop asks for; that comes to the application itself, and to no window."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)
