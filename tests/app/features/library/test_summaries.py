"""Games in short, made in a worker and shown on the start screen and in the library, which keeps their timelines."""

import sqlite3
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from app.features.library.service import LibraryService, SummaryService, file_key, files_to_load
from app.features.library.store import Library, record_of
from app.features.library.view import LibraryView
from app.shell.start_screen import RecentGame
from core.formats.case_file import write_case
from core.model.ending import ending, with_ending
from tests.games import classic_game

GAME = classic_game(3, 4, 6)
WON = replace(GAME.case, about=with_ending(GAME.case, ending(GAME.case.setup, GAME.truth, "Cid")))


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "Evening.case.json"
    write_case(WON, path)
    return path


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "library.sqlite")


@pytest.fixture
def summaries(background, library):
    return SummaryService(background, library.path)


@pytest.fixture
def make(summaries, qtbot):
    """Have the summaries of files made."""

    def made(*files) -> None:
        with qtbot.waitSignal(summaries.made):
            summaries.want(summaries, files_to_load(files))

    return made


def test_a_summary_tells_players_result_and_timeline(summaries, file, make):
    make(file)
    summary = summaries.get(file_key(file))
    assert (summary.players, summary.is_over, summary.winner) == (tuple(GAME.case.setup.seats), True, "Cid")
    assert len(summary.timeline) == len(GAME.case.events) + 1
    assert summary.timeline[0] >= summary.timeline[-1] >= 0


def test_the_library_keeps_the_timeline_of_a_game_in_a_file(
    summaries, background, library, file, make, qtbot, monkeypatch
):
    library.keep(record_of(WON))
    make(file)
    (game,) = library.games()
    assert game.timeline == summaries.get(file_key(file)).timeline
    later = SummaryService(background, library.path)
    with monkeypatch.context() as patched, qtbot.waitSignal(later.made):
        patched.setattr("app.features.library.service._timeline", lambda *_: 1 / 0)
        later.want(later, files_to_load([file]))
        qtbot.waitUntil(lambda: later.get(file_key(file)) is not None)
    assert later.get(file_key(file)) == summaries.get(file_key(file))


@pytest.mark.parametrize("text", ["", "{}", "[null]", "[-1]", "[1e9]", "[" * 9999])
def test_a_damaged_timeline_is_made_anew(summaries, library, file, text, make):
    library.keep(record_of(WON))
    with sqlite3.connect(library.path) as connection:
        connection.execute("UPDATE game SET story = ?", (text,))
    connection.close()
    assert library.games()[0].timeline is None
    make(file)
    assert library.games()[0].timeline == summaries.get(file_key(file)).timeline


def test_a_timeline_goes_with_the_game_that_it_is_of(library):
    library.keep(record_of(WON))
    library.keep_timeline(GAME.case, (1.0,))
    assert library.games()[0].timeline is None, "that game has no result yet"
    library.keep_timeline(WON, (2.0,))
    library.keep(record_of(WON))
    assert library.games()[0].timeline == library.timeline(WON) == (2.0,)
    library.keep(record_of(WON.appended(WON.events[0])))
    assert library.games()[0].timeline is None


@pytest.mark.parametrize("damaged", [None, b"no database" * 1000])
def test_without_a_library_none_is_begun_and_a_damaged_one_is_left_to_others(library, file, make, damaged):
    if damaged:
        library.path.write_bytes(damaged)
    make(file)
    assert (library.path.read_bytes() if library.path.exists() else None) == damaged


def test_a_file_that_is_no_game_has_no_summary_and_stops_no_other(summaries, file, tmp_path, make):
    wrong = tmp_path / "wrong.case.json"
    wrong.write_text("{}")
    make(wrong, tmp_path / "missing", file)
    assert summaries.get(file_key(wrong)) is None
    assert summaries.get(file_key(file)) is not None


def test_what_one_list_gives_up_another_still_gets(summaries, file, qtbot):
    other = QObject()
    summaries.want(other, {})
    summaries.want(summaries, files_to_load([file]))
    summaries.stop(other)
    qtbot.waitUntil(lambda: summaries.get(file_key(file)) is not None)


def test_a_recent_game_shows_who_played_and_who_won(window, file, qtbot):
    window._preferences.add_recent(file)
    window.start.show_recent([file])
    row = window.findChild(RecentGame, "recent0")
    qtbot.waitUntil(lambda: row.summary is not None)
    assert row.details.startswith("Ann, Bob, Cid, Dot · ")
    assert row.details.endswith(" · Cid won")
    assert row.accessibleName().startswith("Evening · Ann")
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert window.session.path == file


def test_the_library_gets_the_timelines_of_the_games_in_sight(window, qtbot):
    service = window.findChild(LibraryService)
    Library(service.path).keep(record_of(WON))
    window.commands.library.trigger()
    view = window.findChild(LibraryView)
    qtbot.waitUntil(lambda: view.games.count == 1)
    (row,) = view.games.rows
    qtbot.waitUntil(lambda: service.summaries.get(row.game.key) is not None)
    assert len(service.summaries.get(row.game.key).timeline) == len(GAME.case.events) + 1
