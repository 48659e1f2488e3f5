"""In a window of 1280 by 720 pixels six players find on their sheet, their list and their board all that is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics
from PySide6.QtWidgets import QStyleOptionViewItem

from app.features.board.panel import BoardPresenter
from app.features.events.list_view import ROW_ROLE
from app.features.events.list_view import _lines as lines_of
from app.shell.main_window import MainWindow
from core.model.case import Case
from core.model.deck import Deck
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.settling import open_case, settle
from tests.notation import parse_event
from tests.screenshots.cases import DECK, seated, six, with_events

Open = Callable[[Case], MainWindow]


@pytest.fixture
def opened(shared_window: MainWindow, tmp_path: Path) -> Open:
    return lambda case: open_case(shared_window, case, tmp_path, (1280, 720))


def open_board(qtbot, window: MainWindow) -> BoardPresenter:
    presenter = window.findChild(BoardPresenter)
    window.findChild(QAction, "actionBoard").trigger()
    qtbot.waitUntil(lambda: presenter.view.canvas.frame is not None)
    settle()
    return presenter


@pytest.mark.parametrize("entries", [0, 12])
def test_no_column_of_the_sheet_is_pushed_out_by_the_board(qtbot, opened: Open, entries: int):
    window = opened(seated(six(entries)))
    open_board(qtbot, window)
    view = window.page.sheet.view
    assert window.width() == 1280
    assert view.horizontalScrollBar().maximum() == 0
    assert view.columnWidth(view.model().columnCount() - 1) > 0


def test_tokens_leave_the_number_of_each_room_free(qtbot, opened: Open):
    canvas = open_board(qtbot, opened(seated(six(12)))).view.canvas
    font = QFont(canvas.font())
    font.setPixelSize(canvas.frame.number_size)
    font.setBold(True)
    half = QFontMetrics(font).horizontalAdvance("99%") / 2
    for card, room in canvas.frame.rooms.items():
        is_below = room.tokens.top() > room.number.bottom() - 2
        assert is_below or room.tokens.left() > room.number.center().x() + half, card


def test_who_showed_is_said_however_many_passed(qtbot, opened: Open):
    passes = ", ".join(f"{name} passes" for name in ("Bob", "Cid", "Dot", "Eve", "Fay"))
    line = f"Ann: Colonel Mustard, Lead Piping, Conservatory; {passes}, nobody shows"
    window = opened(with_events(six(0), parse_event(line, DECK)))
    events = window.page.events.list
    option = QStyleOptionViewItem()
    events.initViewItemOption(option)
    index = events.model().index(0, 0)
    said = lines_of(index.data(ROW_ROLE), option.font, events.viewport().width() - 40)
    assert " ".join(said) == index.data()


def test_a_long_name_is_whole_where_few_play(opened: Open):
    deck = Deck(("Butler", "Cook"), ("Poison", "Letter opener from Toledo"), ("Attic", "Cellar"))
    header = opened(Case(Setup(deck, (Player("Ann", 2), Player("Bob", 1))))).page.sheet.view.verticalHeader()
    names = [header.model().headerData(row, Qt.Orientation.Vertical) for row in range(header.count())]
    longest = max(QFontMetrics(header.font()).horizontalAdvance(str(name)) for name in names)
    assert header.width() > longest
