"""In a window of 1280 by 720 nothing is cut or elided, in any language of the window."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from app.features.table_mode import TableMode
from app.shell.main_window import MainWindow
from app.ui.language import LANGUAGES
from tests.app.fitting import Longer, misfits
from tests.app.settling import finish, open_case, settle
from tests.screenshots.cases import DECK, seated, six

LONGER = "longer"
"""No language that there is: English, in which every word is 40 % longer."""


USUAL = (LONGER,)
"""What is tried each time: what fits there fits in the languages that there are, which are slow tests."""


@pytest.fixture(
    params=[pytest.param(one, marks=[] if one in USUAL else [pytest.mark.slow]) for one in (*LANGUAGES, LONGER)]
)
def language(request, qapp: QApplication, speak) -> Iterator[str]:
    longer = Longer()
    speak("en" if request.param == LONGER else request.param)
    if request.param == LONGER:
        qapp.installTranslator(longer)
    yield request.param
    qapp.removeTranslator(longer)


@pytest.fixture
def window(language: str, make_window: Callable[[], MainWindow]) -> MainWindow:
    made = make_window()
    made.resize(1280, 720)
    settle()
    return made


@pytest.fixture
def game(window: MainWindow, tmp_path) -> MainWindow:
    open_case(window, seated(six(12)), tmp_path)
    settle()
    return window


def test_the_start_screen_and_the_dialogs_fit(window: MainWindow):
    assert misfits(window) == []
    assert window.width() == 1280

    window.findChild(QAction, "actionPreferences").trigger()
    preferences = window.findChild(QWidget, "preferencesDialog")
    settle()
    found = misfits(preferences)
    preferences.show_page(1)
    settle()
    found += misfits(preferences)
    window.commands.new.trigger()
    setup = QApplication.activeModalWidget()
    settle()
    found += misfits(setup)
    setup.close()
    assert found == []


def test_a_game_fits_with_each_panel_and_in_table_mode(qtbot, language: str, game: MainWindow):
    look_at_panels(language, game)
    look_at_game(qtbot, game)
    look_at_table(qtbot, game)


def look_at_game(qtbot, game: MainWindow) -> None:
    found = misfits(game)
    entry = game.page.entry
    for name in ("Mrs White", "Lead Piping", "Conservatory"):
        entry.fill_card(DECK.card(name))
    entry.fill_player("Cid")
    settle()
    found += misfits(game)
    for kind in ("accusation", "note"):
        entry.choose_kind(kind)
        settle()
        found += misfits(game)
    game.page.events.list.select(4)
    qtbot.waitUntil(lambda: game.page.sheet.is_fresh, timeout=20_000)
    settle()
    found += misfits(game)
    assert game.width() == 1280
    assert list(dict.fromkeys(found)) == []


def look_at_panels(language: str, game: MainWindow) -> None:
    for name in ("actionWhy", "actionAdvice", "actionBoard"):
        action = game.findChild(QAction, name)
        game.page.sheet.view.take_focus()
        action.trigger()
        finish(game)  # what is computed in the background comes in, too
        assert misfits(game) == [], name
        assert game.width() == 1280 or (language == LONGER and name == "actionBoard")  # six columns, and a whole board
        action.trigger()
        assert not action.isChecked()


def look_at_table(qtbot, game: MainWindow) -> None:
    game.findChild(QAction, "actionTableMode").trigger()
    table = game.findChild(TableMode).table
    with contextlib.suppress(qtbot.TimeoutError):  # it is written smaller until it fits
        qtbot.waitUntil(lambda: misfits(table) == [])
    assert misfits(table) == []


@pytest.mark.parametrize("is_label", [True, False])
def test_what_does_not_fit_is_found(qtbot, is_label: bool):
    """The test of the test: a text in half the room that it needs."""
    room = QWidget()
    qtbot.addWidget(room)
    text = QLabel("Colonel Mustard") if is_label else QPushButton("Colonel Mustard")
    layout = QVBoxLayout(room)
    layout.addWidget(text)
    room.show()
    assert misfits(room) == []
    text.setFixedWidth(text.fontMetrics().horizontalAdvance(text.text()) // 2)
    settle()
    assert len(misfits(room)) == 1
