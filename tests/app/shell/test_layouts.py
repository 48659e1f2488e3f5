"""In narrow windows, with large text and in touch mode, sheet and entry are whole, and the window keeps its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton, QTabBar, QWidget

from app.features.advice.panel import AdviceView
from app.features.board.panel import BoardPresenter
from app.features.charts.frame import LEAST_WIDTH, ChartFrame
from app.features.explain import WhyView
from app.shell.main_window import MainWindow
from app.shell.panes import ENTRY, SHEET
from app.ui import theme
from app.ui.widgets.labels import ElidedLabel
from app.ui.widgets.options import OptionButton
from core.model.case import Case
from core.model.events import Note
from tests.app.assembling import prepare_style
from tests.app.fitting import is_whole, misfits, scrolling
from tests.app.settling import finish, open_case, settle
from tests.app.tall import tall_letters
from tests.screenshots.cases import seated, six

PANELS = (None, "actionAdvice", "actionBoard", "actionWhy", "actionChart")
TOUCH, TALL = "touch", "tall"
ALWAYS = [((960, 600), 100, TALL), ((1280, 720), 200, TALL)]
SLOW = [
    ((960, 600), 100, ""),
    ((1280, 720), 200, ""),
    ((1280, 720), 100, TOUCH),
    ((1920, 1080), 100, TOUCH),
    ((1024, 768), 100, ""),
    ((1280, 720), 100, ""),
    ((1920, 1080), 200, ""),
    ((960, 600), 100, TOUCH),
    ((1024, 768), 100, TALL),
    ((1920, 1080), 200, TALL),
]
"""Sizes of the window, those of the text (percent), and further looks. What fits in tall letters fits in others."""


@pytest.fixture(
    params=[*ALWAYS, *(pytest.param(one, marks=pytest.mark.slow) for one in SLOW)],
    ids=lambda one: f"{one[0][0]}x{one[0][1]}-{one[1]}{one[2] and '-' + one[2]}",
)
def window(request, qapp, make_window: Callable[[], MainWindow], tmp_path) -> Iterator[MainWindow]:
    size, percent, look = request.param
    theme.set_touch(qapp, wanted=look == TOUCH)
    with tall_letters(qapp) if look == TALL else nullcontext():
        prepare_style(qapp, percent)
        theme.apply_colours(qapp, Qt.ColorScheme.Light)
        made = open_case(make_window(), seated(six(12)), tmp_path, size)
        yield made
        assert (made.width(), made.height()) == size


Open = Callable[[Case], MainWindow]


@pytest.fixture
def small(shared_window: MainWindow, letters, tmp_path) -> Open:
    """Open a game in a small window, without the chart."""
    return lambda case: open_case(shared_window, case, tmp_path, (960, 600))


def tabs(window: MainWindow) -> QTabBar:
    return window.findChild(QTabBar, "pageTabs")


def show_part(qtbot, window: MainWindow, part: int) -> None:
    if tabs(window).isVisible():
        box = tabs(window).tabRect(part)
        qtbot.mouseClick(tabs(window), Qt.MouseButton.LeftButton, pos=box.center())
    settle()


def open_panel(window: MainWindow, action: str | None) -> None:
    if action is not None:
        window.page.sheet.view.take_focus()
        window.findChild(QAction, action).trigger()
    finish(window)


def is_tight(window: MainWindow, panel: str | None) -> bool:
    """In 600 pixels for fingers beside the board, or in 720 for tall letters of twice the size, the entry scrolls."""
    if theme.is_touch():
        return panel == "actionBoard" and window.height() == 600
    return panel is not None and window.height() == 720 and theme.scale() == 2 and window.fontMetrics().height() > 34


def test_all_of_sheet_and_entry_is_there_beside_each_panel_and_all_of_board_and_advice(qtbot, window: MainWindow):
    begun = window.page.entry.state
    for panel in PANELS:
        open_panel(window, panel)
        if panel == "actionBoard":
            look_at_board(qtbot, window)
        elif panel == "actionAdvice":
            look_at_advice(qtbot, window)
        window.page.entry.lay(begun)
        look_beside(qtbot, window, panel)
        window.page.entry.lay(begun)
        for dock in window.findChildren(QDockWidget):
            dock.hide()
        finish(window)


def look_beside(qtbot, window: MainWindow, panel: str | None) -> None:
    show_part(qtbot, window, SHEET)
    view = window.page.sheet.view
    qtbot.waitUntil(lambda: view.isVisible() and view.horizontalScrollBar().maximum() == 0)
    assert min(view.columnWidth(column) for column in range(view.model().columnCount())) > 40
    names = view.verticalHeader()
    assert names.width() == min(names.sizeHint().width(), names.maximumWidth())
    show_part(qtbot, window, ENTRY)
    entry = window.page.entry
    qtbot.waitUntil(lambda: entry.isVisible() and scrolling(entry) == [])
    entry.take_focus()
    for key in "wdt4":
        qtbot.keyClicks(QApplication.focusWidget(), key)
        settle()
        focus = QApplication.focusWidget()
        assert is_whole(focus)
        assert scrolling(entry) == [] or is_tight(window, panel)
    assert entry.draft.refuter == "Dot"
    shown = window.findChild(OptionButton, f"entryShown.{entry.draft.shown.name}")
    assert is_whole(shown)  # though the focus is beyond it
    for button in entry.findChildren(QWidget, "entryCommit") + entry.findChildren(QWidget, "entryRooms.Study"):
        assert entry.rect().contains(QRect(button.mapTo(entry, button.rect().topLeft()), button.size()))


def look_at_board(qtbot, window: MainWindow) -> None:
    """See all of the board; a key of the entry brings that to the front."""
    view = window.findChild(BoardPresenter).view
    panel = view.parentWidget()
    assert is_whole(view)
    assert view.rect() == panel.rect()
    shown = [view.canvas, *(one for one in view.findChildren(QPushButton) if one.isVisible())]
    assert len(shown) > 18
    for one in shown:
        assert is_whole(one), one.objectName()
    assert view.canvas.mapTo(view, view.canvas.rect().bottomLeft()).y() < view.tokens.mapTo(view, QPoint()).y()
    assert misfits(view) == []
    least = 260 if theme.is_touch() else 300  # in a room of which name, number and tokens have a line each
    assert view.canvas.height() >= least  # for fingers, the rolls take two rows beside a sheet that keeps its room

    show_part(qtbot, window, SHEET)
    window.page.sheet.view.take_focus()
    qtbot.keyClick(window.page.sheet.view, Qt.Key.Key_F3)
    qtbot.waitUntil(window.page.entry.isVisible)
    assert window.page.entry.isAncestorOf(QApplication.focusWidget())


def look_at_advice(qtbot, window: MainWindow) -> None:
    """See all of the advice; a card of the sheet brings the entry to the front."""
    view = window.findChild(AdviceView)
    qtbot.waitUntil(lambda: not view.is_stale and bool(view.rivals.rows))
    finish(window)
    assert view.width() >= 280
    assert view.visibleRegion().boundingRect().width() == view.width()
    assert misfits(view) == misfits(window.page.events) == []

    show_part(qtbot, window, SHEET)
    window.page.sheet.view.verticalHeader().sectionClicked.emit(2)
    qtbot.waitUntil(window.page.entry.isVisible)
    assert not window.page.entry.draft.untouched


def test_in_a_wide_window_a_panel_of_text_opens_in_a_width_to_be_read(qtbot, shared_window, case_file):
    window = shared_window
    window.resize(1920, 1080)
    window.open_path(case_file)
    open_panel(window, "actionWhyPanel")
    assert window.findChild(WhyView).width() >= 400
    window.findChild(WhyView).left.emit()
    window.resizeDocks([window.dock], [250], Qt.Orientation.Horizontal)
    open_panel(window, "actionAdvice")
    assert window.findChild(AdviceView).width() >= 400


def test_left_and_right_reach_every_column_of_cards_and_a_contradiction_brings_the_sheet_to_the_front(
    qtbot, small: Open, case
):
    window = small(case)
    open_panel(window, "actionBoard")
    show_part(qtbot, window, ENTRY)
    window.page.entry.choose_kind("note")
    window.page.entry.choose_kind("suggestion")
    seen: list[str] = []
    for _ in range(12):
        seen.append(QApplication.focusWidget().objectName())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert len(set(seen)) >= 4
    assert {name.partition(".")[0] for name in seen} == {"entrySuspects", "entryWeapons", "entryRooms"}
    show_part(qtbot, window, SHEET)
    window.resize(1000, 600)
    window.resize(960, 600)
    show_part(qtbot, window, ENTRY)
    rooms = [one for one in window.page.entry.findChildren(OptionButton) if one.objectName().startswith("entryRooms.")]
    qtbot.waitUntil(lambda: {one.height() for one in rooms} == {one.sizeHint().height() for one in rooms})

    setup = window.session.case.setup
    window.session.record(Note(setup.me, setup.my_hand[0], holds=False))
    qtbot.waitUntil(window.page.sheet.conflict_bar.isVisible)
    assert tabs(window).currentIndex() == SHEET
    window.session.undo()
    qtbot.waitUntil(tabs(window).isVisible)
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: not tabs(window).isVisible())
    page = window.page
    assert all(part.isVisible() for part in (page.sheet, page.entry, page.events))


def test_what_an_entry_revealed_and_what_a_tag_means_is_told_with_the_sheet_still_beside_it(qtbot, small: Open):
    window = small(six(11))
    legend = window.findChild(QWidget, "sheetLegend")
    drawn = legend.grab(QRect(legend.width() // 2, 0, legend.width() // 2, legend.height())).toImage()
    ground = drawn.pixel(drawn.width() - 1, 0)
    assert any(drawn.pixel(x, y) != ground for x in range(drawn.width()) for y in range(drawn.height()))

    assert not tabs(window).isVisible()
    window.page.entry.record(six(12).events[-1], None)
    qtbot.waitUntil(window.page.events.effect_line.isVisible)
    settle()
    assert window.page.sheet.isVisible()
    assert not tabs(window).isVisible()


def test_after_a_turn_whoever_may_show_has_a_place_of_their_own(qtbot, shared_window, tmp_path):
    window = open_case(shared_window, six(11), tmp_path)
    window.page.entry.record(replace(six(12).events[-1], by="Ann", passed=("Bob",)), None)
    names = ("Cid", "Dot", "Eve", "Fay", "Ann", "")
    qtbot.waitUntil(lambda: window.findChild(OptionButton, "entryRefuter.Ann") is not None)
    settle()
    shown = [window.findChild(OptionButton, f"entryRefuter.{name}").geometry() for name in names]
    assert all(one.right() < other.left() for one, other in pairwise(shown))


def test_what_was_undone_is_said_before_every_tab(qtbot, small: Open, monkeypatch):
    window = small(six(12))
    undone = window.findChild(QWidget, "undone")
    window.session.delete(11)
    window.session.undo()
    assert is_whole(undone)
    monkeypatch.setattr("app.shell.panes.LEAST_LIST", 400)  # more than there is below the entry
    open_panel(window, "actionBoard")
    for tab in range(3):
        assert tabs(window).isTabVisible(tab)
        show_part(qtbot, window, tab)
        assert is_whole(undone)
        assert misfits(undone) == []
    window.findChild(QAction, "actionBoard").trigger()
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: not tabs(window).isVisible())
    finish(window)
    assert is_whole(undone)
    window.session.redo()
    assert not undone.isVisible()


def test_a_preview_beside_the_board_brings_the_sheet_to_the_front_and_the_entry_after_it(qtbot, small: Open):
    window = small(six(12))
    open_panel(window, "actionBoard")
    for name in ("Suspects.Colonel Mustard", "Weapons.Rope", "Rooms.Dining Room", "Refuter.Dot"):
        qtbot.mouseClick(window.findChild(OptionButton, f"entry{name}"), Qt.MouseButton.LeftButton)
    finish(window)
    qtbot.mouseClick(window.findChild(QPushButton, "whatIfButton"), Qt.MouseButton.LeftButton)
    bar, effect = window.page.sheet.what_if, window.findChild(ElidedLabel, "whatIfEffect")
    qtbot.waitUntil(lambda: bar.isVisible() and "solutions left" in effect.text())
    finish(window)
    assert effect.shown == effect.text()
    assert bar.height() >= bar.sizeHint().height()
    window.page.sheet.view.verticalHeader().sectionClicked.emit(3)
    qtbot.waitUntil(lambda: window.page.entry.draft.cards[0].name == "Mrs White")
    assert bar.isVisible()
    qtbot.mouseClick(window.findChild(QPushButton, "whatIfBack"), Qt.MouseButton.LeftButton)
    assert window.page.entry.isVisible()
    finish(window)
    qtbot.mouseClick(window.findChild(QPushButton, "whatIfButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(bar.isVisible)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.page.events.model.rowCount() == 13
    assert window.page.entry.isAncestorOf(QApplication.focusWidget())


def test_a_chart_beside_a_small_window_keeps_a_width_to_be_read(qtbot, small: Open, case):
    window = small(case)
    open_panel(window, "actionCharts")
    chart = next(one for one in window.findChildren(ChartFrame) if one.isVisible())
    assert chart.width() >= LEAST_WIDTH


def test_the_sheet_stays_beside_an_entry_however_long_its_texts_are(qtbot, small: Open):
    window = small(six(0))
    assert not tabs(window).isVisible()
    qtbot.keyClicks(QApplication.focusWidget(), "/")
    for line in ("white lead billiard -", "peacock dagger hall fay"):
        qtbot.keyClicks(QApplication.focusWidget(), line)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
        settle()
    assert len(window.session.case.events) == 2
    mine = window.session.case.setup.my_hand[0].name.lower()
    qtbot.keyClicks(QApplication.focusWidget(), f"{mine} lead billiard -")
    qtbot.waitUntil(window.page.entry._footer.warning.isVisible)
    settle()
    assert not tabs(window).isVisible()
    assert window.page.sheet.isVisible()
