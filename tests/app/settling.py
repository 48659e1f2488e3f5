"""Waiting for what a window does, never for a time: in that a loaded machine gets less done than an idle one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QAbstractEventDispatcher, QEventLoop, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from app.shell.main_window import MainWindow
from core.formats.case_file import write_case
from core.model.case import Case
from tests.waiting import Deadline

STILL_TURNS = 3
"""How many turns without any work say that there is none left: what is put off is so for two, one after the other."""


def settle() -> None:
    """Let the windows finish what they do at once: lay out, paint, take what has arrived, slide their panels.

    Timers fire in the order in which they are due. So what was put off for a millisecond, as each delivery of a worker
    is, has come when a turn ends, on any machine. What workers compute is not waited for.
    """
    dispatcher, deadline = QAbstractEventDispatcher.instance(), Deadline("the windows do not come to rest")
    all_events, still = QEventLoop.ProcessEventsFlag.AllEvents, 0
    while still < STILL_TURNS:
        _turn()
        dispatcher.processEvents(all_events)  # the end of a turn counts as an event
        is_busy = dispatcher.processEvents(all_events) or _is_anything_moving()
        still = 0 if is_busy else still + 1
        deadline.check()


def until(is_so: Callable[[], bool]) -> None:
    """Let windows work until something is so."""
    deadline = Deadline("it is never so")
    while not is_so():
        _turn()
        deadline.check()


def finish(window: MainWindow) -> None:
    """Let a window finish also what it has put off, or given to its workers, and all that follows from that."""
    background = window.inference._background
    workers = {background._executor, background._slow, background._longest}
    is_done = False
    while not is_done:
        last = {worker: worker.submit(lambda: None) for worker in workers}  # each does one thing after the other
        until(lambda last=last: all(future.done() for future in last.values()))
        for timer in _put_off(window):
            until(lambda timer=timer: not shiboken6.isValid(timer) or not timer.isActive())
        settle()
        is_done = all(worker._futures[-1] is future for worker, future in last.items()) and not _put_off(window)


def open_case(window: MainWindow, case: Case, folder: Path, size: tuple[int, int] | None = None) -> MainWindow:
    """Open a game from a file in a folder, in a window of this size, without the chart; wait for its numbers."""
    path = folder / "Friday.case.json"
    write_case(case, path)
    if size is not None:
        window.resize(*size)
    window.open_path(path)
    window.dock.hide()
    until(lambda: window.page.sheet.is_fresh)
    return window


def toggle(window: MainWindow, action: str) -> None:
    """Open a panel by its action, or close it, and let the window finish that."""
    window.findChild(QAction, action).trigger()
    finish(window)


def is_told(window: MainWindow) -> bool:
    """Whether the numbers are there, and all is told of what the entries brought."""
    events = window.page.events.model
    return window.page.sheet.is_fresh and not any(events.row_at(i).is_stale for i in range(events.rowCount()))


def _put_off(window: MainWindow) -> list[QTimer]:
    return [timer for timer in window.findChildren(QTimer) if timer.isSingleShot() and timer.isActive()]


def _turn() -> None:
    """Run the event loop until a timer fires that is due after all that are put off for a millisecond."""
    loop = QEventLoop()
    QTimer.singleShot(1, loop.quit)
    loop.exec()


def _is_anything_moving() -> bool:
    animations: Sequence[QAbstractAnimation] = [
        animation for window in QApplication.topLevelWidgets() for animation in window.findChildren(QAbstractAnimation)
    ]
    return any(one.state() is QAbstractAnimation.State.Running and one.totalDuration() >= 0 for one in animations)
