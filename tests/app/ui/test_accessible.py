"""What a screen reader finds: each part of a window has a role, a name and its states."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.features.review.view import ReviewBrowser
from app.features.setup.dialog import SetupDialog
from app.shell.main_window import MainWindow
from app.ui import accessible
from tests.app.heard import NO_ROLE, everything_heard, named


@pytest.fixture(autouse=True)
def active(qapp: QApplication) -> Iterator[None]:
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


def test_options_are_radio_buttons_of_a_group_that_is_named_and_say_their_key_and_the_engine_what_it_is(
    window, case_file, qtbot
):
    window.open_path(case_file)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    groups = []
    for name in ("entryAsker.Cid", "entryRefuter.Cid"):
        face = QAccessible.queryAccessibleInterface(window.findChild(QWidget, name))
        assert (face.role(), face.text(QAccessible.Text.Name)) == (QAccessible.Role.RadioButton, "Cid")
        assert face.parent().role() == QAccessible.Role.Grouping
        groups.append(face.parent().text(QAccessible.Text.Name))
    assert groups == ["Who suggests", "Who shows a card"]

    said = {}
    for name in ("entrySuspects.Mrs White", "entryKind.note", "summaryEngine"):
        face = QAccessible.queryAccessibleInterface(window.findChild(QWidget, name))
        said[face.text(QAccessible.Text.Name)] = face.text(QAccessible.Text.Description).strip()
    assert said == {"Mrs White": "W", "Note": "F4", "Engine: Exact": ""}


def test_options_of_the_set_up_say_their_name_once_and_else_their_tip_and_a_box_without_a_label_has_a_name(
    qtbot, settings
):
    dialog = SetupDialog(None, settings, None)
    qtbot.addWidget(dialog)
    faces = map(QAccessible.queryAccessibleInterface, (dialog.players.spectator, dialog.players.rows[0].me))
    tips = [face.text(QAccessible.Text.Description).strip() for face in faces]
    assert tips == ["", "This is me (Up/Down: previous/next player)"]
    for box, name in ((dialog.edition, "Edition"), (dialog.players.rows[1].token, "Token of player 2")):
        assert named(QAccessible.queryAccessibleInterface(box)).startswith(name)  # on Linux, too


@pytest.mark.slow
def test_a_thousand_games_and_panels_come_and_go_while_all_is_heard(make_window, case_file, qapp, qtbot):
    window = make_window()
    board, setup = (window.findChild(QAction, name) for name in ("actionBoard", "actionNew"))
    for n in range(1000):
        if n % 4 == 0:
            window.open_path(case_file)
        elif n % 4 == 1:
            board.trigger()
        elif n % 4 == 2:
            setup.trigger()
            heard = QApplication.activeModalWidget()
            assert len(list(everything_heard())) > 100
            heard.reject()
        else:
            window.page.entry.fill_player("Ann")
            window.session.undo()
        qapp.processEvents()
        if n % 10 == 0:
            assert len(list(everything_heard())) > 50
            gc.collect()


LINES = (
    "plum dagg ball bob plum",
    "must dagg cons dot",
    "peac dagg bill dot",
    "plum rope ball bob",
    "white spann hall cid spann",
)
HAND = ("miss", "candle", "kitch", "libr", "study")


class Hearing:
    """Plays by keyboard alone, and keeps what a screen reader is told: each focus, and each announcement."""

    def __init__(self, qtbot, window: MainWindow, monkeypatch) -> None:
        self.bot, self.window, self.log = qtbot, window, []
        monkeypatch.setattr(accessible.QAccessible, "updateAccessibility", self._note)
        QApplication.instance().focusChanged.connect(self._focus)

    def _note(self, event) -> None:
        if event.type() == QAccessible.Event.Announcement:
            self.log.append(event.message())
        elif event.type() == QAccessible.Event.Focus:
            self._say(event.accessibleInterface())

    def _focus(self, _before, now: QWidget | None) -> None:
        if now is not None:
            self._say(QAccessible.queryAccessibleInterface(now))

    def _say(self, face) -> None:
        assert face.role() not in NO_ROLE, face
        assert named(face), face
        self.log.append(f"{named(face)} ({face.role().name})")

    def keys(self, *keys: str) -> None:
        """Press keys ("Ctrl+N"), or type what begins with a space; from then on, the log is a new one."""
        self.log.clear()
        for key in keys:
            if QApplication.activeWindow() is None:  # no window manager gives it back
                self.window.activateWindow()
            self.bot.waitUntil(lambda: QApplication.focusWidget() is not None)
            at = QApplication.focusWidget()
            if key.startswith(" "):
                self.bot.keyClicks(at, key[1:])
            else:
                self.bot.keySequence(at, QKeySequence(key))
            QApplication.processEvents()

    def until(self, start: str) -> None:
        """Wait until this is heard."""
        self.bot.waitUntil(lambda: any(said.startswith(start) for said in self.log))


def test_a_game_is_set_up_played_and_reviewed_by_ear(qtbot, make_window, monkeypatch):
    window = make_window()
    window.activateWindow()
    qtbot.waitActive(window).__enter__()
    ear = Hearing(qtbot, window, monkeypatch)
    ear.keys("Ctrl+N")
    for name in ("Ann", "Bob", "Cid", "Dot"):
        ear.keys("Ctrl+A", f" {name}", "Return")
    for letters in HAND:
        ear.keys(f" {letters}", "Return")
    ear.keys("Return")
    assert window.page.isVisible()
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    for n, line in enumerate(LINES):
        ear.keys(" /", f" {line}", "Return")
        ear.until(f"Entry {n + 1}: ")
    ear.keys("Escape", "F6", "Down")
    assert ear.log[-1].startswith("Row ")
    assert "steps" in ear.log[-1]
    ear.keys("F5")
    headline = window.findChild(QLabel, "adviceHeadline")
    qtbot.waitUntil(lambda: bool(headline.text()))
    ear.until(headline.text()[:20])
    before = window.session.case
    ear.keys("Escape")
    while QApplication.focusWidget() is not window.page.events.list:
        ear.keys("Tab")
    ear.keys("Home", "Return", "Backspace", "Backspace", " 4")
    ear.until("Which card did Dot show you?")
    ear.keys(" d", "Return")
    assert window.session.case.events[0].refuted_by == "Dot"
    ear.until("Entry 1: ")
    ear.keys("F12", "Home")
    ear.until("Chart: Possibilities left after each entry (Table)")
    ear.keys("Ctrl+Z")
    ear.until("Undone: ")
    assert window.session.case == before
    ear.keys("Ctrl+R")
    ear.until("The review (StaticText)")
    qtbot.waitUntil(lambda: window.findChild(ReviewBrowser).isVisible())
    ear.keys("Down")
    QApplication.instance().focusChanged.disconnect(ear._focus)
    assert any(said.startswith("Entry ") for said in ear.log)
