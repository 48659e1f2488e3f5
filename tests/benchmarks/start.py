"""Time the start from outside: ``python -m tests.benchmarks.start [--rounds N] [--cold] [--program FOLDER ...]``.

A fresh ``python -m app`` opens its window on its own display (Xvfb), whose picture this process reads from the server's
frame buffer file. The time is from the start of the process to the first picture that is not blank and does not change
any more. Rows are measured in turns, so that other load affects all alike: an empty Qt window, a usual start of the
program, and the first start of a fresh checkout, whose modules are not compiled yet. ``--cold`` adds a start with files
that are not in the page cache. "Computed" is processor time, which depends less on other load; "x seen" and "x comp."
are multiples of the empty window. Then the stages are timed from inside, and what comes after the first paint
(``started.py``), without a game and with the example.

Several ``--program`` are compared by turns; ratios are to the first of them. From inside each is timed by its own
``start.py``, which is asked with ``--json`` (``turns.py``).
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeAlias

from tests.benchmarks.turns import Found, Round, measured_by_turns, table, turn_order, unmatched

ROOT = Path(__file__).parents[2]
SIZE = (1280, 800)
PATIENCE = 60.0
EXAMPLE = ROOT / "resources" / "examples" / "evening.case.json"
STAGE, AFTERWARDS = ("adds", "computed"), ("complete", "numbers", "stall", "memory")
"""What is told of a stage of the start, and of what comes after the first paint."""

LOOK = 0.001
"""Interval between two looks at the display (s)."""

CALM = 0.5
"""Time after which an unchanged picture counts as final (s)."""

EMPTY = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.setCentralWidget(None)
window.setStyleSheet("background: #f3f5f8")
window.resize(1280, 720)
window.show()
application.exec()
"""

STAGES = """
import os, sys, time

def begun():
    with open("/proc/self/stat") as file:
        return int(file.read().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")

with open("/proc/uptime") as file:
    before = float(file.read().split()[0]) - begun() - time.perf_counter()

def mark(stage):
    print(stage, before + time.perf_counter(), time.process_time(), sep="\\t", flush=True)

def marked(place, name, stage):
    plain = getattr(place, name)
    def work(*words, **named):
        made = plain(*words, **named)
        mark(stage)
        return made
    setattr(place, name, work)

mark("Python")
import app.__main__
app.__main__.import_qt()
mark("Qt's modules")
import app.startup.application
mark("our modules")
from app.startup import application
from app.ui import theme
from app.shell.main_window import MainWindow
for place, name, stage in (
    (application, "named_application", "application, icon, fonts"),
    (theme, "set_type_size", "settings, language, style"),
    (application, "build_window", "the window and its parts"),
    (theme, "apply_scheme", "style sheet"),
    (application, "fill_small_screen", "program"),
    (application.Program, "show", "show"),
):
    marked(place, name, stage)
plain = MainWindow.paintEvent
def paint(window, event):
    plain(window, event)
    window.painted.connect(lambda: (mark("the rest of the window"), os._exit(0)))
    from PySide6.QtCore import QTimer
    MainWindow.paintEvent = plain
    mark("to the first paint")
MainWindow.paintEvent = paint
app.__main__.main([])
"""


class Start(NamedTuple):
    """The times of a start until something was visible and until the picture was final, and its processor time."""

    seen_ms: float
    still_ms: float
    processor_ms: float


Starts: TypeAlias = dict[tuple[str, int], list[Start]]
"""The starts of each round, by their kind and the number of the program."""


class Display:
    """A virtual X display, and its picture."""

    def __init__(self, folder: Path) -> None:
        reading, writing = os.pipe()
        words = ["Xvfb", "-displayfd", str(writing), "-fbdir", str(folder), "-nolisten", "tcp", "-noreset", "-nocursor"]
        words += ["-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
        self._server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._picture[:100])  # XWD: its size, ..., bytes a line [12], colours [19]
        self._line, begin = header[12], header[0] + 12 * header[19]
        self._lines = range(begin, begin + self._line * SIZE[1], self._line)

    def look(self) -> bytes:
        """Return every 16th line of the picture: nothing of interest is smaller."""
        return b"".join(self._picture[at : at + self._line] for at in self._lines[::16])

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


def on_processor(process: int) -> float:
    """Return the processor time of all threads of a process (ms)."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6


def timed(words: Sequence[str], display: Display, folder: Path, env: Mapping[str, str]) -> Start:
    """Start a program, watch the display until the window is complete, then end the program."""
    blank = display.look()
    begin = time.perf_counter()
    process = subprocess.Popen(words, cwd=folder, env=env)
    try:
        seen = changed = processor = 0.0
        last = blank
        while not changed or time.perf_counter() - changed < CALM:
            now, picture = time.perf_counter(), display.look()
            if now - begin > PATIENCE or process.poll() is not None:
                raise RuntimeError(f"no window: {' '.join(words)}")
            if picture != last:
                last, changed = picture, now
                if not seen:
                    seen, processor = now, on_processor(process.pid)
            time.sleep(LOOK)
    finally:
        process.kill()
        process.wait()
    end = time.perf_counter()
    while display.look() != blank:  # wait until the server has removed the window
        if time.perf_counter() - end > PATIENCE:
            raise RuntimeError("the display does not become blank")
        time.sleep(LOOK)
    return Start(1e3 * (seen - begin), 1e3 * (changed - begin), processor)


def environment(display: Display, home: Path) -> dict[str, str]:
    """Return the environment of a usual user's program."""
    ours = ("PYTHON", "QT_", "XDG_", "WAYLAND_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**env, "DISPLAY": display.name, "HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")}


def forget_compiled(program: Path, home: Path) -> None:
    """Delete the compiled modules of a checkout."""
    shutil.rmtree(home / "compiled" / program.resolve().relative_to("/"), ignore_errors=True)


def forget_read(program: Path) -> None:
    """Drop the files of Python, its packages and the program from the page cache, unless they are open."""
    roots = {Path(sys.prefix).resolve(), Path(sys.base_prefix).resolve(), program / "app", program / "core"}
    for file in (file for root in roots for file in root.rglob("*") if file.is_file()):
        with file.open("rb") as opened:
            os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def from_inside(display: Display, home: Path, *words: str | Path) -> str:
    """Run a program in this checkout that watches the start from inside; return what it printed."""
    env = {**environment(display, home), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-P", *words]
    return subprocess.run(command, cwd=home, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout


def stages(display: Display, home: Path) -> Iterator[tuple[str, Round]]:
    """Return the stages of a start, with the time and processor time of each (ms)."""
    time_before = processor_before = 0.0
    for line in from_inside(display, home, "-c", STAGES).splitlines():
        stage, at, processor = line.split("\t")
        adds, computed = float(at) - time_before, float(processor) - processor_before
        yield stage, {"adds": 1e3 * adds, "computed": 1e3 * computed}
        time_before, processor_before = float(at), float(processor)


def inside(rounds: int) -> Found:
    """Time the stages of starts of this checkout, and what comes after the first paint."""
    found: Found = {}
    script = ROOT / "tests" / "benchmarks" / "started.py"
    with displayed() as (display, home):
        for number in range(-1, rounds):  # the first only compiles, also what is imported late
            now = dict(stages(display, home))
            now["start screen"] = json.loads(from_inside(display, home, script))
            now["example"] = json.loads(from_inside(display, home, script, EXAMPLE))
            for name, turn in now.items():
                found.setdefault(name, []).extend([turn] if number >= 0 else [])
    return found


@contextmanager
def displayed() -> Iterator[tuple[Display, Path]]:
    """Yield a display and an empty home folder."""
    with tempfile.TemporaryDirectory() as folder:
        display = Display(Path(folder))
        try:
            home = Path(folder) / "home"
            home.mkdir()
            yield display, home
        finally:
            display.close()


def starts(program: Path, display: Display, home: Path, *, cold: bool) -> Iterator[tuple[str, Start]]:
    """Start a program in each of the ways; yield the start by its kind."""
    window, env = [sys.executable, "-m", "app"], environment(display, home)
    yield "usual", timed(window, display, program, env)
    forget_compiled(program, home)
    yield "not compiled", timed(window, display, program, env)
    if cold:
        forget_read(program)
        yield "cold", timed(window, display, program, env)


def measure(programs: Sequence[Path], rounds: int, display: Display, home: Path, *, cold: bool) -> Starts:
    """Return the starts of an empty window, and of the programs, by turns."""
    found: Starts = {}
    for n in range(-1, rounds):  # the first of all only compiles
        this = {("an empty window", 0): timed([sys.executable, "-c", EMPTY], display, home, environment(display, home))}
        for side in turn_order(len(programs), n):
            this |= {(kind, side): start for kind, start in starts(programs[side], display, home, cold=cold)}
        for key, start in this.items() if n >= 0 else ():
            found.setdefault(key, []).append(start)
    return found


def ratios(one: Sequence[Start], other: Sequence[Start]) -> list[float]:
    """How many times as long until something was seen, and computed until then: by rounds, as other load changes."""
    return [median(mine[i] / its[i] for mine, its in zip(one, other, strict=True)) for i in (0, 2)]


def report(found: Starts, programs: Sequence[Path]) -> None:
    several = len(programs) > 1
    heads = ["median", "least", "most", "still", "computed", "x seen", "x comp."]
    heads += ["r seen", "r comp."] if several else []
    print(f"{'until seen, ms':28}{''.join(f'{head:>9}' for head in heads)}")
    (empty, *_) = found.values()
    for (kind, side), these in found.items():
        seen = [start.seen_ms for start in these]
        still, processor = (median(start[i] for start in these) for i in (1, 2))
        times = ratios(these, empty) + (ratios(these, found[kind, 0]) if several else [])
        name = f"{kind} {programs[side].name}" if several and these is not empty else kind
        print(
            f"{name:28}{median(seen):9.0f}{min(seen):9.0f}{max(seen):9.0f}{still:9.0f}{processor:9.0f}"
            f"{''.join(f'{ratio:9.2f}' for ratio in times)}"
        )


def report_inside(programs: Sequence[Path], rounds: int) -> None:
    """Print the stages of the starts, what comes after the first paint, and what only some of the programs can tell."""
    sides = measured_by_turns(programs, "start", rounds=rounds)
    names = [program.name for program in programs]
    parts = [table(sides, names, columns) for columns in (STAGE, AFTERWARDS)] + [unmatched(programs, sides)]
    for lines in map(list, parts):
        print(*(["", *lines] if lines else []), sep="\n", end="\n" if lines else "")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Time the start of the program from outside.")
    parser.add_argument("--rounds", type=int, default=7, help="starts of each kind (7)")
    parser.add_argument("--cold", action="store_true", help="also with nothing in memory")
    parser.add_argument("--program", type=Path, action="append", help="a checkout to start, or several (this one)")
    parser.add_argument("--json", action="store_true", help="print what this one tells from inside, as JSON")
    asked = parser.parse_args(arguments)
    sys.path.append(str(ROOT / "packaging"))
    from system import require

    require("Xvfb")
    if asked.json:
        print(json.dumps(inside(asked.rounds)))
        return
    programs = [program.resolve() for program in asked.program or [ROOT]]
    with displayed() as (display, home):
        report(measure(programs, asked.rounds, display, home, cold=asked.cold), programs)
    report_inside(programs, asked.rounds)
    print(f"load average: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
