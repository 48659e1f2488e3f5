"""Tool tips that name the keys for what they are on, as the keyboards of the window's language do."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from app.language import translate


def with_key(tip: str, key: QKeySequence) -> str:
    """Return a tool tip with the key in brackets behind it; without a key as it is."""
    name = key.toString(QKeySequence.SequenceFormat.NativeText)
    return translate("KeyTips", "{tip} ({key})", "a tool tip, and its key").format(tip=tip, key=name) if name else tip
