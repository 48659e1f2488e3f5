"""Somebody who corrects a game in which something cannot be true."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.case import Case
from tests.app.player import ALT, Player

DECK = edition("classic-uk").deck


class Corrector(Player):
    """Somebody before the window of a game in which something cannot be true."""

    def play(self, case: Case, path: Path) -> None:
        write_case(case, path)
        self.open(path)

    @property
    def said(self) -> str:
        return self.text("conflictText")

    @property
    def lit(self) -> set[int]:
        return {row + 1 for row in self.window.page.events.model.conflict}

    @property
    def undo(self) -> str:
        return self.window.commands.undo.text()

    def sees(self, name: str) -> bool:
        return any(widget.isVisible() for widget in self.window.findChildren(QWidget, name))

    def unfold(self) -> None:
        self.bot.waitUntil(lambda: self.sees("conflictCorrect"))
        self.key(Qt.Key.Key_F, ALT)
        self.bot.waitUntil(lambda: self.sees("corrections") and not self.sees("correctionsPending"))
        QApplication.processEvents()

    def focus(self) -> str:
        return QApplication.focusWidget().objectName()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.bot.keyClick(QApplication.focusWidget(), key)


def fill(player: Player, *cards: str) -> None:
    for name in cards:
        player.window.page.entry.fill_card(DECK.card(name))
