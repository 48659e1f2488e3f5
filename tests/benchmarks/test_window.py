"""No operation of the window takes twice the work that it once took, and two checkouts are compared by turns."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
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

    def measured(checkout: Path, benchmark: str, names: Sequence[str] = (), rounds: int = 1) -> turns.Found:
        if not rounds:
            return {name: [] for name in ("enter", "undo")}
        asked.append(checkout)
        took = 10.0 if checkout == turns.ROOT else 20.0 + len(asked)
        return {name: [{"shown": took, "work": took / 2, "after": 0.0, "stall": 1.0}] for name in names}

    monkeypatch.setattr(turns, "measured", measured)
    rows = list(turns.compare(Path("other"), [], 3))
    assert asked == [Path("other"), turns.ROOT, turns.ROOT, Path("other"), Path("other"), turns.ROOT]
    assert rows[2] == "| enter | 24, 10 | 0.42 | 12, 5 | 0.42 | 1, 1 | 1.00 |"
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| enter", "| undo"]


def test_what_both_know_is_compared_and_the_rest_is_named(monkeypatch):
    known = {Path("other"): ("enter", "leave", "undo"), turns.ROOT: ("undo", "enter", "chart")}
    took = {
        Path("other"): {"shown": 20.0, "stall": 5.0, "felt": 3.0},
        turns.ROOT: {"shown": 10.0, "work": 5.0, "stall": 0},
    }

    def measured(checkout: Path, benchmark: str, names: Sequence[str] = (), rounds: int = 1) -> turns.Found:
        assert set(names) <= set(known[checkout])
        return {name: [took[checkout]] * rounds for name in names or known[checkout]}

    monkeypatch.setattr(turns, "measured", measured)
    assert list(turns.compare(Path("other"), [], 2)) == [
        "| what | shown: before, now (ms) | ratio | stall: before, now (ms) | ratio |",
        "| --- | --- | --- | --- | --- |",
        "| undo | 20, 10 | 0.50 | 5, 0 | 0.00 |",
        "| enter | 20, 10 | 0.50 | 5, 0 | 0.00 |",
        "In other, but not in all: leave",
        "In other, but not in all: the columns felt",
        f"In {turns.ROOT}, but not in all: chart",
        f"In {turns.ROOT}, but not in all: the columns work",
    ]
    some = list(turns.compare(Path("other"), ["chart", "undo"], 1))
    assert [row.split(" | ")[0] for row in some[2:3]] == ["| undo"]
    assert [row for row in some if "leave" in row or "enter" in row] == []
    with pytest.raises(SystemExit, match=r"^other has none of these operations: chart\.$"):
        list(turns.compare(Path("other"), ["chart"], 1))


def test_there_is_no_ratio_to_what_the_clocks_cannot_tell_from_nothing():
    rows = list(turns.table([{"show": [{"adds": 0.003}]}, {"show": [{"adds": 5.0}]}], ("a", "b"), ("adds",)))
    assert rows[2:] == ["| show | 0.003, 5 |  |"]


PROGRAM = "OWN = 'its own'"
WITH_JSON = """
import argparse, json
from app import OWN
parser = argparse.ArgumentParser()
parser.add_argument("--json", action="store_true")
parser.add_argument("--rounds", type=int)
parser.add_argument("names", nargs="*")
asked = parser.parse_args()
print("said before")
print(json.dumps({name: [{"shown": 2.0}] * asked.rounds for name in asked.names or ["letter", OWN]}))
"""
WITH_OPERATIONS = """
from contextlib import contextmanager
from dataclasses import dataclass
from app import OWN

@dataclass
class Cost:
    shown: float
    work: float

class Slice: pass

opened = []

@contextmanager
def table_for(application):
    opened.append(application)
    yield len(opened)

OPERATIONS = {
    "letter": lambda table: Cost(table, 1.0),
    OWN: lambda table: Cost(table, 2.0),
    "board (F6), first": lambda table: Cost(table, 3.0),
}
"""


@pytest.fixture
def checkout(tmp_path):
    def with_window(text):
        for name, content in {"app/__init__.py": PROGRAM, "tests/benchmarks/window.py": text}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(content)
        return tmp_path

    return with_window


def test_a_checkout_is_asked_by_its_own_module(checkout):
    other = checkout(WITH_JSON)
    assert turns.measured(other, "window", rounds=0) == {"letter": [], "its own": []}
    assert turns.measured(other, "window", ["its own"]) == {"its own": [{"shown": 2.0}]}


def test_an_older_one_is_asked_by_its_operations_and_its_first_window_is_not_timed(checkout):
    other = checkout(WITH_OPERATIONS)
    assert list(turns.measured(other, "window", rounds=0)) == ["letter", "its own", "board (F6), first"]
    found = turns.measured(other, "window", ["its own", "letter"])
    assert found == {"its own": [{"shown": 2, "work": 2.0}], "letter": [{"shown": 3, "work": 1.0}]}


def test_what_was_no_time_of_the_processor_is_not_compared_with_such(checkout):
    other = checkout(WITH_OPERATIONS.replace("class Slice: pass", ""))
    assert turns.measured(other, "window", ["letter"]) == {"letter": [{"shown": 2}]}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("OPERATIONS = {}", "has neither --json nor table_for."),
        ("from app import renamed", "cannot be imported here: cannot import name 'renamed' from 'app'"),
    ],
)
def test_a_sentence_says_why_a_checkout_cannot_be_timed(text, sentence, checkout, capfd):
    other = checkout(text)
    with pytest.raises(SystemExit, match=r"was not timed: its window ended with 1\.$"):
        turns.measured(other, "window", rounds=0)
    said = capfd.readouterr().err
    assert said.startswith(f"tests/benchmarks/window.py in {other} {sentence}")
    assert said.count("\n") == 1


def test_a_checkout_without_the_benchmark_is_told_so(tmp_path):
    with pytest.raises(SystemExit, match=r"has no tests/benchmarks/window\.py, by which it would be timed\.$"):
        turns.measured(tmp_path, "window")


@pytest.mark.slow
def test_a_letter_is_timed_in_both_checkouts():
    words = [sys.executable, "-m", "tests.benchmarks.window", "--rounds", "1", "--against", str(ROOT), "letter"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert [row.split(" | ")[0] for row in ran.stdout.splitlines()[2:]] == ["| letter"]
