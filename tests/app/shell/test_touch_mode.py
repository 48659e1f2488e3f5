"""In touch mode everything that is clicked on the page of a game is at least 40 pixels wide and high."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QToolBar,
    QWidget,
)

from app.features.board.panel import BoardPresenter
from app.features.events.list_view import EventList
from app.features.sheet.view import SheetHeader, SheetView
from app.shell.panes import SHEET
from app.ui import theme
from app.ui.settings import Preferences
from tests.app.player import Player
from tests.app.settling import open_case, settle
from tests.screenshots.cases import seated, six

FINGER = 40


@pytest.fixture
def touch(qapp, make_window) -> None:
    """Turn touch mode on, after ``make_window`` has restored the usual looks."""
    theme.set_touch(qapp, wanted=True)
    theme.apply_colours(qapp, Qt.ColorScheme.Light)


@pytest.fixture
def player(qtbot, make_window, tmp_path) -> Player:
    return Player(qtbot, open_case(make_window(), seated(six(12)), tmp_path, (1280, 720)))


def targets(root: QWidget) -> Iterator[tuple[str, QRect]]:
    """What can be clicked below a widget, with where it is within that."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QAbstractButton | QComboBox | QLineEdit):
            yield f"{type(widget).__name__} {widget.objectName()}", widget.rect()
        elif isinstance(widget, SheetView):
            model = widget.model()
            cells = [
                model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())
            ]
            yield from ((f"cell {i.row()}, {i.column()}", widget.visualRect(i)) for i in cells if model.card(i.row()))
        elif isinstance(widget, SheetHeader):
            breadth = widget.height() if widget.orientation() == Qt.Orientation.Horizontal else widget.width()
            sections = [section for section in range(widget.count()) if widget.takes_click(section)]
            yield from ((f"heading {s}", QRect(0, 0, widget.sectionSize(s), breadth)) for s in sections)
        elif isinstance(widget, EventList):
            rows = [widget.model().index(row, 0) for row in range(widget.model().rowCount())]
            yield from ((f"entry {row.row()}", widget.visualRect(row)) for row in rows)


def too_small(root: QWidget) -> list[str]:
    found = list(targets(root))
    assert len(found) > 3
    return [f"{name}: {r.width()} x {r.height()}" for name, r in found if min(r.width(), r.height()) < FINGER]


def test_every_target_of_page_and_board_is_as_large_as_a_finger_and_can_be_reached(touch, player, qtbot):
    page = player.window.page
    can_be_reached(page.entry)
    page.entry.take_focus()
    QApplication.processEvents()
    assert too_small(page) == []
    assert too_small(player.window.findChild(QToolBar, "toolBar")) == []
    for keys in ("wds4", "wds0"):
        for key in keys:
            player.bot.keyClicks(QApplication.focusWidget(), key)
        QApplication.processEvents()
        assert too_small(page) == []
        player.key(Qt.Key.Key_Escape, to=QApplication.focusWidget())
    for key in (Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_Slash):
        player.key(key, to=QApplication.focusWidget())
        QApplication.processEvents()
        assert too_small(page) == []
    player.key(Qt.Key.Key_Escape, to=QApplication.focusWidget())
    look_at_board(player, qtbot)


def can_be_reached(entry: QWidget) -> None:
    QApplication.processEvents()
    for button in entry.findChildren(QAbstractButton):
        if button.isVisible():
            above = button.parentWidget()
            scrolled = False
            while above is not entry:
                scrolled = scrolled or isinstance(above, QAbstractScrollArea)
                above = above.parentWidget()
            inside = entry.rect().contains(QRect(button.mapTo(entry, button.rect().topLeft()), button.size()))
            assert inside or scrolled, button.objectName()


def test_without_it_the_page_is_as_dense_as_before(player):
    assert len(too_small(player.window.page)) > 100


def test_a_key_turns_it_on_and_it_is_remembered(qtbot, program, settings, case_file):
    first = program.window
    Player(qtbot, first).open(case_file)
    assert not theme.is_touch()
    qtbot.keyClick(first, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: program.window is not first)
    assert theme.is_touch()
    assert Preferences(settings).touch
    assert program.window.session.case is not None
    assert program.window.findChild(QAction, "actionTouch").isChecked()


def look_at_board(player: Player, qtbot) -> None:
    """Its squares and tokens are for fingers, and it pushes nothing apart."""
    player.window.findChild(QAction, "actionBoard").trigger()
    canvas = player.window.findChild(BoardPresenter).view.canvas
    qtbot.waitUntil(lambda: canvas.frame is not None and canvas.isVisible())
    qtbot.waitUntil(lambda: player.window.minimumSizeHint().width() <= 1280)
    assert player.window.width() == 1280
    qtbot.waitUntil(player.window.page.panes.tabs.isVisible)
    player.window.page.panes.tabs.setCurrentIndex(SHEET)
    settle()
    assert player.sheet.verticalScrollBar().maximum() > 0
    assert player.sheet.horizontalScrollBar().maximum() == 0

    presenter = player.window.findChild(BoardPresenter)
    canvas = presenter.view.canvas
    qtbot.mouseClick(presenter.view.zoom, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: canvas.frame.unit >= FINGER)
    assert canvas.frame.token >= FINGER
    assert canvas.frame.square((0, 0)).height() >= FINGER
    assert too_small(presenter.view) == []
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.frame.square((7, 8)).center().toPoint())
    assert canvas.pointed_place is not None
    canvas.setFocus()
    for _ in range(20):
        qtbot.keyClick(canvas, Qt.Key.Key_Down)
    port = canvas.parentWidget()
    where = canvas.mapTo(port, canvas.point_of(canvas.cursor_place).toPoint())
    assert port.rect().contains(where)
