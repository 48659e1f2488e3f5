"""What keys are called, as the keyboards of the window's language do, and tool tips that name them."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from app.language import translate


def native(key: QKeySequence) -> str:
    """Return a key as the keyboards of the window's language name it."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def with_key(tip: str, key: QKeySequence) -> str:
    """Return a tool tip with the key in brackets behind it; without a key as it is."""
    name = native(key)
    return translate("KeyTips", "{tip} ({key})", "a tool tip, and its key").format(tip=tip, key=name) if name else tip
