"""Keys that QTest cannot press: those that other keyboards have, as the system reports them."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

NONE = Qt.KeyboardModifier.NoModifier
ON_A_MAC = {1: 18, 2: 19, 3: 20, 4: 21, 5: 23, 6: 22, 7: 26, 8: 28, 9: 25, 0: 29}


def top_row(kind: QEvent.Type, digit: int, text: str, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """Return the event of a digit's key in the top row, which writes something else without Shift."""
    place, code = 9 + (digit or 10), ON_A_MAC[digit] if sys.platform == "darwin" else ord(str(digit))
    return QKeyEvent(kind, Qt.Key(ord(text.upper())), modifiers, place, code, 0, text)
