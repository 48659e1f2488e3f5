"""Games and their files: one window owns a file, and nothing is thrown away on the way to another game."""

import os
import stat
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from app.game.autosave import Autosave
from app.game.files import ChangedElsewhereError, DataFolders, GameFiles, InUseError, _lock_names
from app.game.folders import take
from app.game.session import Session
from app.tasks.background import Background
from app.ui.settings import Preferences
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import load, write_case
from core.model.problems import InvalidCaseError
from tests.systems import links


class Window:
    """What stands behind a window, without the window."""

    def __init__(self, places: DataFolders, settings: QSettings, background: Background) -> None:
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


@links
def test_a_file_of_two_names_is_one_file(window, make, case_file, tmp_path):
    other_name = tmp_path / "other.case.json"
    other_name.hardlink_to(case_file)
    window.files.open(case_file)
    other = make()
    with pytest.raises(InUseError, match=r"other\.case\.json is open in another window"):
        other.files.open(other_name)
    window.files.open(other_name)
    with pytest.raises(InUseError):
        other.files.open(case_file)
    window.files.save(case_file)
    other.files.open(other_name)
    with pytest.raises(InUseError):
        make().files.open(other_name)


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


def test_a_file_that_cannot_be_written_changes_nothing_and_is_not_kept_locked(window, setup, tmp_path, monkeypatch):
    window.files.new(setup)
    locks = []
    monkeypatch.setattr("app.game.files.take", lambda path, *, over: locks.append(take(path, over=over)) or locks[-1])
    with pytest.raises(UnwritableFileError):
        window.files.save(tmp_path / "no such folder" / "x.case.json")
    assert [lock.isLocked() for lock in locks] == [False]
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
    assert load(tmp_path / "mine.case.json") == window.session.case


# --- whose a file is


ELSEWHERE = "4711\npython3\nnot-this-computer\nabc\ndef\n"


def lock_of(places: DataFolders, case_file: Path) -> Path:
    (name,) = _lock_names(case_file)
    return places.locks / f"{name}.lock"


@pytest.mark.parametrize("left", ["", "no lock"])
def test_a_lock_that_no_living_process_holds_keeps_nobody_from_a_file(window, places, case_file, case, left):
    places.locks.mkdir(parents=True)
    lock_of(places, case_file).write_text(left)
    window.files.open(case_file)
    assert window.session.case == case


def test_a_file_that_may_be_open_on_another_computer_can_be_taken_over(window, make, places, case_file, case):
    places.locks.mkdir(parents=True)
    lock_of(places, case_file).write_text(ELSEWHERE)
    with pytest.raises(InUseError, match=r"Friday.case.json may be open on another computer \(not-this-computer\)"):
        window.files.open(case_file)
    window.files.open(case_file, take_over=True)
    assert window.session.case == case
    with pytest.raises(InUseError, match="is open in another window"):
        make().files.open(case_file, take_over=True)


def test_changes_that_may_be_made_on_another_computer_are_taken_over_with_their_file(window, make, places, case_file):
    window.files.open(case_file)
    window.session.delete(0)
    window.files.close()
    (journal,) = places.journals.glob("*.journal")
    for lock in (journal.with_name(f"{journal.name}.lock"), lock_of(places, case_file)):
        lock.write_text(ELSEWHERE)
    other = make()
    left = other.files.left_changes(case_file)
    other.files.resume(left)
    assert other.session.path == case_file
    assert make().autosave.unfinished() == ()


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_the_folders_of_the_program_are_for_its_user_only(window, places, case_file):
    places.locks.mkdir(parents=True)
    window.files.open(case_file)
    assert [stat.S_IMODE(path.stat().st_mode) for path in (places.locks, places.journals)] == [0o700, 0o700]


# --- a file that another program changed


@pytest.fixture
def resumed(window, make, case_file):
    """Go on in another window with changes to a file that were left unsaved, after something was done to it."""

    def resume(meanwhile) -> Window:
        window.files.open(case_file)
        window.session.delete(0)
        window.files.close()
        meanwhile()
        other = make()
        other.files.resume(other.files.left_changes(case_file))
        return other

    return resume


@pytest.mark.parametrize("broken", [None, b"", b"{}", b'{"format": "deerstalker-case", "version": 99}'])
def test_after_a_recovery_a_file_that_another_program_changed_is_not_overwritten_unasked(
    resumed, case_file, case, broken
):
    """Nor is one that this program cannot read."""
    change = (
        (lambda: write_case(case.deleted(1), case_file)) if broken is None else partial(case_file.write_bytes, broken)
    )
    other = resumed(change)
    theirs = case_file.read_bytes()
    with pytest.raises(ChangedElsewhereError):
        other.files.save(case_file)
    assert case_file.read_bytes() == theirs
    other.files.save(case_file, overwrite=True)
    assert load(case_file) == other.session.case


def test_nor_is_one_that_comes_back_after_the_recovery(resumed, case_file, case):
    other = resumed(case_file.unlink)
    write_case(case, case_file)
    with pytest.raises(ChangedElsewhereError):
        other.files.save(case_file)


@pytest.mark.parametrize("meanwhile", ["nothing", "moved home", "gone"])
def test_after_a_recovery_a_file_that_nobody_changed_is_saved_without_a_question(resumed, case_file, meanwhile):
    def move() -> None:
        data = case_file.read_bytes()
        case_file.unlink()
        case_file.write_bytes(data)

    other = resumed({"nothing": lambda: None, "moved home": move, "gone": case_file.unlink}[meanwhile])
    other.files.save(case_file)
    assert load(case_file) == other.session.case


def test_after_a_recovery_what_was_saved_last_counts(window, make, case_file):
    window.files.open(case_file)
    window.session.delete(0)
    window.files.save(case_file)
    window.session.delete(0)
    window.files.close()
    other = make()
    other.files.resume(other.files.left_changes(case_file))
    other.files.save(case_file)
    assert load(case_file) == other.session.case


def test_what_a_killed_writer_has_left_beside_a_file_goes_when_it_is_opened(window, case_file):
    left = case_file.with_name(".deerstalker-0123456789abcdef0123456789abcdef.tmp")
    left.touch()
    os.utime(left, (0, 0))
    window.files.open(case_file)
    assert not left.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_a_file_that_would_make_the_window_wait_is_refused(window, tmp_path):
    """It waited for ever: then the limit of all tests ends it."""
    pipe = tmp_path / "pipe.case.json"
    os.mkfifo(pipe)
    for reading in (window.files.open, window.files.open_copy):
        with pytest.raises(InvalidCaseError, match="Not a regular file"):
            reading(pipe)
