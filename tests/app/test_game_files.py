"""Games and their files: one window owns a file, and nothing is thrown away on the way to another game."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from app.autosave import Autosave
from app.background import Background
from app.game_files import GameFiles, InUseError, Places
from app.preferences import Preferences
from app.session import Session
from core.model.atomic_file import UnwritableFileError
from core.model.case_file import read_case
from core.model.problems import InvalidCaseError


class Window:
    """What stands behind a window, without the window."""

    def __init__(self, places: Places, settings: QSettings, background: Background) -> None:
        self.autosave = Autosave(places.journals, background)
        self.session = Session(self.autosave)
        self.preferences = Preferences(settings)
        self.files = GameFiles(self.session, self.autosave, places, self.preferences)


@pytest.fixture
def make(places, settings, background):
    return lambda: Window(places, settings, background)


@pytest.fixture
def window(make) -> Window:
    return make()


def test_a_new_game_is_unsaved_and_kept(window, make, setup):
    window.files.new(setup)
    assert window.session.modified
    window.files.close()
    assert window.session.case is None
    (left,) = make().autosave.unfinished()
    assert left.history.case.setup == setup


def test_an_opened_game_is_saved_and_leaves_nothing(window, make, case_file, case):
    window.files.open(case_file)
    assert window.session.case == case
    assert not window.session.modified
    assert window.preferences.recent_files == (case_file,)
    window.files.close()
    assert make().autosave.unfinished() == ()


LOG = "Plum White\nRope Dagger\nHall Study\n2\nAnn 2\nBob 1\nguess Ann White Rope Hall Bob unknown\n"


def test_a_log_of_another_program_becomes_a_game_without_a_file(window, tmp_path: Path):
    log = tmp_path / "friday.txt"
    log.write_text(LOG, "utf-8")
    window.files.open(log)
    assert window.session.case.setup.seats.names == ("Ann", "Bob")
    assert (window.session.path, window.session.title) == (None, "friday")
    assert window.session.modified
    window.files.save(tmp_path / "friday.case.json")
    assert log.read_text("utf-8") == LOG


def test_a_file_belongs_to_one_window(window, make, case_file, case):
    other = make()
    window.files.open(case_file)
    with pytest.raises(InUseError):
        other.files.open(case_file)
    assert other.session.case is None
    other.files.open_copy(case_file)
    assert other.session.case == case
    assert other.session.path is None
    with pytest.raises(InUseError):
        other.files.save(case_file)
    window.files.close()
    other.files.save(case_file)
    assert other.session.path == case_file


def test_the_same_window_may_open_its_file_again(window, case_file):
    window.files.open(case_file)
    window.files.open(case_file)
    assert window.session.path == case_file


def test_saving_to_another_file_lets_go_of_the_first(window, make, case_file, tmp_path):
    window.files.open(case_file)
    window.files.save(tmp_path / "other.case.json")
    make().files.open(case_file)
    with pytest.raises(InUseError):
        make().files.open(tmp_path / "other.case.json")


def test_a_game_that_is_left_for_another_is_kept(window, make, setup, case_file):
    window.files.new(setup)
    window.files.open(case_file)
    (left,) = make().autosave.unfinished()
    assert left.history.case.setup == setup


def test_a_left_game_goes_on_as_a_copy_where_its_file_is_in_use(window, make, case_file):
    window.files.open(case_file)
    window.session.delete(0)
    window.files.close()
    other, third = make(), make()
    other.files.open(case_file)
    (left,) = third.autosave.unfinished()
    third.files.resume(left)
    assert third.session.path is None
    assert len(third.session.case.events) == 4


def test_a_file_that_cannot_be_written_changes_nothing(window, setup, tmp_path):
    window.files.new(setup)
    with pytest.raises(UnwritableFileError):
        window.files.save(tmp_path / "no such folder" / "x.case.json")
    assert window.session.modified
    assert window.session.path is None


def test_a_wrong_file_leaves_the_open_game_alone(window, setup, tmp_path: Path):
    window.files.new(setup)
    with pytest.raises(InvalidCaseError):
        window.files.open(tmp_path / "nothing.case.json")
    assert window.session.case is not None


def test_the_example_is_a_game_well_on_its_way(window, make):
    window.files.open_example()
    assert len(window.session.case.events) >= 6
    window.files.close()
    assert make().autosave.unfinished() == ()


def test_saving_a_copy_under_its_own_name_reads_back(window, setup, tmp_path):
    window.files.new(setup)
    window.files.save(tmp_path / "mine.case.json")
    assert read_case(tmp_path / "mine.case.json") == window.session.case
