"""What only Windows' file names do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import load, write_case
from core.model.case import Case
from core.model.problems import InvalidCaseError
from tests.evenings import evening

pytestmark = pytest.mark.skipif(os.name != "nt", reason="for Windows")


@pytest.fixture(scope="module")
def game() -> Case:
    return evening(1)


WAYS = {
    "slashes": lambda path: path.as_posix(),
    "verbatim": lambda path: rf"\\?\{path}",
    "of the device": lambda path: rf"\\.\{path}",
    "from the drive's folder": lambda path: f"{path.drive}{os.path.relpath(path, Path(f'{path.drive}.').resolve())}",
    "in capitals": lambda path: str(path).upper(),
    "with a dot at its end": lambda path: f"{path}.",
    "with a blank at its end": lambda path: f"{path} ",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_the_same_however_its_path_is_written(way, game, tmp_path):
    path = tmp_path / "Ünal’s game.case.json"
    write_case(Case(game.setup), path)
    other = Path(WAYS[way](path))
    write_case(game, other)
    assert load(path) == load(other) == game
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("start", ["", "\\\\?\\"])
def test_a_path_may_be_longer_than_windows_once_allowed(start, game, tmp_path):
    folder = tmp_path.joinpath(*["a folder with a long name"] * 12)
    Path(f"\\\\?\\{folder}").mkdir(parents=True)
    path = Path(f"{start}{folder / 'game.case.json'}")
    assert len(str(path)) > 260
    write_case(game, path)
    assert load(path) == game


@pytest.mark.parametrize("name", ["CON", "nul", "what?.case.json", "a|b.case.json"])
def test_a_name_that_windows_reserves_or_forbids_is_refused(name, game, tmp_path):
    for path in (tmp_path / name, Path(name)):
        with pytest.raises(UnwritableFileError):
            write_case(game, path)
        with pytest.raises(InvalidCaseError):
            load(path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["aux.case.json", "COM1.case.json"])
def test_a_name_that_only_older_windows_reserves_is_refused_there(name, game, tmp_path):
    try:
        write_case(game, tmp_path / name)
    except UnwritableFileError:
        with pytest.raises(InvalidCaseError):
            load(tmp_path / name)
    else:
        assert load(tmp_path / name) == game


@pytest.mark.parametrize("start", ["Q:", r"\\nowhere.invalid\games", r"\\?\UNC\nowhere.invalid\games"])
def test_a_drive_or_a_computer_that_is_not_there_is_an_error(start, game):
    path = Path(rf"{start}\a.case.json")
    with pytest.raises(UnwritableFileError):
        write_case(game, path)
    with pytest.raises(InvalidCaseError):
        load(path)


def test_the_command_line_takes_such_paths(game, tmp_path):
    path = rf"\\?\{tmp_path / 'Ünal’s game.case.json'}"
    write_case(game, Path(path))
    said = subprocess.run([sys.executable, "-m", "core", "check", path], capture_output=True, check=False)
    assert said.returncode == 0
    assert b"is consistent" in said.stdout
