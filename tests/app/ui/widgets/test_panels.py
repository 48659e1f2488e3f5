"""Panels leave the rest of the window its room: what doesn't fit into theirs is scrolled to."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDockWidget, QLabel, QVBoxLayout, QWidget

from app.ui.widgets.panels import LEAST, BareScroll, FlowLayout, PanelScroll
from tests.app.assembling import prepare_style


@pytest.mark.parametrize(("needed", "claimed"), [(QSize(200, 100), QSize(200, 100)), (QSize(900, 900), LEAST)])
def test_it_claims_what_the_panel_needs_up_to_a_limit(qtbot, needed, claimed):
    panel = QWidget()
    panel.setMinimumSize(needed)
    scroll = PanelScroll(panel)
    qtbot.addWidget(scroll)
    assert scroll.minimumSizeHint() == claimed


def test_in_less_room_all_of_it_can_be_scrolled_to(qtbot):
    panel = QWidget()
    rows = QVBoxLayout(panel)
    for row in range(40):
        rows.addWidget(QLabel(f"Row {row}"))
    scroll = PanelScroll(panel)
    qtbot.addWidget(scroll)
    scroll.resize(300, 200)
    scroll.show()
    assert panel.height() >= panel.minimumSizeHint().height() > 200
    assert scroll.verticalScrollBar().maximum() >= panel.height() - 200


@pytest.mark.parametrize("percent", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_with_large_text_and_all_panels_the_window_fits_a_small_screen(qtbot, qapp, make_window, case_file, percent):
    prepare_style(qapp, percent)
    try:
        window = make_window()
        window.open_path(case_file)
        for dock in window.findChildren(QDockWidget):
            dock.show()
        qtbot.waitUntil(lambda: window.page.sheet.is_fresh, timeout=20_000)
        least = window.minimumSizeHint()
        assert least.width() <= 1280
        assert least.height() <= 680
    finally:
        prepare_style(qapp)


def test_a_scroll_bar_goes_when_all_fits_without_it(qtbot):
    content = QWidget()
    flow = FlowLayout(content)
    for _ in range(4):
        box = QWidget()
        box.setFixedSize(50, 30)
        flow.addWidget(box)
    area = BareScroll("area", content)
    qtbot.addWidget(area)
    whole = flow.heightForWidth(210)
    assert whole < flow.heightForWidth(200)
    area.resize(210, whole - 5)
    area.show()
    qtbot.waitUntil(area.verticalScrollBar().isVisible)
    area.resize(210, whole)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    assert content.height() == whole
