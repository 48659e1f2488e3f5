"""The tables of clocks in app/README.md name every file that reads a clock or sets a timer, and no other."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TIMERS = {
    "QBasicTimer",
    "QDeadlineTimer",
    "QElapsedTimer",
    "QPropertyAnimation",
    "QTimeLine",
    "QTimer",
    "QVariantAnimation",
}
READ = {"monotonic", "perf_counter", "process_time", "sleep", "thread_time", "time"}
TOLD = {"startTimer", "timestamp"}
"""Methods of Qt's objects and events."""


def clocks(source: str) -> set[str]:
    """What a module takes of clocks. Dates that are only stored, ``datetime.now`` and ``time_ns``, are none."""
    taken = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            wanted = READ if node.module == "time" else TIMERS
            taken |= {alias.name for alias in node.names} & wanted
        elif isinstance(node, ast.Attribute):
            is_time = isinstance(node.value, ast.Name) and node.value.id == "time"
            taken |= {node.attr} & (READ if is_time else TIMERS | TOLD)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "connect":
            taken |= {word.arg for word in node.keywords if word.arg == "timeout"}  # of a database
    return taken


@pytest.mark.parametrize(
    "line",
    [
        "from time import monotonic",
        "import time\ntime.perf_counter()",
        "from PySide6.QtCore import QObject, QTimer",
        "QtCore.QElapsedTimer()",
        "event.timestamp()",
        "sqlite3.connect(path, timeout=3)",
    ],
)
def test_a_clock_is_seen_however_it_is_taken(line):
    assert clocks(line)
    assert not clocks("from time import time_ns\nfrom datetime import datetime\ndatetime.now()\nself.time = 3")


def test_the_tables_of_clocks_name_every_file_with_one_and_no_other():
    section = (ROOT / "app" / "README.md").read_text("utf-8").partition("## Clocks")[2].partition("\n## ")[0]
    named = set(re.findall(r"`((?:app|core)/[\w/]+\.py)`", section))
    files = (path for top in ("app", "core") for path in (ROOT / top).rglob("*.py"))
    assert {path.relative_to(ROOT).as_posix() for path in files if clocks(path.read_text("utf-8"))} == named
