"""Pipes, which one who opens them waits for, lie where the program looks: it starts all the same, and TERM ends it."""

from __future__ import annotations

import os
import signal
import stat
from pathlib import Path

import pytest

from tests.forking import run_program
from tests.systems import pipes

pytestmark = [pipes, pytest.mark.timeout(180)]  # it waited for ever

FILES = (
    *("journals/a.journal", "journals/b.journal.lock", "journals/c.lock", "journals/d.marks", "journals/e.tmp"),
    *("practice/a.practice.json", "practice/b.practice.json.lock", "practice/c.lock", "practice/a.marks.json"),
    *("crashes/a.crash.txt", "locks/a.lock", "library.sqlite-journal", "library.sqlite-wal", "library.sqlite-shm"),
)
FOLDERS = ("journals", "practice", "crashes", "locks")

START = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from app.startup.application import run
from app.shell.main_window import MainWindow
signal.alarm(100)
def look():
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    if window.is_complete and window.is_painted:
        timer.stop()
        window.commands.library.trigger()
        window.commands.practice.trigger()
        print(*(one.text() for one in window.start.findChildren(QLabel)), sep=chr(10))
        window.inference._background.run_slow(lambda: None, lambda _: os.kill(os.getpid(), signal.SIGTERM))
def begin(_):
    timer.start(20)
    return execute()
timer = QTimer()
timer.timeout.connect(look)
execute, QApplication.exec = QApplication.exec, begin
raise SystemExit(run([]))
"""
"""The program; once its start has ended it opens what reads more files, and is ended by TERM after that."""


def started(home: Path) -> str:
    """Start the program with what lies in its folders; return what its start screen says."""
    places = {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config")}
    done = run_program(START, QT_QPA_PLATFORM="offscreen", **places)
    assert done.returncode == 128 + signal.SIGTERM, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def pipe_at(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    return path


def test_among_its_files(tmp_path):
    data = tmp_path / "data" / "deerstalker"
    made = [pipe_at(data / name) for name in FILES]
    for name in ("journals/b.journal", "practice/b.practice.json"):
        (data / name).write_text("{}")
    said = started(tmp_path)
    assert "a.practice.json: cannot be read: Not a regular file" in said
    assert all(stat.S_ISFIFO(path.stat().st_mode) for path in made if path.exists())


@pytest.mark.parametrize("name", FOLDERS)
def test_in_the_place_of_a_folder(tmp_path, name):
    pipe = pipe_at(tmp_path / "data" / "deerstalker" / name)
    started(tmp_path)
    assert pipe.is_fifo()


def test_in_the_place_of_the_library(tmp_path):
    pipe = pipe_at(tmp_path / "data" / "deerstalker" / "library.sqlite")
    started(tmp_path)
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["deerstalker/deerstalker.ini", "deerstalker/deerstalker.ini.lock", "deerstalker.ini"])
def test_in_the_place_of_the_settings(tmp_path, name):
    pipe = pipe_at(tmp_path / "config" / name)
    started(tmp_path)
    assert pipe.is_fifo()
