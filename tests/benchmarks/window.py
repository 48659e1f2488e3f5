"""Time the window: ``python -m tests.benchmarks.window [--rounds N]``.

Update: from the click that enters a suggestion, at the first turn of six, until the sheet is painted with its numbers,
beside a mere repaint of the sheet. Everything is the median of its rounds, taken in turns in one run.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.game.files import DataFolders
from app.shell.main_window import MainWindow
from app.startup.application import assemble
from app.tasks.background import Background, one_worker
from app.ui import theme
from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.cards import Category
from core.model.case import Case
from core.model.seats import Player
from core.model.setup import Setup

PATIENCE = 20.0


def first_turn_of_six() -> Case:
    classic = edition("classic-uk")
    players = tuple(Player(name, 3) for name in ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay"))
    hand = tuple(classic.deck.card(name) for name in ("Miss Scarlett", "Revolver", "Kitchen"))
    return Case(Setup(classic.deck, players, edition=classic.name, me="Ann", my_hand=hand, rules=classic.rules))


class Paints(QObject):
    """Notes when the sheet has been painted for so many entries, with numbers that are not stale."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self.at, self.entries = window, 0.0, -1
        window.page.sheet.view.viewport().installEventFilter(self)

    def await_paint(self, entries: int) -> None:
        self.at, self.entries = 0.0, entries

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        page = self._window.page
        entered = page.events.model.rowCount() == self.entries
        if event.type() == QEvent.Type.Paint and not self.at and entered and page.sheet.is_fresh:
            self.at = time.perf_counter()
        return False


class Table:
    """The real window, at the first turn of a game of six."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        theme.prepare_style(application)
        self._background = Background(one_worker())
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.window = assemble(DataFolders(folder), settings, self._background)
        theme.apply_scheme(application)
        self.window.painted.connect(self.window.warm_up)
        self.window.show()
        path = folder / "six.case.json"
        self.case = first_turn_of_six()
        write_case(self.case, path)
        self.window.open_path(path)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.paints = Paints(self.window)

    def wait(self, done: Callable[[], bool]) -> None:
        end = time.perf_counter() + PATIENCE
        while not done():
            if time.perf_counter() > end:
                raise TimeoutError
            QApplication.processEvents()

    def update_ms(self, room: str) -> float:
        """Enter a suggestion that was never entered before, for a remembered answer would be no measure."""
        deck, entry = self.case.setup.deck, self.window.page.entry
        entry.fill_player("Ann")
        for name in ("Mrs Peacock", "Rope", room):
            entry.fill_card(deck.card(name))
        entry.fill_player("Cid")
        self.paints.await_paint(1)
        commit = self.window.findChild(QPushButton, "entryCommit")
        assert isinstance(commit, QPushButton)
        begin = time.perf_counter()
        QTest.mouseClick(commit, Qt.MouseButton.LeftButton)
        self.wait(lambda: self.paints.at > 0)
        found = 1e3 * (self.paints.at - begin)
        QTest.keyClick(self.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        return found

    def repaint_ms(self) -> float:
        begin = time.perf_counter()
        self.window.page.sheet.view.viewport().repaint()
        return 1e3 * (time.perf_counter() - begin)

    def close(self) -> None:
        self.window.close()
        self._background.close()


def report(what: str, values: list[float], beside: str, others: list[float], reach: float) -> str:
    ours, theirs = median(values), median(others)
    verdict = "yes" if ours <= reach else "NO"
    return (
        f"{what:14}{ours:8.1f} ms  ({min(values):.1f} to {max(values):.1f}), {ours / theirs:5.1f} times {beside} "
        f"({theirs:.1f} ms); reach {reach:.0f} ms: {verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the window.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the median counts (7, at most 9)")
    rounds = min(9, parser.parse_args().rounds)
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        table = Table(application, Path(folder))
        rooms = [card.name for card in table.case.setup.deck.of(Category.ROOM)][:rounds]
        updates = [(table.update_ms(room), table.repaint_ms()) for room in rooms]
        table.close()
    print(report("update", [u[0] for u in updates], "a repaint of the sheet", [u[1] for u in updates], 100))
    print(f"load average: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
