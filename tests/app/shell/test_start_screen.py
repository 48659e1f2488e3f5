"""The first thing to be seen says what to do; later it makes room for one's games."""

import errno
import os

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, QTime
from PySide6.QtWidgets import QLabel, QPushButton

from app.features.setup.dialog import SetupDialog
from app.shell.start_screen import StartScreen, StartSteps
from app.ui import theme
from app.ui.widgets.labels import MessageBar, QuestionBar
from core.model.events import Note
from tests.app.assembling import prepare_style
from tests.app.fitting import misfits


def test_who_has_games_already_finds_those_instead(window, case_file, qtbot):
    window.open_path(case_file)
    window.commands.close.trigger()
    assert not window.findChild(StartSteps).isVisible()
    recent = window.findChild(QPushButton, "recent0")
    assert recent.isVisible()
    qtbot.mouseClick(recent, Qt.MouseButton.LeftButton)
    assert window.session.path == case_file


@pytest.mark.parametrize("language", ["de", "pt"])
def test_large_text_in_a_small_window_never_scrolls_sideways(qapp, qtbot, make_window, speak, language):
    prepare_style(qapp, 200)
    theme.apply_scheme(qapp)
    speak(language)
    window = make_window()
    window.resize(960, 600)
    start = window.findChild(StartScreen)
    qtbot.waitUntil(lambda: start.verticalScrollBar().maximum() > 0)
    assert start.horizontalScrollBar().maximum() == 0
    assert window.width() == 960
    assert misfits(start) == []


ELSEWHERE = "4711\npython3\nnot-this-computer\nabc\ndef\n"


@pytest.fixture
def left_elsewhere(window, places, case_file) -> None:
    """Changes to a file were left on what may be another computer."""
    window._files.open(case_file)
    window.session.delete(0)
    window._files.close()
    (journal,) = places.journals.glob("*.journal")
    journal.with_name(f"{journal.name}.lock").write_text(ELSEWHERE)


def test_a_game_that_may_be_open_on_another_computer_says_so_and_is_taken_over(
    window, left_elsewhere, case_file, qtbot
):
    window._offer()  # as another window would
    button = window.findChildren(QPushButton, "resume0")[-1]
    assert button.text() == "Take over"
    said = [label.text() for label in button.parentWidget().findChildren(QLabel)]
    assert said[0].endswith("It may be open on another computer (not-this-computer).")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.session.path == case_file


def test_a_game_of_another_day_says_its_date_and_one_discarded_meanwhile_hides_no_other(window, setup):
    window._files.new(setup)
    window._files.close()
    (left,) = window._autosave.unfinished()
    os.utime(left.path, (QDateTime(QDate(2024, 5, 17), QTime(3, 16)).toSecsSinceEpoch(),) * 2)
    window.start.show_unfinished((left,))
    said = [
        label.text() for label in window.findChildren(QPushButton, "resume0")[-1].parentWidget().findChildren(QLabel)
    ]
    assert QLocale().toString(QDate(2024, 5, 17), QLocale.FormatType.ShortFormat) in said[0], "not the time alone"
    left.path.unlink()
    window.start.show_unfinished((left,))
    assert window.findChild(QPushButton, "resume0").isVisible()


def test_a_file_that_may_be_open_on_another_computer_can_be_taken_over(window, places, case_file, case, qtbot):
    window._files.open(case_file)
    (lock,) = places.locks.iterdir()
    window._files.close()
    lock.write_text(ELSEWHERE)
    window.open_path(case_file)
    bar = window.findChild(QuestionBar, "fileInUse")
    assert bar.title == "Friday.case.json may be open on another computer (not-this-computer)"
    qtbot.mouseClick(bar.findChild(QPushButton, "takeOver"), Qt.MouseButton.LeftButton)
    assert (window.session.case, window.session.path) == (case, case_file)


def test_changes_that_may_be_made_on_another_computer_are_asked_about(window, left_elsewhere, case_file):
    window.open_path(case_file)
    bar = window.findChild(QuestionBar, "changesLeft")
    assert "may be open on another computer (not-this-computer). Continue with them" in bar.text


def test_that_a_game_cannot_be_kept_is_hidden_when_it_is_over(window, setup, monkeypatch, qtbot):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    window._files.new(setup)
    bar = window.findChild(MessageBar, "autosaveBar")
    note = Note("Bob", setup.deck.card("Rope"), holds=True)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        window.session.record(note)
    assert "No space left on device" in bar.text
    with qtbot.waitSignal(window._autosave.recovered):
        window.session.record(note)
    assert not bar.isVisible()


def test_a_newcomer_is_told_what_to_do_and_enter_continues_a_game_that_was_interrupted(make_window, setup, qtbot):
    first = make_window()
    steps = first.findChild(StartSteps)
    assert steps.isVisible()
    said = [label.text() for label in steps.findChildren(QLabel)]
    assert said[0::3] == ["1", "2", "3"]
    assert "Enter what happens" in said
    assert first.focusWidget() is None or first.focusWidget().objectName() == "startNew"

    first._files.new(setup)
    first._files.close()
    window = make_window()
    window.activateWindow()
    qtbot.waitUntil(lambda: window.focusWidget() is window.findChild(QPushButton, "resume0"))
    assert window.findChild(QPushButton, "resume0").property("kind") == "primary"
    assert not window.findChild(QPushButton, "startNew").property("kind")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.session.case.setup == setup


def test_enter_begins_a_game_where_none_was_interrupted(window, qtbot):
    window.activateWindow()
    assert window.findChild(QPushButton, "startNew").property("kind") == "primary"
    qtbot.waitUntil(lambda: window.focusWidget() is window.findChild(QPushButton, "startNew"))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    dialog = window.findChild(SetupDialog)
    assert dialog.isVisible()
    dialog.reject()
