"""Two windows, each a process, on one library at the same moment."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from app.features.library import store
from app.features.library.store import Library, ReplacedLibraryError
from tests.forking import run_program

TOGETHER = "import sys; from tests.robust.libraries import together; together(*sys.argv[1:])"


def windows(deed: str, path: Path, count: int) -> str:
    """What windows say that do the same at the same moment."""
    done = run_program(TOGETHER, deed, path, str(count))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_windows_that_use_one_library_lose_nothing(tmp_path):
    path = tmp_path / "library.sqlite"
    windows("use", path, 3)
    assert len(Library(path).games()) == 6
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(os.name == "nt", reason="Windows renames no file that another window has open")
@pytest.mark.parametrize("attempt", [0, *(pytest.param(i, marks=pytest.mark.slow) for i in range(1, 4))])
def test_windows_that_find_it_damaged_together_put_it_aside_once_and_keep_their_games(tmp_path, attempt):
    path = tmp_path / "library.sqlite"
    path.write_bytes(b"no database" * 1000)
    said = windows("keep_in_damaged", path, 4)
    assert said == "damaged\n", "to one of them"
    assert len(Library(path).games()) == 4
    assert len(list(tmp_path.iterdir())) == 2


def test_a_good_library_is_not_put_aside_for_a_damaged_one(tmp_path, monkeypatch):
    path = tmp_path / "library.sqlite"
    path.write_bytes(b"no database" * 1000)
    library, damaged = Library(path), path.read_bytes()

    def other_window_is_faster(*_) -> None:
        monkeypatch.undo()
        path.rename(tmp_path / "aside")
        Library(path).players()
        raise sqlite3.DatabaseError("file is not a database")

    monkeypatch.setattr(store, "bring_up_to_date", other_window_is_faster)
    with pytest.raises(ReplacedLibraryError):
        library.games()
    assert library.games() == ()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["aside", path.name]
    assert (tmp_path / "aside").read_bytes() == damaged
