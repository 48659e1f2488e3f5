"""The library in the window: games go into it by themselves, and are found, opened, exported and removed by keys."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.features.library.presenter import LibraryPresenter
from app.features.library.record import record_of
from app.features.library.store import Library
from app.features.library.view import LibraryView
from app.shell.main_window import MainWindow
from app.ui.actions import Permission
from app.ui.language import set_language
from app.ui.widgets.bars import MessageBar
from core.formats.case_file import load, write_case
from core.history.history import History
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.events import Note
from core.model.practised import Practised, with_practised
from core.model.renaming import renamed
from core.model.seats import ENVELOPE
from tests.app.naming import nameless, wordless
from tests.games import classic_game

DAY = datetime(2026, 5, 1, 19, 0, tzinfo=UTC)


@pytest.fixture
def library(places) -> Library:
    return Library(places.library)


@pytest.fixture
def shelf(library: Library) -> list[Case]:
    """Four evenings, the latest first; Zoë plays in the second."""
    cases = [classic_game(seed, 4, 6).case for seed in range(4)]
    cases[1] = renamed(cases[1], {"Ann": "Zoë"}, {})
    game = classic_game(2, 4, 6)
    cases[2] = replace(game.case, about=with_ending(game.case, ending(game.case.setup, game.truth, "Dot")))
    for i, case in enumerate(cases):
        library.keep(record_of(case), now=DAY - timedelta(days=40 * i))
    return cases


def opened(window: MainWindow, qtbot, games: int) -> LibraryView:
    """Press Ctrl+L, and return the library."""
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.findChild(LibraryView) is not None)
    view = window.findChild(LibraryView)
    qtbot.waitUntil(lambda: view.isVisible() and view.games.count == games)
    return view


def click(view, name: str) -> None:
    QTest.mouseClick(view.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


# --- games that go in


def test_a_game_that_is_closed_is_in_the_library(window, case_file, library, case, qtbot):
    window.open_path(case_file)
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: len(library.games()) == 1)
    text = library.text(library.games()[0].id)
    assert text is not None
    assert "Professor Plum" in text


def test_a_game_that_goes_on_is_kept_once(window, case_file, library, case, qtbot):
    for entries in (5, 6):
        window.open_path(case_file)
        if entries == 6:
            window._session.record(Note(ENVELOPE, case.setup.deck.card("Mrs White"), True))
        window.commands.close.trigger()
        qtbot.waitUntil(lambda n=entries: [game.entries for game in library.games()] == [n])


def test_a_game_whose_set_up_was_corrected_is_kept_once(window, case_file, library, case, qtbot):
    window.open_path(case_file)
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: len(library.games()) == 1)
    window.open_path(case_file)
    setup = renamed(case, {"Dot": "Dorothy"}, {}).setup
    window._session.change_setup(setup, {"Dot": "Dorothy"}, {})
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: [game.players for game in library.games()] == [("Ann", "Bob", "Cid", "Dorothy")])


def test_a_game_is_kept_when_the_window_closes(window, case_file, library):
    window.open_path(case_file)
    window.close()
    assert len(library.games()) == 1


def test_what_was_only_looked_at_is_not_kept(window, library, shelf, qtbot):
    window.commands.example.trigger()
    window.commands.close.trigger()
    before = library.path.read_bytes()
    view = opened(window, qtbot, 4)
    view.table.point_at(0)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window._session.case is not None)
    window.close()
    assert library.path.read_bytes() == before


def test_a_game_without_entries_is_not_kept(window, library, setup):
    window._files.new(setup)
    window.close()
    assert not library.path.exists()


# --- games that come out


def test_a_game_is_found_by_typing_and_opened_by_enter(window, shelf, qtbot):
    view = opened(window, qtbot, 4)
    QTest.keyClicks(view.search, "ZOE")
    assert view.games.rowCount() == 1
    assert "1 of 4" in view.found.text()
    QTest.keyClick(view.search, Qt.Key.Key_Down)
    assert view.table.hasFocus()
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window._session.case is not None)
    assert window._session.case == shelf[1]
    assert not view.isVisible()
    assert not window._session.modified


def test_the_first_game_is_chosen_and_open_opens_it(window, shelf, qtbot):
    view = opened(window, qtbot, 4)
    assert [game.players for game in view.selected] == [tuple(shelf[0].setup.seats)]
    view.search.setText("zoe")
    assert view.search.hasFocus()
    click(view, "libraryOpen")
    qtbot.waitUntil(lambda: window._session.case == shelf[1])
    assert window._session.title.endswith(", ".join(shelf[1].setup.seats))


def test_a_double_click_opens_a_game(window, shelf, qtbot):
    view = opened(window, qtbot, 4)
    at = view.table.visualRect(view.games.index(2, 1)).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: window._session.case is not None)
    assert window._session.case == shelf[2]


def test_games_are_found_by_date_and_result(window, shelf, qtbot):
    view = opened(window, qtbot, 4)
    for text, rows in (("2026-05", 1), ("dot won", 1), ("2026", 4), ("bob 2026-03", 1), ("nobody", 0), ("", 4)):
        view.search.setText(text)
        assert view.games.rowCount() == rows, text
    view.search.setText("nobody")
    assert view.empty.isVisible()
    assert "nobody" in view.empty.text()


def test_the_start_screen_leads_to_the_library(window, shelf, qtbot):
    QTest.mouseClick(window.findChild(QPushButton, "startLibrary"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(LibraryView) is not None and window.findChild(LibraryView).isVisible())


def test_the_library_is_closed_by_its_button(shared_window, shelf, qtbot):
    view = opened(shared_window, qtbot, 4)
    assert view.open_button.isVisible()
    view.tabs.setCurrentIndex(1)
    assert not view.open_button.isVisible(), "players are neither opened nor removed"
    click(view, "libraryClose")
    assert not view.isVisible()


def test_an_empty_library_says_so(shared_window, qtbot):
    view = opened(shared_window, qtbot, 0)
    qtbot.waitUntil(view.empty.isVisible)
    assert "No games yet." in view.empty.text()


def test_what_is_taken_out_can_be_put_back(shared_window, library, shelf, qtbot):
    view = opened(shared_window, qtbot, 4)
    view.table.point_at(1)
    QTest.keyClick(view.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: view.games.count == 2)
    assert "2 games" in view.bar.text
    assert len(library.games()) == 2
    click(view, "libraryBarButton")
    qtbot.waitUntil(lambda: view.games.count == 4)
    assert not view.bar.isVisible()
    assert len(library.games()) == 4


def test_one_game_is_exported_to_a_file(shared_window, shelf, tmp_path, qtbot):
    view = opened(shared_window, qtbot, 4)
    view.table.point_at(2)
    click(view, "libraryExport")
    dialog = view.findChild(QFileDialog, "libraryExportDialog")
    assert dialog.selectedFiles()[0].endswith(".case.json")
    dialog.fileSelected.emit(str(tmp_path / "one.case.json"))
    qtbot.waitUntil(view.bar.isVisible)
    assert load(tmp_path / "one.case.json") == shelf[2]


def test_several_games_are_exported_into_a_folder(shared_window, shelf, tmp_path, qtbot):
    folder = tmp_path / "out"
    folder.mkdir()
    view = opened(shared_window, qtbot, 4)
    view.table.selectAll()
    click(view, "libraryExport")
    view.findChild(QFileDialog, "libraryExportDialog").fileSelected.emit(str(folder))
    qtbot.waitUntil(lambda: len(list(folder.glob("*.case.json"))) == 4)
    assert {load(path) for path in folder.iterdir()} == set(shelf)


def test_a_folder_that_cannot_be_written_is_told(shared_window, shelf, tmp_path, qtbot):
    view = opened(shared_window, qtbot, 4)
    view.table.point_at(0)
    click(view, "libraryExport")
    view.findChild(QFileDialog, "libraryExportDialog").fileSelected.emit(str(tmp_path / "nowhere" / "one.case.json"))
    qtbot.waitUntil(view.problem.isVisible)
    assert view.problem.text.startswith("Not exported")


def test_practice_is_listed_apart(window, library, shelf, qtbot):
    view = opened(window, qtbot, 4)
    assert not view.kind.isVisible()
    game = shelf[2]
    library.keep(record_of(replace(game, about=with_practised(game, Practised(7)))))
    view.come_to_front()
    qtbot.waitUntil(view.kind.isVisible)
    assert view.games.count == 4
    QTest.mouseClick(view.kind.button("practice"), Qt.MouseButton.LeftButton)
    assert [row.game.is_practice for row in view.games.rows] == [True]
    assert len(view.selected) == 1
    click(view, "libraryRemove")
    qtbot.waitUntil(lambda: view.games.count == 4 and not view.kind.isVisible())


def test_with_practice_games_alone_they_are_listed(library, shelf, window, qtbot):
    library.remove([game.id for game in library.games()])
    library.keep(record_of(replace(shelf[2], about=with_practised(shelf[2], Practised(7)))))
    view = opened(window, qtbot, 1)
    assert [row.game.is_practice for row in view.games.rows] == [True]
    assert not view.kind.isVisible()


def test_a_game_that_may_not_be_saved_is_only_kept_when_it_is_said(window, library, case, qtbot):
    window.session.open(History(case.upto(2)), None, "Practice", Permission.RECORD)
    window.session.record(case.events[2])
    window.commands.close.trigger()
    window.session.open(History(case), None, "Practice", Permission.RECORD)
    window.findChild(LibraryPresenter).keep()
    window.commands.close.trigger()
    qtbot.waitUntil(lambda: len(library.games()) == 1)
    assert library.games()[0].entries == len(case.events)


# --- players


def test_players_are_listed_with_what_they_do(shared_window, shelf, qtbot):
    view = opened(shared_window, qtbot, 4)
    names = [row.cells[0] for row in view.players.rows]
    assert sorted(names) == ["Ann", "Bob", "Cid", "Dot"]
    dot = next(row for row in view.players.rows if row.cells[0] == "Dot")
    assert dot.cells[1:3] == ("1", "1 of 1")
    view.search.setText("BOB")
    assert [row.cells[0] for row in view.players.rows] == ["Bob"]


# --- what becomes of the file


def test_a_damaged_library_is_told_and_kept_aside(shared_window, library, shelf, qtbot):
    library.path.write_bytes(b"no database" * 1000)
    view = opened(shared_window, qtbot, 0)
    qtbot.waitUntil(view.problem.isVisible)
    assert "damaged" in view.problem.text
    (aside,) = library.path.parent.glob("library.damaged-*")
    assert str(aside) in view.problem.text


def test_a_game_that_finds_the_library_damaged_is_kept_in_the_new_one(window, case_file, library, shelf, qtbot):
    library.path.write_bytes(b"no database" * 1000)
    window.open_path(case_file)
    window.commands.close.trigger()
    bar = window.findChild(MessageBar, "libraryTrouble")
    qtbot.waitUntil(bar.isVisible)
    assert "damaged" in bar.text
    assert len(library.games()) == 1
    QTest.mouseClick(bar.findChild(QPushButton, "libraryTroubleButton"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(bar.isHidden)
    assert window.findChild(LibraryView).isVisible()


def test_a_newer_library_is_told_and_left_alone(window, library, shelf, case_file, qtbot):
    connection = sqlite3.connect(library.path)
    connection.execute("PRAGMA user_version = 7")
    connection.commit()
    connection.close()
    before = library.path.read_bytes()
    view = opened(window, qtbot, 0)
    qtbot.waitUntil(view.problem.isVisible)
    assert "newer Deerstalker" in view.problem.text
    window.open_path(case_file)
    window.close()
    assert library.path.read_bytes() == before


def test_everything_in_the_library_that_a_user_acts_on_is_named(shared_window, shelf, qtbot):
    view = opened(shared_window, qtbot, 4)
    assert nameless(view) == []
    assert wordless(view) == []


def test_names_that_no_file_system_takes_are_exported_all_the_same(shared_window, library, tmp_path, qtbot):
    case = renamed(classic_game(1, 3, 4).case, {"Ann": 'A/B:"?*', "Bob": "B" * 60}, {})
    library.keep(record_of(case), now=DAY)
    library.keep(record_of(replace(case, setup=replace(case.setup, my_hand=case.setup.my_hand[::-1]))), now=DAY)
    folder = tmp_path / "out"
    folder.mkdir()
    view = opened(shared_window, qtbot, 2)
    view.table.selectAll()
    click(view, "libraryExport")
    view.findChild(QFileDialog, "libraryExportDialog").fileSelected.emit(str(folder))
    qtbot.waitUntil(lambda: len(list(folder.glob("*.case.json"))) == 2)


def test_a_case_is_opened_from_the_library_while_another_is_open(window, shelf, tmp_path, library, qtbot):
    path = tmp_path / "now.case.json"
    write_case(classic_game(9, 3, 5).case, path)
    window.open_path(path)
    view = opened(window, qtbot, 4)
    view.table.point_at(3)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window._session.case == shelf[3])
    qtbot.waitUntil(lambda: len(library.games()) == 5)
    assert {Path(path)} == set(tmp_path.glob("*.case.json"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_library_shows_the_players_and_cuts_no_number(make_window, shelf, qtbot, qapp, language: str):
    set_language(qapp, language)
    view = opened(make_window(), qtbot, 4)
    for width, (number, table) in product((960, 720, 640), enumerate((view.table, view.people))):
        view.resize(width, 500)
        view.tabs.setCurrentIndex(number)
        qtbot.wait(30)
        assert table.horizontalScrollBar().maximum() == 0
        shown = [column for column in range(table.model().columnCount()) if not table.isColumnHidden(column)]
        assert {0, 1} <= set(shown)
        for column in shown:
            assert table.columnWidth(column) >= table.horizontalHeader().sectionSizeHint(column)
        assert table.columnWidth(1) >= min(table.sizeHintForColumn(1), 400)
    tip = view.games.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith(view.games.index(0, 0).data())
    assert ":" in tip
    set_language(qapp, "en")
