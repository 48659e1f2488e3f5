"""Times what a window does by listening to its event loop; knows nothing of the program, so it times older ones."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

QUIET_MS = 400
"""So long there must be nothing to do before an operation counts as over."""

PATIENCE_MS = 60_000
SLIGHT = 0.001
"""Shorter slices of work than this, in seconds, are the ticking of timers."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What an operation took, in milliseconds; ``after`` is work on the GUI thread once everything was shown."""

    shown: float
    work: float
    after: float
    stall: float


class Slice(NamedTuple):
    """A slice of work: when it ended, how long it took, and the time of the processor in it, in seconds.

    Where it was done by timers, it took at least the time of the processor: the event loop does not say when it wakes
    up for them.
    """

    end: float
    took: float
    work: float


class Meter(QObject):
    """Times the slices of work between two waits of the event loop."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._loop = QEventLoop(self)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._stop)
        self._give_up = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._give_up.timeout.connect(self._loop.quit)
        self._done: Callable[[], bool] = bool
        self._slices: list[Slice] = []
        self._begun: tuple[float, float] | None = None
        self._blocked: float | None = None
        """The time of the processor when the event loop began to wait; timers run after that."""
        self._paints = self._shown = 0.0
        self._window = window
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._begin)
        dispatcher.aboutToBlock.connect(self._block)
        window.installEventFilter(self)

    def cost(self, act: Callable[[], object], done: Callable[[], bool]) -> Cost:
        """Do something, and wait until it is done, painted and over. Raises TimeoutError."""
        self._done, self._shown, self._paints, self._slices = done, 0.0, 0.0, []
        self._begun = self._blocked = None
        QTimer.singleShot(0, act)
        self._quiet.start()
        self._give_up.start()
        begin = time.perf_counter()
        self._loop.exec()
        self._give_up.stop()
        if not self._shown:
            raise TimeoutError("the operation was never done")
        return Cost(
            shown=1e3 * (self._shown - begin),
            work=1e3 * sum(piece.work for piece in self._slices if piece.end <= self._shown),
            after=1e3 * sum(piece.work for piece in self._slices if piece.end > self._shown),
            stall=1e3 * max(piece.took for piece in self._slices),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest and watched is self._window:
            self._paints = time.perf_counter()
        return False

    def _stop(self) -> None:
        if self._shown:
            self._loop.quit()

    def _begin(self) -> None:
        """Begin a slice, and end the one before: keys and clicks are looked for between two turns of the loop."""
        self._end()
        if self._blocked is not None:
            work, self._blocked = time.thread_time() - self._blocked, None
            self._note(Slice(time.perf_counter(), work, work))
        self._begun = time.perf_counter(), time.thread_time()

    def _block(self) -> None:
        self._end()
        self._blocked = time.thread_time()

    def _end(self) -> None:
        if self._begun is None:
            return
        (begun, before), self._begun, now = self._begun, None, time.perf_counter()
        if not self._shown and self._paints >= begun and self._done():
            self._shown = now
        self._note(Slice(now, now - begun, time.thread_time() - before))

    def _note(self, piece: Slice) -> None:
        self._slices.append(piece)
        if piece.took > SLIGHT or not self._shown:
            self._quiet.start()
