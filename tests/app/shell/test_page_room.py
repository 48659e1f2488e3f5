"""How the page of a game shares its room: no field is cut, nothing stands empty, and nothing is laid out twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QPushButton, QWidget

from app.shell.main_window import MainWindow
from app.shell.panes import GamePanes
from app.ui.theme import Space
from app.ui.widgets.options import OptionButton
from core.model.case import Case
from core.model.events import Note
from core.model.seats import ENVELOPE
from tests.app.fitting import is_whole, misfits, scrolling
from tests.app.settling import finish, is_told, open_case, settle, toggle, until
from tests.screenshots.cases import DECK, seated, six, with_events

SMALL, LAPTOP, LARGE = (960, 600), (1280, 720), (1920, 1080)

Open = Callable[..., MainWindow]


@pytest.fixture
def opened(shared_window: MainWindow, tmp_path) -> Open:
    def open_whole(size: tuple[int, int], case: Case | None = None) -> MainWindow:
        open_case(shared_window, seated(six(12)) if case is None else case, tmp_path, size)
        until(lambda: is_told(shared_window))
        settle()
        return shared_window

    return open_whole


def keys(qtbot, text: str) -> None:
    for key in text:
        qtbot.keyClicks(QApplication.focusWidget(), key)
        settle()


def click(qtbot, window: MainWindow, *options: str) -> None:
    for name in options:
        qtbot.mouseClick(window.page.findChild(OptionButton, name), Qt.MouseButton.LeftButton)
        settle()


CARDS = "entrySuspects.Mrs White", "entryWeapons.Dagger", "entryRooms.Lounge"


def place(window: MainWindow, name: str, kind: type[QWidget] = QWidget) -> QRect:
    widget = window.page.findChild(kind, name)
    assert widget is not None, name
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def shown_cards(window: MainWindow) -> list[QWidget]:
    options = window.page.entry.findChildren(OptionButton)
    return [one for one in options if one.objectName().startswith("entryShown.") and not one.isHidden()]


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
def test_a_warning_costs_the_entry_no_field_and_no_width(qtbot, speak, opened: Open, language: str):
    speak(language)
    window = opened(SMALL)
    widths = {window.page.entry.width()}
    for option in ("entrySuspects.Professor Plum", "entryWeapons.Rope", "entryRooms.Ballroom", "entryRefuter.Eve"):
        click(qtbot, window, option)
        widths.add(window.page.entry.width())
    warning = window.page.entry._footer.warning
    qtbot.waitUntil(warning.isVisible)
    settle()
    assert widths == {window.page.entry.width()}
    for size in (SMALL, LAPTOP):
        window.resize(*size)
        settle()
        assert warning.isVisible()
        assert len(shown_cards(window)) == 2
        assert all(is_whole(one) for one in shown_cards(window))
        assert scrolling(window.page.entry) == []
        assert warning.height() <= 3 * warning.fontMetrics().lineSpacing()
        assert warning.toolTip().count("\n") >= 2


def test_the_list_has_the_room_that_the_entry_does_not_need_yet_and_nothing_moves_when_it_is_complete(
    opened: Open, qtbot
):
    window = opened(LAPTOP)
    cards, shows = place(window, "entryRooms.Billiard Room"), place(window, "entryRefuter.Bob")
    lowest = place(window, "entrySuspects.Professor Plum")
    assert shows.top() - max(cards.bottom(), lowest.bottom()) < 3 * Space.XS
    assert window.page.events.height() >= 240

    before = place(window, "entryCommit", QPushButton)
    click(qtbot, window, "entryAsker.Bob", *CARDS, "entryRefuter.Eve")
    assert window.page.entry.pending is not None
    assert window.page.findChild(QWidget, "entryPasses").isVisible()
    assert place(window, "entryCommit", QPushButton) == before
    click(qtbot, window, "entryRefuter.Cid")
    assert place(window, "entryPasses").left() == place(window, "entryRefuter.Cid").left(), "where nobody has passed"


def test_the_typed_line_cuts_no_name_and_no_field(qtbot, opened: Open):
    window = opened(SMALL)
    keys(qtbot, "/")
    keys(qtbot, "white rope hall cid")
    assert shown_cards(window)
    assert scrolling(window.page.entry) == []
    for one in window.page.entry.findChildren(OptionButton):
        if one.objectName().startswith(("entryRooms.", "entryWeapons.", "entrySuspects.")):
            assert one.fontMetrics().horizontalAdvance(one.option.label) <= one.width() - 10, one.objectName()


def test_what_to_accuse_is_whole_beside_a_panel(opened: Open):
    known = (Note(ENVELOPE, DECK.card(name), holds=True) for name in ("Professor Plum", "Lead Piping", "Conservatory"))
    window = opened(LAPTOP, with_events(seated(six(0)), *known))
    said = window.page.sheet.summary.findChild(QLabel, "summarySolution")
    for panel in ("actionChart", "actionBoard"):
        toggle(window, panel)
        assert said.text() == "Accuse: Professor Plum with the Lead Piping in the Conservatory"
        assert said.heightForWidth(said.width()) <= said.height()
        window.findChild(QAction, panel).trigger()


class Painted(QObject):
    """Remembers in which layouts the page was painted."""

    def __init__(self, panes: GamePanes) -> None:
        super().__init__(panes)
        self._panes, self.layouts = panes, []
        panes._main.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            panes = self._panes
            parts = [part.geometry() for part in (panes, panes._sheet, panes._side) if part.isVisible()]
            if parts not in self.layouts[-1:]:
                self.layouts.append(parts)
        return False


@pytest.mark.parametrize("size", [SMALL, pytest.param(LAPTOP, marks=pytest.mark.slow)])
def test_a_panel_that_opens_or_closes_lays_the_page_out_once(opened: Open, size):
    window = opened(size)
    painted = Painted(window.page.panes)
    for panel in (one for one in ("actionBoard", "actionChart", "actionAdvice") for _ in range(2)):
        painted.layouts.clear()
        toggle(window, panel)
        assert len(painted.layouts) <= 1


def test_nothing_is_painted_before_all_that_was_asked_for_is_laid_out(opened: Open):
    window = opened(LAPTOP)
    toggle(window, "actionBoard")
    painted, board = Painted(window.page.panes), window.findChild(QDockWidget, "boardDock")
    wider = board.width() + 40
    window.page.panes._main.update()
    board.widget().setMinimumWidth(wider)  # of which the window hears two layouts later
    finish(window)
    assert board.width() == wider
    assert len(painted.layouts) == 1
    board.widget().setMinimumWidth(0)


def test_an_entry_and_a_key_lay_the_page_out_no_more(qtbot, opened: Open, monkeypatch):
    window = opened(LAPTOP, six(12))
    found: list[int] = []
    fold = GamePanes._fold
    monkeypatch.setattr(GamePanes, "_fold", lambda panes, width: found.append(width) or fold(panes, width))
    click(qtbot, window, "entryAsker.Bob", *CARDS, "entryRefuter.Eve")
    window.page.entry.enter()
    qtbot.waitUntil(lambda: len(window.session.case.events) == 13)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    finish(window)
    assert not found
    window.resize(1300, 720)
    settle()
    assert found == [1300]


def narrowest_column(window: MainWindow) -> int:
    view = window.page.sheet.view
    return min(view.columnWidth(column) for column in range(view.model().columnCount()))


def test_the_advice_leaves_the_sheet_in_sight_or_an_entry_under_way(qtbot, opened: Open):
    window = opened((1024, 768))
    toggle(window, "actionAdvice")
    advice = window.findChild(QWidget, "adviceView")
    assert advice.width() <= 500
    assert window.page.sheet.view.isVisible()
    assert window.page.sheet.view.hasFocus()
    assert narrowest_column(window) >= 56
    qtbot.keyClick(window.page.sheet.view, Qt.Key.Key_W)  # goes on with the entry
    assert window.page.entry.isVisible()
    for _ in range(2):
        toggle(window, "actionAdvice")
    assert window.page.entry.isVisible()


def test_four_players_have_sheet_and_entry_beside_the_advice(opened: Open, case: Case):
    window = opened((1024, 768), case)
    toggle(window, "actionAdvice")
    assert window.page.sheet.isVisible()
    assert window.page.entry.isVisible()
    assert scrolling(window.page.entry) == []
    names = [one.geometry() for one in window.page.entry.findChildren(OptionButton) if "Refuter" in one.objectName()]
    assert len({box.top() for box in names}) == 1


def test_each_panel_has_its_own_width_but_for_what_the_user_gave_it(qtbot, opened: Open):
    window = opened(LAPTOP)
    board, advice = (window.findChild(QDockWidget, name) for name in ("boardDock", "adviceDock"))

    toggle(window, "actionBoard")
    assert narrowest_column(window) >= 48
    assert window.page.sheet.view.verticalScrollBar().maximum() == 0, "every row is there"
    toggle(window, "actionAdvice")
    assert advice.width() < 330
    toggle(window, "actionBoard")
    assert board.width() == 360
    edge = QPoint(board.x() - 3, board.y() + 200)
    qtbot.mousePress(window, Qt.MouseButton.LeftButton, pos=edge)
    qtbot.mouseMove(window, edge - QPoint(30, 0))
    settle()
    qtbot.mouseRelease(window, Qt.MouseButton.LeftButton, pos=edge - QPoint(30, 0))
    settle()
    wider = board.width()
    assert wider > 370
    toggle(window, "actionAdvice")
    toggle(window, "actionBoard")
    assert board.width() == wider
    window.close()
    window = opened(LAPTOP)  # another time
    toggle(window, "actionBoard")
    assert window.findChild(QDockWidget, "boardDock").width() == wider


def test_in_a_high_window_nothing_moves_when_a_row_appears_and_all_text_is_as_large_as_that_of_the_sheet(
    qtbot, opened: Open
):
    window = opened(LARGE)
    before = place(window, "entryCommit", QPushButton), place(window, "entryRefuter.Bob")
    click(qtbot, window, *CARDS, "entryRefuter.Eve")
    assert shown_cards(window)
    assert before == (place(window, "entryCommit", QPushButton), place(window, "entryRefuter.Bob"))

    toggle(window, "actionAdvice")
    parts = [window.findChild(QWidget, name) for name in ("entryKind.suggestion", "eventView", "adviceTable")]
    assert {part.font().pixelSize() for part in parts} == {15}
    assert misfits(window) == []
    window.resize(*LAPTOP)
    settle()
    assert {part.font().pixelSize() for part in parts} == {13}
