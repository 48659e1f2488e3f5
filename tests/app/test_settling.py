"""What tests wait for is there when they go on, however many turns of the event loop it takes."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QPropertyAnimation, QRect, QTimer
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.tasks.background import once_painted
from tests import waiting
from tests.app.settling import finish, settle, until


def chain(links: int, done: list[int]) -> None:
    """Add to ``done`` after so many turns, each of which only begins the next one."""
    QTimer.singleShot(0, lambda: chain(links - 1, done) if links else done.append(1))


def test_what_windows_do_at_once_is_done(qtbot):
    room, label, done = QWidget(), QLabel("Ann"), list[int]()
    QVBoxLayout(room).addWidget(label)
    qtbot.addWidget(room)
    room.show()
    settle()
    narrow = label.width()
    room.resize(3 * room.width(), room.height())
    label.setMinimumHeight(300)
    chain(40, done)
    settle()
    assert done
    assert room.height() > 300
    assert label.width() > narrow


@pytest.mark.parametrize("attempt", range(20))
def test_what_is_put_off_until_all_is_painted_is_done(qapp, attempt):
    done: list[int] = []
    once_painted(lambda: done.append(attempt))
    settle()
    assert done == [attempt]


def test_what_moves_has_arrived(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    slide = QPropertyAnimation(widget, b"geometry", widget, duration=100)
    slide.setEndValue(QRect(50, 60, 300, 200))
    slide.start()
    settle()
    assert widget.geometry() == QRect(50, 60, 300, 200)


def test_what_workers_were_given_and_what_follows_from_it_is_done(window):
    background, go_on, done = window.inference._background, threading.Event(), []
    QTimer(window, singleShot=True, interval=30, timeout=lambda: done.append("a timer")).start()
    later = QTimer(window, singleShot=True, interval=20, timeout=go_on.set)
    background.run_slow(
        lambda: go_on.wait(waiting.PATIENCE_S), lambda _: background.run(int, lambda _: done.append("both"))
    )
    later.start()
    finish(window)
    assert sorted(done) == ["a timer", "both"]


def test_what_never_comes_is_not_waited_for_without_end(qapp, monkeypatch):
    monkeypatch.setattr(waiting, "PATIENCE_S", 0.01)
    with pytest.raises(TimeoutError, match="it is never so"):
        until(lambda: False)
