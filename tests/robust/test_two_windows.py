"""Two windows, each a process, on one library at the same moment."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from app.features.library import store
from app.features.library.store import Library, ReplacedLibraryError

ROOT = Path(__file__).parents[2]
WINDOW = """
import random, sys
from pathlib import Path
from app.features.library.store import record_of
from app.features.library.service import _kept
from app.features.library.store import DamagedLibraryError, Library
from tests.games import classic_game
deed, path, number, start = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
cases = [classic_game(seed, 4, 6).case for seed in range(6)]
library, draw = Library(path), random.Random(number)
print("ready", flush=True)
input()
print("set", flush=True)
while not start.exists():
    pass
if deed == "damaged":
    try:
        _kept(library, cases[number], "", None)
    except DamagedLibraryError:
        print("damaged")
else:
    for _ in range(30):
        library.keep(record_of(draw.choice(cases)))
        if draw.random() < 0.5:
            library.restore(library.remove([library.games()[0].id]))
"""


def windows(deed: str, path: Path, count: int) -> list[str]:
    """What windows say that do the same at the same moment."""
    options = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "cwd": ROOT}
    with TemporaryDirectory() as folder:
        start = Path(folder, "start")
        words = [[sys.executable, "-c", WINDOW, deed, str(path), str(number), str(start)] for number in range(count)]
        begun = [subprocess.Popen(command, **options) for command in words]
        for one in begun:
            assert one.stdout.readline() == "ready\n"
        for one in begun:
            one.stdin.write("\n")
            one.stdin.flush()
        for one in begun:
            assert one.stdout.readline() == "set\n"
        start.touch()
        said = [one.communicate(timeout=120)[0] for one in begun]
    assert [one.returncode for one in begun] == [0] * count
    return said


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
    said = windows("damaged", path, 4)
    assert sorted(said) == ["", "", "", "damaged\n"]
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
