"""The hints of a first game: each at its place, dismissed by doing what it says, never shown again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QPushButton, QToolButton, QWidget

from app.features.setup.draft import draft_of_setup
from app.shell.hints import HintBubble, Hints
from app.shell.main_window import MainWindow
from app.shell.panes import ENTRY, SHEET
from core.model.events import Note
from core.model.setup import Setup
from tests.app.settling import finish, settle
from tests.notation import parse_event

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, setup: Setup, qtbot) -> None:
    """Begin a game as the set-up dialog does."""
    window._files.new(setup)
    window.dialogs.begun.emit()
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    QApplication.processEvents()


def said(window: MainWindow) -> str:
    hint = window.findChild(HintBubble)
    return hint.findChild(QLabel, "hintText").text() if hint.isVisible() else ""


@pytest.fixture
def opened(shared_window, settings) -> Iterator[MainWindow]:
    yield shared_window
    hints = shared_window.findChild(Hints)
    hints._is_wanted = False
    hints._go_to_next()
    for watched in (shared_window, shared_window.windowHandle(), *shared_window.findChildren(QWidget)):
        watched.removeEventFilter(hints)
    settings.remove("hints/seen")
    shared_window.page.panes.tabs.setCurrentIndex(SHEET)


@pytest.fixture
def window(opened, setup, qtbot) -> MainWindow:
    opened.resize(960, 600)
    begin(opened, setup, qtbot)
    return opened


def test_a_game_that_is_opened_has_none_and_the_set_up_dialog_of_a_new_game_begins_them(
    opened, setup, case_file, qtbot
):
    window = opened
    window.open_path(case_file)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    assert said(window) == ""

    window.dialogs._on_set_up(replace(draft_of_setup(setup), before=None))
    qtbot.waitUntil(lambda: said(window).startswith("Enter each suggestion here"))


def test_each_is_dismissed_by_doing_what_it_says(window, setup, qtbot):
    qtbot.waitUntil(lambda: said(window).startswith("Enter each suggestion here"))
    window.session.record(parse_event("Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum", setup.deck))
    qtbot.waitUntil(lambda: said(window).startswith("A number is the chance"))
    view = window.page.sheet.view
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(2, 0)).center())
    qtbot.waitUntil(lambda: said(window).startswith("Is it your turn?"))
    window.findChild(QAction, "actionAdvice").trigger()
    qtbot.waitUntil(lambda: said(window) == "")


def test_each_stands_within_the_window_beside_its_place_and_the_start_screen_has_none(window, qtbot):
    hint, close = window.findChild(HintBubble), window.findChild(QPushButton, "hintClose")
    places = (
        (window.page.entry, lambda place: hint.geometry().right() <= place.left()),
        (window.page.sheet.view, lambda place: place.intersects(hint.geometry())),
        (
            window.tools.findChild(QToolButton, "toolAdvice"),  # below it, or beside it where it would cover the focus
            lambda place: hint.geometry().top() >= place.bottom() - 12 or hint.geometry().left() >= place.right(),
        ),
    )
    for widget, is_beside in places:
        qtbot.waitUntil(hint.isVisible)
        QApplication.processEvents()
        place = widget.rect().translated(widget.mapTo(window, widget.rect().topLeft()))
        assert window.rect().contains(hint.geometry())
        assert is_beside(place)
        qtbot.mouseClick(close, LEFT)
    assert not hint.isVisible()

    window.commands.close.trigger()
    assert said(window) == ""


def test_none_covers_a_panel_that_was_opened_and_it_waits_while_what_it_explains_is_behind_a_tab(window, qtbot):
    hint, tabs = window.findChild(HintBubble), window.page.panes.tabs
    window.resize(960, 600)
    qtbot.waitUntil(hint.isVisible)
    window.findChild(QAction, "actionBoard").trigger()
    qtbot.waitUntil(lambda: tabs.isVisible() and not hint.isVisible())
    tabs.setCurrentIndex(ENTRY)
    qtbot.waitUntil(hint.isVisible)
    window.findChild(QAction, "actionBoard").trigger()

    window.resize(1280, 720)  # where the entry stays beside the panels
    qtbot.waitUntil(hint.isVisible)
    for action, name in (("actionAdvice", "adviceDock"), ("actionBoard", "boardDock")):
        dock = window.findChild(QDockWidget, name)
        window.findChild(QAction, action).trigger()
        qtbot.waitUntil(
            lambda dock=dock: dock.isVisible() and dock.width() > 300 and dock.x() > window.page.width() / 2
        )
        finish(window)
        assert hint.isVisible()
        assert not hint.geometry().intersects(dock.geometry())
        assert said(window).startswith("Enter each suggestion here")
        assert window.rect().contains(hint.geometry())


def cells_of_envelope(window: MainWindow) -> list[QRect]:
    """Where the numbers of the envelope are in the window."""
    view, model = window.page.sheet.view, window.page.sheet.model
    rows = [row for row in range(model.rowCount()) if (cell := model.cell(row, 0)) and cell.holds is None]
    boxes = [view.visualRect(model.index(row, 0)) for row in rows]
    return [QRect(view.viewport().mapTo(window, box.topLeft()), box.size()) for box in boxes]


def test_none_covers_the_numbers_that_it_explains(window, qtbot):
    hint = window.findChild(HintBubble)
    qtbot.waitUntil(hint.isVisible)
    qtbot.mouseClick(window.findChild(QPushButton, "hintClose"), LEFT)
    for size in ((960, 600), (1024, 740), (1280, 720), (1920, 1000)):
        window.resize(*size)
        qtbot.waitUntil(lambda: said(window).startswith("A number is the chance"))
        settle()
        assert len(cells_of_envelope(window)) > 5
        assert not any(map(hint.geometry().intersects, cells_of_envelope(window)))


def test_none_covers_the_cell_that_has_the_focus(window, qtbot):
    hint, view = window.findChild(HintBubble), window.page.sheet.view
    qtbot.waitUntil(hint.isVisible)
    view.take_focus()
    covered = 0
    for row in range(1, view.model().rowCount()):
        if view.model().card(row) is None:
            continue
        for column in range(view.model().columnCount()):
            covered += hint.isVisible() and hint.geometry().intersects(where(window, row, column))
            view.setCurrentIndex(view.model().index(row, column))
            qtbot.waitUntil(lambda: not window.findChild(Hints)._placing.isActive())
            assert not (hint.isVisible() and hint.geometry().intersects(where(window, row, column)))
    assert covered > 0, "or this shows nothing"


def where(window: MainWindow, row: int, column: int) -> QRect:
    view = window.page.sheet.view
    box = view.visualRect(view.model().index(row, column))
    return QRect(view.viewport().mapTo(window, box.topLeft()), box.size())


def test_each_is_closed_by_escape_which_does_nothing_else(window, setup, qtbot):
    qtbot.waitUntil(lambda: said(window).startswith("Enter each suggestion here"))
    for line in ("Bob: Mrs White, Rope, Hall; Cid passes, Dot shows", "Cid: Mrs White, Rope, Hall; Dot shows"):
        window.session.record(parse_event(line, setup.deck))
    window.session.look_back(1)
    focus = window.focusWidget()
    for now, then in (("A number is the chance", "Is it your turn?"), ("Is it your turn?", "")):
        qtbot.waitUntil(lambda now=now: said(window).startswith(now))
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda then=then: said(window)[:10] == then[:10])
        assert window.session.looking_at == 1, "which Esc would end"
        assert window.focusWidget() is focus
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert window.session.looking_at is None


def test_what_was_seen_is_never_shown_again(window, make_window, setup, qtbot):
    qtbot.mouseClick(window.findChild(QPushButton, "hintClose"), LEFT)
    again = make_window()
    begin(again, setup, qtbot)
    assert said(again).startswith("A number is the chance")


def test_they_take_no_keys_and_none_covers_a_contradiction(window, setup, qtbot):
    assert window.page.entry.isAncestorOf(window.focusWidget())
    assert window.findChild(QPushButton, "hintClose").focusPolicy() is Qt.FocusPolicy.NoFocus

    qtbot.waitUntil(lambda: said(window) != "")
    me = setup.my_hand[0]
    window.session.record(Note("Bob", me, holds=True))
    qtbot.waitUntil(lambda: window.page.sheet.conflict_bar.isVisible() and said(window) == "")
    window.session.undo()
    qtbot.waitUntil(lambda: said(window) != "")
