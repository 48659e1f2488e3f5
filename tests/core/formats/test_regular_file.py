"""Files are read up to a limit, and what is no file is refused before it can make anybody wait."""

import os
from pathlib import Path

import pytest

from core.formats.regular_file import is_no_file, open_file, read_bytes
from tests.systems import links, pipes

pytestmark = pytest.mark.timeout(30)  # it waited for ever


def test_a_file_is_read_up_to_its_limit(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bytes(path) == read_bytes(path, 5) == b"12345"
    with pytest.raises(OSError, match="File too large"):
        read_bytes(path, 4)


@pipes
def test_of_an_endless_stream_no_more_is_read_than_its_limit():
    with pytest.raises(OSError, match="File too large"):
        read_bytes(Path("/dev/zero"), 1000, streams=True)


@pipes
def test_a_pipe_and_a_device_are_no_files(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        assert is_no_file(path)
        with pytest.raises(OSError, match="Not a regular file"):
            open_file(path)


@links
def test_a_link_is_what_it_leads_to(tmp_path):
    file, to_file, to_device = (tmp_path / name for name in ("file", "to file", "to device"))
    file.write_bytes(b"here")
    to_file.symlink_to(file)
    to_device.symlink_to(os.devnull)
    assert read_bytes(to_file) == b"here"
    assert [is_no_file(path) for path in (to_file, to_device)] == [False, True]


def test_a_folder_is_no_file_either_and_where_nothing_is_one_may_be(tmp_path):
    (tmp_path / "file").touch()
    assert not any(map(is_no_file, (tmp_path / "file", tmp_path / "none", Path("a\0b"))))
    assert is_no_file(tmp_path)
    with pytest.raises(IsADirectoryError):
        open_file(tmp_path)


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
