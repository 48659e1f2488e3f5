"""A mistake in the program: it is told in a bar, the game stays, and a report can be saved, which goes nowhere."""

from __future__ import annotations

import ast
import gc
import os
import re
import signal
import stat
import sys
import threading
from collections.abc import Iterator
from importlib import resources
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QMainWindow, QPlainTextEdit, QPushButton, QWidget

from app.__main__ import open_window
from app.features.diagnostics import ExceptionReporter, Incident, UnexpectedView, report
from app.shell.main_window import MainWindow
from app.startup import application
from app.tasks.shown import Shown
from app.ui.host import Notices
from core.history.recovery import journals, recover
from core.model.events import Note
from tests.app.settling import settle
from tests.forking import run_program

ROOT = Path(__file__).parents[2]


class Broken(QWidget):
    """A part of the window that has a mistake in whatever it does."""

    asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.paints = False
        self.asked.connect(self._answer)

    def _answer(self) -> None:
        raise RuntimeError("a slot of Ann's")

    def paintEvent(self, event) -> None:
        if self.paints:
            raise ZeroDivisionError("a brush without a width")


@pytest.fixture
def unexpected(qapp) -> Iterator[ExceptionReporter]:
    """In the place of pytest-qt, which would fail the test for what it is about."""
    made = ExceptionReporter(qapp)
    made.watch()
    yield made
    made.close()


@pytest.fixture
def window(qtbot, places, background, unexpected, case) -> QMainWindow:
    """A window with a game, and nothing but the bar."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.game = SimpleNamespace(value=Shown(case=case))
    notices = Notices(QWidget())
    window.setCentralWidget(notices)
    host = SimpleNamespace(window=window, notices=notices, dismiss=lambda bar: bar.say(""))
    UnexpectedView(host, window.game, unexpected, background)
    window.show()
    return window


@pytest.fixture
def whole_window(shared_window, background, unexpected, case_file) -> Iterator[MainWindow]:
    """The whole window with a game; it tells what is unexpected here and in this background."""
    shared_window.open_path(case_file)
    told = UnexpectedView(shared_window.host, shared_window.game, unexpected, background)
    yield shared_window
    for made in (*shared_window.findChildren(Broken), told.bar, told):
        made.deleteLater()


def bar_of(window: QMainWindow) -> QWidget:
    return window.findChild(QWidget, "unexpectedBar")


def press(window: QMainWindow, name: str) -> None:
    window.findChild(QPushButton, name).click()


def open_report(window: QMainWindow) -> str:
    press(window, "unexpectedBarButton")
    return window.findChild(QPlainTextEdit, "unexpectedReport").toPlainText()


@pytest.fixture
def told(qtbot, window) -> QMainWindow:
    """The window once a mistake was told in its bar."""
    Broken(window).asked.emit()
    qtbot.waitUntil(bar_of(window).isVisible)
    return window


def is_usable(window: MainWindow, places) -> bool:
    """Whether an entry can still be made, and is in the journal."""
    session = window.session
    before = session.case
    note = Note("Bob", before.setup.deck.card("Rope"), True, comment=str(len(before.events)))
    session.record(note)
    (path,) = journals(places.journals)
    return session.case == before.appended(note) == recover(path).history.case


# --- wherever it comes about


def test_in_a_slot_in_painting_and_in_a_worker_it_is_told_and_the_game_goes_on(
    qtbot, whole_window, unexpected, background, places
):
    for is_told in (in_a_slot, in_painting_again_and_again_once_and_counted, in_a_worker):
        is_told(qtbot, whole_window, unexpected, background)
        assert is_usable(whole_window, places)
        press(whole_window, "unexpectedLeave")
        assert not bar_of(whole_window).isVisible()


def in_a_slot(qtbot, window, _, __) -> None:
    Broken(window).asked.emit()
    qtbot.waitUntil(bar_of(window).isVisible)
    assert "Your game is safe" in bar_of(window).text
    assert "RuntimeError: a slot of Ann's" in open_report(window)


def in_painting_again_and_again_once_and_counted(qtbot, window, unexpected, _) -> None:
    broken = Broken(window.page)
    broken.resize(20, 20)
    broken.paints = True
    broken.show()
    qtbot.waitUntil(bar_of(window).isVisible)
    press(window, "unexpectedLeave")
    for _ in range(3):
        broken.update()
        settle()
    assert not bar_of(window).isVisible(), "who has read it and gone on is left alone"
    assert len(unexpected.incidents) == 2
    assert unexpected.incidents[1].count >= 3
    broken.hide()


def in_a_worker(qtbot, window, unexpected, background) -> None:
    got = []
    background.run(lambda: {}["nothing"], lambda future: got.append(future.exception()))
    qtbot.waitUntil(lambda: bar_of(window).isVisible() and bool(got))
    assert isinstance(got[0], KeyError), "who asked is told as well"
    assert unexpected.incidents[2].origin == "in the background"


def test_a_missing_part_of_the_program_is_named(qtbot, window):
    board = str(resources.files("resources").joinpath("boards", "gone.txt"))
    QTimer.singleShot(0, Path(board).read_bytes)
    qtbot.waitUntil(bar_of(window).isVisible)
    assert bar_of(window).text == f"A part of the program is missing: {board}. Install the program again."


def test_a_missing_part_of_the_program_ends_the_start_with_a_line(monkeypatch, capsys):
    board = str(resources.files("resources").joinpath("boards", "gone.txt"))
    monkeypatch.setattr(application, "run", lambda _: Path(board).read_bytes())
    assert open_window([], is_self_test=False) == 2
    assert capsys.readouterr().err == f"A part of the program is missing, install it again: {board}\n"
    monkeypatch.setattr(application, "run", lambda _: Path("nowhere").read_bytes())
    with pytest.raises(FileNotFoundError):
        open_window([], is_self_test=False)


def test_what_a_worker_answers_with_an_error_of_ours_or_of_the_system_is_no_mistake(
    qtbot, window, unexpected, background
):
    from core.formats.atomic_file import UnwritableFileError

    def refuse(error: Exception):
        raise error

    got = []
    for error in (UnwritableFileError(Path("x"), "full"), OSError(5, "no disk")):
        background.run(lambda error=error: refuse(error), got.append)
    qtbot.waitUntil(lambda: len(got) == 2)
    settle()
    assert unexpected.incidents == ()


def test_in_a_thread_and_where_it_can_only_be_mentioned(qtbot, window, unexpected):
    thread = threading.Thread(target=[].pop)
    thread.start()
    thread.join()

    class Dying:
        def __del__(self) -> None:
            raise ValueError("in vain")

    Dying()
    gc.collect()
    qtbot.waitUntil(bar_of(window).isVisible)
    assert {incident.kind for incident in unexpected.incidents} == {"IndexError", "ValueError"}


def test_in_the_telling_itself_it_ends(qtbot, window, unexpected, monkeypatch):
    view = window.findChild(UnexpectedView)

    def fail(incident: Incident, *, playing: bool) -> None:
        raise RuntimeError("no bar")

    monkeypatch.setattr(view.bar, "show_status", fail)
    Broken(window).asked.emit()
    qtbot.waitUntil(lambda: len(unexpected.incidents) > 1)
    settle()
    assert [incident.message for incident in unexpected.incidents] == ["a slot of Ann's", "no bar"]


def test_the_end_of_the_program_is_no_mistake(unexpected):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert unexpected.incidents == ()


def test_without_a_game_none_is_promised(qtbot, window, unexpected):
    window.game.value = Shown()
    Broken(window).asked.emit()
    qtbot.waitUntil(bar_of(window).isVisible)
    assert "game" not in bar_of(window).text
    open_report(window)
    assert not window.findChild(QCheckBox, "unexpectedWithGame").isVisible()


def test_the_hooks_are_given_back(qapp):
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    unexpected = ExceptionReporter(qapp)
    unexpected.watch()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) != before
    unexpected.close()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


PROGRAM = """
import ctypes, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from app.startup.application import run
execute = QApplication.exec
def find(name):
    return next((w for w in QApplication.allWidgets() if w.objectName() == name and w.isVisible()), None)
def fail(): pass
def look(): pass
def begin(_):
    QTimer.singleShot(300, lambda: fail())
    QTimer.singleShot(120_000, QApplication.quit)
    often = QTimer(interval=20, timeout=lambda: look())
    often.start()
    return execute()
QApplication.exec = begin
{}
sys.exit(run([]))
"""
FAILING = """
def fail():
    raise RuntimeError("out of the blue")
def look():
    if find("unexpectedBar"):
        print("told", flush=True)
        QApplication.quit()
"""


def test_in_the_program_as_it_is_started(tmp_path):
    done = run_program(PROGRAM.format(FAILING), XDG_DATA_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (0, "told\n"), done.stderr
    assert "RuntimeError: out of the blue" in done.stderr, "who started it from a terminal reads it there, too"


# --- crashes

CRASHING = "def fail(): ctypes.string_at(0)"
READING = """
def look():
    if find("unexpectedReport"):
        print(find("unexpectedBarText").text(), find("unexpectedReport").toPlainText(), sep=chr(10), flush=True)
        QApplication.quit()
    elif find("unexpectedBar"):
        find("unexpectedBarButton").click()
"""


def test_a_crash_is_offered_at_the_next_start_word_for_word(tmp_path):
    places = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "APPDATA": str(tmp_path)}
    places |= {"HOME": str(ROOT), "USERPROFILE": str(ROOT)}
    died = run_program(PROGRAM.format(CRASHING), **places)
    assert died.returncode == (-signal.SIGSEGV if os.name == "posix" else 0xC0000005), died.stderr
    (file,) = tmp_path.rglob("*.crash.txt")
    assert os.name == "nt" or stat.S_IMODE(file.stat().st_mode) == 0o600
    text = file.read_text("ascii")
    assert "most recent call first" in text
    read = run_program(PROGRAM.format(READING), **places)
    assert read.returncode == 0, read.stderr
    assert text.replace(str(ROOT), "~").rstrip() in read.stdout
    assert str(ROOT) not in read.stdout
    assert "Deerstalker crashed last time. Your games are safe." in read.stdout
    assert list(tmp_path.rglob("*.crash.txt")) == [], "neither that, nor the second program's own"


def test_a_crash_file_is_left_to_the_program_that_runs(tmp_path):
    (tmp_path / "1-killed.crash.txt").touch()
    watched = run_program(WATCHING, tmp_path)
    assert (watched.returncode, watched.stdout) == (0, "[] 1\n0\n"), watched.stderr


WATCHING = """
import sys
from pathlib import Path
from app.features.diagnostics import open_crash_file, remove_crash_file, take_crash_texts
folder = Path(sys.argv[1])
file = open_crash_file(folder)
file.write(b"nothing yet")
file.flush()
print(take_crash_texts(folder), len(list(folder.iterdir())))
remove_crash_file(file)
print(len(list(folder.iterdir())))
"""


# --- the report


def test_the_report_tells_what_helps_and_the_game_only_where_that_is_wanted(qtbot, window, unexpected):
    qWarning("a pixmap without a size")
    Broken(window).asked.emit()
    qtbot.waitUntil(bar_of(window).isVisible)
    text = open_report(window)
    for part in ("Deerstalker ", "Python ", "PySide6 ", "Traceback", "test_unexpected.py", "a pixmap without a size"):
        assert part in text
    assert "Bob" not in text
    window.findChild(QCheckBox, "unexpectedWithGame").setChecked(True)
    with_game = window.findChild(QPlainTextEdit, "unexpectedReport").toPlainText()
    assert with_game.startswith(text.rstrip())
    assert "Bob" in with_game


def test_the_home_folder_is_not_named(told, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: ROOT)
    text = open_report(told)
    assert str(ROOT) not in text
    assert str(Path("~", "tests", "robust")) in text


@pytest.mark.parametrize("home", [PureWindowsPath(r"C:\Users\Ann Lee"), PurePosixPath("/home/ann.lee")])
def test_nor_as_errors_and_qt_spell_it(monkeypatch, home):
    monkeypatch.setattr(Path, "home", lambda: home)
    error = PermissionError(13, "it is used by another process", str(home / "Documents" / "Friday.case.json"))
    text = report([Incident.of(error, "a test")], [f"QPixmap: cannot open {(home / 'a.png').as_posix().lower()}"])
    assert "lee" not in text.lower()
    assert "Friday.case.json" in text
    assert "~/a.png" in text


def test_it_is_saved_as_it_was_shown(told, tmp_path):
    text = open_report(told)
    press(told, "unexpectedSave")
    dialog = told.findChild(QObject, "reportDialog")
    path = tmp_path / "report.txt"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert path.read_text("utf-8") == text
    assert str(path) in told.findChild(QLabel, "unexpectedOutcome").text()


def test_where_it_cannot_be_saved_that_is_said_and_it_can_be_copied(told, tmp_path):
    text = open_report(told)
    view, outcome = told.findChild(UnexpectedView), told.findChild(QLabel, "unexpectedOutcome")
    for path in (tmp_path / "no folder" / "report.txt", tmp_path, Path("nul\0")):
        view.save(path, text)
        assert outcome.isVisible()
        assert "Not saved" in outcome.text()
    press(told, "unexpectedCopy")
    assert QGuiApplication.clipboard().text() == text


def test_what_half_a_character_says_can_be_saved(qtbot, window, tmp_path):
    view = window.findChild(UnexpectedView)
    view.come_to_front()
    view.save(tmp_path / "report.txt", "\ud800")
    assert (tmp_path / "report.txt").read_bytes() == b"\\ud800"


def test_an_exception_that_cannot_say_what_it_is_is_told_all_the_same(window, unexpected):
    class MuteError(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    sys.excepthook(MuteError, MuteError(), None)
    assert "cannot say what" in unexpected.incidents[0].words


# --- nothing leaves the machine

OUTSIDE = {
    *("socket", "socketserver", "ssl", "urllib", "http", "ftplib", "smtplib", "poplib", "imaplib", "telnetlib"),
    *("xmlrpc", "webbrowser", "requests", "httpx", "aiohttp", "asyncio", "select", "selectors"),
}
QT_OUTSIDE = {"QtNetwork", "QtWebEngineCore", "QtWebEngineWidgets", "QtWebSockets", "QtNetworkAuth"}
HANDED_ON = {"QDesktopServices", "openUrl", "setOpenExternalLinks"}
MENTIONED = re.compile(rf"\b({'|'.join(OUTSIDE | QT_OUTSIDE | HANDED_ON)})\b")
ALLOWED = {"app/startup/application.py"}
"""Signals come to the window by a pair of sockets within the process: on Windows Python takes nothing else for that."""


def reaches_outside(source: str) -> set[str]:
    """What a file uses that could reach another machine, or hand something to a program that does."""
    found: set[str] = set()
    if not MENTIONED.search(source):  # most files need not be parsed
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            found |= {name} & HANDED_ON
    return {
        one for one in found if one.split(".")[0] in OUTSIDE or set(one.split(".")) & QT_OUTSIDE or one in HANDED_ON
    }


def test_no_file_of_the_program_reaches_outside():
    files = [path for part in ("app", "core", "resources") for path in (ROOT / part).rglob("*.py")]
    assert len(files) > 200
    outside = {path.relative_to(ROOT).as_posix(): reaches_outside(path.read_text("utf-8")) for path in files}
    assert {path: found for path, found in outside.items() if found and path not in ALLOWED} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import socket",
        "import urllib.request",
        "from http import client",
        "from PySide6.QtNetwork import QTcpSocket",
        "from PySide6 import QtNetwork",
        "QDesktopServices.openUrl(url)",
        "label.setOpenExternalLinks(True)",
    ],
)
def test_the_check_sees_each_way_outside(line):
    assert reaches_outside(line)
    assert not reaches_outside("from pathlib import Path\nfrom PySide6.QtCore import QUrl")
