"""The terminal is closed, the session ends, somebody presses Ctrl+C: the window closes, and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.game.autosave import Autosave
from core.formats.case_file import load

ROOT = Path(__file__).parents[2]
SIGNALS = {
    "INT": signal.SIGINT,
    "TERM": signal.SIGTERM,
    "HUP": getattr(signal, "SIGHUP", None),
    "busy": signal.SIGTERM,
}
"""The signals; ``busy`` gets one while it computes for long."""

PLAY = """
import atexit, faulthandler, os, signal, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from app.startup.application import run
from app.shell.main_window import MainWindow
folder, case_file, *names = sys.argv[1:]
faulthandler.enable()  # to say where, should it crash
def play():
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    if window.is_complete and window._session.case is not None:
        timer.stop()
        window._session.delete(0)
        if name == "busy":
            window.inference._background.run_longest(lambda: time.sleep(600), print)
            atexit.register(os._exit, 1)  # nothing is taken down beside that
        QMessageBox(QMessageBox.Icon.Warning, "", "a question that nobody answers", parent=window).open()
        os.write(1, f"{name} {os.getpid()}\\n".encode())  # in one piece, whatever the others write
def begin(application):
    timer.timeout.connect(play)
    timer.start(10)
    return execute()
for name in names:
    if os.fork() == 0:
        os.environ.update(XDG_DATA_HOME=f"{folder}/{name}/data", XDG_CONFIG_HOME=f"{folder}/{name}/config")
        if name == "nohup":
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        timer = QTimer()
        execute, QApplication.exec = QApplication.exec, begin
        raise SystemExit(run([case_file]))
for _ in names:
    print(*os.wait(), flush=True)
"""


@pytest.fixture
def program(tmp_path, case_file) -> Iterator[tuple[subprocess.Popen, dict[str, int]]]:
    """The program, once for each signal and once where a hang-up is to be survived, and the numbers of its processes.

    Each has folders of its own, in which a game was changed, and a dialog that waits.
    """
    names = [*SIGNALS, "nohup"]
    with (
        (tmp_path / "stderr").open("w") as stderr,
        subprocess.Popen(
            [sys.executable, "-c", PLAY, str(tmp_path), str(case_file), *names],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            start_new_session=True,
        ) as started,
    ):
        try:
            ready = [started.stdout.readline().split() for _ in names]
            numbers = {name: int(number) for name, number in ready}
            yield started, numbers
        finally:
            os.killpg(started.pid, signal.SIGKILL)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_signal_closes_the_window_and_the_game_is_kept(program, tmp_path, case_file, background):
    started, numbers = program
    os.kill(numbers["nohup"], SIGNALS["HUP"])
    for name, number in SIGNALS.items():
        os.kill(numbers[name], number)
    ended = [started.stdout.readline().split() for _ in SIGNALS]
    told = (tmp_path / "stderr").read_text()
    statuses = {int(process): os.waitstatus_to_exitcode(int(status)) for process, status in ended}
    assert statuses == {numbers[name]: 128 + number for name, number in SIGNALS.items()}, told
    assert started.poll() is None, "nohup goes on"
    assert "Traceback" not in told
    for name in SIGNALS:
        (journals,) = (tmp_path / name / "data").glob("**/journals")
        assert [path.suffix for path in journals.iterdir()] == [".journal"], "it was let go of"
        (left,) = Autosave(journals, background).unfinished()
        assert left.history.case == load(case_file).deleted(0)
        (settings,) = (tmp_path / name / "config").glob("**/deerstalker.ini")
        assert "geometry" in settings.read_text("utf-8"), "it was closed, and did not just end"


EARLY = """
import os, signal, sys
from PySide6.QtWidgets import QApplication
from app.startup.application import run
execute = QApplication.exec
def begin(_):
    os.kill(os.getpid(), signal.SIGINT)
    return execute()
QApplication.exec = begin
raise SystemExit(run([sys.argv[1]]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_before_the_window_answers_closes_it_without_a_word(tmp_path, case_file):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    done = subprocess.run(
        [sys.executable, "-c", EARLY, str(case_file)],
        cwd=ROOT,
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stdout) == (128 + signal.SIGINT, "")
    assert "Traceback" not in done.stderr
    assert not list((tmp_path / "data").glob("**/*.journal")), "nothing was changed, so nothing is offered again"
