"""Watches a start from inside, as a script of ``tests.benchmarks.start``: ``python started.py [GAME.case.json]``.

Runs the program that is found in ``PYTHONPATH`` until nothing happens any more, and prints as JSON, in milliseconds
after the first paint, when the window was complete and when the numbers were painted, then the longest stall of the GUI
thread after the first paint, and the memory of the process, in MiB.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import app.__main__ as program

QUIET_S = 1.0
"""So long there must be nothing to do before the start counts as over."""

SLIGHT_S = 0.002
"""Less processor time between two beats is no work."""


class Times:
    """What is reached when, in seconds; 0 where it is not reached yet."""

    painted = complete = shown = 0.0
    beat = worked = busy = stall = 0.0


def watch() -> None:
    """Watch the window, which is not painted yet, by a timer that cannot beat while something else is done."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    (window,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, QMainWindow))
    times, has_file = Times(), bool(sys.argv[1:])

    def beat() -> None:
        now, worked = time.perf_counter(), time.thread_time()
        if times.painted and worked - times.worked > SLIGHT_S:
            times.stall, times.busy = max(times.stall, now - times.beat), now
        times.beat, times.worked = now, worked
        times.painted = times.painted or (now if window.is_painted else 0.0)
        times.complete = times.complete or (now if times.painted and window.is_complete else 0.0)
        if has_file and times.complete and not times.shown and window.page.sheet.is_fresh:
            window.page.repaint()  # what a paint takes belongs to it
            times.shown = time.perf_counter()
        if times.complete and (times.shown or not has_file) and now - times.busy > QUIET_S:
            report(times)

    timer = QTimer(window, interval=1, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(beat)
    timer.start()


def report(times: Times) -> None:
    """Print the results, and end the program."""
    status = dict(line.split(":") for line in Path("/proc/self/status").read_text("utf-8").splitlines())
    found = {"complete": 1e3 * (times.complete - times.painted)}
    if times.shown:
        found["numbers"] = 1e3 * (times.shown - times.painted)
    found |= {"stall": 1e3 * times.stall, "memory": int(status["VmRSS"].split()[0]) / 1024}
    print(json.dumps(found), flush=True)
    os._exit(0)


def watched_import() -> None:
    """Import Qt for the program, and have the watch begin with the event loop."""
    plain()
    from PySide6.QtWidgets import QApplication

    wait = QApplication.exec

    def watched_exec(*_: object) -> int:
        watch()
        return wait()

    QApplication.exec = watched_exec


plain = program.import_qt
program.import_qt = watched_import
program.main(sys.argv[1:])
