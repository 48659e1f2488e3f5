"""How much work an entry is in the real window: at most 6 clicks, or 8 keys, for the commonest one."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton

from app.shell.main_window import MainWindow
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.rules import ShowModel
from core.model.seats import Player

LEFT = Qt.MouseButton.LeftButton
SIX = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


class Effort(QObject):
    """Counts what a hand does: every press of a button and of a key that comes from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks = self.keys = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched.isWindowType():
            self.clicks += event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
            self.keys += event.type() == QEvent.Type.KeyPress
        return False


@pytest.fixture
def effort(qapp: QApplication):
    made = Effort()
    qapp.installEventFilter(made)
    yield made
    qapp.removeEventFilter(made)


@pytest.fixture
def window(shared_window: MainWindow, qtbot, setup, tmp_path) -> MainWindow:
    """A game of six after Ann's own suggestion: it is Bob's turn."""
    deck = setup.deck
    six = replace(setup, players=tuple(Player(name, 3) for name in SIX), my_hand=setup.my_hand[:3])
    three = (deck.card("Mrs White"), deck.card("Rope"), deck.card("Hall"))
    path = tmp_path / "six.case.json"
    write_case(Case(six, (Suggestion("Ann", three, ("Bob",), "Cid"),)), path)
    shared_window.open_path(path)
    qtbot.waitUntil(lambda: shared_window.page.sheet.is_fresh, timeout=20_000)
    return shared_window


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


def test_the_commonest_entry_takes_five_clicks(window, qtbot, effort):
    click(qtbot, window, "entrySuspects.Mrs Peacock", "entryWeapons.Dagger", "entryRooms.Ballroom", "entryRefuter.Dot")
    click(qtbot, window, "entryCommit")
    assert window.session.case.events[1:] == (bobs(window),)
    assert (effort.clicks, effort.keys) == (5, 0)
    assert effort.clicks <= 6


def test_the_commonest_entry_takes_five_keys(window, qtbot, effort):
    press(qtbot, window, "eda4\n")
    assert window.session.case.events[1:] == (bobs(window),)
    assert (effort.clicks, effort.keys) == (0, 5)
    assert effort.keys <= 8


def test_entries_follow_each_other_without_a_hand_on_the_mouse(window, qtbot, effort):
    """Bob's and Cid's suggestions, a mistake that is undone, and Dot's: the keyboard is where it is needed."""
    press(qtbot, window, "eda4\n")
    press(qtbot, window, "wrk5\n")
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, window, "wrk6\n")
    asked = [(event.by, event.refuted_by) for event in window.session.case.events]
    assert asked == [("Ann", "Cid"), ("Bob", "Dot"), ("Cid", "Fay")]
    assert effort.clicks == 0


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
