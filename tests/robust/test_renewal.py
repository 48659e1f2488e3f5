"""A window that was made anew leaves nothing behind: neither itself nor what it remembered."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent

from app import theme
from app.application import assemble
from app.program import Program


def test_a_window_that_was_replaced_is_let_go(qtbot, qapp, places, settings, case_file):
    theme.prepare(qapp)
    program = Program(lambda background: assemble(places, settings, background), qapp)
    with qtbot.waitSignal(program.window.painted):
        program.show()
    program.window.open_path(case_file)
    qtbot.waitUntil(lambda: program.window.page.sheet.is_fresh, timeout=20_000)
    olds = []
    for _ in range(2):
        gc.freeze()  # as the warming up does, when its imports are done
        olds.append(weakref.ref(program.window))
        program.window.renewal_wanted.emit()
        QCoreApplication.sendPostedEvents(olds[-1](), QEvent.Type.DeferredDelete)
        qtbot.waitUntil(lambda: olds[-1]() is None)
    assert program.window._session.case is not None
    program.window.close()
    program.close()
    program.window.deleteLater()
    program.deleteLater()
