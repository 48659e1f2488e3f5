"""A window made anew takes the place of the old one, and the game goes on in it."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from app.startup.application import Completer, build_window
from app.ui.language import language
from core.history.recovery import journals, recover
from tests.notation import parse_event

ENTRY = "Bob: Colonel Mustard, Dagger, Hall; Cid passes, Dot shows"


def choose(program, code):
    program.window.findChild(QAction, f"actionLanguage_{code}").trigger()


def test_another_language_is_another_window_with_the_same_game_its_steps_its_journal_and_its_file(
    qtbot, program, case_file, places
):
    first = program.window
    first.open_path(case_file)
    before = first.session.case
    first.session.record(parse_event(ENTRY, before.setup.deck))
    case = first.session.case
    first.session.look_back(2)
    choose(program, "fr")
    assert program.window is not first
    session = program.window.session
    assert session.case == case != before
    assert session.path == case_file
    assert session.looking_at == 2
    assert session.modified
    assert language() == "fr"
    qtbot.waitUntil(lambda: first not in QApplication.topLevelWidgets())
    session.look_back(None)
    session.undo()
    assert session.case == before
    session.record(parse_event(ENTRY.replace("Hall", "Study"), before.setup.deck))
    (journal,) = journals(places.journals)
    assert recover(journal).history.case == session.case != case
    program.window.commands.save.trigger()
    assert not session.modified
    assert program.window.page.notice.isHidden(), "the file is still ours"
    session.undo()
    case = session.case
    program.window.close()
    (left,) = program.window._autosave.unfinished()
    assert left.history.case == case


def test_without_a_game_the_start_screen_is_there_again_and_a_file_can_be_asked_for(
    qtbot, qapp, program, case_file, tmp_path
):
    first = program.window
    choose(program, "system")
    assert program.window is first
    choose(program, "pt")
    second = program.window
    assert second is not first
    assert second.start.isVisible()
    choose(program, "pt")
    assert program.window is second, "the same language changes nothing"

    qapp.asked_to_open.connect(program.open)
    qapp.postEvent(qapp, QFileOpenEvent(str(case_file)))
    qtbot.waitUntil(lambda: second.session.path == case_file)
    qapp.asked_to_open.disconnect(program.open)

    second._files.close()
    choose(program, "fr")
    third = program.window
    assert not third.is_painted
    program.open(case_file)
    assert third.session.path is None, "it is not painted yet"
    qtbot.waitUntil(lambda: third.session.path == case_file)


@pytest.fixture
def painted(qtbot, qapp, places, settings, background):
    """A window that has just been painted, and is not complete yet."""
    context = build_window(places, settings, background)
    context.window.painted.connect(Completer(qapp, context, None).start)
    with qtbot.waitSignal(context.window.painted):
        context.window.show()
    assert not context.window.is_complete
    yield context.window
    context.window.close()
    context.window.deleteLater()


def test_a_painted_window_is_completed_part_by_part(qtbot, painted):
    turns = []
    timer = QTimer(painted, interval=0)
    timer.timeout.connect(lambda: turns.append(painted.is_complete))
    timer.start()
    with qtbot.waitSignal(painted.completed):
        pass
    assert turns.count(False) >= 5
    painted.commands.example.trigger()
    qtbot.waitUntil(lambda: painted.page.sheet.is_fresh)


def test_a_key_finds_the_window_complete(qtbot, painted):
    assert painted.findChild(QDockWidget, "boardDock") is None
    qtbot.keyClick(painted.windowHandle(), Qt.Key.Key_Shift)
    assert painted.is_complete
    assert painted.findChild(QDockWidget, "boardDock") is not None


class Window(QWidget):
    """What the program asks of one."""

    is_complete = True
    painted, rebuild_wanted = Signal(), Signal()

    def paintEvent(self, _) -> None:
        self.painted.emit()

    def warm_up(self) -> None:
        pass


def test_garbage_is_collected_in_the_thread_of_the_window_alone(qtbot, run_program, monkeypatch):
    """In any other it would delete widgets there, and within Qt's own work it can wait for itself for ever."""
    monkeypatch.setattr(gc, "freeze", lambda: None)  # imports ahead may end after the garbage was made
    ends, kept = [], []

    def make_garbage():
        one = QObject()
        one.itself = one  # which only the collector finds
        weakref.finalize(one, lambda: ends.append(threading.current_thread()))
        del one
        kept.extend([] for _ in range(gc.get_threshold()[0] + 1))

    program = run_program(lambda _: Window())
    program._background.run(make_garbage, lambda _: None)
    qtbot.waitUntil(lambda: bool(ends))
    assert ends == [threading.main_thread()]
