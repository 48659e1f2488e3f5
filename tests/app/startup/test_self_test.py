"""The program that tries itself: it goes to the end, leaves nothing behind, and notices what goes wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.forking import run_program

ROOT = Path(__file__).resolve().parents[3]
BREAK = """
import sys
from app.tasks import inference
def broken(*_): raise RuntimeError("out of the blue")
inference.warm_up = broken
from app.__main__ import main
sys.exit(main(["--self-test"]))
"""

SOURCES = """
import linecache, sys, traceback
from app.__main__ import main
from core.text.wording import quoted
status = main(["--self-test"])
print(sum(len(kept[2]) for kept in linecache.cache.values() if len(kept) > 2))
try:
    quoted(None)
except TypeError:
    traceback.print_exc(file=sys.stdout)
sys.exit(status)
"""
MOST_LINES = 3_000
"""How many lines of source may be in memory; PySide has read some before it is imported entirely."""


def start(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_it_plays_to_the_end_leaves_nothing_behind_and_reads_no_source_but_for_an_error(tmp_path):
    ended = start(tmp_path, "-c", SOURCES)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    lines = ended.stdout.splitlines()
    assert lines[0].endswith(f" on {os.environ['QT_QPA_PLATFORM']}")
    assert "the example is analysed" in lines
    assert "the engine centre answers" in lines
    end = lines.index("there is a way to a printer")
    assert int(lines[end + 1]) <= MOST_LINES
    at = next(i for i, line in enumerate(lines) if line.endswith("in quoted"))
    assert lines[at + 1].strip() in (ROOT / "core" / "text" / "wording.py").read_text("utf-8")
    assert "text" in lines[at + 1]
    assert [file for file in tmp_path.rglob("*") if file.is_file() and "deerstalker" in str(file)] == []


@pytest.mark.slow
def test_it_ends_though_nobody_reads_it_any_more(tmp_path):
    env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    words = [sys.executable, "-m", "app", "--self-test"]
    with subprocess.Popen(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as tried:
        assert tried.stdout is not None
        assert tried.stdout.readline()
        tried.stdout.close()
        _, setup_problems = tried.communicate()
    assert "Traceback" not in setup_problems


def test_a_fault_in_the_background_fails_it(tmp_path):
    ended = run_program(BREAK, **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path)))
    assert ended.returncode == 1
    assert "failed: RuntimeError: out of the blue" in ended.stdout
