from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTabWidget, QTextBrowser

from app.features.help.text import pages
from app.features.help.view import HelpView


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_menu_opens_each_page_with_all_of_its_text(qtbot, make_window, page):
    window = make_window()
    window.findChild(QAction, f"action{page.name[:1].upper()}{page.name[1:]}").trigger()
    view = window.findChild(HelpView)
    qtbot.waitUntil(view.isVisible)
    shown = view.findChild(QTabWidget).currentWidget()
    assert isinstance(shown, QTextBrowser)
    said = " ".join(shown.toPlainText().split())
    for topic in page.topics:
        assert topic.heading in said
        assert topic.text in said


def test_escape_closes_it_and_the_game_goes_on(qtbot, make_window, case_file):
    window = make_window()
    window.open_path(case_file)
    window.findChild(QAction, "actionHelpNumbers").trigger()
    view = window.findChild(HelpView)
    qtbot.waitUntil(view.isVisible)
    assert not view.isModal()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()
    assert window.page.isVisible()


def test_it_is_made_once(qtbot, make_window):
    window = make_window()
    for name in ("actionHelpNumbers", "actionHelpAdvice", "actionHelpNumbers"):
        window.findChild(QAction, name).trigger()
    assert len(window.findChildren(HelpView)) == 1
    assert window.findChild(QTabWidget, "helpTabs").currentWidget().objectName() == "helpNumbers"
