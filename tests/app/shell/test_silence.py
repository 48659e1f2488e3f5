"""While the inference service is silent, nothing on the screen tells a number, or a mark that follows from numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from app.features.game_over.dialog import GameOverDialog
from app.shell.main_window import MainWindow
from app.tasks.inference import CLOSED
from app.ui.host import GameDock
from app.ui.language import localized
from app.ui.text import title
from core.practice.marks import marks_of_setup
from tests.app.inspecting import Inspector, states
from tests.app.reading import Found, of_widget, painted
from tests.app.settling import finish, is_told, settle


def open_all(window: MainWindow) -> None:
    """Open every panel, and the windows beside the game, and ask about a cell."""
    for dock in window.findChildren(GameDock):
        dock.come_forward()
    window.dock.show()
    for name in ("Hands", "Compare"):
        window.findChild(QAction, f"action{name}").trigger()
    sheet = window.page.sheet.view
    sheet.setCurrentIndex(sheet.model().index(2, 2))
    sheet.charted.emit(*sheet.current_cell)
    settle()


def told(window: MainWindow) -> set[str]:
    """Return all that can be read of the window, each panel in front once, and of the windows beside it."""
    found = set[str]()
    for dock in (*window.findChildren(GameDock), window.dock):
        dock.raise_()
        settle()
        found |= read(dock)
    for one in (window, *window.findChildren(QDialog)):
        found |= read(one)
    return found


def read(root: QWidget) -> set[str]:
    seen = [one for one in (root, *root.findChildren(QWidget)) if not one.visibleRegion().isEmpty()]
    texts = (*(text for one in seen for text in of_widget(one)), *painted(root))
    return {f"{where}: {text}" for where, text in texts}


def open_silently(window: MainWindow, path: Path) -> None:
    """Open a game as one that has a file of one's own marks."""
    with window.session.together():
        window.open_path(path)
        window.session.set_silent(True)


def has_numbers(window: MainWindow) -> bool:
    return is_told(window) and any("%" in text for _, text in of_widget(window.page.sheet.view))


def test_it_says_what_it_said_before_it_heard_a_number(qtbot, make_window, case_file):
    window = make_window()
    window.resize(1600, 900)
    open_silently(window, case_file)
    open_all(window)
    finish(window)
    unheard = told(window)

    window.session.set_silent(False)
    qtbot.waitUntil(lambda: has_numbers(window))
    finish(window)  # the panels have theirs a little later
    assert sum("%" in text for text in told(window)) > 100
    window.session.set_silent(True)
    finish(window)
    left = sorted(told(window) - unheard)
    assert not left, "\n".join(left)

    window.session.set_silent(False)
    qtbot.waitUntil(lambda: has_numbers(window))


def test_nothing_that_follows_from_the_entries_can_be_asked_for(qtbot, shared_window, case_file):
    window = shared_window
    open_silently(window, case_file)
    entry, deck = window.page.entry, window.session.case.setup.deck
    entry.fill_player("Bob")
    for name in ("Mrs Peacock", "Spanner", "Hall"):  # Cid has shown the Spanner
        entry.fill_card(deck.card(name))
    entry.fill_player("Dot")
    finish(window)
    assert entry.pending is not None
    assert window.findChild(QWidget, "entryWarning").isHidden()
    assert entry.enter(is_typed=True)
    for name in ("Review", "Print"):
        window.findChild(QAction, f"action{name}").trigger()
        assert window.page.notice.text == localized(CLOSED)
        window.page.dismiss_warning()
    window.findChild(QAction, "actionGameOver").trigger()
    dialog = window.findChild(GameOverDialog)
    qtbot.mouseClick(dialog.findChild(QPushButton, "gameOverCard.Spanner"), Qt.MouseButton.LeftButton)
    finish(window)
    assert dialog.objection.isHidden()
    window.session.set_silent(False)


# --- the states of the gallery


TOLD = re.compile(
    r"\d\s?%|\d (bits|solutions?)|certain|ruled out by|Accuse: |contradicts|follows|probabl|Most likely: \w",
    re.IGNORECASE,
)
"""What is only said of numbers, and of what follows from them."""

HARMLESS = re.compile(r"preferences|helpPages|eventView|helpView|library|habits|practiceEnd|ownSheetBar")
"""Where such words tell nothing of the game at hand: settings, help, what was entered, other evenings, what is laid
open when a practice game is over, and what the bar of one's own sheet offers."""

AT_ONCE = ("warned", "review", "charts")
"""The states that are silenced in every run of the tests; the others with the slow ones."""


class Silenced(Inspector):
    """A window that is silenced wherever it is looked at; what it then still tells is wrong."""

    times = 0

    def look(self) -> list[str]:
        if self.window.session.case is None or self.window.isHidden() or self.window.inference.is_silent:
            return []  # there is no game, or its table, where everyone may look; or one's own sheet
        self.window.session.set_silent(True)
        self.settle()
        self.times += 1
        texts = [(where, text) for where, text in self._read() if not text.startswith(self._given)]
        self.window.session.set_silent(False)
        self.settle()
        return [f"{where}: {text}" for where, text in texts if is_telling(where, text)]

    @property
    def _given(self) -> tuple[str, ...]:
        """How the cells speak that are on one's own sheet from the start: those of the set-up."""
        marks = marks_of_setup(self.window.session.entered.setup)
        return tuple(f"{mark.card.name}, {title(mark.holder)}: certain: {mark.says}, " for mark in marks)

    def _read(self) -> Iterator[Found]:
        for window in (one for one in (self.window, *self.window.findChildren(QDialog)) if one.isVisible()):
            for widget in (window, *window.findChildren(QWidget)):
                if not widget.visibleRegion().isEmpty():
                    yield from of_widget(widget)
            yield from painted(window)


def is_telling(where: str, text: str) -> bool:
    return TOLD.search(text) is not None and HARMLESS.search(where) is None


@pytest.mark.parametrize("shown", states(AT_ONCE))
def test_what_is_there_already_goes_in_every_state_of_the_gallery(shown, qapp, tmp_path):
    silenced = Silenced(qapp, tmp_path)
    silenced.walk(shown)
    assert silenced.times >= len(shown) or len(shown) == 1, "each was silenced"
    silenced.close()
