"""Records uncaught exceptions and Qt warnings, and composes the error report."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final, TypeAlias

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, Slot, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication

from app.ui.language import language
from core.formats.case_writer import case_to_json
from core.model.case import Case
from core.version import __version__

MESSAGES: Final = 200
"""How many messages of Qt are kept for a report; older ones are forgotten."""

INCIDENTS: Final = 20
"""How many different faults a report tells of, the first ones: they may be what the others follow from."""

Hook: TypeAlias = Callable[[type[BaseException], BaseException, TracebackType | None], None]


class ExceptionReporter(QObject):
    """Collects incidents from the GUI thread, from workers, and from where Python can only mention them.

    ``happened`` brings an Incident on the GUI thread, later than it came about: never in the midst of painting. The
    same fault is announced once; how often it came again is counted. What would have been printed is printed all the
    same.
    """

    happened = Signal(object)
    _caught = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._incidents: list[Incident] = []
        self._messages: deque[str] = deque(maxlen=MESSAGES)
        self._before: tuple[Hook, Callable[..., object], Callable[..., object]] | None = None
        self._caught.connect(self._announce, Qt.ConnectionType.QueuedConnection)

    @property
    def incidents(self) -> tuple[Incident, ...]:
        """What went wrong till now, each fault once, the first first."""
        return tuple(self._incidents)

    @property
    def messages(self) -> tuple[str, ...]:
        """What Qt said lately."""
        return tuple(self._messages)

    # --- hooks

    def watch(self) -> None:
        """Take the place of those who would only print."""
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._in_window
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable
        qInstallMessageHandler(self._hear)

    def close(self) -> None:
        """Give the place back."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None
            qInstallMessageHandler(None)

    def _in_window(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):  # not the end of the program, nor Ctrl+C
            self._catch(error.with_traceback(trace), "in the window")

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(args)
        if isinstance(args.exc_value, Exception):
            self._catch(args.exc_value, "in a thread")

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        sys.__unraisablehook__(args)
        if isinstance(args.exc_value, Exception):
            self._catch(args.exc_value, "where it could not be raised")

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Keep and print what Qt says, in whatever thread it says it."""
        name = kind.name.removeprefix("Qt").removesuffix("Msg")
        self._messages.append(f"{name}: {message}")
        print(message, file=sys.stderr)  # noqa: T201 - where Qt itself would have put it

    # --- what was caught

    @Slot(object)
    def take_from_worker(self, error: BaseException) -> None:
        """Take a fault of work that was done in the background."""
        self._catch(error, "in the background")

    def _catch(self, error: BaseException, origin: str) -> None:
        """Note an exception, in whatever thread; only what is new is announced."""
        incident = Incident.of(error, origin)
        for i, known in enumerate(self._incidents):
            if known.is_same_as(incident):
                self._incidents[i] = known.again()
                return
        if len(self._incidents) < INCIDENTS:
            self._incidents.append(incident)
            self._caught.emit(incident)

    @Slot(object)
    def _announce(self, incident: Incident) -> None:
        self.happened.emit(incident)


MOST_FRAMES: Final = 40
"""How many calls of a traceback are told, the last ones: an endless recursion has a thousand."""


@dataclass(frozen=True, slots=True)
class Incident:
    """An exception that nobody expected: what it says, where it came from, and how often it came.

    It is made of texts alone, for the exception itself would keep alive whatever it passed through.
    """

    time: str
    origin: str
    kind: str
    message: str
    trace: str
    place: str
    count: int = 1

    @staticmethod
    def of(error: BaseException, origin: str) -> Incident:
        """Return what there is to tell of an exception, which came about in ``origin``."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else origin
        trace = "".join(traceback.format_exception(error, limit=-MOST_FRAMES))
        now = datetime.now().astimezone()
        return Incident(f"{now:%Y-%m-%d %H:%M:%S}", origin, type(error).__name__, _said(error), trace, place)

    @property
    def words(self) -> str:
        """What went wrong, in one line, in the words of the program's makers."""
        return f"{self.kind}: {self.message}" if self.message else self.kind

    def is_same_as(self, other: Incident) -> bool:
        """Whether this is the same fault, come about again."""
        return (self.kind, self.place) == (other.kind, other.place)

    def again(self) -> Incident:
        """Return this with one more occurrence."""
        return replace(self, count=self.count + 1)


def report(incidents: Sequence[Incident], messages: Sequence[str], case: Case | None = None) -> str:
    """Return the report: the program and the machine it runs on, what went wrong, and what Qt said before.

    The game is in it only where ``case`` is given. Where the user's home folder is named, ``~`` stands instead.
    """
    parts = [
        "A report of Deerstalker.\nNothing in it was sent anywhere: it is yours to read, to keep or to pass on.",
        _machine(),
        *(_told(incident) for incident in incidents),
        "Messages of Qt, the latest last:\n" + ("\n".join(messages) or "none"),
    ]
    text = "\n\n".join(parts).replace(str(Path.home()), "~")
    return f"{text}\n" if case is None else f"{text}\n\nThe game:\n{case_to_json(case)}"


def _machine() -> str:
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
    """Return what an exception says, also where that itself goes wrong; one line."""
    try:
        text = str(error)
    except Exception as worse:  # noqa: BLE001 - whatever a broken exception raises, this is the last one who can tell
        return f"(it cannot say what: {type(worse).__name__})"
    return " ".join(text.split())[:300]
