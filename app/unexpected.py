"""What nobody expected: catches the exceptions that no code took, wherever they came about, and what Qt warns of."""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Final, TypeAlias

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, Slot, qInstallMessageHandler

from app.crash_report import Incident

MESSAGES: Final = 200
"""How many messages of Qt are kept for a report; older ones are forgotten."""

INCIDENTS: Final = 20
"""How many different faults a report tells of, the first ones: they may be what the others follow from."""

Hook: TypeAlias = Callable[[type[BaseException], BaseException, TracebackType | None], None]


class Unexpected(QObject):
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
