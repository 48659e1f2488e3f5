"""Asks a benchmark of an older checkout, found in ``PYTHONPATH``, that has no ``--json``: a script of ``turns.py``.

``python older.py window|start [OPERATION ...] --rounds N`` prints what ``turns.py`` expects of such a benchmark. What
it needs of one is named below: the window has had it since 11ce5ff4, the start since 0d68ada8, and since 15775ba2 also
``started.py``. Ends with a sentence where something is missing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

CHECKOUT = Path.cwd()
IMPORTS = "board (F6), first"
"""The operation that is done once before any is timed, or what is imported for it would count in some of them only."""

AFTERWARDS = ("complete", "numbers", "stall", "memory")
"""What ``started.py`` prints, in this order."""

WORK = ("work", "after")
"""Columns of the window that are processor time, as they are now, only where its ``Meter`` has a ``Slice``."""

METER = Path(__file__).with_name("meter.py")

Found: TypeAlias = dict[str, list[dict[str, float]]]


def benchmark(name: str, *needed: str) -> ModuleType:
    """Import a benchmark of the checkout; end with a sentence if it lacks something."""
    try:
        module = importlib.import_module(f"tests.benchmarks.{name}")
    except ImportError as error:
        sys.exit(f"tests/benchmarks/{name}.py in {CHECKOUT} cannot be imported here: {error}.")
    if missing := [each for each in needed if not hasattr(module, each)]:
        sys.exit(f"tests/benchmarks/{name}.py in {CHECKOUT} has neither --json nor {', '.join(missing)}.")
    return module


def meter() -> type[object]:
    """Return the meter of this checkout."""
    spec = spec_from_file_location("meter", METER)
    if spec is None or spec.loader is None:
        sys.exit(f"{METER} is missing.")
    sys.modules["meter"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    timer: type[object] = module.Meter
    return timer


def window(names: Sequence[str], rounds: int) -> Found:
    """Time operations of the window, each in a new window."""
    module = benchmark("window", "OPERATIONS", "table_for")
    found: Found = {name: [] for name in names or module.OPERATIONS}
    if not rounds:
        return found
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    with module.table_for(application) as table:
        module.OPERATIONS[IMPORTS](table)
    unlike = WORK
    if hasattr(module, "Slice"):
        unlike, module.Meter = (), meter()  # or what one of the two leaves out, as timers, would count in the other
    for name, turns in found.items():
        for _ in range(rounds):
            with module.table_for(application) as table:
                cost = asdict(module.OPERATIONS[name](table))
            turns.append({column: value for column, value in cost.items() if column not in unlike})
    return found


def start(rounds: int) -> Found:
    """Time the stages of a start and, where there is a script for it, what comes after the first paint."""
    module = benchmark("start", "displayed", "environment", "stages")
    found: Found = {}
    with module.displayed() as (display, home):
        for number in range(-1, rounds):  # the first only compiles
            now = {name: {"adds": adds, "computed": own} for name, adds, own in module.stages(display, CHECKOUT, home)}
            now |= afterwards(module, module.environment(display, home), home)
            for name, turn in now.items():
                found.setdefault(name, []).extend([turn] if number >= 0 else [])
    return found


def afterwards(module: ModuleType, env: dict[str, str], home: Path) -> dict[str, dict[str, float]]:
    """Time what comes after the first paint."""
    script = CHECKOUT / "tests" / "benchmarks" / "started.py"
    if not script.is_file():
        return {}
    turns = {}
    for name, words in (("start screen", ()), ("example", (module.EXAMPLE,))):
        command = [sys.executable, "-P", script, *words]
        options = {"cwd": home, "env": {**env, "PYTHONPATH": str(CHECKOUT)}, "stdout": subprocess.PIPE, "text": True}
        told = subprocess.run(command, **options, check=True).stdout
        turns[name] = dict(zip(AFTERWARDS, map(float, told.split()), strict=True))
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description="Ask a benchmark of an older checkout.")
    parser.add_argument("benchmark", choices=["window", "start"])
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("names", nargs="*")
    asked = parser.parse_args()
    try:
        found = window(asked.names, asked.rounds) if asked.benchmark == "window" else start(asked.rounds)
    except subprocess.CalledProcessError as error:
        reason = (error.stderr or "").strip().splitlines()[-1:] or [f"a part of it ended with {error.returncode}"]
        sys.exit(f"The {asked.benchmark} of {CHECKOUT} cannot be timed from inside: {reason[0]}.")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
