"""Uncaught exceptions, Qt warnings and crashes: recorded, shown in a bar, and composed to an error report."""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from time import time
from types import TracebackType
from typing import IO, TYPE_CHECKING, Final, TypeAlias

import PySide6
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSize,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.tasks.background import Background
from app.ui.host import Host
from app.ui.language import language, translate
from app.ui.theme import Space
from app.ui.widgets.labels import MessageBar, button, label
from app.ui.widgets.panels import bring_to_front, packed
from core.formats.atomic_file import PRIVATE_FILE, UnwritableFileError, private_folder, write_atomically
from core.formats.regular_file import open_file, read_bytes
from core.version import __version__
from resources import missing_part

if TYPE_CHECKING:
    from app.game.game import Game
    from core.model.case import Case

MESSAGES: Final = 200
"""Number of Qt messages kept for a report; older ones are dropped."""

INCIDENTS: Final = 20
"""Number of different errors in a report; the first ones, as later ones may follow from them."""

Hook: TypeAlias = Callable[[type[BaseException], BaseException, TracebackType | None], None]


class ExceptionReporter(QObject):
    """Collects errors from the GUI thread, from workers, and from where Python can only print them.

    ``happened`` carries an Incident on the GUI thread, queued: never in the middle of painting. The same error is
    announced once, and its repetitions are counted. Everything is still printed.
    """

    happened = Signal(object)
    _caught = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._incidents: list[Incident] = []
        self._messages: deque[str] = deque(maxlen=MESSAGES)
        self._before: tuple[Hook, Callable[..., object], Callable[..., object]] | None = None
        self._crashes: Path | None = None
        self._crash: IO[bytes] | None = None
        self._caught.connect(self.happened, Qt.ConnectionType.QueuedConnection)

    @property
    def incidents(self) -> tuple[Incident, ...]:
        return tuple(self._incidents)

    @property
    def messages(self) -> tuple[str, ...]:
        return tuple(self._messages)

    # --- hooks

    def watch(self, crashes: Path | None = None) -> None:
        """Install the hooks, also for a crash of the process, which is written to a file in the folder ``crashes``."""
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._in_window
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable
        qInstallMessageHandler(self._on_qt_message)
        self._crashes = crashes
        if crashes is not None and not faulthandler.is_enabled():
            with suppress(OSError):  # a disk that is full or read-only keeps the window from nothing
                self._crash = open_crash_file(crashes)

    def close(self) -> None:
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None
            qInstallMessageHandler(None)
        if self._crash is not None:
            remove_crash_file(self._crash)
            self._crash = None

    def _in_window(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):  # not SystemExit or KeyboardInterrupt
            self._catch(error.with_traceback(trace), "in the window")

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(args)
        if isinstance(args.exc_value, Exception):
            self._catch(args.exc_value, "in a thread")

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        sys.__unraisablehook__(args)
        if isinstance(args.exc_value, Exception):
            self._catch(args.exc_value, "where it could not be raised")

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Keep and print a message of Qt, from any thread."""
        name = kind.name.removeprefix("Qt").removesuffix("Msg")
        self._messages.append(f"{name}: {message}")
        print(message, file=sys.stderr)  # noqa: T201 - where Qt itself would have put it

    # --- recording

    @Slot(object)
    def take_from_worker(self, error: BaseException) -> None:
        self._catch(error, "in the background")

    def _catch(self, error: BaseException, origin: str) -> None:
        """Record an exception, from any thread; only a new one is announced."""
        incident = Incident.of(error, origin)
        for i, recorded in enumerate(self._incidents):
            if (recorded.kind, recorded.place) == (incident.kind, incident.place):
                self._incidents[i] = recorded.again()
                return
        if len(self._incidents) < INCIDENTS:
            self._incidents.append(incident)
            self._caught.emit(incident)

    def take_crashes(self) -> None:
        """Record the crashes of earlier processes, which nobody has been told of."""
        for moment, text in take_crash_texts(self._crashes) if self._crashes is not None else ():
            when = f"{datetime.fromtimestamp(moment).astimezone():{_TIME}}"
            self._incidents.append(incident := Incident(when, "a crash", CRASH, "", text, ""))
            self._caught.emit(incident)


CRASH: Final = "Crash"
"""The ``kind`` of an incident that ended the process."""

_TIME: Final = "%Y-%m-%d %H:%M:%S"

MOST_FRAMES: Final = 40
"""Number of frames of a traceback that are reported, the last ones: endless recursion has a thousand."""


@dataclass(frozen=True, slots=True)
class Incident:
    """An unexpected exception: its message, its origin, and how often it occurred.

    ``missing`` is a part of the program that was not found, if that is all. An incident consists of text alone, as the
    exception itself would keep everything alive that it passed through.
    """

    time: str
    origin: str
    kind: str
    message: str
    trace: str
    place: str
    missing: str = ""
    count: int = 1

    @staticmethod
    def of(error: BaseException, origin: str) -> Incident:
        """Return the incident of an exception that was raised in ``origin``."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else origin
        trace = "".join(traceback.format_exception(error, limit=-MOST_FRAMES))
        now = f"{datetime.now().astimezone():{_TIME}}"
        return Incident(now, origin, type(error).__name__, _said(error), trace, place, missing_part(error))

    @property
    def words(self) -> str:
        """The error in one line, in the programmers' terms."""
        return f"{self.kind}: {self.message}" if self.message else self.kind

    def again(self) -> Incident:
        return replace(self, count=self.count + 1)


def report(incidents: Sequence[Incident], messages: Sequence[str], case: Case | None = None) -> str:
    """Return the report: program, machine, errors, and Qt's messages.

    The game is included only if ``case`` is given. The user's home folder is replaced by ``~``.
    """
    parts = [
        "A report of Deerstalker.\nNothing in it was sent anywhere: it is yours to read, to keep or to pass on.",
        _machine(),
        *(_told(incident) for incident in incidents),
        "Messages of Qt, the latest last:\n" + ("\n".join(messages) or "none"),
    ]
    text = _without_home("\n\n".join(parts))
    if case is None:
        return f"{text}\n"
    from core.formats.case_file import case_to_json  # late, like all that only an open game needs

    return f"{text}\n\nThe game:\n{case_to_json(case)}"


def _without_home(text: str) -> str:
    """Return a text with ``~`` for the user's home folder, also as crashes, Windows' errors and Qt spell it."""
    home = Path.home()
    in_crash = str(home).encode("ascii", "backslashreplace").decode()
    spelled = {repr(str(home))[1:-1], in_crash, str(home), home.as_posix()}
    return re.sub("|".join(map(re.escape, spelled)), "~", text, flags=re.IGNORECASE)


def _machine() -> str:
    import platform  # late: few starts end in a report

    screens = ", ".join(
        f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    program = f"Deerstalker {__version__}, Python {platform.python_version()}"
    library = f"PySide6 {PySide6.__version__}, Qt {qVersion()}, {QGuiApplication.platformName()}"
    return f"{program}, {library}\n{platform.platform()}\nScreens: {screens}. Language: {language()}."


def _told(incident: Incident) -> str:
    times = "" if incident.count == 1 else f", {incident.count} times"
    return f"{incident.time}, {incident.origin}{times}:\n{incident.trace.rstrip()}"


def _said(error: BaseException) -> str:
    """Return the message of an exception in one line, even if its ``str`` fails."""
    try:
        text = str(error)
    except Exception as worse:  # noqa: BLE001 - a broken exception may raise anything, and no one else would report it
        return f"(it cannot say what: {type(worse).__name__})"
    return " ".join(text.split())[:300]


# --- crashes
#
# What Python writes while the process dies of a signal, such as a segmentation fault, is offered at the next start.
# Each process has a file of its own, which it removes at its end and locks until then: one that is left and not locked
# is of a process that died. An empty one is of a process that was killed.

CRASH_ENDING: Final = ".crash.txt"


def open_crash_file(folder: Path) -> IO[bytes]:
    """Have crashes written to a new file in this folder, and return that. Raises OSError."""
    private_folder(folder)
    path = folder / f"{os.getpid()}-{os.urandom(4).hex()}{CRASH_ENDING}"
    path.touch(PRIVATE_FILE, exist_ok=False)
    file = path.open("r+b")
    _lock(file)
    faulthandler.enable(file)
    return file


def remove_crash_file(file: IO[bytes]) -> None:
    """Stop watching, and remove the file: Windows' exceptions that were handled may be in it."""
    faulthandler.disable()
    file.close()
    with suppress(OSError):
        Path(file.name).unlink()


def take_crash_texts(folder: Path) -> list[tuple[float, str]]:
    """Remove the files of processes that died; return when each was written (in seconds of the epoch), and its text."""
    texts = []
    for path in folder.glob(f"*{CRASH_ENDING}"):
        with suppress(OSError):  # its process runs, or another has just taken it
            with open_file(path) as file:
                _lock(file)
                text = read_bytes(path).decode("ascii", "backslashreplace")
                changed = path.stat().st_mtime
            path.unlink()  # which Windows refuses while the process runs
            if text:
                texts.append((min(max(changed, 0.0), time()), text))  # a clock may have been wrong by any time
    return sorted(texts)


def _lock(file: IO[bytes]) -> None:
    """Raise OSError if another process has locked the file, or another one opened here."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class UnexpectedBar(MessageBar):
    """A message, a button that opens the report (``acted``), and one that continues the game (``leave``)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("unexpectedBar", "problem", "warning", parent)
        self.leave = self.add_answer("unexpectedLeave", translate("Continue"))

    def show_status(self, incident: Incident, *, playing: bool) -> None:
        """Say that an error occurred, or what is missing, and that the game is safe if there is one."""
        if incident.missing:
            text = translate("A part of the program is missing: {file}. Install the program again.")
            text = text.format(file=incident.missing)
        elif incident.kind == CRASH:
            text = translate("Deerstalker crashed last time. Your games are safe.")
        elif playing:
            text = translate("Something went wrong in the program. Your game is safe, and you can continue.")
        else:
            text = translate("Something went wrong in the program. You can continue.")
        self.say(text, translate("Details…"))


SMALLEST = QSize(420, 300)
SIZE = QSize(760, 520)

NAME: Final = "deerstalker-report.txt"


class UnexpectedView(QDialog):
    """Announces each new error once in a ``bar``, which opens the report: shown exactly as it would be saved.

    Its parts are made when it is opened first.
    """

    def __init__(self, host: Host, game: Game, unexpected: ExceptionReporter, background: Background) -> None:
        super().__init__(host.window)
        self.setObjectName("unexpectedView")
        self.setWindowTitle(translate("Error report"))
        self._host, self._game, self._unexpected = host, game, unexpected
        self._is_made = self._is_telling = False
        self.bar = bar = UnexpectedBar(host.notices)
        host.notices.add(bar)
        bar.acted.connect(self.come_to_front)
        bar.leave.clicked.connect(lambda: host.dismiss(bar))
        unexpected.happened.connect(self._on_incident)
        background.broke.connect(unexpected.take_from_worker)
        unexpected.take_crashes()

    def _make_parts(self) -> None:
        text = translate(
            "You can close this window and continue. This report helps the developers fix the problem: save it here "
            "and send it to them yourself. The program never sends anything."
        )
        self._text = QPlainTextEdit()
        self._text.setObjectName("unexpectedReport")
        self._text.setAccessibleName(translate("The report"))
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._with_game = QCheckBox(translate("Include the &game: players, cards and entries"))
        self._with_game.setObjectName("unexpectedWithGame")
        self._with_game.toggled.connect(self._refresh)
        self._outcome = label("unexpectedOutcome")
        save = button("unexpectedSave", translate("&Save the report…"))
        copy = button("unexpectedCopy", translate("&Copy"))
        close = button("unexpectedClose", translate("Close"))
        save.clicked.connect(self._choose_file)
        copy.clicked.connect(self._copy)
        close.clicked.connect(self.close)
        row = packed(QHBoxLayout(), save, copy, 1, close, spacing=Space.S)
        parts = label("unexpectedWords", "", text), (self._text, 1), self._with_game, self._outcome, row
        packed(QVBoxLayout(self), *parts, margins=Space.M, spacing=Space.S)
        self.setMinimumSize(SMALLEST)
        self.resize(SIZE)

    def come_to_front(self) -> None:
        """Open the report as it is now."""
        if not self._is_made:
            self._is_made = True
            self._make_parts()
        is_playing = self._game.value.is_open
        self._with_game.setVisible(is_playing)
        if not is_playing:
            self._with_game.setChecked(False)
        self._show_outcome("")
        self._refresh()
        bring_to_front(self)

    def _on_incident(self, incident: Incident) -> None:
        """Show the bar; guarded, as an error in it would lead to the next announcement."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self.bar.show_status(incident, playing=self._game.value.is_open)
            if self.isVisible():
                self._refresh()
        finally:
            self._is_telling = False

    def _refresh(self) -> None:
        case = self._game.value.case if self._with_game.isChecked() else None
        text = report(self._unexpected.incidents, self._unexpected.messages, case)
        if text != self._text.toPlainText():
            self._text.setPlainText(text)

    def _show_outcome(self, outcome: str) -> None:
        self._outcome.setText(outcome)
        self._outcome.setAccessibleName(outcome)
        self._outcome.setVisible(bool(outcome))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())
        self._show_outcome(translate("Copied to the clipboard."))

    def _choose_file(self) -> None:
        from app.game.files import documents  # late, as all that handles games: the start screen comes before it

        title, text = translate("Save the report"), self._text.toPlainText()
        dialog = QFileDialog(self, title, str(documents()), translate("Texts (*.txt)"))
        dialog.setObjectName("reportDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile(NAME)
        dialog.fileSelected.connect(lambda path: self.save(Path(path), text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path, text: str) -> None:
        try:
            write_atomically(path, text.encode("utf-8", "backslashreplace"))
        except UnwritableFileError as error:
            self._show_outcome(translate("Not saved: {error}. Try another folder.").format(error=error))
        else:
            self._show_outcome(translate("Saved as {path}.").format(path=path))
