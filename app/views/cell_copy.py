"""Ctrl+C in lists and tables: a cell as it is read, and no formula where it is pasted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView

from app.verbatim import cell

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object  # a second base that is a widget crashes PySide


class CopiesCell(_View):
    """Copies the current cell as :mod:`app.verbatim` has it for tables."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy) and index.isValid():
            QGuiApplication.clipboard().setText(cell(str(index.data() or "")))
        else:
            super().keyPressEvent(event)
