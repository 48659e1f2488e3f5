"""Games of as many entries as there may be: the window opens them, and goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from app.shell.main_window import MainWindow
from core.formats.case_file import write_case
from core.formats.validity import MAX_EVENTS
from core.model.case import Case
from core.model.events import Move

NOWHERE = (0, 0)


@pytest.mark.parametrize("n", [400, pytest.param(MAX_EVENTS, marks=pytest.mark.slow)])
def test_a_long_game_is_opened_and_goes_on(
    qtbot, make_window: Callable[[], MainWindow], tmp_path: Path, case: Case, n: int
):
    """Most of its moves lead to no square of the board, which the board says."""
    setup = replace(case.setup, board="classic")
    moves = [Move(setup.players[i % 4].name, NOWHERE, roll=7) for i in range(n - 1 - len(case.events))]
    write_case(Case(setup, (*case.events, *moves)), tmp_path / "long.case.json")
    window = make_window()
    window.open_path(tmp_path / "long.case.json")
    page, session = window.page, window.session

    def is_told() -> bool:
        return page.sheet.is_fresh and page.events.model.n_entries == len(session.case.events)

    qtbot.waitUntil(is_told, timeout=120_000)
    window.findChild(QAction, "actionBoard").trigger()
    assert (
        "Entries 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, … go to places"
        in window.findChild(QLabel, "boardWords").text()
    )
    assert session.record(moves[0])
    qtbot.waitUntil(is_told, timeout=120_000)
    assert page.events.model.n_entries == n
    session.undo()
    qtbot.waitUntil(is_told, timeout=120_000)
    assert page.events.model.n_entries == n - 1
