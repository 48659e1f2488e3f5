"""Habits, saved practice games and crash files that were damaged: read, or refused in words, and left as they are."""

from __future__ import annotations

import io
import json
import os
import random
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from app.features.diagnostics import ExceptionReporter, report
from app.features.practice.presenter import PracticePresenter, Stage
from app.features.practice.service import SAVED, saved_in
from app.ui.widgets.labels import QuestionBar
from core.cli.main import main as command_line
from core.formats.case_file import case_to_dict
from core.players.counts import HabitCounts, Odds, habit_counts_data, read_habit_counts
from core.practice.game import PracticeGame, asked
from core.practice.options import Known, PracticeOptions
from core.practice.saved import SavedGame, saved_to_json
from tests.players import any_answer
from tests.robust.mutations import Tally, amounts, mutated

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "formats" / "kept"
CASES = sorted((ROOT / "tests" / "cases").glob("*.case.json"))
FEW = 40
HABITS, SAVES, PLAYED, CRASHES = 1500, 1500, 1000, 1000
"""How many files of each kind the slow tier damages: 5,000 together."""


@contextmanager
def left_alone(path: Path) -> Iterator[None]:
    """A file is left byte for byte."""
    before = path.read_bytes()
    yield
    assert path.read_bytes() == before


# --- habits


def extreme_habits(lot: random.Random) -> bytes:
    """Return habits that are possible, with counts that nobody has."""
    data = habit_counts_data({name: HabitCounts() for name in ("Ann", "Bob", "Cid", "Dot")})
    text = json.dumps(data)
    for _ in range(text.count('"occasions": 0')):
        most = lot.choice((0, 1, 7, 10**9, 10**17))
        times, expected = lot.choice((0, most // 2, most)), lot.choice((0.0, most / 3, 1e-300 * most, most))
        text = text.replace(
            '"occasions": 0, "times": 0, "expected": 0.0',
            f'"occasions": {most:d}, "times": {times:d}, "expected": {expected!r}',
            1,
        )
    for name in ("games", "right", "wrong"):
        text = re.sub(f'"{name}": 0', lambda _, name=name: f'"{name}": {lot.choice((0, 1, 10**17))}', text)
    return text.encode()


def test_extreme_habits_are_habits(tmp_path):
    path = tmp_path / "habits.json"
    path.write_bytes(extreme_habits(random.Random(3)))
    counts = read_habit_counts(path)
    assert max(max(tally.right, tally.repeats.occasions) for tally in counts.values()) == 10**17


def habits_commands(path: Path, lot: random.Random) -> list[list[str]]:
    case = str(lot.choice(CASES))
    return [
        ["analyse", case, "--habits", str(path)],
        ["analyse", case, "--people", str(path)],
        ["analyse", case, "--habits", str(path), "--engine", "montecarlo", "--samples", "300"],
        ["analyse", case, "--habits", str(path), "--engine", "centre"],
        ["advise", str(CASES[1]), "--people", str(path)],
        ["practice", "--rivals", f"habits:{path}:Bob,random", "--no-board", "--seed", "4", "--json"],
    ]


ANSWERS = b'{"choose": null}\n' * 30
"""Suggests nothing and accuses nobody, for the rivals to have turns."""


@pytest.mark.parametrize("count", amounts(HABITS, FEW))
def test_a_command_takes_damaged_habits_or_says_what_is_wrong(tmp_path, capsys, monkeypatch, count):
    lot, path, tally = random.Random(71), tmp_path / "habits.json", Tally("habits")
    whole = (KEPT / "habits-1.json").read_bytes()
    for _ in range(count):
        extreme = extreme_habits(lot)
        path.write_bytes(lot.choice((extreme, mutated(extreme, lot), mutated(whole, lot))))
        words = lot.choice(habits_commands(path, lot))
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(ANSWERS)))
        with left_alone(path):
            status = command_line([*words, "--debug"])
        told = capsys.readouterr()
        assert status in {0, 2}, (words, told.err, path.read_bytes()[:3000])
        assert bool(told.err) == (status == 2), (words, told.err, path.read_bytes()[:3000])
        assert all(line.startswith((f"{path}: ", "--rivals: ")) for line in told.err.splitlines()), told.err
        tally.note(f"status {status}")
    with capsys.disabled():
        tally.tell()
    assert set(tally.outcomes) == {"status 0", "status 2"}


# --- saved practice games


def saved_games() -> list[bytes]:
    """One begun with people that are known, and one of version 1."""
    known = Known("Bob", HabitCounts(2, repeats=Odds(4, 3, 1.5)))
    game, lot = PracticeGame(PracticeOptions(rivals=("random", known), seed=3)), random.Random(1)
    while len(game.answers) < 8:
        while game.waiting_for is not None:
            game.step()
        game.answer(any_answer(asked(game.request), case_to_dict(game.case), lot, 0.0))
    about = {"help": "no", "rivals": "Bob"}
    made = saved_to_json(SavedGame(game.options, game.answers, game.moves, about)).encode()
    return [made, (KEPT / "practice-1.json").read_bytes()]


@pytest.mark.parametrize("count", amounts(SAVES, FEW))
def test_a_damaged_saved_game_is_gone_on_with_or_it_is_said_what_is_wrong(tmp_path, capsys, monkeypatch, count):
    path, tally = tmp_path / f"1{SAVED}", Tally("saved games")
    for _ in tally.damaged(path, saved_games(), random.Random(72), count):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"")))
        with left_alone(path):
            (found,) = saved_in(tmp_path)
            status = command_line(["practice", "--resume", str(path), "--json", "--debug"])
        told = capsys.readouterr()
        assert status in {0, 2}, (told.err, path.read_bytes()[:3000])
        assert bool(told.err) == (status == 2), (told.err, path.read_bytes()[:3000])
        assert status == 2 or not found.problems, (found, path.read_bytes()[:3000])
        assert all(line.startswith(f"{path}: ") for line in told.err.splitlines()), told.err
        tally.note(f"status {status}")
    with capsys.disabled():
        tally.tell()
    assert set(tally.outcomes) == {"status 0", "status 2"}


@pytest.mark.parametrize("count", amounts(PLAYED, FEW))
def test_the_window_goes_on_with_a_damaged_saved_game_or_says_what_is_wrong(
    qtbot, shared_window, places, count, capsys
):
    window, tally = shared_window, Tally("in the window")
    practice = window.findChild(PracticePresenter)
    places.practice.mkdir(parents=True, exist_ok=True)
    path = places.practice / f"1{SAVED}"
    for _ in tally.damaged(path, saved_games(), random.Random(73), count):
        with left_alone(path):
            practice.offer()
            (saved,) = practice._service.saved()
            if saved.problems:
                outcome = "named"
            else:
                practice.resume(saved)
                qtbot.waitUntil(lambda: bool(told(window)) or practice.stage in {Stage.ASKING, Stage.IDLE})
                outcome = "refused" if told(window) else "played"
            unexpected = window.findChild(QWidget, "unexpectedBar")
            assert unexpected is None or not unexpected.isVisible(), path.read_bytes()[:3000]
            for bar in window.findChildren(QuestionBar, "practiceTrouble"):
                bar.close()
            practice._pause.stop()
            practice._service._task.cancel()
        window._files.close()
        path.unlink()
        tally.note(outcome)
    with capsys.disabled():
        tally.tell()
    assert set(tally.outcomes) == {"named", "refused", "played"}
    practice.offer()


def told(window: QWidget) -> str:
    QApplication.processEvents()
    bars = window.findChildren(QuestionBar, "practiceTrouble")
    return "\n".join(bar.text for bar in bars if bar.isVisible())


# --- crash files

CRASH = b"""Fatal Python error: Segmentation fault

Current thread 0x00007f3c2a7fc740 (most recent call first):
  File "/usr/lib/python3.11/ctypes/__init__.py", line 519 in string_at
  File "/home/jos\\xe9/app/startup/application.py", line 250 in run

Extension modules: shiboken6.Shiboken, PySide6.QtCore, numpy.core._multiarray_umath (total: 38)
"""


def spelled(text: str) -> bytes:
    r"""Return the bytes of a text in which those that are not ASCII are spelled as in ``\xff``."""
    return re.sub(rb"\\x([89a-f][0-9a-f])", lambda found: bytes.fromhex(found[1].decode()), text.encode("ascii"))


@pytest.mark.parametrize("count", amounts(CRASHES, FEW))
def test_what_is_left_of_a_crash_is_told_to_the_last_byte_and_what_can_be_none_stays(tmp_path, count, qapp, capsys):
    lot, tally, folder = random.Random(74), Tally("crash files"), tmp_path / "crashes"
    folder.mkdir()
    for i in range(count):
        path = folder / f"{i}-abc.crash.txt"
        data = mutated(CRASH, lot) if i % 50 else b"x" * 5_000_001
        path.write_bytes(data)
        os.utime(path, (when := lot.choice((0, 1e9, 1e12, -1e12, time.time())), when))
        reporter = ExceptionReporter(qapp)
        reporter._crashes = folder
        reporter.take_crashes()
        said = report(reporter.incidents, ())
        if path.exists():
            assert path.read_bytes() == data
            assert len(data) > 5_000_000
            path.unlink()
            tally.note("left")
            continue
        if data.strip():
            assert data.rstrip().decode("ascii", "backslashreplace") in said
        assert not data or spelled(reporter.incidents[0].trace) == spelled(data.decode("ascii", "backslashreplace"))
        tally.note("told" if data else "nothing in it")
    with capsys.disabled():
        tally.tell()
    assert {"left", "told"} <= set(tally.outcomes)
