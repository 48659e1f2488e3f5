"""The tool bar: a button with a word for each panel."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QToolBar, QToolButton, QWidget

from app.shell.main_window import MainWindow
from core.model.case import Case
from tests.app.settling import open_case, settle

LEFT = Qt.MouseButton.LeftButton
WITH_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
PANELS = {
    "toolAdvice": "adviceDock",
    "toolBoard": "boardDock",
    "toolWhyPanel": "whyDock",
    "toolCharts": "chartStoryDock",
}


@pytest.fixture
def window(shared_window, case: Case, tmp_path: Path) -> MainWindow:
    return open_case(shared_window, case, tmp_path, (1280, 720))


def words(window: MainWindow) -> list[bool]:
    """Return for each button whether it has its word."""
    return [button.toolButtonStyle() is WITH_WORDS for button in buttons(window)]


def buttons(window: MainWindow) -> list[QToolButton]:
    return [window.findChild(QToolButton, name) for name in (*PANELS, "toolTableMode")]


def test_each_panel_has_a_button_with_a_word(window: MainWindow) -> None:
    assert [button.text().strip() for button in buttons(window)] == ["Advice", "Board", "Why", "Charts", "Table mode"]
    assert all(button.toolButtonStyle() is WITH_WORDS and button.isVisible() for button in buttons(window))
    assert [button.x() for button in buttons(window)] == sorted(button.x() for button in buttons(window))


def test_a_click_opens_a_panel_and_another_closes_it_and_the_button_says_so(window, qtbot) -> None:
    for name, panel in PANELS.items():
        button, dock = window.findChild(QToolButton, name), window.findChild(QDockWidget, panel)
        assert not button.isChecked()
        qtbot.mouseClick(button, LEFT, pos=button.rect().center() / 2)
        qtbot.waitUntil(lambda dock=dock, button=button: dock.isVisible() and button.isChecked())
        qtbot.mouseClick(button, LEFT, pos=button.rect().center() / 2)
        qtbot.waitUntil(lambda dock=dock, button=button: dock.isHidden() and not button.isChecked())


def test_at_first_nothing_is_open_beside_the_sheet(window: MainWindow) -> None:
    assert [dock.objectName() for dock in window.findChildren(QDockWidget) if not dock.isHidden()] == []


@pytest.mark.parametrize("width", [960, 1280])
def test_all_its_buttons_fit_and_none_hides_behind_an_arrow(window: MainWindow, qtbot, width: int) -> None:
    window.resize(width, 600)
    bar = window.findChild(QToolBar, "toolBar")
    qtbot.waitUntil(lambda: bar.width() <= width)
    extension = bar.findChild(QWidget, "qt_toolbar_ext_button")
    assert not extension.isVisible()
    assert all(button.isVisible() and button.geometry().right() <= bar.width() for button in buttons(window))


def test_words_give_way_to_icons_where_there_is_no_room_and_come_back(window: MainWindow, qtbot) -> None:
    bar = window.findChild(QToolBar, "toolBar")
    wanted, least, most = bar.sizeHint().width(), bar.minimumWidth(), bar.maximumWidth()
    for width, has_words in ((560, False), (wanted - 4, False), (wanted + 4, True), (wanted - 4, False), (1200, True)):
        bar.setFixedWidth(width)
        qtbot.waitUntil(lambda has_words=has_words: words(window) == [has_words] * 5)
        settle()
        assert words(window) == [has_words] * 5
    bar.setMinimumWidth(least)  # or it stays so wide for others in this window
    bar.setMaximumWidth(most)
