"""After a bar above the pages was closed, the next key is for the entry."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from app.ui.widgets.labels import MessageBar


def test_the_keyboard_goes_to_the_entry_when_a_bar_is_closed(qtbot, make_window, case_file):
    window = make_window()
    window.open_path(case_file)
    window.activateWindow()
    window.findChild(MessageBar, "autosaveBar").say("The disk is full.", "Close")
    button = window.findChild(QPushButton, "autosaveBarButton")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert not button.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert window.page.entry.isAncestorOf(focus)
