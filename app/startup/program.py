"""The running program: its one window, which is rebuilt after a change of language or text size."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from app.shell.main_window import MainWindow
from app.tasks.background import Background, one_worker

Make = Callable[[Background], MainWindow]


class Program(QObject):
    """Shows the window, and replaces it by a new one on request; the game continues in that.

    ``make`` returns a window in the current language and sizes. ``first``, if given, creates the first window in
    another way, to be painted sooner.
    """

    def __init__(self, make: Make, parent: QObject | None = None, *, first: Make | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self.window, self._background = self._made(first or make)

    def show(self) -> None:
        """Show the window."""
        self.window.show()

    @Slot(Path)
    def open(self, path: Path) -> None:
        """Open a file in the window, once that has been painted."""
        window = self.window
        if window.is_painted:
            window.open_path(path)
        else:
            window.painted.connect(partial(window.open_path, path))

    def rebuild(self) -> None:
        """Replace the window by a new one."""
        old, background = self.window, self._background
        game, page = old.hand_over(), old.dialogs.preferences_page
        self.window, self._background = self._made(self._make)
        if game is not None:
            self.window.take_over(game)
        self.window.show()  # first, as the program ends with its last window
        self.window.activateWindow()
        if page is not None:  # where the choice may have been made
            self.window.dialogs.show_preferences_at(page)
        old.close()
        old.destroyed.connect(self._old_is_gone)
        old.deleteLater()
        background.close()

    def close(self) -> None:
        """Stop the background work."""
        self._background.close()

    @Slot()
    def _old_is_gone(self) -> None:
        QTimer.singleShot(0, self, _collect)

    def _made(self, make: Make) -> tuple[MainWindow, Background]:
        background = Background(one_worker(), one_worker())
        window = make(background)
        window.painted.connect(window.warm_up)
        window.rebuild_wanted.connect(self.rebuild)
        return window, background


def _collect() -> None:
    """Free what a closed window leaves behind, which had been hidden from the collector."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
