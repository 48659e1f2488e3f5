"""The library without the window: games and players are listed, found, sorted, removed and put back."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product

import pytest
from PySide6.QtCore import QLocale, QPersistentModelIndex, Qt
from PySide6.QtTest import QTest

from app.features.library import service as words
from app.features.library.service import LibraryService
from app.features.library.store import Library, PlayerRecord, StoredGame, record_of
from app.features.library.view import LibraryModel, LibraryView
from app.ui.language import set_language
from app.ui.text import edition_name
from core.model.case import Case
from core.model.practised import Practised, with_practised
from tests.app.features.library.shelf import fill, made_newer
from tests.app.lasting import styled_at_the_end
from tests.app.naming import nameless, wordless
from tests.app.player import User
from tests.app.settling import settle


@pytest.fixture
def library(tmp_path) -> Library:
    return Library(tmp_path / "data" / "library.db")


@pytest.fixture
def shelf(library: Library) -> tuple[Case, ...]:
    library.path.parent.mkdir()
    return fill(library)


@pytest.fixture
def make_view(qtbot, background, library: Library):
    def make() -> LibraryView:
        with styled_at_the_end():
            view = LibraryView(LibraryService(background, library.path))
        qtbot.addWidget(view)
        view.come_to_front()
        return view

    return make


@pytest.fixture
def view(qtbot, make_view, shelf) -> LibraryView:
    made = make_view()
    qtbot.waitUntil(lambda: made.games.count == 4)
    return made


def test_games_are_found_by_date_and_result_and_players_listed_with_what_they_do(view):
    for text, rows in (("2026-05", 1), ("dot won", 1), ("2026", 4), ("bob 2026-03", 1), ("nobody", 0), ("", 4)):
        view.search.setText(text)
        assert view.games.rowCount() == rows, text
    view.search.setText("nobody")
    assert view.empty.isVisible()
    assert "nobody" in view.empty.text()
    view.search.clear()

    names = [row.cells[0] for row in view.players.rows]
    assert sorted(names) == ["Ann", "Bob", "Cid", "Dot"]
    dot = next(row for row in view.players.rows if row.cells[0] == "Dot")
    assert dot.cells[1:3] == ("1", "1 of 1")
    view.search.setText("BOB")
    assert [row.cells[0] for row in view.players.rows] == ["Bob"]


def test_all_that_a_user_acts_on_is_named_and_a_button_closes_it(view, qtbot):
    assert nameless(view) == []
    assert wordless(view) == []
    assert view.open_button.isVisible()
    view.tabs.setCurrentIndex(1)
    assert not view.open_button.isVisible(), "players are neither opened nor removed"
    User(qtbot, view).click("libraryClose")
    assert not view.isVisible()


def test_what_is_taken_out_can_be_put_back(view, library, qtbot):
    view.table.point_at(1)
    QTest.keyClick(view.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: view.games.count == 2)
    assert "2 games" in view.bar.text
    assert len(library.games()) == 2
    User(qtbot, view).click("libraryBarButton")
    qtbot.waitUntil(lambda: view.games.count == 4)
    assert not view.bar.isVisible()
    assert len(library.games()) == 4


def test_practice_is_listed_apart_unless_there_is_nothing_else(view, library, shelf, qtbot):
    assert not view.kind.isVisible()
    practice = record_of(replace(shelf[2], about=with_practised(shelf[2], Practised(7))))
    library.keep(practice)
    view.come_to_front()
    qtbot.waitUntil(view.kind.isVisible)
    assert view.games.count == 4
    QTest.mouseClick(view.kind.button("practice"), Qt.MouseButton.LeftButton)
    assert [row.game.is_practice for row in view.games.rows] == [True]
    assert len(view.selected) == 1
    User(qtbot, view).click("libraryRemove")
    qtbot.waitUntil(lambda: view.games.count == 4 and not view.kind.isVisible())

    library.remove([game.id for game in library.games()])
    library.keep(practice)
    view.come_to_front()
    qtbot.waitUntil(lambda: view.games.count == 1)
    assert [row.game.is_practice for row in view.games.rows] == [True]
    assert not view.kind.isVisible()


def test_an_empty_library_says_so(make_view, qtbot):
    view = make_view()
    qtbot.waitUntil(view.empty.isVisible)
    assert "No games yet." in view.empty.text()


def test_a_damaged_library_is_told_and_kept_aside(make_view, library, shelf, qtbot):
    library.path.write_bytes(b"no database" * 1000)
    view = make_view()
    qtbot.waitUntil(view.problem.isVisible)
    assert "damaged" in view.problem.text
    (aside,) = library.path.parent.glob("library.damaged-*")
    assert str(aside) in view.problem.text


def test_a_newer_library_is_told(make_view, library, shelf, qtbot):
    before = made_newer(library)
    view = make_view()
    qtbot.waitUntil(view.problem.isVisible)
    assert "newer Deerstalker" in view.problem.text
    assert library.path.read_bytes() == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_library_shows_the_players_and_cuts_no_number(make_view, shelf, qtbot, qapp, language):
    set_language(qapp, language)
    view = make_view()
    qtbot.waitUntil(lambda: view.games.count == 4)
    for width, (number, table) in product((960, 720, 640), enumerate((view.table, view.people))):
        view.resize(width, 500)
        view.tabs.setCurrentIndex(number)
        settle()
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


DAY = datetime(2026, 5, 1, 19, 0, tzinfo=UTC)


def game(i: int, *players: str, won: str | None = None, over: bool = False) -> StoredGame:
    return StoredGame(
        i, DAY - timedelta(days=i), players, "classic-uk", 10 * i, players[0], over or won is not None, won
    )


GAMES = (game(1, "Ann", "Zoë"), game(2, "Émile", "Bob", won="Bob"), game(3, "Bob", "Ann", over=True))


def made() -> LibraryModel:
    model = LibraryModel(words.game_columns(), (3,))
    model.set_rows(tuple(map(words.listed_game, GAMES)))
    return model


def shown(model: LibraryModel) -> list[str]:
    return [str(model.index(row, 1).data()) for row in range(model.rowCount())]


def test_the_models_keep_qt_s_rules(qtmodeltester):
    model = made()
    qtmodeltester.check(model)
    model.seek("ann")
    qtmodeltester.check(model)
    model.sort(0, Qt.SortOrder.DescendingOrder)
    qtmodeltester.check(model)


def test_every_word_must_occur_without_case_and_accents():
    model = made()
    for text, rows in (
        ("zoe", 1),
        ("EMILE bob", 1),
        ("ann emile", 0),
        ("ann", 2),
        ("  ", 3),
        ("won", 1),
        ("finished", 2),
    ):
        model.seek(text)
        assert model.rowCount() == rows, text


def test_rows_are_sorted_by_what_they_mean_and_what_is_held_on_to_moves_along():
    model = made()
    model.sort(3, Qt.SortOrder.DescendingOrder)
    assert [row.game.entries for row in model.rows] == [30, 20, 10]
    model.sort(1, Qt.SortOrder.AscendingOrder)
    assert shown(model) == ["Ann, Zoë", "Bob, Ann", "Émile, Bob"]
    model.seek("ann")
    assert shown(model) == ["Ann, Zoë", "Bob, Ann"]
    model.sort(-1)
    model.seek("")
    assert shown(model)[0] == "Ann, Zoë"

    model = made()
    held = QPersistentModelIndex(model.index(0, 1))
    model.sort(3, Qt.SortOrder.DescendingOrder)
    assert (held.row(), held.data()) == (2, "Ann, Zoë")


def test_dates_are_written_as_the_system_writes_them(monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_DE"))
    noon = replace(GAMES[0], played=datetime(2026, 5, 1, 12, 0, tzinfo=UTC))
    assert words.listed_game(noon).cells[0] == "01.05.26"
    assert "may" in words.listed_game(noon).sought, "though the window is English"
    assert words.title_of(noon).startswith("01.05.26 ")
    assert words.file_title(noon).startswith("2026-05-01 ")


def test_results_are_said_and_players_in_numbers():
    assert [words.listed_game(one).cells[4] for one in GAMES] == ["Not finished", "Bob won", "Finished"]
    assert edition_name("") == "Own cards"
    assert edition_name("an edition of tomorrow") == "an edition of tomorrow"

    row = words.listed_player(PlayerRecord("Ann", 4, 2, 10, 8, 2.0, 1, 1, 5, 3))
    assert row.cells == ("Ann", "4", "2 of 4", "2.5", "16%", "1 of 2", "20%")
    nothing = words.listed_player(PlayerRecord("Bob", 1, 0, 0, 0, 0.0, 0, 0, 0, 0))
    assert nothing.cells == ("Bob", "1", "0 of 1", "0.0", "–", "–", "–")
