"""The first thing to be seen says what to do; later it makes room for one's games."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from app.start_steps import StartSteps


def test_a_newcomer_is_told_what_to_do(make_window):
    window = make_window()
    steps = window.findChild(StartSteps)
    assert steps.isVisible()
    said = [label.text() for label in steps.findChildren(QLabel)]
    assert said[0::3] == ["1", "2", "3"]
    assert "Enter what happens" in said
    assert window.focusWidget() is None or window.focusWidget().objectName() == "startNew"


def test_who_has_games_already_finds_those_instead(make_window, case_file, qtbot):
    window = make_window()
    window.open_path(case_file)
    window.commands.close.trigger()
    assert not window.findChild(StartSteps).isVisible()
    recent = window.findChild(QPushButton, "recent0")
    assert recent.isVisible()
    qtbot.mouseClick(recent, Qt.MouseButton.LeftButton)
    assert window._session.path == case_file
