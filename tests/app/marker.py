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

    def __init__(self, qtbot, window) -> None:
        super().__init__(qtbot, window)
        self.model = window.page.sheet.model

    def action(self, name: str) -> QAction:
        return self.window.findChild(QAction, f"action{name}")

    def index(self, card, holder):
        row = next(i for i in range(self.model.rowCount()) if self.model.card(i) == card)
        column = next(i for i in range(self.model.columnCount()) if self.model.holder(i) == holder)
        return self.model.index(row, column)

    def click_on(self, card, holder) -> None:
        self.bot.mouseClick(
            self.sheet.viewport(),
            Qt.MouseButton.LeftButton,
            pos=self.sheet.visualRect(self.index(card, holder)).center(),
        )

    def said(self, card, holder, role="said") -> str:
        return self.index(card, holder).data(ROLES[role])

    @property
    def says(self) -> str:
        return self.text("ownSheetSays")

    def press(self, name: str) -> None:
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
