"""The whole program, played by itself: it is started, killed and started again by the test of kills.

For each line of its input, a folder, it makes a child that runs the window on the game in that folder and plays. The
child says in the file ``report`` of the folder what it has committed, a line each: how many entries the journal must
have by now, and a digest of the case. This process says the child's number, and then that the child is gone.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from app.shell.main_window import MainWindow
from app.startup.application import run
from app.tasks.inference import ENGINE_MODULES, warm_up
from core.formats.case_file import case_to_json
from core.model.case import Case
from core.model.seats import ENVELOPE
from tests.strategies.histories import some_events

EVENTS = some_events(8)


def digest(case: Case) -> str:
    """Return what tells one case from another."""
    return hashlib.sha256(case_to_json(case).encode()).hexdigest()[:16]


class Player:
    """Plays in the window as fast as that goes, through the signals that its widgets send."""

    def __init__(self, seed: int, report: Path) -> None:
        self._random = random.Random(seed)
        self._report = os.open(report, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._timer = QTimer()
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def _step(self) -> None:
        (window,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        if window.session.case is None:
            return
        self._act(window, window.session.case)
        journal = window._autosave._journal
        os.write(self._report, f"{journal._entries} {digest(window.session.case)}\n".encode())

    def _act(self, window: MainWindow, case: Case) -> None:
        page, commands, n = window.page, window.commands, len(case.events)
        match self._random.randrange(10):
            case 0:
                commands.undo.trigger()
            case 1:
                commands.redo.trigger()
            case 2 if n:
                page.events.delete_wanted.emit(self._random.randrange(n))
            case 3 if n:
                page.events.aside_wanted.emit(self._random.randrange(n), self._random.random() < 0.5)
            case 4 if n:
                page.events.move_wanted.emit(self._random.randrange(n), self._random.randrange(n))
            case 5:
                page.sheet.view.noted.emit(self._random.choice(case.setup.deck.cards), ENVELOPE, True)
            case 6:
                commands.save.trigger()
            case _:
                page.entry.record(self._random.choice(EVENTS), None)


def _end_with_parent() -> None:
    """Be killed when the test is, so that no child plays on for ever; Linux only, elsewhere it has to be."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def play(folder: Path) -> None:
    """Run the program until somebody kills it."""
    _end_with_parent()
    os.environ.update(XDG_DATA_HOME=str(folder / "data"), XDG_CONFIG_HOME=str(folder / "config"))
    if os.name == "nt":  # where no variable says that
        QStandardPaths.writableLocation = lambda _: str(folder / "data")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "config"))
    execute = QApplication.exec

    def begin(_: QApplication) -> int:
        player = Player(int(folder.name), folder / "report")
        status = execute()
        del player
        return status

    QApplication.exec = begin
    os._exit(run([str(folder / "game.case.json")]))


if __name__ == "__main__" and sys.argv[1:]:
    play(Path(sys.argv[1]))
elif __name__ == "__main__" and not hasattr(os, "fork"):
    for line in sys.stdin:
        with subprocess.Popen([sys.executable, "-m", "tests.robust.player", line.strip()]) as process:
            print(process.pid, flush=True)
        print("gone", flush=True)
elif __name__ == "__main__":
    warm_up(*ENGINE_MODULES, "app.features.charts.canvas")  # once for all children, and not by each in its worker
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            play(Path(line.strip()))
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)
