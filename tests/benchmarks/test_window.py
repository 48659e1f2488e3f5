"""No operation of the window takes twice the work that it once took, and two checkouts are compared by turns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import turns

ROOT = Path(__file__).parents[2]
WORK = {
    "enter": 600,
    "enter, all open": 2000,
    "letter": 120,
    "look back, all open": 1500,
    "undo": 600,
    "advice (F5)": 1200,
    "board (F6), again": 850,
    "open 40 entries": 1600,
    "resize": 750,
}
"""The work of the GUI thread on a quiet machine, in repaints of an empty window."""


@pytest.mark.slow
def test_no_operation_takes_twice_the_work():
    words = [sys.executable, "-m", "tests.benchmarks.window", "--rounds", "3", *WORK]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in ran.stdout.splitlines() if line[:1] == "|"]
    found = {row[0]: float(row[-1]) for row in rows[2:]}
    assert found.keys() == WORK.keys()
    assert {name: ratio for name, ratio in found.items() if ratio > 2 * WORK[name]} == {}, ran.stdout


def test_two_checkouts_are_timed_by_turns(monkeypatch):
    asked = []

    def timed(checkout: Path, names: list[str]) -> turns.Times:
        asked.append(checkout)
        took = 10.0 if checkout == turns.ROOT else 20.0 + len(asked)
        return {name: {"shown": took, "work": took / 2, "after": 0.0, "stall": 1.0} for name in names}

    monkeypatch.setattr(turns, "timed", timed)
    rows = list(turns.compare(Path("other"), ["enter", "undo"], 3))
    assert asked == [Path("other"), turns.ROOT, turns.ROOT, Path("other"), Path("other"), turns.ROOT]
    assert rows[2] == "| enter | 24, 10 | 0.42 | 12, 5 | 0.42 | 1, 1 | 1.00 |"
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| enter", "| undo"]


def test_a_turn_takes_the_program_from_the_other_checkout(tmp_path):
    for name in ("app", "core", "resources"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
    (tmp_path / "app" / "__init__.py").write_text("raise SystemExit('the other one')")
    words = [sys.executable, "-c", turns.TURN, str(ROOT), "letter"]
    ran = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.stderr.strip() == "the other one"


@pytest.mark.slow
def test_a_letter_is_timed_in_both_checkouts():
    words = [sys.executable, "-m", "tests.benchmarks.window", "--rounds", "1", "--against", str(ROOT), "letter"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert [row.split(" | ")[0] for row in ran.stdout.splitlines()[2:]] == ["| letter"]
