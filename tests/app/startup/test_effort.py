"""The keyboard is where it is needed in the real window, through which every key and click comes here."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton

from app.shell.main_window import MainWindow
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.rules import ShowModel
from core.model.seats import Player
from tests.app.settling import open_case

LEFT = Qt.MouseButton.LeftButton
SIX = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


@pytest.fixture
def window(shared_window: MainWindow, setup, tmp_path) -> MainWindow:
    """A game of six after Ann's own suggestion: it is Bob's turn."""
    deck = setup.deck
    six = replace(setup, players=tuple(Player(name, 3) for name in SIX), my_hand=setup.my_hand[:3])
    three = (deck.card("Mrs White"), deck.card("Rope"), deck.card("Hall"))
    return open_case(shared_window, Case(six, (Suggestion("Ann", three, ("Bob",), "Cid"),)), tmp_path)


def click(qtbot, window: MainWindow, *names: str) -> None:
    """Click where a widget of that name is, through the window itself, as a mouse does."""
    for name in names:
        QApplication.processEvents()
        found = [w for w in window.findChildren(QAbstractButton, name) if w.isVisible() and w.isEnabled()]
        assert len(found) == 1, name
        at = found[0].mapTo(window, found[0].rect().center())
        qtbot.mouseClick(window.windowHandle(), LEFT, pos=at)


def press(qtbot, window: MainWindow, keys: str) -> None:
    for key in keys:
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Return if key == "\n" else Qt.Key(ord(key.upper())))


def bobs(window: MainWindow) -> Suggestion:
    deck = window.session.case.setup.deck
    three = (deck.card("Mrs Peacock"), deck.card("Dagger"), deck.card("Ballroom"))
    return Suggestion("Bob", three, ("Cid",), "Dot")


def test_entries_follow_each_other_without_a_hand_on_the_mouse(window, qtbot, counter):
    """Bob's and Cid's suggestions, a mistake that is undone, and Dot's: the keyboard is where it is needed."""
    press(qtbot, window, "eda4\n")
    press(qtbot, window, "wrk5\n")
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, window, "wrk6\n")
    asked = [(event.by, event.refuted_by) for event in window.session.case.events]
    assert asked == [("Ann", "Cid"), ("Bob", "Dot"), ("Cid", "Fay")]
    assert counter.clicks == 0


def test_an_accusation_is_first_offered_for_who_has_just_asked(window, qtbot):
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F3)
    press(qtbot, window, "wrkw\n")
    event = window.session.case.events[-1]
    assert isinstance(event, Accusation)
    assert (event.by, event.correct) == ("Ann", False)
    assert window.page.entry.draft.by == "Bob"


def test_going_back_to_a_suggestion_brings_back_whose_turn_it_is(window, qtbot):
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F3)
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F2)
    press(qtbot, window, "eda4\n")
    assert window.session.case.events[1:] == (bobs(window),)


def test_who_was_chosen_stays_for_an_accusation(window, qtbot):
    click(qtbot, window, "entryAsker.Eve")
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F3)
    assert window.page.entry.draft.by == "Eve"


def test_after_a_choice_in_the_menu_of_engines_the_keys_are_the_entry_s_again(window, qtbot):
    menu = window.findChild(QMenu, "engineMenu")
    menu.aboutToShow.connect(
        lambda: QTimer.singleShot(0, menu, lambda: qtbot.keyClick(menu, Qt.Key.Key_H)),
        Qt.ConnectionType.SingleShotConnection,
    )
    qtbot.mouseClick(window.findChild(QToolButton, "engineButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.session.case.setup.rules.show_model is ShowModel.IGNORE)  # Windows has gone on
    press(qtbot, window, "eda4\n")
    assert window.session.case.events[1:] == (bobs(window),)
    assert window.session.case.setup.rules.show_model is ShowModel.IGNORE
