"""Where practice games are kept: in a folder that cannot be written, in files that are damaged, gone, or private."""

import os
import stat

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from app.features.practice import service
from app.features.practice.service import SAVED
from app.game.folders import take
from app.ui.widgets.bars import QuestionBar
from core.formats.atomic_file import UnwritableFileError
from core.players.counts import HabitCounts
from core.practice.options import Known, PracticeOptions
from core.practice.saved import SavedGame, saved_to_json
from tests.app.features.practice.rivals import Person
from tests.systems import permissions


@pytest.fixture
def person(qtbot, shared_window) -> Person:
    return Person(qtbot, shared_window)


@pytest.fixture
def folder(person):
    """The folder of the saved games, which is put back."""
    folder = person.service._folder
    yield folder
    person.window.commands.close.trigger()
    if folder.is_file():
        folder.unlink()
    for path in folder.glob("*"):
        path.unlink()
    person.practice._last = None
    person.practice.offer()


def told(person: Person) -> str:
    bars = [bar.text for bar in person.window.findChildren(QuestionBar, "practiceTrouble") if bar.isVisible()]
    return "\n".join(bars)


def close_what_is_told(person: Person) -> None:
    for bar in person.window.findChildren(QuestionBar, "practiceTrouble"):
        bar.close()


def rows(person: Person) -> list[str]:
    """What the start screen says of practice games."""
    QApplication.processEvents()
    return [label.text() for label in person.window.start._practice.findChildren(QLabel) if label.isVisible()]


def test_in_a_folder_that_cannot_be_it_is_played_and_told_once(person, folder):
    for path in folder.glob("*"):
        path.unlink()
    if folder.exists():
        folder.rmdir()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    person.begin()
    person.wait(lambda: bool(told(person)))
    assert str(folder) in told(person)
    assert "cannot be saved" in told(person)
    assert "Errno" not in told(person)
    close_what_is_told(person)
    for _ in range(3):
        person.move()
    assert len(person.moment.case.events) > 3
    assert told(person) == ""


def test_on_a_disk_that_is_read_only_it_is_played_and_told_by_its_folder(person, folder, monkeypatch):
    def refuse(path, *_, **__):
        raise UnwritableFileError(path, "Read-only file system")

    monkeypatch.setattr("core.practice.saved.write_atomically", refuse)
    person.begin()
    person.wait(lambda: bool(told(person)))
    assert f"{folder}{os.sep}" in told(person)
    assert "cannot be written: Read-only file system" in told(person)
    close_what_is_told(person)
    monkeypatch.undo()
    person.move()
    assert [*folder.glob(f"*{SAVED}")] == [person.service._path], "as soon as it can be, it is saved"
    assert told(person) == ""


@permissions
def test_a_saved_game_is_for_its_user_only(person, folder):
    person.begin()
    assert stat.S_IMODE(person.service._path.stat().st_mode) == 0o600


DAMAGED = b'{"format": "deerstalker-practice", "version": 1, "abo'


def test_a_damaged_game_is_named_not_offered_and_left_as_it_is(person, folder):
    person.begin()
    whole = person.service._path
    damaged = [folder / f"{number}{SAVED}" for number in ("ffff", "1")]
    contents = [DAMAGED, b'{"about": {"help": 5}}']
    for path, content in zip(damaged, contents, strict=True):
        path.write_bytes(content)
    person.window.commands.close.trigger()
    said = "\n".join(rows(person))
    assert f"{damaged[0].name}: is damaged or not a Deerstalker game (line 1, column 50: the closing quote" in said
    assert f"{damaged[1].name}: about.help: is 5; it must be text" in said
    buttons = [f"practice{what}{i}" for i in range(3) for what in ("Resume", "Discard")]
    there = [name for name in buttons if person.window.start.findChild(QPushButton, name) is not None]
    assert there == ["practiceResume0", "practiceDiscard0", "practiceDiscard1", "practiceDiscard2"]
    assert person.service.latest().path == whole, "though it is older than a damaged one"
    assert [path.read_bytes() for path in damaged] == contents
    person.window.commands.practice.trigger()
    person.bot.mouseClick(person.practice.dialog.resume, Qt.MouseButton.LeftButton)
    person.wait()
    assert person.service._path == whole


def test_a_game_that_cannot_be_played_is_named_with_what_is_wrong_and_left_as_it_is(person, folder):
    kept = saved_to_json(SavedGame(PracticeOptions(rivals=(Known("Bob", HabitCounts()),), seed=3)))
    path = folder / f"1{SAVED}"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(kept.replace('"right": 0', '"right": -3'))
    before = path.read_bytes()
    person.practice.offer()
    person.window.start.findChild(QPushButton, "practiceResume0").click()
    assert told(person) == f"{path.name}: options.rivals[0].habits.right: is −3; it must be 0 or more"
    assert path.read_bytes() == before
    assert person.window.session.case is None
    assert [file.name for file in folder.iterdir()] == [path.name], "its lock was let go of"


def test_a_game_that_has_gone_leaves_no_lock_behind(person, folder, monkeypatch):
    person.begin()
    person.window.commands.close.trigger()
    (saved,) = person.service.saved()
    saved.path.unlink()
    locks = []
    monkeypatch.setattr(service, "take", lambda path: locks.append(take(path)) or locks[-1])
    person.practice.resume(saved)
    assert person.window.session.case is None
    assert told(person) == ""
    assert [lock.isLocked() for lock in locks] == [False], "and nobody waits until it is collected"
    assert [*folder.glob("*.lock")] == []
