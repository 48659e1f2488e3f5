"""Somebody who corrects a game in which something cannot be true."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.app.player import ALT, CONTROL, Player


class Corrector(Player):
    """Somebody before the window of a game in which something cannot be true."""

    @property
    def said(self) -> str:
        return self.text("conflictText")

    @property
    def lit(self) -> set[int]:
        return {row + 1 for row in self.window.page.events.model.conflict}

    @property
    def undo(self) -> str:
        return self.window.commands.undo.text()

    def take_back(self) -> None:
        """Undo a correction, and look at the corrections again."""
        self.key(Qt.Key.Key_Z, CONTROL)
        self.settle()
        self.unfold()

    def unfold(self) -> None:
        self.bot.waitUntil(lambda: self.sees("conflictCorrect"))
        self.key(Qt.Key.Key_F, ALT)
        self.bot.waitUntil(lambda: self.sees("corrections") and not self.sees("correctionsPending"))
        QApplication.processEvents()
