"""Time the window: ``python -m tests.benchmarks.window [--rounds N] [OPERATION ...]``.

Each operation is timed in a window of 1280 by 720 by listening to the event loop: how long until everything is shown,
how long the GUI thread worked until then and afterwards (processor time), and its longest stall, in which nothing else
could happen. A window is new for each round; the medians count. The ratios are of work to the repaint of a window
with nothing in it.

Machines differ, and one machine from hour to hour: ``--against CHECKOUT`` times another checkout of the program by
turns with this one, and tells how the times compare. For that each is asked with ``--json`` (``turns.py``).
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_NO_GLIB"] = "1"  # its event loop does not say when it is busy

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton

from app.features.advice.panel import AdviceView
from app.features.charts.frame import ChartFrame
from core.model.case import Case
from core.model.events import Event, Suggestion
from tests.benchmarks.meter import Cost, Meter
from tests.benchmarks.turns import compare
from tests.screenshots.cases import seated, six
from tests.screenshots.studio import SIZES, Studio


class Table(Studio):
    """A window in which operations are timed."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        super().__init__(application, folder, SIZES[0], "light")
        self.meter = Meter(self.window)

    @property
    def is_fresh(self) -> bool:
        return self.window.page.sheet.is_fresh

    @property
    def is_all_fresh(self) -> bool:
        """Whether the sheet and every visible panel show the numbers of the case."""
        is_laid_out = self.window.game.is_laid_out
        return self.is_fresh and is_laid_out and not any(part.is_stale for part in self._panels if part.isVisible())

    @cached_property
    def _panels(self) -> list[ChartFrame | AdviceView]:
        return [*self.window.findChildren(ChartFrame), *self.window.findChildren(AdviceView)]

    def open_panels(self) -> None:
        for name in ("actionAdvice", "actionBoard", "actionChart"):
            self.action(name)()
            self.settle()
        self.wait(lambda: self.is_all_fresh)
        self.settle()

    def fill(self, event: Event) -> QPushButton:
        """Fill in the suggestion of the player whose turn it is, and return the button that enters it."""
        assert isinstance(event, Suggestion)
        entry = self.window.page.entry
        for card in event.cards:
            entry.fill_card(card)
        entry.fill_player(event.refuted_by or "")
        self.settle()
        return self.part(QPushButton, "entryCommit")

    def action(self, name: str) -> Callable[[], None]:
        return self.part(QAction, name).trigger

    def click(self, button: QPushButton) -> Callable[[], None]:
        return lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton)


Operation = Callable[[Table], Cost]


def enter(table: Table) -> Cost:
    """Enter a suggestion, docks closed."""
    table.play(seated(six(11)))
    button = table.fill(six(12).events[-1])
    return table.meter.cost(table.click(button), lambda: _entries(table) == 12 and table.is_fresh)


def enter_with_all_open(table: Table) -> Cost:
    """The same, with advice, board and charts open."""
    table.play(seated(six(11)))
    table.open_panels()
    button = table.fill(six(12).events[-1])
    return table.meter.cost(table.click(button), lambda: _entries(table) == 12 and table.is_all_fresh)


def letter(table: Table) -> Cost:
    """A letter that chooses a card of an entry."""
    table.play(seated(six(11)))
    table.window.page.entry.take_focus()
    table.settle()
    return table.meter.cost(
        lambda: QTest.keyClick(QApplication.focusWidget() or table.window, Qt.Key.Key_W), lambda: True
    )


def look_back(table: Table) -> Cost:
    """Look back at an earlier entry, all open."""
    table.play(seated(six(12)))
    table.open_panels()
    events = table.window.page.events.list
    return table.meter.cost(lambda: events.select(5), lambda: table.is_all_fresh)


def undo(table: Table) -> Cost:
    """Take back an entry, docks closed."""
    enter(table)
    return table.meter.cost(table.action("actionUndo"), lambda: _entries(table) == 11 and table.is_fresh)


def advice(table: Table) -> Cost:
    """F5, six players, twelve entries."""
    table.play(seated(six(12)))

    def advised() -> bool:
        views = [view for view in table.window.findChildren(AdviceView) if view.isVisible()]
        return bool(views) and not views[0].is_stale and bool(table.part(QLabel, "adviceHeadline").text())

    return table.meter.cost(table.action("actionAdvice"), advised)


def board(table: Table) -> Cost:
    """F6, for the first time."""
    table.play(seated(six(12)))
    return table.meter.cost(table.action("actionBoard"), lambda: table.sees("boardView"))


def board_again(table: Table) -> Cost:
    """F6, again."""
    table.play(seated(six(12)))
    for _ in range(2):
        table.action("actionBoard")()
        table.settle()
    return table.meter.cost(table.action("actionBoard"), lambda: table.sees("boardView"))


def chart(table: Table) -> Cost:
    """F12, for the first time, when the window has had its time."""
    table.play(seated(six(12)))
    end = time.monotonic() + 3  # for what charts are drawn with
    table.wait(lambda: time.monotonic() > end)
    frame = table.part(ChartFrame, "chartStory")
    return table.meter.cost(table.action("actionCharts"), lambda: frame.isVisible() and frame.is_drawn)


def open_file(table: Table) -> Cost:
    """Open a file of six players with forty entries, from the start screen."""
    table.play(forty())
    path = next(Path(table._data.name).rglob("*.case.json"))
    table.window.commands.close.trigger()
    table.settle()
    return table.meter.cost(lambda: table.window.open_path(path), lambda: _entries(table) == 40 and table.is_fresh)


def resize(table: Table) -> Cost:
    """Make the window larger, docks closed."""
    table.play(seated(six(12)))
    return table.meter.cost(lambda: table.window.resize(QSize(1330, 760)), lambda: True)


OPERATIONS: dict[str, Operation] = {
    "enter": enter,
    "enter, all open": enter_with_all_open,
    "letter": letter,
    "look back, all open": look_back,
    "undo": undo,
    "advice (F5)": advice,
    "board (F6), first": board,
    "board (F6), again": board_again,
    "charts (F12), first": chart,
    "open 40 entries": open_file,
    "resize": resize,
}
IMPORTS = "board (F6), first"
"""What is imported for this would count in some operations only."""


def _entries(table: Table) -> int:
    return table.window.page.events.model.rowCount()


def forty() -> Case:
    """A game of six with forty entries, in which nothing is contradictory."""
    case = seated(six(12))
    events = [event for event in case.events if event.__class__.__name__ == "Suggestion"]
    while len(case.events) < 40:
        case = case.appended(events[len(case.events) % len(events)])
    return case


def evening(table: Table) -> tuple[float, float]:
    """Enter forty entries with everything open; return seconds of CPU and the most memory (MiB)."""
    whole = forty()
    table.play(whole.upto(0))
    table.open_panels()
    before = time.process_time()
    for n, event in enumerate(whole.events, start=1):
        table.window.page.entry.enter_event(event)
        table.wait(lambda n=n: _entries(table) == n and table.is_all_fresh)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return time.process_time() - before, most / 1024


def empty_repaint(application: QApplication) -> float:
    """Return the milliseconds in which a window with nothing in it is painted again."""
    window = QMainWindow()
    window.resize(SIZES[0])
    window.show()
    application.processEvents()
    times = []
    for _ in range(50):
        begin = time.thread_time()
        window.repaint()
        times.append(1e3 * (time.thread_time() - begin))
    window.close()
    return median(times)


@contextmanager
def table_for(application: QApplication) -> Iterator[Table]:
    with tempfile.TemporaryDirectory() as folder:
        table = Table(application, Path(folder))
        try:
            yield table
        finally:
            table.close()


def costs_of(application: QApplication, name: str, rounds: int) -> list[Cost]:
    """Time an operation in so many new windows."""
    costs = []
    for _ in range(rounds):
        with table_for(application) as table:
            costs.append(OPERATIONS[name](table))
    return costs


def as_json(names: Sequence[str], rounds: int) -> str:
    """Time operations, and return what each round took, as ``turns.py`` expects it."""
    if not rounds:
        return json.dumps({name: [] for name in names})
    application = QApplication([])
    costs_of(application, IMPORTS, 1)
    return json.dumps({name: [asdict(cost) for cost in costs_of(application, name, rounds)] for name in names})


def line(name: str, costs: Sequence[Cost], repaint: float) -> str:
    """Return a line of the table: medians in milliseconds, the longest stall, and the ratio to an empty repaint."""
    shown, work, after = (median(values) for values in zip(*((c.shown, c.work, c.after) for c in costs), strict=True))
    stalls = [cost.stall for cost in costs]
    return (
        f"| {name} | {shown:.0f} | {work:.0f} ({after:.0f}) | {median(stalls):.0f} ({max(stalls):.0f}) "
        f"| {work / repaint:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the window.")
    parser.add_argument("operations", nargs="*", choices=[[], *OPERATIONS], help="all, where none is named")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the median counts (7)")
    parser.add_argument("--evening", action="store_true", help="also enter forty entries with everything open")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with another checkout, by turns")
    parser.add_argument("--json", action="store_true", help="print what each round took, as JSON")
    chosen = parser.parse_args()
    names = chosen.operations or list(OPERATIONS)
    if chosen.json:
        print(as_json(names, chosen.rounds))
        return
    if chosen.against is not None:
        for row in compare(chosen.against.resolve(), chosen.operations, chosen.rounds):
            print(row, flush=True)
        return
    application = QApplication([])
    repaint = empty_repaint(application)
    print("| what | shown (ms) | work (and after) | stall, median (max) | work, in empty repaints |")
    print("| --- | --- | --- | --- | --- |")
    for name in names:
        print(line(name, costs_of(application, name, chosen.rounds), repaint), flush=True)
    if chosen.evening:
        with table_for(application) as table:
            seconds, most = evening(table)
        print(f"forty entries with everything open: {seconds:.1f} s of CPU, at most {most:.0f} MiB")
    load = " ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"an empty repaint: {repaint:.2f} ms; load average {load} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
