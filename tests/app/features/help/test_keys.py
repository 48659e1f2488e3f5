"""Every key of the window is on one page, and none means two things."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from app.features.entry.quick import quick_line
from app.features.entry.state import EntryState
from app.features.help import CheatSheet, _mnemonics, keys_in_use, sheet, typing
from app.ui.shortcuts import native
from app.ui.vocabulary import vocabulary_of
from core.model.case import Case
from tests.app.player import Player


@pytest.fixture
def player(qtbot, shared_window, case_file) -> Player:
    made = Player(qtbot, shared_window)
    made.open(case_file)
    return made


def test_keys_show_all_keys_beside_the_game(player, qtbot):
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Question):
        player.window.activateWindow()
        qtbot.waitUntil(player.window.isActiveWindow)
        player.window.page.entry.take_focus()
        player.key(key, to=QApplication.focusWidget())
        page = player.window.findChild(CheatSheet, "helpKeys")
        qtbot.waitUntil(page.isVisible)
        assert not page.window().isModal()
        text = page.toPlainText()
        assert "Undo" in text
        assert "Ctrl+Z" in text
        assert "The card whose letter is underlined" in text
        page.window().close()


def test_keys_on_a_cell_explain_it_as_the_page_says(player, qtbot):
    said = {name: line.what for line in sheet().lines for name in line.keys}
    dock = player.child(QWidget, "whyDock")
    for key in (Qt.Key.Key_Question, Qt.Key.Key_Return, Qt.Key.Key_Space):
        assert said[native(QKeySequence(key))] == "Why? (explains the cell)"
        player.window.page.sheet.view.take_focus()
        player.key(key, to=player.sheet)
        assert player.window.findChild(CheatSheet, "helpKeys") is None
        qtbot.waitUntil(dock.isVisible)
        dock.hide()


def test_every_action_and_shortcut_of_the_window_is_on_the_page_with_what_it_does_also_a_new_one(player):
    window = player.window
    window.commands.keys.trigger()
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

    action = QAction("Wink", window)
    action.setShortcut(QKeySequence("Ctrl+Alt+K"))
    window.addAction(action)
    groups = keys_in_use(window)
    action.deleteLater()
    for group in groups:
        assert group.title
        for line in group.lines:
            assert line.what, (group.title, line.keys)
            assert all(line.keys)
    said = {line.keys: line.what for group in groups for line in group.lines}
    assert said[("Ctrl+Alt+K",)] == "Wink"
    assert said[("F5",)] == "What to do next"
    assert said[("F11",)] == "Show only what everyone at the table may see"


def test_no_two_actions_share_a_key_and_every_one_of_the_menus_has_one(player):
    """Or stands in a menu of its own, has a key on the sheet, is a page of the help, or says what this program is."""
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

    without = {
        action.objectName()
        for top in window.menuBar().actions()
        for action in top.menu().actions()
        if not action.isSeparator() and action.menu() is None and not action.shortcuts()
    }
    on_the_sheet = {"actionUndoMark", "actionRedoMark"}
    pages = {"actionHelpEntering", "actionHelpUnusual", "actionHelpNumbers", "actionHelpAdvice"}
    assert without == {*pages, "actionAbout", *on_the_sheet}


def test_the_lines_that_are_shown_as_examples_can_be_typed(setup):
    vocabulary, state = vocabulary_of(setup), EntryState.begun(Case(setup))
    examples = [key for line in typing(setup).lines for key in line.keys if " " in key]
    assert len(examples) == 11
    for text in examples:
        line = quick_line(text, state, vocabulary)
        assert line.event is not None, (text, line.trouble)
