"""Somebody before the window, who clicks and types."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QWidget,
)

from app.shell.main_window import MainWindow
from core.formats.editions import edition
from core.model.case import Case

DECK = edition("classic-uk").deck


LEFT = Qt.MouseButton.LeftButton


CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


class Player:
    """Somebody before the window."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.bot, self.window = qtbot, window
        self.sheet, self.events = window.page.sheet.view, window.page.events.list
        window.activateWindow()
        qtbot.waitActive(window).__enter__()

    @property
    def case(self) -> Case:
        case = self.window.session.case
        assert case is not None
        return case

    def open(self, path: Path) -> None:
        self.window.open_path(path)
        self.settle()

    def settle(self) -> None:
        """Wait until the numbers belong to what is shown, and all panels are laid out."""
        window = self.window
        self.bot.waitUntil(lambda: window.page.sheet.is_fresh and window.game.is_laid_out, timeout=20_000)

    def child(self, kind: type[QWidget], name: str) -> QWidget:
        found = self.window.findChild(kind, name)
        assert found is not None, name
        return found

    def click(self, name: str) -> None:
        self.bot.mouseClick(self.child(QWidget, name), LEFT)

    def text(self, name: str) -> str:
        return self.child(QLabel, name).text()

    def key(self, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier, to: QWidget | None = None) -> None:
        self.bot.keyClick(to or self.window, key, modifiers)

    def click_event(self, row: int) -> None:
        index = self.events.model().index(row, 0)
        self.events.scrollTo(index)
        self.bot.mouseClick(self.events.viewport(), LEFT, pos=self.events.visualRect(index).center())

    def cell(self, card: str, holder: str) -> QPoint:
        model = self.window.page.sheet.model
        row = next(i for i in range(model.rowCount()) if model.card(i) == DECK.card(card))
        column = next(i for i in range(model.columnCount()) if model.holder(i) == holder)
        return self.sheet.visualRect(model.index(row, column)).center()

    def menu_on(self, card: str, holder: str) -> QMenu:
        point, port = self.cell(card, holder), self.sheet.viewport()
        self.bot.mouseClick(port, LEFT, pos=point)
        QApplication.processEvents()
        point = self.cell(card, holder)  # a panel may have opened
        for at in (QPoint(), port.mapToGlobal(point)):  # a menu takes no click near where the cursor was when it opened
            QCursor.setPos(at)  # twice, as it would stay where clicks have taken it if it is there already
        QApplication.processEvents()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, port.mapToGlobal(point))
        QApplication.sendEvent(port, event)
        (menu,) = (one for one in self.window.findChildren(QMenu, "cellMenu") if one.isVisible())
        return menu

    def choose(self, menu: QMenu, name: str) -> None:
        action = next(action for action in menu.actions() if action.objectName() == name)
        assert action.isEnabled()
        self.bot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
