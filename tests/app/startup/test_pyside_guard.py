"""PySide6 6.12.0 below Python 3.12 loses a reference of True with each signal, until the interpreter aborts."""

import sys

from PySide6.QtCore import QObject, Signal

EMITS = 50


class Bell(QObject):
    rung = Signal(bool)


def test_a_signal_returns_the_references_that_it_borrows():
    bell = Bell()
    heard = []
    bell.rung.connect(heard.append)
    before = sys.getrefcount(True)
    for _ in range(EMITS):
        bell.rung.emit(True)
    assert len(heard) == EMITS
    heard.clear()
    assert sys.getrefcount(True) > before - EMITS // 2
