"""The one door for work off the GUI thread."""

import threading
import time

from PySide6.QtCore import QObject

from app.background import Background, one_worker


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


def test_after_closing_nothing_is_delivered(qtbot, qapp):
    background, receiver = Background(one_worker()), Receiver()
    begun, go_on = threading.Event(), threading.Event()

    def work() -> str:
        begun.set()
        go_on.wait(5)
        return "late"

    running = background.run(work, receiver.take)
    waiting = background.run(work, receiver.take)
    assert begun.wait(5)
    background.close()
    go_on.set()
    assert running.result(5) == "late"
    assert waiting.cancelled()
    end = time.monotonic() + 0.1
    qtbot.waitUntil(lambda: time.monotonic() > end)
    assert receiver.got == []
