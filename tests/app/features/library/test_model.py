"""The tables of the library: what is listed, found and sorted."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QLocale, QPersistentModelIndex, Qt

from app.features.library import service as words
from app.features.library.store import PlayerRecord, StoredGame
from app.features.library.view import LibraryModel
from app.ui.text import edition_name

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


def test_rows_are_sorted_by_what_they_mean():
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


def test_what_is_held_on_to_moves_along_when_rows_are_sorted():
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


def test_results_are_said():
    assert [words.listed_game(one).cells[4] for one in GAMES] == ["Not finished", "Bob won", "Finished"]
    assert edition_name("") == "Own cards"
    assert edition_name("an edition of tomorrow") == "an edition of tomorrow"


def test_a_player_in_numbers():
    row = words.listed_player(PlayerRecord("Ann", 4, 2, 10, 8, 2.0, 1, 1, 5, 3))
    assert row.cells == ("Ann", "4", "2 of 4", "2.5", "16%", "1 of 2", "20%")
    nothing = words.listed_player(PlayerRecord("Bob", 1, 0, 0, 0, 0.0, 0, 0, 0, 0))
    assert nothing.cells == ("Bob", "1", "0 of 1", "0.0", "–", "–", "–")
