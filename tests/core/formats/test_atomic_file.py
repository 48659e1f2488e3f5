"""Files: written whole or not at all, read up to a limit, and nothing that could make anybody wait."""

import errno
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from core.formats.atomic_file import ABANDONED, UnwritableFileError, keep_copy, sweep, write_atomically
from core.formats.regular_file import is_no_file, open_file, read_bytes
from tests.systems import links, pipes

POSIX = pytest.mark.skipif(os.name != "posix", reason="permissions and signals of POSIX")
FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def refuse(*_, **__):
    raise FULL


class Full:
    """An open file on a disk that is full when it comes to one of its methods."""

    def __init__(self, file, method):
        self._file = file
        setattr(self, method, self._refuse_to_close if method == "close" else refuse)

    def _refuse_to_close(self):
        self._file.close()
        refuse()

    def __getattr__(self, name):
        return getattr(self._file, name)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.__getattribute__("close")() if "close" in vars(self) else self._file.close()


def broken_at(step, monkeypatch):
    """Let the disk be full at a step of writing."""
    if step in {"write", "flush", "close"}:
        opened = Path.open
        monkeypatch.setattr(Path, "open", lambda path, mode: Full(opened(path, mode), step))
    else:
        monkeypatch.setattr(os if step == "fsync" else Path, step, refuse)


@pytest.mark.parametrize("step", ["touch", "open", "write", "flush", "fsync", "close", "chmod", "replace"])
def test_a_disk_that_is_full_at_any_step_leaves_the_old_file_and_nothing_else(step, tmp_path, monkeypatch):
    path = tmp_path / "game.case.json"
    write_atomically(path, b"old")
    with monkeypatch.context() as patch:
        broken_at(step, patch)
        with pytest.raises(UnwritableFileError, match="No space left on device"):
            write_atomically(path, b"new")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"game.case.json": b"old"}


@links
def test_a_drive_that_cannot_follow_links_is_written_to_but_keeps_its_links(tmp_path, monkeypatch):
    path, link = tmp_path / "game.case.json", tmp_path / "link"
    write_atomically(path, b"old")
    link.symlink_to(path)
    monkeypatch.setattr(os.path, "realpath", refuse)
    write_atomically(path, b"new")
    with pytest.raises(UnwritableFileError):
        write_atomically(link, b"newer")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_what_went_wrong_first_is_told_where_the_rest_cannot_be_removed(tmp_path, monkeypatch):
    def keep(*_, **__):
        raise PermissionError(errno.EPERM, "not yours")

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(Path, "unlink", keep)
    with pytest.raises(UnwritableFileError, match="No space left on device"):
        write_atomically(tmp_path / "game.case.json", b"new")


@pytest.mark.parametrize("pauses", [1, 3])
def test_a_file_that_another_program_has_open_for_a_moment_is_written_after_it(pauses, tmp_path, monkeypatch):
    path = tmp_path / "game.case.json"
    path.write_bytes(b"old")
    replace, tries = Path.replace, []

    def in_use(temporary, target):
        tries.append(temporary)
        if len(tries) <= 2:
            raise PermissionError(errno.EACCES, "in use")
        return replace(temporary, target)

    monkeypatch.setattr(Path, "replace", in_use)
    monkeypatch.setattr("core.formats.atomic_file._PAUSES", (0,) * pauses)
    if pauses == 1:
        with pytest.raises(UnwritableFileError, match="in use"):
            write_atomically(path, b"new")
    else:
        write_atomically(path, b"new")
    content = b"old" if pauses == 1 else b"new"
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {path.name: content}


@pytest.mark.skipif(os.name != "nt", reason="elsewhere an open file can be replaced")
def test_on_windows_a_file_that_is_open_elsewhere_is_written_once_it_is_closed(tmp_path):
    path = tmp_path / "game.case.json"
    path.write_bytes(b"old")
    with path.open("rb"), pytest.raises(UnwritableFileError):
        write_atomically(path, b"new")
    held = path.open("rb")
    closing = threading.Timer(0.1, held.close)
    closing.start()
    write_atomically(path, b"new")
    closing.join()
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {path.name: b"new"}


# For whom it is


@POSIX
def test_a_private_file_is_for_its_user_only_from_the_first_byte_on(tmp_path, monkeypatch):
    path, seen = tmp_path / "game.journal", []
    path.touch(0o644)
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (seen.append(stat.S_IMODE(os.fstat(file).st_mode)), fsync(file)))
    write_atomically(path, b"mine", private=True)
    assert (seen[0], stat.S_IMODE(path.stat().st_mode)) == (0o600, 0o600)


@POSIX
def test_what_others_may_not_read_they_may_not_read_while_it_is_written(tmp_path, monkeypatch):
    path, seen = tmp_path / "game.case.json", []
    path.touch(0o600)
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (seen.append(stat.S_IMODE(os.fstat(file).st_mode)), fsync(file)))
    write_atomically(path, b"mine")
    assert seen[0] == 0o600


# What a kill leaves behind

KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from core.formats.atomic_file import write_atomically
Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
write_atomically(Path(sys.argv[1]), b"never")
"""


@POSIX
def test_what_a_killed_writer_leaves_is_gone_with_a_later_writing(tmp_path):
    path, root = tmp_path / "game.case.json", Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", KILLED, str(path), str(root)], check=False)
    assert done.returncode == -signal.SIGKILL
    (left,) = tmp_path.iterdir()
    write_atomically(path, b"soon after")
    assert left.exists(), "its writer may be at it still"
    os.utime(left, (time.time() - 2 * ABANDONED,) * 2)
    write_atomically(path, b"later")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("years", [-30, 30])
def test_it_is_gone_though_the_clock_has_jumped(years, tmp_path):
    left = tmp_path / ".deerstalker-0123456789abcdef0123456789abcdef.tmp"
    left.touch()
    os.utime(left, (time.time() + years * 3e7,) * 2)
    sweep(tmp_path)
    assert not left.exists()


def test_nothing_is_removed_but_what_is_ours(tmp_path):
    names = (".0123456789abcdef0123456789abcdef.tmp", "deerstalker-1.tmp", ".deerstalker-1", "x.deerstalker-1.tmp")
    for name in names:
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))
    sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(names)


@pytest.mark.parametrize("name", ["none", "\0", "\ud800", "x" * 5000])
def test_a_folder_that_cannot_be_looked_into_is_left_alone(tmp_path, name):
    sweep(tmp_path / name)


def test_a_copy_takes_no_name_that_is_taken(tmp_path):
    path = tmp_path / "sheet.json"
    names = []
    for text in ("one", "two", "three"):
        path.write_text(text)
        names.append(keep_copy(path, "old").name)
    assert names == ["sheet.json.old", "sheet.json.old-2", "sheet.json.old-3"]
    assert [(tmp_path / name).read_text() for name in names] == ["one", "two", "three"]
    assert path.read_text() == "three"
    if os.name == "posix":
        assert {stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names} == {0o600}


# Files are read up to a limit, and what is no file is refused before it can make anybody wait


def test_a_file_is_read_up_to_its_limit_and_a_folder_is_none(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bytes(path) == read_bytes(path, 5) == b"12345"
    with pytest.raises(OSError, match="File too large"):
        read_bytes(path, 4)
    # a folder is no file either and where nothing is one may be
    (tmp_path / "file").touch()
    assert not any(map(is_no_file, (tmp_path / "file", tmp_path / "none", Path("a\0b"))))
    assert is_no_file(tmp_path)
    with pytest.raises(IsADirectoryError):
        open_file(tmp_path)


@pipes
def test_pipes_and_devices_are_no_files_and_of_an_endless_one_no_more_is_read_than_its_limit(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        assert is_no_file(path)
        with pytest.raises(OSError, match="Not a regular file"):
            open_file(path)
    # of an endless stream no more is read than its limit
    with pytest.raises(OSError, match="File too large"):
        read_bytes(Path("/dev/zero"), 1000, streams=True)


@links
def test_a_link_is_what_it_leads_to(tmp_path):
    file, to_file, to_device = (tmp_path / name for name in ("file", "to file", "to device"))
    file.write_bytes(b"here")
    to_file.symlink_to(file)
    to_device.symlink_to(os.devnull)
    assert read_bytes(to_file) == b"here"
    assert [is_no_file(path) for path in (to_file, to_device)] == [False, True]


@pipes
def test_what_becomes_a_pipe_just_before_it_is_opened_is_refused(tmp_path, monkeypatch):
    path, opened = tmp_path / "file", os.open
    path.touch()

    def replaced(name, flags, *how):
        path.unlink()
        os.mkfifo(path)
        return opened(name, flags, *how)

    monkeypatch.setattr(os, "open", replaced)
    with pytest.raises(OSError, match="Not a regular file"):
        open_file(path)
