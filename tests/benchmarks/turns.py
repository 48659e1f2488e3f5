"""Times checkouts of the program by turns, so that only the ratio of their times counts.

Each checkout is timed by its own benchmark, which was written for the program that is there, and in a process of its
own; who begins changes from round to round. A benchmark that can be compared has the entry point
``python -m tests.benchmarks.NAME --json [OPERATION ...] --rounds N``. It prints a line of JSON: for each operation a
list of its N rounds, and for each of these what it took, by the names of columns. So ``--rounds 0`` tells what
operations there are. Benchmarks from before that are asked by ``older.py``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import TypeAlias

ROOT = Path(__file__).resolve().parents[2]
LEAST = 1.0
"""To less than this (ms) there is no ratio: the clocks are too coarse for it."""

COLUMNS = ("shown", "work", "stall")
"""What is compared of an operation of the window."""

Round: TypeAlias = dict[str, float]
"""What an operation took once, by the names of columns: milliseconds, but MiB for memory."""

Found: TypeAlias = dict[str, list[Round]]
"""The rounds of each operation."""


def measured(checkout: Path, benchmark: str, names: Sequence[str] = (), rounds: int = 1) -> Found:
    """Ask a checkout's own benchmark. Raises SystemExit, with a sentence, where there is none or it fails."""
    module = checkout / "tests" / "benchmarks" / f"{benchmark}.py"
    if not module.is_file():
        raise SystemExit(f"{checkout} has no tests/benchmarks/{benchmark}.py, by which it would be timed.")
    if '"--json"' in module.read_text("utf-8"):
        command = ["-m", f"tests.benchmarks.{benchmark}", "--json"]
    else:
        command = [str(Path(__file__).with_name("older.py")), benchmark]
    words = [sys.executable, "-P", *command, *names, "--rounds", str(rounds)]
    env = {**os.environ, "PYTHONPATH": str(checkout)}
    ran = subprocess.run(words, cwd=checkout, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"{checkout} was not timed: its {benchmark} ended with {ran.returncode}.")
    found: Found = json.loads(ran.stdout.splitlines()[-1])
    return found


def turn_order(count: int, n: int) -> Sequence[int]:
    """Return the order of turns in a round: who begins changes from round to round."""
    return range(count)[::-1] if n % 2 else range(count)


def measured_by_turns(
    checkouts: Sequence[Path], benchmark: str, names: Sequence[str] = (), rounds: int = 1
) -> list[Found]:
    """Ask the benchmarks of several checkouts by turns, one round a turn."""
    sides: list[Found] = [{} for _ in checkouts]
    for n in range(rounds):
        for side in turn_order(len(checkouts), n):
            for name, turns in measured(checkouts[side], benchmark, names).items():
                sides[side].setdefault(name, []).extend(turns)
    return sides


def compare(other: Path, names: Sequence[str], rounds: int) -> Iterator[str]:
    """Time the window of another checkout and of this one by turns; yield the lines of a table, and what is not in it.

    Without names all operations are compared that both know.
    """
    checkouts = (other, ROOT)
    known = [measured(checkout, "window", rounds=0) for checkout in checkouts]
    wanted = [{name: turns for name, turns in side.items() if not names or name in names} for side in known]
    common = _common(wanted)
    if not common:
        raise SystemExit(f"{other} has none of these operations: {', '.join(wanted[-1])}.")
    sides = measured_by_turns(checkouts, "window", common, rounds)
    yield from table(sides, ("before", "now"), COLUMNS)
    yield from unmatched(checkouts, [{**lone, **side} for lone, side in zip(wanted, sides, strict=True)])


def table(sides: Sequence[Found], labels: Sequence[str], columns: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a table of the operations and columns that all sides have, if there are any."""
    rows = {name: [side[name] for side in sides] for name in _common(sides)}
    columns = [each for each in columns if any(_all_have(row, each) for row in rows.values())]
    if not columns:
        return
    heads = ["what"]
    for each in columns:
        unit = "MiB" if each == "memory" else "ms"
        heads += [f"{each}: {', '.join(labels)} ({unit})", "ratio"] if len(sides) > 1 else [f"{each} ({unit})"]
    yield _line(heads)
    yield _line(["---"] * len(heads))
    for name, row in rows.items():
        if any(_all_have(row, each) for each in columns):
            yield _line([name, *(cell for each in columns for cell in _cells(row, each))])


def unmatched(checkouts: Sequence[Path], sides: Sequence[Found]) -> Iterator[str]:
    """Yield what cannot be compared: operations, and columns of the others, that not all checkouts have."""
    common = _common(sides)
    columns = [{column for name in common for turn in side[name] for column in turn} for side in sides]
    for checkout, side, has in zip(checkouts, sides, columns, strict=True):
        if lone := [name for name in side if name not in common]:
            yield f"In {checkout}, but not in all: {', '.join(lone)}"
        if lone := sorted(has - set.intersection(*columns)):
            yield f"In {checkout}, but not in all: the columns {', '.join(lone)}"


def _common(sides: Sequence[Found]) -> list[str]:
    return [name for name in sides[-1] if all(name in side for side in sides)]


def _all_have(row: Sequence[Sequence[Round]], column: str) -> bool:
    return all(turns and all(column in turn for turn in turns) for turns in row)


def _cells(row: Sequence[Sequence[Round]], column: str) -> list[str]:
    """Return the medians of all sides and, of several, the medians of the ratios of neighbouring turns to the first."""
    if not _all_have(row, column):
        return ["", ""] if len(row) > 1 else [""]
    first, *others = values = [[turn[column] for turn in turns] for turns in row]
    medians = ", ".join(_short(median(side)) for side in values)
    if not others:
        return [medians]
    ratios = [[one / to for one, to in zip(other, first, strict=True) if to >= LEAST] for other in others]
    return [medians, ", ".join(f"{median(each):.2f}" for each in ratios if each)]


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
