"""Saving when the file is not as it was left (gone, or changed by another program), or where nothing can be put."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QEvent, QStandardPaths, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPushButton

from app.game.files import ENDING
from app.shell import game_dialogs
from app.shell.main_window import MainWindow
from core.formats.case_file import load, write_case
from core.model.events import Note
from core.model.seats import Player
from core.model.setup import Setup

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(shared_window, case_file, qtbot, case) -> MainWindow:
    """A game that was changed since it was opened from its file."""
    made = shared_window
    made.open_path(case_file)
    qtbot.waitUntil(lambda: made.page.sheet.is_fresh, timeout=20_000)
    assert made.session.record(Note("Dot", case.setup.deck.card("Rope"), True))
    return made


def save(window: MainWindow) -> None:
    window.findChild(QAction, "actionSave").trigger()


def save_as(window: MainWindow, path: Path) -> None:
    window.findChild(QAction, "actionSaveAs").trigger()
    dialog = window.findChild(QFileDialog, "fileDialog")
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.selectFile(str(path))
    dialog.accept()


def test_the_window_s_own_saving_is_no_change_by_another_and_a_file_that_is_gone_is_written_anew(
    window, case_file, case
):
    save(window)
    window.session.delete(0)
    save(window)
    assert window.findChild(QMessageBox, "changedElsewhere") is None
    assert len(load(case_file).events) == len(case.events)

    window.session.undo()
    case_file.unlink()
    save(window)
    assert load(case_file) == window.session.case
    assert not window.isWindowModified()


def test_a_file_that_another_program_changed_is_overwritten_only_where_one_wants_that(window, case_file, case, qtbot):
    theirs = case.deleted(0)
    write_case(theirs, case_file)
    save(window)
    box = window.findChild(QMessageBox, "changedElsewhere")
    assert "changed by another program" in box.text()
    assert load(case_file) == theirs
    assert window.isWindowModified()
    box.reject()
    assert load(case_file) == theirs

    QApplication.sendPostedEvents(box, QEvent.Type.DeferredDelete)
    save(window)
    box = window.findChild(QMessageBox, "changedElsewhere")
    qtbot.mouseClick(box.findChild(QPushButton, "overwrite"), LEFT)
    assert load(case_file) == window.session.case
    assert not window.isWindowModified()


def test_a_place_where_nothing_can_be_put_is_told_in_the_page_and_stops_nobody(window, case_file, case):
    blocked = case_file.parent / "no folder" / f"x{ENDING}"
    case_file.parent.joinpath("no folder").write_text("a file where a folder is needed")
    window.dialogs._save_to(blocked)
    notice = window.findChild(QLabel, "noticeBarText")
    assert notice.isVisible()
    assert notice.text().startswith("Not saved:")
    assert "no folder" in notice.text()
    assert window.isWindowModified()
    assert window.findChildren(QMessageBox) == []
    save(window)
    assert not notice.isVisible()
    assert load(case_file).events[:-1] == case.events


def test_a_name_gets_its_whole_ending_before_one_is_asked_about_overwriting(window, case_file, monkeypatch):
    folder = case_file.parent
    save_as(window, folder / "Saturday")
    assert window.session.path == folder / f"Saturday{ENDING}"
    assert load(folder / f"Saturday{ENDING}") == window.session.case

    monkeypatch.setattr(game_dialogs, "ADDS_HALF_AN_ENDING", True)  # as Windows does
    save_as(window, folder / "Thursday.json")
    assert window.session.path == folder / "Thursday.case.json"
    (folder / "Sunday.json").touch()
    (folder / "Monday.case.json").touch()
    for asked in ("Sunday.json", "Monday.json"):  # about these, and no others, the dialog has asked
        save_as(window, folder / asked)
        assert window.session.path == folder / asked
    assert (folder / "Monday.case.json").read_bytes() == b""


NAMES = (
    (("Ann", "Bob", "Cid"), "Ann, Bob, Cid"),
    (('A/n:n"', "CON", "Zoë"), "A-n-n-, CON, Zoë"),
    (
        tuple(f"{letter} of a long name" for letter in "ABCDEF"),
        "A of a long name, B of a long name, C of a long name, D of a long name",
    ),
    (("x" * 300, "y", "z"), "x" * 80),
)


def test_a_new_game_is_proposed_under_its_day_and_its_players(shared_window, setup):
    window = shared_window
    for players, said in NAMES:
        window._files.new(Setup(setup.deck, tuple(Player(name, 18 // len(players)) for name in players)))
        window.findChild(QAction, "actionSaveAs").trigger()
        dialog = window.findChild(QFileDialog, "fileDialog")
        (proposed,) = dialog.selectedFiles()
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        assert Path(proposed).name == f"{today} {said}.case.json"
        assert len(Path(proposed).name.encode()) < 255
        dialog.reject()
        QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


def test_a_new_game_is_proposed_for_the_documents(shared_window, setup, tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "Documents"))
    shared_window._files.new(setup)
    for offered in (".", "Documents"):
        (tmp_path / offered).mkdir(exist_ok=True)
        shared_window.findChild(QAction, "actionSaveAs").trigger()
        dialog = shared_window.findChild(QFileDialog, "fileDialog")
        assert Path(dialog.directory().path()) == tmp_path / offered
        dialog.reject()
        QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


def test_the_ending_of_a_file_is_no_part_of_its_name_under_which_its_game_is_proposed(window, case, tmp_path):
    for name in ("Friday.json", "FRIDAY.CASE.JSON", "Friday.case.json"):
        (tmp_path / name.lower()).mkdir(exist_ok=True)
        path = tmp_path / name.lower() / name
        write_case(case, path)
        window.open_path(path)
        assert window.session.path == path
        assert window.session.title.lower() == "friday"
    window.findChild(QAction, "actionSaveAs").trigger()
    (proposed,) = window.findChild(QFileDialog, "fileDialog").selectedFiles()
    assert Path(proposed).name == path.name
