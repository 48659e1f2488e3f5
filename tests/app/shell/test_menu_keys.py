"""The underlined letters: in each language every item of a menu has another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from app.game.files import DataFolders
from app.shell.main_window import MainWindow
from app.tasks.background import Background
from app.ui.language import LANGUAGES
from tests.app.assembling import assemble


@pytest.fixture(params=LANGUAGES)
def foreign_window(
    request: pytest.FixtureRequest, speak, places: DataFolders, settings: QSettings, background: Background
) -> Iterator[MainWindow]:
    """The window in each language, not shown."""
    speak(request.param)
    window = assemble(places, settings, background)
    yield window
    window.close()
    window.deleteLater()


def letters(items: list[QAction]) -> Counter[str]:
    """Return how many of the items have each key."""
    return Counter(key for item in items if (key := QKeySequence.mnemonic(item.text()).toString()))


def test_no_two_items_of_a_menu_have_the_same_key(foreign_window: MainWindow) -> None:
    bar = foreign_window.menuBar()
    menus = [bar.actions(), *(menu.actions() for menu in foreign_window.findChildren(QMenu))]
    assert sum(map(len, menus)) > 30
    twice = [(key, [item.text() for item in items]) for items in menus for key, n in letters(items).items() if n > 1]
    assert not twice
