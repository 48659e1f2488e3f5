"""How high the entry would like to be: with all cards of the deck in sight."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QWidget


def wanted_height(entry: QWidget) -> int:
    """Return the height, in pixels, at which nothing in the entry has to be scrolled."""
    return entry.sizeHint().height() + sum(map(_lacking, entry.findChildren(QScrollArea)))


def _lacking(area: QScrollArea) -> int:
    """Return how much more than it asks for a scrolled part needs; nothing where it is not to be seen."""
    content: QWidget | None = area.widget()
    if content is None or not area.isVisible():
        return 0
    width = area.viewport().width()
    needed = content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height()
    return max(needed - area.sizeHint().height(), 0)
