"""Panels that share a place show one of them in front: which, and how another window comes to show the same."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget, QMainWindow


def in_front(window: QMainWindow) -> tuple[str, ...]:
    """Return the object names of the panels in a window that can be seen: none of those behind others."""
    return tuple(dock.objectName() for dock in _docks(window) if not dock.visibleRegion().isEmpty())


def bring_forward(window: QMainWindow, names: tuple[str, ...]) -> None:
    """Bring open panels before those that share their places."""
    for dock in _docks(window):
        if dock.objectName() in names and not dock.isHidden():
            dock.lower()  # or a raise of what is topmost already, though behind another tab, would do nothing
            dock.raise_()


def _docks(window: QMainWindow) -> list[QDockWidget]:
    return [dock for dock in window.findChildren(QDockWidget) if not dock.isFloating()]
