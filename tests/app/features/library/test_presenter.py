"""The library in the window: games go into it by themselves, and are opened and exported by keys."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from app.features.library.store import Library, record_of
from app.features.library.view import LibraryPresenter, LibraryView
from app.shell.main_window import MainWindow
from app.ui.shortcuts import Permission
from app.ui.widgets.labels import MessageBar
from core.formats.case_file import load, write_case
from core.history.history import History
from core.model.case import Case
from core.model.events import Note
from core.model.renaming import renamed
from core.model.seats import ENVELOPE
from tests.app.features.library.shelf import DAY, fill, made_newer
from tests.app.player import User
from tests.games import classic_game


@pytest.fixture
def library(places) -> Library:
    return Library(places.library)


@pytest.fixture
def shelf(library: Library) -> tuple[Case, ...]:
    return fill(library)


def opened(window: MainWindow, qtbot, games: int) -> LibraryView:
    """Press Ctrl+L, and return the library."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.findChild(LibraryView) is not None)
    view = window.findChild(LibraryView)
    qtbot.waitUntil(lambda: view.isVisible() and view.games.count == games)
    return view


def closing(window: MainWindow) -> None:
    """Store what is to be stored before the window closes; it stays open."""
    window.findChild(LibraryPresenter).eventFilter(window, QCloseEvent())


# --- games that go in


def test_a_game_that_is_closed_is_kept_once_though_it_goes_on_or_its_set_up_is_corrected(
    window, case_file, library, case, qtbot
):
    window.open_path(case_file)
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: len(library.games()) == 1)
    text = library.text(library.games()[0].id)
    assert text is not None
    assert "Professor Plum" in text

    window.open_path(case_file)
    window.session.record(Note(ENVELOPE, case.setup.deck.card("Mrs White"), True))
    window.commands.save.trigger()
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: [game.entries for game in library.games()] == [6])

    window.open_path(case_file)
    setup = renamed(case, {"Dot": "Dorothy"}, {}).setup
    window.session.change_setup(setup, {"Dot": "Dorothy"}, {})
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: [game.players for game in library.games()] == [("Ann", "Bob", "Cid", "Dorothy")])


def test_a_game_is_kept_when_the_window_closes(window, case_file, library):
    window.open_path(case_file)
    window.close()
    assert len(library.games()) == 1


def test_a_game_without_entries_or_that_was_only_looked_at_is_not_kept(window, library, setup, qtbot):
    window._files.new(setup)
    closing(window)
    assert not library.path.exists()
    window.commands.close.trigger()

    fill(library)
    window.commands.example.trigger()
    window.commands.close.trigger()
    before = library.path.read_bytes()
    view = opened(window, qtbot, 4)
    view.table.point_at(0)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.case is not None)
    closing(window)
    assert library.path.read_bytes() == before


def test_a_game_that_may_not_be_saved_is_only_kept_when_it_is_said(window, library, case, qtbot):
    window.session.open(History(case.upto(2)), None, "Practice", Permission.RECORD)
    window.session.record(case.events[2])
    window.commands.close.trigger()
    window.session.open(History(case), None, "Practice", Permission.RECORD)
    window.findChild(LibraryPresenter).keep()
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: len(library.games()) == 1)
    assert library.games()[0].entries == len(case.events)


# --- games that come out


def test_games_are_opened_by_enter_a_double_click_or_a_button_also_while_another_is_open(
    window, library, shelf, tmp_path, qtbot
):
    User(qtbot, window).click("startLibrary")
    qtbot.waitUntil(lambda: window.findChild(LibraryView) is not None and window.findChild(LibraryView).isVisible())
    view = opened(window, qtbot, 4)
    assert [game.players for game in view.selected] == [tuple(shelf[0].setup.seats)]
    assert view.search.hasFocus()
    QTest.keyClicks(view.search, "ZOE")
    assert view.games.rowCount() == 1
    assert "1 of 4" in view.found.text()
    QTest.keyClick(view.search, Qt.Key.Key_Down)
    assert view.table.hasFocus()
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.case is not None)
    assert window.session.case == shelf[1]
    assert not view.isVisible()
    assert not window.session.modified

    view = opened(window, qtbot, 4)
    view.search.clear()
    at = view.table.visualRect(view.games.index(2, 1)).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: window.session.case == shelf[2])

    view = opened(window, qtbot, 4)
    view.search.setText("zoe")
    User(qtbot, view).click("libraryOpen")
    qtbot.waitUntil(lambda: window.session.case == shelf[1])
    assert window.session.title.endswith(", ".join(shelf[1].setup.seats))

    path = tmp_path / "now.case.json"
    write_case(classic_game(9, 3, 5).case, path)
    window.open_path(path)
    view = opened(window, qtbot, 4)
    view.search.clear()
    view.table.point_at(3)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.case == shelf[3])
    qtbot.waitUntil(lambda: len(library.games()) == 5)
    assert {Path(path)} == set(tmp_path.glob("*.case.json"))


def test_games_are_exported_to_a_file_or_a_folder_whatever_their_names_and_what_cannot_be_is_told(
    window, library, shelf, tmp_path, qtbot
):
    hostile = renamed(classic_game(1, 3, 4).case, {"Ann": 'A/B:"?*', "Bob": "B" * 60}, {})
    other = replace(hostile, setup=replace(hostile.setup, my_hand=hostile.setup.my_hand[::-1]))
    for case in (hostile, other):
        library.keep(record_of(case), now=DAY - timedelta(days=400))
    view = opened(window, qtbot, 6)

    def export(to: Path) -> None:
        User(qtbot, view).click("libraryExport")
        view.findChildren(QFileDialog, "libraryExportDialog")[-1].fileSelected.emit(str(to))

    view.table.point_at(2)
    User(qtbot, view).click("libraryExport")
    dialog = view.findChild(QFileDialog, "libraryExportDialog")
    assert dialog.selectedFiles()[0].endswith(".case.json")
    dialog.fileSelected.emit(str(tmp_path / "one.case.json"))
    qtbot.waitUntil(view.bar.isVisible)
    assert load(tmp_path / "one.case.json") == shelf[2]
    dialog.reject()

    view.table.point_at(0)
    export(tmp_path / "nowhere" / "one.case.json")
    qtbot.waitUntil(view.problem.isVisible)
    assert view.problem.text.startswith("Not exported")

    folder = tmp_path / "out"
    folder.mkdir()
    view.table.selectAll()
    export(folder)
    qtbot.waitUntil(lambda: len(list(folder.glob("*.case.json"))) == 6)
    assert {load(path) for path in folder.iterdir()} == {*shelf, hostile, other}


def test_a_game_that_finds_the_library_damaged_is_kept_in_the_new_one(window, case_file, library, shelf, qtbot):
    library.path.write_bytes(b"no database" * 1000)
    window.open_path(case_file)
    window.commands.close.trigger()
    bar = window.findChild(MessageBar, "libraryTrouble")
    qtbot.waitUntil(bar.isVisible)
    assert "damaged" in bar.text
    assert len(library.games()) == 1
    User(qtbot, bar).click("libraryTroubleButton")
    qtbot.waitUntil(bar.isHidden)
    assert window.findChild(LibraryView).isVisible()


def test_a_newer_library_is_left_alone(window, library, shelf, case_file):
    before = made_newer(library)
    window.open_path(case_file)
    closing(window)
    assert library.path.read_bytes() == before
