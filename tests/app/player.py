"""Somebody before the window, who clicks and types."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.shell.main_window import MainWindow
from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.cards import Card
from core.model.case import Case

DECK = edition("classic-uk").deck
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
SPECIAL = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\b": Qt.Key.Key_Backspace, "\x1b": Qt.Key.Key_Escape}
"""Keys that text stands for."""


class User:
    """Somebody who clicks and types in a widget, which may be a window."""

    def __init__(self, qtbot: QtBot, root: QWidget) -> None:
        self.bot, self.root = qtbot, root

    def wait(self, is_so: Callable[[], bool]) -> None:
        self.bot.waitUntil(is_so)

    def child(self, kind: type[QWidget], name: str) -> QWidget:
        found = self.root.findChild(kind, name)
        assert found is not None, name
        return found

    def find(self, name: str) -> QWidget:
        """Return the one widget of this name that can be seen, or else the last that was made."""
        found = self.root.findChildren(QWidget, name)
        assert found, name
        visible = [widget for widget in found if widget.isVisible()]
        assert len(visible) < 2, f"{name}: {len(visible)} visible"
        return visible[0] if visible else found[-1]

    def sees(self, name: str) -> bool:
        return any(widget.isVisible() for widget in self.root.findChildren(QWidget, name))

    def click(self, *names: str) -> None:
        for name in names:
            self.bot.mouseClick(self.find(name), LEFT)

    def text(self, name: str) -> str:
        return self.find(name).text()

    def key(self, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier, to: QWidget | None = None) -> None:
        self.bot.keyClick(to or self.root, key, modifiers)

    def press(self, *keys: Qt.Key | str) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            if isinstance(key, str):
                self.bot.keyClicks(focus, key)
            else:
                self.bot.keyClick(focus, key)

    def type(self, text: str) -> None:
        self.press(*(SPECIAL.get(letter, letter) for letter in text))

    @property
    def focus(self) -> str:
        """The name of what has the keyboard."""
        return QApplication.focusWidget().objectName()

    def has_keyboard(self, widget: QWidget) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is widget or widget.isAncestorOf(focus))


class Player(User):
    """Somebody before the window of the program."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(qtbot, window)
        self.window = window
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

    def play(self, case: Case, path: Path) -> None:
        """Open a game that is written to a file first."""
        write_case(case, path)
        self.open(path)

    def settle(self) -> None:
        """Wait until the numbers belong to what is shown, and all panels are laid out."""
        self.wait(lambda: self.window.page.sheet.is_fresh and self.window.game.is_laid_out)

    def fill(self, *cards: str) -> None:
        """Put cards into the entry, as clicks on the sheet do."""
        for name in cards:
            self.window.page.entry.fill_card(DECK.card(name))

    def click_event(self, row: int) -> None:
        index = self.events.model().index(row, 0)
        self.events.scrollTo(index)
        self.bot.mouseClick(self.events.viewport(), LEFT, pos=self.events.visualRect(index).center())

    def index(self, card: Card | str, holder: str) -> QModelIndex:
        """Return the place of a cell in the sheet."""
        model = self.window.page.sheet.model
        row = next(i for i in range(model.rowCount()) if str(model.card(i)) == str(card))
        column = next(i for i in range(model.columnCount()) if model.holder(i) == holder)
        return model.index(row, column)

    def p(self, card: Card | str, holder: str) -> float | None:
        """Return the probability that the sheet shows."""
        at = self.index(card, holder)
        cell = self.window.page.sheet.model.cell(at.row(), at.column())
        return cell.p if cell.holds is None else float(cell.holds)

    def cell(self, card: Card | str, holder: str) -> QPoint:
        return self.sheet.visualRect(self.index(card, holder)).center()

    def click_cell(self, card: Card | str, holder: str) -> None:
        self.bot.mouseClick(self.sheet.viewport(), LEFT, pos=self.cell(card, holder))

    def menu_on(self, card: str, holder: str) -> QMenu:
        port = self.sheet.viewport()
        self.click_cell(card, holder)
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
