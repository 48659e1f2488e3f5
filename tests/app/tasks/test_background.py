"""The one door for work off the GUI thread."""

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.tasks.background import Background, DaemonExecutor, once_painted
from tests.app.settling import settle
from tests.waiting import PATIENCE_S


class Receiver(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.got = []
        self.threads = []

    def take(self, future) -> None:
        self.threads.append(threading.current_thread())
        self.got.append(future.exception() or future.result())


def test_work_is_done_elsewhere_and_delivered_here(qtbot, background):
    receiver = Receiver()
    background.run(threading.current_thread, receiver.take)
    qtbot.waitUntil(lambda: bool(receiver.got))
    assert receiver.got[0] is not threading.main_thread()
    assert receiver.threads == [threading.main_thread()]


def test_an_error_is_delivered_too(qtbot, background):
    receiver = Receiver()
    background.run(lambda: 1 // 0, receiver.take)
    qtbot.waitUntil(lambda: bool(receiver.got))
    assert isinstance(receiver.got[0], ZeroDivisionError)


def test_leisure_is_no_hindrance(qtbot, qapp):
    background, receiver = Background(DaemonExecutor(), DaemonExecutor()), Receiver()
    go_on = threading.Event()
    slow = background.run_slow(lambda: go_on.wait(PATIENCE_S), receiver.take)
    background.run(lambda: "fast", receiver.take)
    qtbot.waitUntil(lambda: bool(receiver.got))
    assert receiver.got == ["fast"]
    assert not slow.done()
    go_on.set()
    qtbot.waitUntil(lambda: len(receiver.got) == 2)
    background.close()


def test_after_a_long_turn_what_there_is_to_paint_is_painted_first(qtbot, qapp):
    done = []

    class Painted(QWidget):
        def paintEvent(self, event) -> None:
            done.append("painted")

    widget = Painted()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitUntil(lambda: bool(done))

    def long_turn() -> None:
        done.clear()
        once_painted(lambda: done.append("the rest"))
        widget.update()
        time.sleep(0.01)

    QTimer.singleShot(0, long_turn)
    qtbot.waitUntil(lambda: "the rest" in done)
    assert done == ["painted", "the rest"]


def test_after_closing_nothing_is_begun(qapp):
    background = Background(DaemonExecutor(), DaemonExecutor())
    background.close()
    for run in (background.run, background.run_slow):
        assert run(int, Receiver().take).cancelled()


def test_after_closing_nothing_is_delivered(qapp):
    worker, receiver = DaemonExecutor(), Receiver()
    background = Background(worker)
    begun, go_on = threading.Event(), threading.Event()

    def work() -> str:
        begun.set()
        go_on.wait(PATIENCE_S)
        return "late"

    running = background.run(work, receiver.take)
    waiting = background.run(work, receiver.take)
    assert begun.wait(PATIENCE_S)
    background.close()
    go_on.set()
    assert running.result(PATIENCE_S) == "late"
    assert waiting.cancelled()
    worker._thread.join(PATIENCE_S)  # after all that it has to say
    assert not worker._thread.is_alive()
    settle()
    assert receiver.got == []


LONG = """
import threading, time
from app.tasks.background import all_workers_ended, DaemonExecutor
begun = threading.Event()
executor = DaemonExecutor()
executor.submit(lambda: (begun.set(), time.sleep(600)))
executor.submit(print, "never")
begun.wait()
executor.shutdown(wait=False, cancel_futures=True)
print(all_workers_ended(within=0.01))
"""

SHORT = """
import time
from app.tasks.background import all_workers_ended, DaemonExecutor
executor = DaemonExecutor()
executor.submit(time.sleep, 0.2)
executor.shutdown(wait=False)
print(all_workers_ended(within=500))
"""


@pytest.mark.parametrize(("program", "ended"), [(LONG, False), (SHORT, True)])
def test_the_end_of_the_program_waits_for_no_long_answer(program, ended):
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=500,  # the answer takes 600 seconds
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{ended}\n", "")


def test_work_is_done_in_order_and_errors_stay_with_their_work():
    executor, done = DaemonExecutor(), []
    futures = [executor.submit(done.append, i) for i in range(50)]
    wrong = executor.submit(divmod, 1, 0)
    after = executor.submit(sum, [1, 2])
    executor.shutdown()
    assert done == list(range(50))
    assert all(future.result() is None for future in futures)
    assert isinstance(wrong.exception(), ZeroDivisionError)
    assert after.result() == 3
    with pytest.raises(RuntimeError):
        executor.submit(print)
