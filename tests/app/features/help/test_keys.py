"""Every key of the window is on one page, and none means two things."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from app.features.entry.quick_line import quick_line
from app.features.entry.state import EntryState
from app.features.help.keys import _mnemonics, keys_in_use, sheet, typing
from app.features.help.view import CheatSheet
from app.ui.actions import native
from app.ui.vocabulary import vocabulary_of
from core.model.case import Case
from tests.app.player import Player


@pytest.fixture
def player(qtbot, shared_window, case_file) -> Player:
    made = Player(qtbot, shared_window)
    made.open(case_file)
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_a_key_shows_all_keys_beside_the_game(player, qtbot, key):
    player.window.page.entry.take_focus()
    player.key(key, to=QApplication.focusWidget())
    page = player.window.findChild(CheatSheet, "helpKeys")
    qtbot.waitUntil(page.isVisible)
    assert not page.window().isModal()
    text = page.toPlainText()
    assert "Undo" in text
    assert "Ctrl+Z" in text
    assert "The card whose letter is underlined" in text


@pytest.mark.parametrize("key", [Qt.Key.Key_Question, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_on_a_cell_explains_it_as_the_page_says(player, qtbot, key):
    said = {name: line.what for line in sheet().lines for name in line.keys}
    assert said[native(QKeySequence(key))] == "Why? (explains the cell)"
    player.window.page.sheet.view.take_focus()
    player.key(key, to=player.sheet)
    assert player.window.findChild(CheatSheet, "helpKeys") is None
    qtbot.waitUntil(lambda: player.child(QWidget, "whyDock").isVisible())


def test_every_action_and_shortcut_of_the_window_is_on_the_page(player):
    window = player.window
    player.window.commands.keys.trigger()
    page = window.findChild(CheatSheet, "helpKeys")
    text = page.toPlainText().replace("\xa0", " ")
    actions = [action for action in window.findChildren(QAction) if action.shortcuts()]
    shortcuts = [shortcut for shortcut in window.findChildren(QShortcut) if not shortcut.key().isEmpty()]
    assert len(actions) > 25
    assert len(shortcuts) > 3
    keys = [native(key) for action in actions for key in action.shortcuts()]
    keys += [native(shortcut.key()) for shortcut in shortcuts]
    assert [key for key in keys if f" {key} " not in text] == []
    assert [shortcut.key().toString() for shortcut in shortcuts if not shortcut.whatsThis()] == []


def test_every_line_of_the_page_says_something(player):
    for group in keys_in_use(player.window):
        assert group.title
        for line in group.lines:
            assert line.what, (group.title, line.keys)
            assert all(line.keys)


def test_an_action_that_is_new_is_on_the_page_at_once(player):
    action = QAction("Wink", player.window)
    action.setShortcut(QKeySequence("Ctrl+Alt+K"))
    player.window.addAction(action)
    lines = [line for group in keys_in_use(player.window) for line in group.lines]
    assert ("Ctrl+Alt+K",) in [line.keys for line in lines if line.what == "Wink"]


def test_panels_say_on_the_page_what_their_keys_show(player):
    said = {line.keys: line.what for group in keys_in_use(player.window) for line in group.lines}
    assert said[("F5",)] == "What to do next"
    assert said[("F11",)] == "Show only what everyone at the table may see"


def test_no_two_actions_share_a_key(player):
    window = player.window
    everywhere = (Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.ApplicationShortcut)
    used = Counter(
        key.toString()
        for action in window.findChildren(QAction)
        if action.shortcutContext() in everywhere
        for key in action.shortcuts()
    )
    used.update(
        shortcut.key().toString()
        for shortcut in window.findChildren(QShortcut)
        if shortcut.context() in everywhere or shortcut.parent() is window.page
    )
    used.update(line.keys[0] for line in _mnemonics(window))
    assert {key: count for key, count in used.items() if count > 1} == {}


def test_the_lines_that_are_shown_as_examples_can_be_typed(player):
    setup = player.case.setup
    vocabulary, state = vocabulary_of(setup), EntryState.begun(Case(setup))
    examples = [key for line in typing(setup).lines for key in line.keys if " " in key]
    assert len(examples) == 11
    for text in examples:
        line = quick_line(text, state, vocabulary)
        assert line.event is not None, (text, line.trouble)


def test_every_action_of_the_menus_has_a_key(player):
    """Or stands in a menu of its own, has a key on the sheet, is a page of the help, or says what this program is."""
    without = {
        action.objectName()
        for top in player.window.menuBar().actions()
        for action in top.menu().actions()
        if not action.isSeparator() and action.menu() is None and not action.shortcuts()
    }
    on_the_sheet = {"actionUndoMark", "actionRedoMark"}
    assert without == {"actionHelpEntering", "actionHelpNumbers", "actionHelpAdvice", "actionAbout", *on_the_sheet}
