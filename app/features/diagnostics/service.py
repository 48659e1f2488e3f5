"""Records uncaught exceptions, Qt warnings and crashes, and composes the error report."""

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
from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, Slot, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication

from app.ui.language import language
from core.formats.atomic_file import PRIVATE_FILE, private_folder
from core.formats.regular_file import open_file, read_bytes
from core.version import __version__
from resources import missing_part

if TYPE_CHECKING:
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
        self._caught.connect(self._announce, Qt.ConnectionType.QueuedConnection)

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
            if recorded.is_same_as(incident):
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

    @Slot(object)
    def _announce(self, incident: Incident) -> None:
        self.happened.emit(incident)


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

    def is_same_as(self, other: Incident) -> bool:
        return (self.kind, self.place) == (other.kind, other.place)

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
