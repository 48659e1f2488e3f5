"""What a screen reader finds: each part of a window has a role, a name and its states."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QWidget

from app.features.setup.dialog import SetupDialog
from tests.app.heard import everything_heard, faults, named
from tests.screenshots.gallery import STATES
from tests.screenshots.studio import SIZES, Studio

AT_ONCE = ("start", "set-up", "entering", "board", "review", "chart-hands")


@pytest.fixture(autouse=True)
def active(qapp: QApplication) -> Iterator[None]:
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


class Listener(Studio):
    """A window that is walked through where its picture would be taken."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.faults: list[str] = []
        super().__init__(application, folder, SIZES[0], "light")

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        self.faults += [f"{state}: {fault}" for fault in faults()]


@pytest.mark.parametrize(
    "state",
    [pytest.param(state, id=name, marks=() if name in AT_ONCE else pytest.mark.slow) for name, state in STATES.items()],
)
def test_all_that_is_seen_is_heard(qapp: QApplication, tmp_path: Path, state: Callable[[Studio], None]):
    listener = Listener(qapp, tmp_path)
    state(listener)
    listener.close()
    assert not listener.faults, "\n".join(dict.fromkeys(listener.faults))


def test_exclusive_options_are_radio_buttons_of_a_group_that_is_named(make_window, case_file, qtbot):
    window = make_window()
    window.open_path(case_file)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    groups = []
    for name in ("entryAsker.Cid", "entryRefuter.Cid"):
        face = QAccessible.queryAccessibleInterface(window.findChild(QWidget, name))
        assert (face.role(), face.text(QAccessible.Text.Name)) == (QAccessible.Role.RadioButton, "Cid")
        assert face.parent().role() == QAccessible.Role.Grouping
        groups.append(face.parent().text(QAccessible.Text.Name))
    assert groups == ["Who suggests", "Who shows a card"]


def test_a_box_without_a_label_is_named_on_linux_too(qtbot, settings):
    dialog = SetupDialog(None, settings, None)
    qtbot.addWidget(dialog)
    for box, name in ((dialog.edition, "Edition"), (dialog.players.rows[1].token, "Token of player 2")):
        assert named(QAccessible.queryAccessibleInterface(box)).startswith(name)


@pytest.mark.slow
def test_a_thousand_games_and_panels_come_and_go_while_all_is_heard(make_window, case_file, qapp, qtbot):
    window = make_window()
    board, setup = (window.findChild(QAction, name) for name in ("actionBoard", "actionNew"))
    for n in range(1000):
        if n % 4 == 0:
            window.open_path(case_file)
        elif n % 4 == 1:
            board.trigger()
        elif n % 4 == 2:
            setup.trigger()
            heard = QApplication.activeModalWidget()
            assert len(list(everything_heard())) > 100
            heard.reject()
        else:
            window.page.entry.fill_player("Ann")
            window._session.undo()
        qapp.processEvents()
        if n % 10 == 0:
            assert len(list(everything_heard())) > 50
            gc.collect()
