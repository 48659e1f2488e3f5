"""The terminal is closed, the session ends, somebody presses Ctrl+C: the window closes, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal

import pytest

from app.game.autosave import Autosave
from core.formats.case_file import load
from tests.forking import run_program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
SIGNALS = ("SIGINT", "SIGHUP", "SIGTERM")

PLAY = """
import atexit, faulthandler, json, os, signal, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from app.startup.application import run
from app.shell.main_window import MainWindow
folder, case_file, *names = sys.argv[1:]
faulthandler.enable()  # to say where, should it crash
ready, told = os.pipe()
def play():
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    if window.is_complete and window.session.case is not None:
        timer.stop()
        window.session.delete(0)
        if name == "SIGHUP":
            window.inference._background.run_longest(lambda: time.sleep(600), print)
            atexit.register(os._exit, 1)  # nothing is taken down beside that
        QMessageBox(QMessageBox.Icon.Warning, "", "a question that nobody answers", parent=window).open()
        os.write(told, b".")
def begin(application):
    timer.timeout.connect(play)
    timer.start(10)
    return execute()
numbers = {}
for name in names:
    numbers[name] = os.fork()
    if numbers[name] == 0:
        signal.alarm(120)  # that nothing hangs
        os.environ.update(XDG_DATA_HOME=f"{folder}/{name}/data", XDG_CONFIG_HOME=f"{folder}/{name}/config")
        if name == "SIGTERM":
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        timer = QTimer()
        execute, QApplication.exec = QApplication.exec, begin
        raise SystemExit(run([case_file]))
os.close(told)
for name in names:
    os.read(ready, 1)
os.kill(numbers["SIGTERM"], signal.SIGHUP)
statuses = {}
for name in names:
    went_on = os.waitpid(numbers["SIGTERM"], os.WNOHANG) == (0, 0)
    os.kill(numbers[name], getattr(signal, name))
    statuses[name] = os.waitstatus_to_exitcode(os.waitpid(numbers[name], 0)[1])
print(json.dumps([statuses, went_on]))
"""
"""The program, once for each signal: busy for long where it is hung up, and once a hang-up is to be survived before.

Each has folders of its own, in which a game was changed, and a dialog that waits.
"""


def test_a_signal_closes_the_window_and_the_game_is_kept(tmp_path, case_file, background):
    done = run_program(PLAY, tmp_path, case_file, *SIGNALS, QT_QPA_PLATFORM="offscreen")
    statuses = {name: 128 + getattr(signal, name) for name in SIGNALS}
    assert json.loads(done.stdout) == [statuses, True], done.stderr
    assert "Traceback" not in done.stderr
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


def test_ctrl_c_before_the_window_answers_closes_it_without_a_word(tmp_path, case_file):
    folders = {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    done = run_program(EARLY, case_file, QT_QPA_PLATFORM="offscreen", **folders)
    assert (done.returncode, done.stdout) == (128 + signal.SIGINT, "")
    assert "Traceback" not in done.stderr
    assert not list((tmp_path / "data").glob("**/*.journal")), "nothing was changed, so nothing is offered again"
