"""Somebody before the window who keeps a sheet of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from app.features.explain import WhyView
from tests.app.player import Player

ROLES = {"said": Qt.ItemDataRole.AccessibleTextRole, "tip": Qt.ItemDataRole.ToolTipRole}


class Marker(Player):
    """Somebody who keeps a sheet of their own."""

    def action(self, name: str) -> QAction:
        return self.window.findChild(QAction, f"action{name}")

    def said(self, card, holder, role="said") -> str:
        return self.index(card, holder).data(ROLES[role])

    @property
    def says(self) -> str:
        return self.text("ownSheetSays")

    def push(self, name: str) -> None:
        before = self.says
        self.bot.mouseClick(self.child(QPushButton, f"ownSheet{name}"), Qt.MouseButton.LeftButton)
        if name in ("Check", "Hint"):
            self.bot.waitUntil(lambda: self.says != before)

    def ask(self, card, holder) -> WhyView:
        self.sheet.setCurrentIndex(self.index(card, holder))
        self.sheet.setFocus()
        self.bot.keyClicks(self.sheet, "?")
        panel = self.window.findChild(WhyView)
        self.bot.waitUntil(lambda: panel.account is not None)
        return panel
