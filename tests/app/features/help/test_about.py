from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QListWidget, QMessageBox, QPlainTextEdit

from app.features.help import LicencesView
from core.version import __version__


def open_box(window) -> QMessageBox:
    window.findChild(QAction, "actionAbout").trigger()
    return window.findChild(QMessageBox, "aboutBox")


def test_about_tells_the_version_and_whose_the_game_is_and_a_button_shows_the_licences_of_all_parts(qtbot, window):
    box = open_box(window)
    assert box.text() == f"Deerstalker {__version__}"
    assert "Hasbro" in box.informativeText()
    assert f"Python {platform.python_version()} and Qt {qVersion()}" in box.informativeText()
    assert "MIT licence" in box.informativeText()
    assert not box.isModal()

    qtbot.mouseClick(box.findChild(QAbstractButton, "licencesButton"), Qt.MouseButton.LeftButton)
    view = window.findChild(LicencesView)
    qtbot.waitUntil(view.isVisible)
    parts, text = view.findChild(QListWidget, "licenceParts"), view.findChild(QPlainTextEdit, "licenceText")
    assert [parts.item(i).text() for i in range(parts.count())][:3] == ["Deerstalker", "DejaVu fonts", "Lucide icons"]
    assert text.toPlainText().startswith("MIT License")
    assert text.isReadOnly()
    parts.setCurrentRow(2)
    assert "ISC License" in text.toPlainText()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()

    open_box(window).findChild(QAbstractButton, "licencesButton").click()
    assert window.findChildren(LicencesView) == [view], "they are made once"
