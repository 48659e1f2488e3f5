"""No operation of the window takes twice the work that it once took."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
