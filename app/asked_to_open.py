"""The application, as the desktop and the system speak to it: to open a file, and to end.

macOS asks a running program to open a file for a double click; other desktops start the program with the file on its
command line. A terminal that is closed, a session that ends and Ctrl+C send a signal.
"""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QEvent, QSocketNotifier, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end the program, where the system has them."""


class Application(QApplication):
    """Tells with ``asked_to_open`` which file the desktop wants to see.

    ``status`` is the exit status of a program that a signal has ended, 0 of any other.
    """

    asked_to_open = Signal(Path)
    status = 0

    def event(self, event: QEvent) -> bool:
        """Take what the desktop asks for; that comes to the application itself, and to no window."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)

    def end_with_signals(self) -> None:
        """Close the windows where a signal ends the program; the same signal again ends it at once.

        Python calls its handlers only when it has control, which Qt's loop keeps: so the signal comes by a socket.
        """
        self._signalled, self._told = socket.socketpair()
        self._told.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        notifier = QSocketNotifier(self._signalled.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._end)
        for number in (getattr(signal, name) for name in ENDING if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as for a program that is to outlive its terminal
                signal.signal(number, _give_way)

    @Slot()
    def _end(self) -> None:
        self.status = 128 + self._signalled.recv(1)[0]
        self.closeAllWindows()
        self.exit(self.status)


def _give_way(number: int, _: FrameType | None) -> None:
    """Leave the next signal to the system: a window that hangs must not keep the program."""
    signal.signal(number, signal.SIG_DFL)
