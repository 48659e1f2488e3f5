"""A disk that takes no more, in the middle of writing: it is said, what was there stays, and the game goes on."""

from __future__ import annotations

import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QFileDialog

from app.features.charts.frame import ChartFrame
from app.features.game_over.dialog import GameOverDialog
from app.features.library.store import Library, UnusableLibraryError, record_of
from app.features.printing.service import PrintingDialog
from app.features.review.view import ReviewView
from app.shell.main_window import MainWindow
from app.ui.widgets.labels import MessageBar
from core.formats.case_file import load, write_case
from core.model.ending import ending_of
from core.model.seats import ENVELOPE
from tests.games import classic_game

if sys.platform != "linux":
    pytest.skip("needs limits of POSIX", allow_module_level=True)

import resource

GAME = classic_game(3, 4, 14)
BEFORE = b"what was there"


@contextmanager
def full(at: int = 0) -> Iterator[None]:
    """Let no file grow beyond a size (bytes): writing on fails, as on a full disk."""
    before, limits = signal.signal(signal.SIGXFSZ, signal.SIG_IGN), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (at, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)


@pytest.fixture
def window(shared_window, tmp_path: Path, qtbot) -> MainWindow:
    path = tmp_path / "Evening.case.json"
    write_case(GAME.case, path)
    window = shared_window
    window.open_path(path)
    qtbot.waitUntil(lambda: window.page.sheet.is_fresh)
    return window


@pytest.mark.parametrize("deed", ["keep", "remove"])
def test_a_library_is_as_it_was_wherever_writing_ends(tmp_path, deed):
    whole, path = tmp_path / "whole", tmp_path / "library.sqlite"
    ids = [Library(path).keep(record_of(classic_game(seed, 4, 8).case)) for seed in range(3)]
    shutil.copy(path, whole)
    long = record_of(classic_game(7, 6, 60).case)
    said = set()
    for limit in range(0, path.stat().st_size + 60_000, 4096):
        shutil.copy(whole, path)
        library = Library(path)
        try:
            with full(limit):
                _ = library.keep(long) if deed == "keep" else library.remove(ids[:2])
            said.add("done")
        except UnusableLibraryError as error:
            said.add(str(error))
            assert [game.id for game in Library(path).games()] == ids[::-1]
    assert said == {"done", "disk I/O error"}
    assert {file.name for file in tmp_path.iterdir()} == {"whole", "library.sqlite"}, "nothing was put aside"


def test_a_result_that_no_disk_takes_is_told_and_goes_on(window, qtbot):
    """*Just save it* says what was not saved, and the game goes on with its result."""
    window.commands.game_over.trigger()
    dialog = window.findChild(GameOverDialog)
    solution = tuple(card for card, holder in GAME.truth.items() if holder == ENVELOPE)
    for card in solution:
        if card not in dialog.draft.places:
            dialog.cards.button(card).click()
    trouble = window.findChild(MessageBar, "libraryTrouble")
    with full():
        dialog.keep_button.click()
        qtbot.waitUntil(trouble.isVisible)
    assert trouble.text == "The library is not available: disk I/O error."
    assert "Not saved: " in window.page.notice.text
    assert ending_of(window.session.case).envelope == solution
    assert window.isWindowModified()
    assert load(window.session.path) == GAME.case
    window.commands.save.trigger()
    assert not window.isWindowModified()
    assert load(window.session.path) == window.session.case


def test_a_game_that_is_not_printed_says_so_and_leaves_the_old_file(window, qtbot, tmp_path):
    path = tmp_path / "Evening.pdf"
    path.write_bytes(BEFORE)
    window.commands.print.trigger()
    dialog = window.findChild(PrintingDialog)
    dialog.save_button.click()
    with full():
        dialog.findChild(QFileDialog, "printingFile").fileSelected.emit(str(path))
        qtbot.waitUntil(dialog.problem.isVisible)
    assert dialog.problem.text == f"Not printed: {path}: cannot be written: File too large."
    assert path.read_bytes() == BEFORE
    assert dialog.save_button.isEnabled()


def test_a_review_that_is_not_exported_says_so_and_leaves_the_old_file(window, qtbot, tmp_path):
    window.commands.review.trigger()
    view = window.findChild(ReviewView)
    qtbot.waitUntil(view.canvas.isVisible)
    for name in ("reviewPdf", "reviewPng"):
        path = tmp_path / f"review.{name[-3:].lower()}"
        path.write_bytes(BEFORE)
        view.findChild(QAction, name).trigger()
        (dialog,) = (one for one in view.findChildren(QFileDialog, "reviewFile") if one.isVisible())
        with full():
            dialog.fileSelected.emit(str(path))
            qtbot.waitUntil(lambda path=path: path.name in view.problem.text)
        dialog.close()
        assert view.problem.isVisible()
        assert view.problem.text == f"Not saved: {path}: cannot be written: File too large."
        assert path.read_bytes() == BEFORE
        assert view.export.isEnabled()


def test_a_chart_that_is_not_saved_says_so_and_leaves_the_old_file(window, qtbot, tmp_path):
    window.findChild(QDockWidget, "chartHandsDock").toggleViewAction().trigger()
    chart = window.findChild(ChartFrame, "chartHands")
    qtbot.waitUntil(lambda: chart.is_drawn)
    for ending in (".png", ".svg"):
        path = tmp_path / f"hands{ending}"
        path.write_bytes(BEFORE)
        chart._readout.setText("")
        with full():
            chart.save(str(path))
        assert chart._readout.text() == "Not saved: File too large."
        assert path.read_bytes() == BEFORE
        assert {file.name for file in tmp_path.iterdir()} >= {path.name}
        assert not [file for file in tmp_path.iterdir() if file.name.endswith(".tmp")]
