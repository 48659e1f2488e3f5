"""Times the operations of the window in two checkouts by turns, so that only their ratio counts.

The measuring code is that of this checkout, also for the other one: only ``app``, ``core`` and ``resources`` are taken
from there. Each turn is a process of its own, and who begins changes from round to round.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import TypeAlias

ROOT = Path(__file__).resolve().parents[2]
TURN = """\
import sys
import app, core, resources
sys.path.insert(0, sys.argv[1])
from tests.benchmarks.turns import take_turn
take_turn(sys.argv[2:])
"""
"""Imports the program from the folder it is started in, and only then the tests of this checkout."""

COLUMNS = ("shown", "work", "stall")

Times: TypeAlias = dict[str, dict[str, float]]
"""What each operation took, in milliseconds, by the names of the columns."""


def compare(other: Path, names: Sequence[str], rounds: int) -> Iterator[str]:
    """Time this checkout and another by turns; yield the lines of a table."""
    turns = [[], []]
    for n in range(rounds):
        for side in (0, 1) if n % 2 else (1, 0):
            turns[side].append(timed((ROOT, other)[side], names))
    yield "| what | " + " | ".join(f"{column}: before, now (ms) | ratio" for column in COLUMNS) + " |"
    yield "| --- |" + " --- | --- |" * len(COLUMNS)
    for name in names:
        yield line(name, [turn[name] for turn in turns[0]], [turn[name] for turn in turns[1]])


def timed(checkout: Path, names: Sequence[str]) -> Times:
    """Time the operations once in a checkout, in a process of its own."""
    words = [sys.executable, "-c", TURN, str(ROOT), *names]
    ran = subprocess.run(words, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    found: Times = json.loads(ran.stdout.splitlines()[-1])
    return found


def take_turn(names: Sequence[str]) -> None:
    """Time the operations once, in a window each, and print what they took as JSON; the first window is not timed."""
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks.window import OPERATIONS, table_for

    application = QApplication([])
    with table_for(application) as table:
        OPERATIONS["board (F6), first"](table)  # or what is imported for it would count in some operations only
    times = {}
    for name in names:
        with table_for(application) as table:
            times[name] = asdict(OPERATIONS[name](table))
    print(json.dumps(times))


def line(name: str, now: Sequence[dict[str, float]], before: Sequence[dict[str, float]]) -> str:
    """Return a line of the table: medians, and the medians of the ratios of neighbouring turns."""
    cells = [name]
    for column in COLUMNS:
        ours, theirs = [turn[column] for turn in now], [turn[column] for turn in before]
        ratio = median(one / other for one, other in zip(ours, theirs, strict=True))
        cells += [f"{median(theirs):.0f}, {median(ours):.0f}", f"{ratio:.2f}"]
    return "| " + " | ".join(cells) + " |"
