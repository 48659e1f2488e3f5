"""With text of twice its size the dialogs stay within a window of 1280 by 720, and cut nothing at the side."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QPushButton, QScrollArea, QWidget

from app.features.board.panel import BoardPresenter
from app.features.conflicts import CorrectionsPanel
from app.features.game_over.dialog import GameOverDialog
from app.features.setup.dialog import SetupDialog
from app.shell.main_window import MainWindow
from app.ui import theme
from app.ui.widgets.options import OptionButton
from core.model.case import Case
from tests.app.assembling import prepare_style
from tests.app.fitting import is_whole, misfits
from tests.app.settling import open_case, settle, toggle
from tests.notation import parse_event
from tests.screenshots.cases import DECK, seated, six, with_events


@pytest.fixture(params=[pytest.param("en", marks=pytest.mark.slow), "pt"])
def large(request: pytest.FixtureRequest, qapp: QApplication, make_window: object, speak) -> None:
    """Double the text, after ``make_window`` has restored the usual size, in the language with long words."""
    prepare_style(qapp, 200)
    theme.apply_scheme(qapp)
    speak(request.param)


Open = Callable[[Case], MainWindow]


@pytest.fixture
def window(large, make_window: Callable[[], MainWindow]) -> MainWindow:
    made = make_window()
    made.resize(1280, 720)
    return made


@pytest.fixture
def at_table(window: MainWindow, tmp_path) -> Open:
    """Open a game on a laptop."""

    def opened(case: Case) -> MainWindow:
        window.commands.close.trigger()  # or its file would have been changed by another
        return open_case(window, case, tmp_path, (1280, 720))

    return opened


def cut_at_the_side(dialog: QWidget) -> list[str]:
    areas = (one for one in dialog.findChildren(QScrollArea) if one.isVisible())
    return [one.objectName() for one in areas if one.widget().width() > one.viewport().width()]


def test_the_set_up_and_the_keys_fit(window: MainWindow):
    for size in (QSize(1280, 720), QSize(1920, 1080)):
        window.resize(size)
        window.commands.new.trigger()
        setup = QApplication.activeModalWidget()
        assert isinstance(setup, SetupDialog)
        room = setup.screen().availableSize().expandedTo(size)
        settle()
        assert setup.size().boundedTo(room) == setup.size()
        assert cut_at_the_side(setup) == []
        setup.close()

    window.resize(1280, 720)
    window.findChild(QAction, "actionKeys").trigger()
    keys = window.findChild(QDialog, "helpView")
    settle()
    assert misfits(keys) == []
    titles = keys.findChild(QListWidget, "helpTitles")
    assert titles.horizontalScrollBar().maximum() == 0
    keys.close()


def test_beside_the_advice_the_card_shown_is_in_sight_and_the_corrections_fit_and_so_does_the_result(
    qtbot, at_table: Open
):
    window = at_table(seated(six(0)))
    toggle(window, "actionAdvice")
    for name in ("Suspects.Mrs Peacock", "Weapons.Dagger", "Rooms.Lounge", "Refuter.Dot"):
        qtbot.mouseClick(window.findChild(OptionButton, f"entry{name}"), Qt.MouseButton.LeftButton)
        settle()
    focus = QApplication.focusWidget()
    assert focus.objectName().startswith("entryShown.")
    assert is_whole(focus)

    at_table(with_events(six(12), parse_event("Bob: Mrs White, Dagger, Kitchen; Cid shows", DECK)))
    window.resize(960, 600)
    correction = window.findChild(QPushButton, "conflictCorrect")
    qtbot.waitUntil(correction.isVisible)
    correction.click()
    panel = window.page.sheet.findChild(CorrectionsPanel)
    qtbot.waitUntil(lambda: panel.findChild(QPushButton, "correctionRemove.13") is not None)
    settle()
    assert cut_at_the_side(panel) == []
    assert correction.width() >= correction.sizeHint().width()
    assert window.page.sheet.conflict_bar.rect().contains(correction.geometry())
    window.findChild(QAction, "actionAdvice").trigger()

    at_table(seated(six(12)))
    window.findChild(QAction, "actionGameOver").trigger()
    dialog = window.findChild(GameOverDialog)
    settle()
    for text in ("Plum", "Plum", "White", "Kitchen"):
        qtbot.keyClicks(dialog.search, text)
        qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    settle()
    assert cut_at_the_side(dialog) == []
    dialog.close()


@pytest.mark.slow
def test_the_whole_board_is_in_sight_in_a_small_window(at_table: Open):
    window = at_table(seated(six(0)))
    window.resize(960, 600)
    toggle(window, "actionBoard")
    view = window.findChild(BoardPresenter).view
    assert view.canvas.mapTo(view, view.canvas.rect().bottomLeft()).y() < view.tokens.y()
    commit = window.findChild(QPushButton, "entryCommit")
    assert is_whole(commit)
