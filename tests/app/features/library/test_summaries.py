"""Games in short, for lists: made in a worker, kept in a file, and shown on the start screen and in the library."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.features.library.record import record_of
from app.features.library.service import LibraryService
from app.features.library.store import Library
from app.features.library.summaries import SummaryService, file_key, files_to_load
from app.features.library.view import LibraryView
from app.shell.recent_games import RecentGame
from core.formats.case_file import write_case
from core.model.ending import ending, with_ending
from tests.games import classic_game

GAME = classic_game(3, 4, 14)
WON = replace(GAME.case, about=with_ending(GAME.case, ending(GAME.case.setup, GAME.truth, "Cid")))


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "Evening.case.json"
    write_case(WON, path)
    return path


@pytest.fixture
def summaries(background, tmp_path):
    return SummaryService(background, tmp_path / "summaries.json")


def test_a_summary_tells_players_result_and_story(summaries, file, qtbot):
    with qtbot.waitSignal(summaries.made, timeout=30_000):
        summaries.want(summaries, files_to_load([file]))
    summary = summaries.get(file_key(file))
    assert (summary.players, summary.is_over, summary.winner) == (tuple(GAME.case.setup.seats), True, "Cid")
    assert len(summary.story) == len(GAME.case.events) + 1
    assert summary.story[0] >= summary.story[-1] >= 0


def test_a_summary_is_kept_in_a_file_and_made_once(summaries, background, file, tmp_path, qtbot):
    with qtbot.waitSignal(summaries.made, timeout=30_000):
        summaries.want(summaries, files_to_load([file]))
    qtbot.waitUntil((tmp_path / "summaries.json").exists, timeout=30_000)
    later = SummaryService(background, tmp_path / "summaries.json")
    later.want(later, files_to_load([file]))
    qtbot.waitUntil(lambda: later.get(file_key(file)) is not None)
    assert later.get(file_key(file)) == summaries.get(file_key(file))


def text_of(file):
    """What is in a file; nothing while it is replaced, as Windows does not let one look then."""
    try:
        return file.read_text("utf-8")
    except OSError:
        return ""


@pytest.mark.parametrize(
    "text", ["", "[]", '{"a": 1}', '{"a": {"players": [1], "is_over": 0, "story": [null]}}', "[" * 9999]
)
def test_a_damaged_file_of_summaries_is_made_anew(summaries, file, tmp_path, text, qtbot):
    (tmp_path / "summaries.json").write_text(text)
    with qtbot.waitSignal(summaries.made, timeout=30_000):
        summaries.want(summaries, files_to_load([file]))
    qtbot.waitUntil(lambda: text_of(tmp_path / "summaries.json") not in {"", text}, timeout=30_000)
    assert [*json.loads((tmp_path / "summaries.json").read_text())] == [file_key(file)]


def test_a_file_that_is_no_game_has_no_summary_and_stops_no_other(summaries, file, tmp_path, qtbot):
    wrong = tmp_path / "wrong.case.json"
    wrong.write_text("{}")
    with qtbot.waitSignal(summaries.made, timeout=30_000):
        summaries.want(summaries, files_to_load([wrong, tmp_path / "missing", file]))
    assert summaries.get(file_key(wrong)) is None
    assert summaries.get(file_key(file)) is not None


def test_what_one_list_gives_up_another_still_gets(summaries, file, qtbot):
    other = QObject()
    summaries.want(other, {})
    summaries.want(summaries, files_to_load([file]))
    summaries.stop(other)
    qtbot.waitUntil(lambda: summaries.get(file_key(file)) is not None, timeout=30_000)


def test_a_recent_game_shows_who_played_and_who_won(make_window, file, qtbot):
    window = make_window()
    window._preferences.add_recent(file)
    window.start.show_recent([file])
    row = window.findChild(RecentGame, "recent0")
    qtbot.waitUntil(lambda: row.summary is not None, timeout=30_000)
    assert row.details.startswith("Ann, Bob, Cid, Dot · ")
    assert row.details.endswith(" · Cid won")
    assert row.accessibleName().startswith("Evening · Ann")
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert window._session.path == file


def test_a_game_that_is_removed_leaves_no_summary_in_the_file(make_window, places, qtbot):
    window = make_window()
    service = window.findChild(LibraryService)
    Library(service.path).keep(record_of(WON))
    window.commands.library.trigger()
    view, kept = window.findChild(LibraryView), service.path.with_name("summaries.json")
    qtbot.waitUntil(lambda: "Cid" in text_of(kept), timeout=30_000)
    view.table.selectRow(0)
    QTest.mouseClick(view.remove_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: text_of(kept) == "{}", timeout=30_000)
    QTest.mouseClick(view.bar.findChild(QPushButton), Qt.MouseButton.LeftButton)  # Undo
    qtbot.waitUntil(lambda: "Cid" in text_of(kept), timeout=30_000)


def test_the_library_gets_the_stories_of_the_games_in_sight(make_window, qtbot):
    window = make_window()
    service = window.findChild(LibraryService)
    Library(service.path).keep(record_of(WON))
    window.commands.library.trigger()
    view = window.findChild(LibraryView)
    qtbot.waitUntil(lambda: view.games.count == 1, timeout=30_000)
    (row,) = view.games.rows
    qtbot.waitUntil(lambda: service.summaries.get(row.game.key) is not None, timeout=30_000)
    assert len(service.summaries.get(row.game.key).story) == len(GAME.case.events) + 1
