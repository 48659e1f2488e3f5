"""Everything is reached with the keyboard, shows that it has it, and says to a screen reader what it is."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QImage, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QTabBar,
    QWidget,
)

from app.features.explain import WhyView
from app.features.table_mode import TableMode
from app.shell.main_window import MainWindow
from app.ui.shortcuts import Actions
from app.ui.widgets.options import OptionButton
from app.ui.widgets.panels import tab_stops
from tests.app.settling import open_case, until
from tests.pictures import difference

NO_ROLE = (QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Window)
PLAIN = ("Canvas", "QScrollArea")
"""What is painted by hand, or only scrolls, has the role of a plain widget, for Python can name no other; and words."""


@pytest.fixture
def window(shared_window) -> MainWindow:
    shared_window.resize(1280, 720)
    return shared_window


@pytest.fixture
def game(window, case, tmp_path) -> MainWindow:
    return open_case(window, case, tmp_path)


def test_the_key_for_a_cell_shows_a_sheet_that_is_behind_the_entry(game, qtbot):
    game.resize(960, 600)
    game.findChild(QAction, "actionBoard").trigger()
    qtbot.waitUntil(lambda: game.page.panes.is_folded)
    game.page.entry.take_focus()
    view = game.page.sheet.view
    assert not view.isVisible()
    qtbot.keyClick(game, Qt.Key.Key_F7)
    assert view.isVisible()
    assert view.hasFocus()
    assert view.current_cell is not None


def complete_entry(window: MainWindow) -> QWidget:
    for name in ("Mrs White", "Rope", "Hall"):
        window.page.entry.fill_card(window.session.case.setup.deck.card(name))
    window.page.entry.fill_player("Cid")
    return window


def looking_back(window: MainWindow) -> QWidget:
    window.page.events.list.select(1)
    return window


def advised(window: MainWindow) -> QWidget:
    window.findChild(QAction, "actionAdvice").trigger()
    return window


def explained(window: MainWindow) -> QWidget:
    window.page.sheet.view.take_focus()
    window.findChild(QAction, "actionWhy").trigger()
    panel = window.findChild(WhyView)
    until(lambda: panel.account is not None and not panel.is_stale)  # its buttons come and go with what is explained
    return window


def preferences(window: MainWindow) -> QWidget:
    window.findChild(QAction, "actionPreferences").trigger()
    return window.findChild(QWidget, "preferencesDialog")


def table(window: MainWindow) -> QWidget:
    window.findChild(QAction, "actionTableMode").trigger()
    return window.findChild(TableMode).table


def tabbed(qtbot, room: QWidget) -> list[QWidget]:
    """The widgets that Tab goes through, until it is where it was."""
    seen: list[QWidget] = []
    for _ in range(200):
        qtbot.keyClick(room.focusWidget() or room, Qt.Key.Key_Tab)
        now = room.focusWidget()
        if now is None or now in seen:
            break
        seen.append(now)
    return seen


def controls(room: QWidget) -> list[QWidget]:
    """What a user acts on, but for what the arrows reach from a neighbour, or what has a key of its own elsewhere."""
    kinds = (QAbstractButton, QAbstractItemView, QComboBox)
    found = [w for w in room.findChildren(QWidget) if isinstance(w, kinds) and w.isVisible() and w.isEnabled()]
    return [w for w in found if w.window() is room and not by_other_ways(w) and not is_behind(w)]


def is_behind(widget: QWidget) -> bool:
    """Whether it is in a dock behind another tab."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, QDockWidget):
        above = above.parentWidget()
    return above is not None and above.visibleRegion().isEmpty()


def by_other_ways(widget: QWidget) -> bool:
    inside = widget.parentWidget()
    return (
        isinstance(widget, QHeaderView)  # its cells are reached, and their menu says what it does
        or (isinstance(widget, OptionButton) and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus)  # by the arrows
        or isinstance(inside, QTabBar | QComboBox)
        or widget.objectName() in {"dockFloat", "dockClose"}  # of panels: their keys open and close them
        or (isinstance(widget, QAbstractButton) and any(a.shortcut() for a in widget.actions()))  # by its key
        or inside is None
        or inside.objectName() == "toolBar"  # in the menus
        or (widget.focusPolicy() == Qt.FocusPolicy.NoFocus and bool(widget.actions()))  # in the menus, too
    )


def test_tab_goes_to_every_control_which_says_what_it_is_and_shows_the_focus_before_a_game(qtbot, window):
    look_at(qtbot, window)
    look_at(qtbot, preferences(window))


def test_tab_goes_to_every_control_which_says_what_it_is_and_shows_the_focus_in_a_game(qtbot, game):
    for panel in (complete_entry, advised, explained, table):
        look_at(qtbot, panel(game))
        for dock in game.findChildren(QDockWidget):
            dock.hide()


@pytest.mark.slow
@pytest.mark.parametrize("is_past", [False, True])
def test_tab_goes_to_every_control_which_says_what_it_is_and_shows_the_focus_now_and_then(qtbot, game, is_past):
    look_at(qtbot, looking_back(game) if is_past else game)


def look_at(qtbot, room: QWidget) -> None:
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    stops = tabbed(qtbot, room)
    assert len(stops) > 2
    assert named(control for control in controls(room) if control not in stops) == []
    assert named(stop for stop in stops if is_silent(stop)) == []
    assert named(stop for stop in stops if not shows_focus(room, stop)) == []


def named(widgets: Iterable[QWidget]) -> list[str]:
    return [f"{type(widget).__name__} {widget.objectName()}" for widget in widgets]


def is_silent(stop: QWidget) -> bool:
    """Whether it has no role or no words for a screen reader."""
    face = QAccessible.queryAccessibleInterface(stop)
    painted = type(stop).__name__.endswith(PLAIN)
    words = face.text(QAccessible.Text.Name) or face.text(QAccessible.Text.Description)
    return not words or (face.role() in NO_ROLE and not painted)


def shows_focus(room: QWidget, stop: QWidget) -> bool:
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    with_focus = around(stop, room)
    stop.clearFocus()
    return bool(difference(around(stop, room), with_focus))


def around(stop: QWidget, room: QWidget) -> QImage:
    """Take a picture of a widget and what is next to it."""
    QCoreApplication.processEvents()
    return room.grab(QRect(stop.mapTo(room, QPoint()), stop.size()).adjusted(-12, -12, 12, 12)).toImage()


def test_tab_goes_from_the_sheet_to_the_entry_to_the_list_and_backtab_the_other_way_and_arrows_move_in_the_sheet(
    qtbot, game
):
    names = [stop.objectName() for stop in tab_stops(game)]
    order = ["engineButton", "sheetView", "entryKind.suggestion", "entryAsker.Bob", "entryRefuter.Cid", "eventView"]
    at = [names.index(name) for name in order if name in names]
    assert at == sorted(at)
    assert len(at) >= 4
    assert QApplication.focusWidget() is None or QApplication.focusWidget() in game.findChildren(QWidget)

    there = tabbed(qtbot, game)
    view = game.page.sheet.view
    assert view in there
    there[0].setFocus()
    back = []
    for _ in there:
        qtbot.keyClick(game.focusWidget(), Qt.Key.Key_Backtab)
        back.append(game.focusWidget().objectName())
    assert back == [stop.objectName() for stop in (*reversed(there[1:]), there[0])]

    while not view.hasFocus():
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    first = view.current_cell
    assert first is not None
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.current_cell not in (None, first)


# Where macOS keeps some actions for itself


def test_macos_takes_three_actions_into_its_own_menu_and_no_other(qapp, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    owner = QWidget()
    actions = Actions(owner)
    roles = {action.objectName(): action.menuRole() for action in owner.actions()}
    taken = {name: role for name, role in roles.items() if role is not QAction.MenuRole.NoRole}
    assert taken == {
        "actionPreferences": QAction.MenuRole.PreferencesRole,
        "actionAbout": QAction.MenuRole.AboutRole,
        "actionQuit": QAction.MenuRole.QuitRole,
    }
    assert actions.habits.shortcut() == QKeySequence("Ctrl+Shift+H"), "Command+H hides the program"
