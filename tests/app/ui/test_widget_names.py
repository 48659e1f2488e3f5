"""Whatever a user acts on can be found by scripts and screen readers: it has a name of ours, and words."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QWidget,
)

from app.shell.main_window import MainWindow
from core.model.seats import Player
from tests.app.naming import interactive, nameless, wordless

NAMES = (
    "sheetView",
    "entryPanel",
    "eventView",
    "envelopeChart",
    "engineButton",
)
ACTIONS = ("actionNew", "actionOpen", "actionSave", "actionUndo", "actionRedo")


@pytest.fixture
def window(shared_window, case_file, qtbot) -> MainWindow:
    made = shared_window
    made.open_path(case_file)
    qtbot.waitUntil(lambda: made.page.sheet.is_fresh, timeout=20_000)
    return made


def test_everything_in_the_window_that_a_user_acts_on_is_named_and_has_words(window, setup):
    assert window.objectName() == "mainWindow"
    assert [name for name in NAMES if window.findChild(QWidget, name) is None] == []
    assert [name for name in ACTIONS if window.findChild(QAction, name) is None] == []

    assert len(list(interactive(window))) > 50
    assert nameless(window) == []
    assert wordless(window) == []

    menus = [action for top in window.menuBar().actions() for action in top.menu().actions()]
    actions = [action for action in (*menus, *window.actions()) if not action.isSeparator() and action.menu() is None]
    assert len(actions) > 15
    assert [action.text() for action in actions if not action.objectName()] == []

    names = [widget.objectName() for widget in interactive(window) if widget.isVisible()]
    assert len(names) > 40
    assert sorted({name for name in names if names.count(name) > 1}) == [], "what is seen at once"

    players = tuple(Player(f"Player {i}", 2 if i < 8 else 1) for i in range(10))
    window.session.change_setup(type(setup)(setup.deck, players, setup.edition, None, ()), {}, {})
    assert nameless(window) == []


def test_everything_in_the_set_up_and_the_preferences_that_a_user_acts_on_is_named(window):
    for action in ("actionNew", "actionSetup"):
        window.findChild(QAction, action).trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        assert len(list(interactive(dialog))) > 40
        assert nameless(dialog) == []
        assert wordless(dialog) == []
        dialog.reject()

    window.findChild(QAction, "actionPreferences").trigger()
    dialog = window.findChild(QDialog, "preferencesDialog")
    assert len(list(interactive(dialog))) == 8
    assert nameless(dialog) == []
    assert wordless(dialog) == []
