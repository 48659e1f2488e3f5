"""What was closed leaves nothing behind: neither a window that was made anew, nor dialogs, nor holes in the memory."""

from __future__ import annotations

import ctypes
import gc
import sys
import weakref
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from app.startup.application import Program
from tests.app.assembling import assemble, prepare_style
from tests.forking import run_program

DIALOGS: Final = ("Open", "Setup", "Preferences", "Hands", "Compare", "About", "Library")


def test_a_window_that_was_replaced_is_let_go(qtbot, qapp, places, settings, case_file):
    prepare_style(qapp)
    program = Program(lambda background: assemble(places, settings, background), qapp)
    with qtbot.waitSignal(program.window.painted):
        program.show()
    program.window.open_path(case_file)
    qtbot.waitUntil(lambda: program.window.page.sheet.is_fresh, timeout=20_000)
    olds = []
    for _ in range(2):
        gc.freeze()  # as the warming up does, when its imports are done
        olds.append(weakref.ref(program.window))
        program.window.rebuild_wanted.emit()
        QCoreApplication.sendPostedEvents(olds[-1](), QEvent.Type.DeferredDelete)
        qtbot.waitUntil(lambda: olds[-1]() is None)
    assert program.window.session.case is not None
    program.window.close()
    program.close()
    program.window.deleteLater()
    program.deleteLater()


def test_what_is_opened_and_closed_again_and_again_is_there_once(shared_window, case_file):
    window = shared_window
    window.open_path(case_file)

    def widgets_after_a_round() -> int:
        for name in DIALOGS:
            window.findChild(QAction, f"action{name}").trigger()
            for other in QApplication.topLevelWidgets():
                if other is not window and other.isVisible():
                    other.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(window.findChildren(QWidget))

    assert widgets_after_a_round() == widgets_after_a_round()


BLOCKS = """
import ctypes
from app.startup.application import limit_free_memory

class Blocks(ctypes.Structure):  # hblks are those that are given back as soon as they are free
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", *"abcdef")]

libc = ctypes.CDLL(None)
libc.mallinfo2.restype, libc.malloc.restype, libc.free.argtypes = Blocks, ctypes.c_void_p, [ctypes.c_void_p]
limit_free_memory()
for _ in range(2):
    before = libc.mallinfo2().hblks
    block = libc.malloc(16 * 2**20)
    print(libc.mallinfo2().hblks - before)
    libc.free(block)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"),
    reason="another allocator than that of glibc",
)
def test_large_blocks_are_given_back_at_once_also_when_others_were_before():
    """In a process where nothing else takes or gives back memory meanwhile."""
    assert run_program(BLOCKS).stdout.split() == ["1", "1"]
