"""Imports pyqtgraph before a chart is wanted."""

from __future__ import annotations

import gc
import sys
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal


class ImportAhead(QObject):
    """Imports pyqtgraph in the GUI thread, where alone classes of Qt may be defined, when the window has nothing to do.

    The window stands still for it once, for some 200 ms. Whoever imports pyqtgraph before that gets it at once; a chart
    that can wait for ``done`` lets the window go on.
    """

    done = Signal()

    @property
    def is_done(self) -> bool:
        return "pyqtgraph" in sys.modules

    def start(self) -> None:
        """Start once the event loop is idle, unless it is done."""
        if not self.is_done:
            QTimer.singleShot(0, self, self._import)

    def _import(self) -> None:
        import_module("pyqtgraph")
        gc.freeze()  # as after all other imports
        self.done.emit()
