"""What a screen reader says by itself: one polite sentence for each thing that happens."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

LONGEST: Final = 120
"""The most letters of an announcement: whoever wants more reads on where it stands."""

SAID: Final = "announced"
"""The property of a widget for what was announced of it last."""


def announce(widget: QWidget, text: str) -> None:
    """Announce what a widget says now: once, not again while it says the same. Nothing is said of an empty text."""
    if text == (widget.property(SAID) or ""):
        return
    widget.setProperty(SAID, text)
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, shortened(text)))


def shortened(text: str) -> str:
    """Return a text that is not too long to listen to, cut between two words."""
    words = " ".join(text.split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rsplit(' ', 1)[0]}…"
