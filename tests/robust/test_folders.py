"""Folders that cannot be written, files with odd names, journals of another hand: a game can be played all the same."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QPushButton

from app.game.autosave import Autosave
from app.game.files import DataFolders
from app.ui.settings import Preferences
from app.ui.widgets.labels import MessageBar
from core.formats.case_file import load
from core.history.history import History
from core.history.recovery import from_line, journals, to_line
from core.model.case import Case
from tests.app.assembling import assemble

BYTES = b"caf\xe9 \xff.case.json"
RESERVED = ("a\nb", "[*] &file", "%1 {path} <b>")  # on Windows
ODD = (*(RESERVED if os.name == "posix" else ()), "[x] &file", "מיכל", "👩\u200d🔬", "x" * 200, " .", "-rf")


@pytest.fixture
def without_data(qtbot, settings, background, tmp_path):
    """A window whose folder for its own things cannot be there."""
    (tmp_path / "data").write_text("a file where the folder should be")
    window = assemble(DataFolders(tmp_path / "data"), settings, background)
    window.painted.connect(window.warm_up)
    with qtbot.waitSignal(window.painted):
        window.show()
    yield window
    window.close()
    window.deleteLater()


def test_without_a_folder_of_its_own_the_window_opens_plays_and_saves(qtbot, without_data, case_file, case):
    window = without_data
    window.open_path(case_file)
    assert window.session.case == case
    window.session.delete(0)
    bar = window.findChild(MessageBar, "autosaveBar")
    assert "cannot be saved automatically" in bar.text
    assert bar.isVisible()
    bar.findChild(QPushButton).click()
    assert not bar.isVisible()
    window.dialogs.save()
    assert load(case_file) == window.session.case
    window._files.close()


@pytest.mark.skipif(os.name == "nt" or os.sys.platform == "darwin", reason="there, names are always Unicode")
def test_a_file_whose_name_is_no_text_is_opened_saved_and_remembered(
    qtbot, shared_window, case_file, tmp_path, settings
):
    path = Path(os.fsdecode(os.path.join(os.fsencode(tmp_path), BYTES)))  # noqa: PTH118 - bytes are the point
    shutil.copy(case_file, path)
    window = shared_window
    window.open_path(path)
    window.session.delete(0)
    window.dialogs.save()
    assert load(path) == window.session.case
    assert Preferences(settings).recent_files in ((path,), ())
    window._files.close()
    window._offer()


def test_files_with_odd_names_are_opened_saved_and_remembered(qtbot, shared_window, case_file, tmp_path, settings):
    window = shared_window
    for name in ODD:
        path = tmp_path / f"{name}.case.json"
        shutil.copy(case_file, path)
        window.open_path(path)
        assert window.session.path == path
        window.session.delete(0)
        window.dialogs.save()
        settings.sync()
        again = Preferences(QSettings(settings.fileName(), QSettings.Format.IniFormat))
        assert again.recent_files[0] == path
        window._fill_recent_menu()
        window._files.close()
        window._offer()


def test_journals_of_files_that_cannot_be_are_gone_on_with(qtbot, shared_window, places, background, case: Case):
    window = shared_window
    for path in ("\0", "\ud800", "/\udcff", "x" * 5000, "", "/dev/null", "/"):
        autosave = Autosave(places.journals, background)
        autosave.begin(History(case), None)
        autosave.close(keep=True)
        (journal,) = journals(places.journals)
        record = from_line(0, journal.read_bytes().splitlines()[0])
        journal.write_bytes(to_line(0, {**record, "path": path}))
        (left,) = window._autosave.unfinished()
        window.start.resume_wanted.emit(left)
        assert window.session.case == case, path
        window.session.delete(0)
        window._files._leave(keep=False)


def test_journals_that_the_system_keeps_stop_nobody(background, tmp_path, case, monkeypatch):
    autosave = Autosave(tmp_path / "journals", background)
    autosave.begin(History(case, saved=True), None)
    autosave.close(keep=True)
    (tmp_path / "journals" / "x.journal").write_bytes(b"nothing of ours\n")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "not yours")

    for name in ("unlink", "rename"):
        monkeypatch.setattr(Path, name, refuse)
    assert autosave.unfinished() == ()
    autosave.begin(History(case), None)
    autosave.close(keep=False)
    monkeypatch.setattr(Path, "glob", refuse)
    assert autosave.unfinished() == ()


def test_a_journal_that_another_window_removes_meanwhile_hides_no_other(tmp_path, monkeypatch):
    for name in ("gone", "there"):
        (tmp_path / f"{name}.journal").write_bytes(b"")
    stat = Path.stat

    def seen(path: Path, **how: bool) -> os.stat_result:
        found = stat(path, **how)
        if path.name == "gone.journal":
            path.unlink(missing_ok=True)
        return found

    monkeypatch.setattr(Path, "stat", seen)
    assert [path.name for path in journals(tmp_path)] == ["there.journal"]
