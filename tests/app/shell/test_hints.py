"""The hints of a first game: each at its place, dismissed by doing what it says, never shown again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QPushButton

from app.features.setup.dialog import SetupDialog
from app.shell.hints import Hint
from app.shell.main_window import MainWindow
from core.model.events import Note
from core.model.setup import Setup
from tests.notation import parse_event

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, setup: Setup, qtbot) -> None:
    """Begin a game as the set-up dialog does."""
    window._files.new(setup)
    window.dialogs.begun.emit()
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    QApplication.processEvents()


def said(window: MainWindow) -> str:
    hint = window.findChild(Hint)
    return hint.findChild(QLabel, "hintText").text() if hint.isVisible() else ""


@pytest.fixture
def window(make_window, setup, qtbot) -> MainWindow:
    made: MainWindow = make_window()
    made.resize(960, 600)
    begin(made, setup, qtbot)
    return made


def test_the_set_up_dialog_of_a_new_game_begins_them(make_window, setup, settings, qtbot):
    window = make_window()
    window.dialogs._take_setup(SetupDialog(setup, settings, window, events=()), True)
    qtbot.waitUntil(lambda: said(window).startswith("Enter each suggestion here"))


def test_each_is_dismissed_by_doing_what_it_says(window, setup, qtbot):
    qtbot.waitUntil(lambda: said(window).startswith("Enter each suggestion here"))
    window._session.record(parse_event("Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum", setup.deck))
    qtbot.waitUntil(lambda: said(window).startswith("A number is the chance"))
    view = window.page.sheet.view
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(2, 0)).center())
    qtbot.waitUntil(lambda: said(window).startswith("Is it your turn?"))
    window.findChild(QAction, "actionAdvice").trigger()
    qtbot.waitUntil(lambda: said(window) == "")


def test_each_stands_within_the_window_beside_its_place(window, qtbot):
    hint, close = window.findChild(Hint), window.findChild(QPushButton, "hintClose")
    places = (
        (window.page.entry, lambda place: hint.geometry().right() <= place.left()),
        (window.page.sheet.view, lambda place: place.intersects(hint.geometry())),
        (window.tools, lambda place: hint.geometry().top() >= place.bottom() - 12),
    )
    for widget, is_beside in places:
        qtbot.waitUntil(hint.isVisible)
        QApplication.processEvents()
        place = widget.rect().translated(widget.mapTo(window, widget.rect().topLeft()))
        assert window.rect().contains(hint.geometry())
        assert is_beside(place)
        qtbot.mouseClick(close, LEFT)
    assert not hint.isVisible()


def test_none_covers_a_panel_that_was_opened(window, qtbot):
    hint = window.findChild(Hint)
    qtbot.waitUntil(hint.isVisible)
    for action, name in (("actionAdvice", "adviceDock"), ("actionBoard", "boardDock")):
        dock = window.findChild(QDockWidget, name)
        window.findChild(QAction, action).trigger()
        qtbot.waitUntil(
            lambda dock=dock: dock.isVisible() and dock.width() > 300 and dock.x() > window.page.width() / 2
        )
        qtbot.wait(100)  # what is laid out then, too
        assert hint.isVisible()
        assert not hint.geometry().intersects(dock.geometry())
        assert said(window).startswith("Enter each suggestion here")
        assert window.rect().contains(hint.geometry())


def test_none_covers_a_contradiction(window, setup, qtbot):
    qtbot.waitUntil(lambda: said(window) != "")
    me = setup.my_hand[0]
    window._session.record(Note("Bob", me, holds=True))
    qtbot.waitUntil(lambda: window.page.sheet.clash.isVisible() and said(window) == "")
    window._session.undo()
    qtbot.waitUntil(lambda: said(window) != "")


def test_what_was_seen_is_never_shown_again(window, make_window, setup, qtbot):
    qtbot.mouseClick(window.findChild(QPushButton, "hintClose"), LEFT)
    window.close()
    again = make_window()
    begin(again, setup, qtbot)
    assert said(again).startswith("A number is the chance")


def test_they_take_no_keys(window):
    assert window.page.entry.isAncestorOf(window.focusWidget())
    assert window.findChild(QPushButton, "hintClose").focusPolicy() is Qt.FocusPolicy.NoFocus


def test_a_game_that_is_opened_has_none(make_window, case_file, qtbot):
    window = make_window()
    window.open_path(case_file)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    assert said(window) == ""


def test_the_start_screen_has_none(window):
    window.commands.close.trigger()
    assert said(window) == ""
