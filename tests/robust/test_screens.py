"""Screens that come and go, and odd numbers of pixels: the window is where it can be seen, and whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.formats.case_file import write_case
from tests.forking import run_program
from tests.robust.awkward import GAMES
from tests.screenshots.cases import seated, six

PROBE = "import sys; from tests.robust.screen_probe import main; main(*sys.argv[1:])"
LAPTOP = {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768}
BESIDE = {"name": "beside", "x": 1366, "y": 0, "width": 2560, "height": 1440}
TINY = {"name": "tiny", "x": 0, "y": 0, "width": 640, "height": 480}
DENSE = {"name": "dense", "x": 0, "y": 0, "width": 3840, "height": 2160}
ABOVE = {"name": "above", "x": -500, "y": -1200, "width": 1920, "height": 1200}


def probe(folder: Path, screens: list[dict], deed: str, x: int = 0, y: int = 0, **more: str) -> dict:
    """What the window says of itself on these screens."""
    file = folder / "screens.json"
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.0}
    file.write_text(json.dumps({"screens": [{**dots, **screen} for screen in screens]}))
    platform = f"offscreen:configfile={file.name}"  # Qt would split its path at the colon of a drive
    done = run_program(PROBE, folder, deed, str(x), str(y), cwd=folder, QT_QPA_PLATFORM=platform, **more)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["wrong"] == []
    assert found["said"] == []
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_case(seated(six(6)), tmp_path / "game.case.json")
    return tmp_path


@pytest.mark.slow
def test_a_second_screen_is_remembered_while_it_is_there(folder):
    was = probe(folder, [LAPTOP, BESIDE], "save", 1800, 200)
    assert was["seen"] == [True, True]
    again = probe(folder, [LAPTOP, BESIDE], "look")
    assert again["at"][0] >= 1366
    assert again["windows"] == 2


@pytest.mark.parametrize(
    ("left", "place"),
    [
        pytest.param([LAPTOP], (3000, 1000), marks=pytest.mark.slow, id="below the laptop"),
        pytest.param([TINY], (-300, -1000), id="above the tiny one"),
        pytest.param([LAPTOP], (1800, 200), marks=pytest.mark.slow, id="beside the laptop"),
        pytest.param([LAPTOP], (-300, -1000), marks=pytest.mark.slow, id="above the laptop"),
        pytest.param([TINY], (3000, 1000), marks=pytest.mark.slow, id="below the tiny one"),
    ],
)
def test_a_window_comes_back_from_a_screen_that_is_gone(folder, left, place):
    probe(folder, [LAPTOP, BESIDE, ABOVE], "save", *place)
    again = probe(folder, left, "look")
    assert again["seen"] == [True, True], again
    assert again["overlaps"] == []


@pytest.mark.parametrize(
    ("factor", "game"),
    [
        ("1.25", "long names"),
        *(pytest.param(factor, "six", marks=pytest.mark.slow) for factor in ("1.25", "1.5", "2", "3")),
        *(pytest.param(factor, "long names", marks=pytest.mark.slow) for factor in ("1.5", "2", "3")),
    ],
)
def test_nothing_overlaps_on_dense_screens(folder, factor, game):
    if game in GAMES:
        write_case(GAMES[game], folder / "game.case.json")
    found = probe(folder, [DENSE], "look", QT_SCALE_FACTOR=factor)
    assert found["ratio"] == float(factor)
    assert found["overlaps"] == []


@pytest.mark.slow
@pytest.mark.parametrize("dots", [72, 110, 120, 144, 168])
def test_nothing_overlaps_with_odd_dots_per_inch(folder, dots):
    found = probe(folder, [{**DENSE, "logicalDpi": dots}], "look")
    assert found["overlaps"] == []
