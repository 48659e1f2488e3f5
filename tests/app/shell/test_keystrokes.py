"""How long an entry takes: the keystroke-level model over what is really pressed in the window.

Card, Moran and Newell's constants, without time to think: a key 0.2 s, pointing 1.1 s, a click 0.2 s, the hand between
keyboard and mouse 0.4 s. Each entry is made with real keys or clicks, which an event filter counts: a key or a click
that the window doesn't get is not in the sum, and one that it needs cannot be left out. The hand rests where the entry
before it was made.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion
from tests.app.player import Player
from tests.screenshots.cases import DECK, six

KEY, POINT, CLICK, HAND = 200, 1100, 200, 400
"""Milliseconds."""

KEYBOARD, MOUSE = 4000, 6500
MOST_CLICKS = 5
SHIFTED = set('!>+"?')
"""Signs for which Shift is held down, on the keyboards of most."""

LEFT = Qt.MouseButton.LeftButton
README = Path(__file__).resolve().parents[2] / "benchmarks" / "README.md"


@dataclass(frozen=True)
class Task:
    """An entry: who is to ask before it, what it is, and how it is made in three ways."""

    name: str
    turns: int
    event: Event
    clicks: tuple[str, ...]
    keys: str
    line: str


def three(*names: str):
    return tuple(map(DECK.card, names))


PLUM = three("Professor Plum", "Rope", "Ballroom")
MUSTARD = three("Colonel Mustard", "Dagger", "Hall")
SCARLETT = three("Miss Scarlett", "Rope", "Hall")
TASKS = (
    Task(
        "somebody asks, another shows",
        1,
        Suggestion("Bob", MUSTARD, ("Cid", "Dot"), "Eve"),
        ("entrySuspects.Colonel Mustard", "entryWeapons.Dagger", "entryRooms.Hall", "entryRefuter.Eve", "entryCommit"),
        "mdh5\n",
        "mu da h e\n",
    ),
    Task(
        "I ask, and see the card",
        0,
        Suggestion("Ann", MUSTARD, ("Bob",), "Cid", MUSTARD[1]),
        (
            *("entrySuspects.Colonel Mustard", "entryWeapons.Dagger", "entryRooms.Hall"),
            *("entryRefuter.Cid", "entryShown.Dagger"),
        ),
        "mdh3d",
        "mu da h c d\n",
    ),
    Task(
        "nobody shows",
        1,
        Suggestion("Bob", MUSTARD, ("Cid", "Dot", "Eve", "Fay", "Ann"), None),
        ("entrySuspects.Colonel Mustard", "entryWeapons.Dagger", "entryRooms.Hall", "entryRefuter.", "entryCommit"),
        "mdh0\n",
        "mu da h -\n",
    ),
    Task(
        "somebody asks, and I show",
        1,
        Suggestion("Bob", SCARLETT, ("Cid", "Dot", "Eve", "Fay"), "Ann", SCARLETT[0]),
        ("entrySuspects.Miss Scarlett", "entryWeapons.Rope", "entryRooms.Hall", "entryRefuter.Ann", "entryCommit"),
        "srh1\n",
        "mi ro h a\n",
    ),
    Task(
        "an accusation that is right",
        1,
        Accusation("Ann", MUSTARD, correct=True),
        (
            *("entryKind.accusation", "entryAccusedSuspects.Colonel Mustard", "entryAccusedWeapons.Dagger"),
            *("entryAccusedRooms.Hall", "entryCorrect.right", "entryCommit"),
        ),
        "\x03mdhr\n",
        "! a mu da h ri\n",
    ),
)


@dataclass
class Effort:
    """What hands did, and how long that takes."""

    keys: int = 0
    clicks: int = 0
    hands: int = 0
    at: str = ""

    @property
    def milliseconds(self) -> int:
        return KEY * self.keys + (POINT + CLICK) * self.clicks + HAND * self.hands

    @property
    def words(self) -> str:
        done = f"{self.keys} keys" if self.keys else f"{self.clicks} clicks"
        return f"{done}, {self.milliseconds / 1000:.1f} s"


class Stopwatch(QObject):
    """Counts the presses that reach the window from outside, and the ways of the hand between them."""

    def __init__(self) -> None:
        super().__init__()
        self.effort = Effort()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Shortcut:  # the key of an action reaches no widget
            self._count("keyboard")
            self.effort.keys += 1
        elif watched.isWidgetType() and event.spontaneous():
            kind = event.type()
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                self._count("mouse")
                self.effort.clicks += 1
            elif kind == QEvent.Type.KeyPress:
                self._count("keyboard")
                self.effort.keys += 2 if event.text() in SHIFTED and event.text() else 1
        return False

    def _count(self, device: str) -> None:
        self.effort.hands += self.effort.at not in ("", device)
        self.effort.at = device


@pytest.fixture
def stopwatch(qapp) -> Iterator[Stopwatch]:
    watch = Stopwatch()
    qapp.installEventFilter(watch)
    yield watch
    qapp.removeEventFilter(watch)


Open = Callable[[int], Player]


@pytest.fixture
def opened(qtbot, shared_window, tmp_path) -> Open:
    """A window of a small laptop, with a game of six in which I am Ann."""

    numbers = count()

    def open_after(turns: int) -> Player:
        player, path = Player(qtbot, shared_window), tmp_path / f"table{next(numbers)}.case.json"
        player.window.resize(1280, 720)
        case = six(0)
        first = Suggestion("Ann", PLUM, (), "Bob", PLUM[0])
        write_case(Case(case.setup, (first,) * turns), path)
        player.open(path)
        player.window.page.entry.take_focus()
        QApplication.processEvents()
        return player

    return open_after


def seen(player: Player, name: str) -> QWidget:
    """The one widget of this name that can be seen, without any scrolling."""
    QApplication.processEvents()
    found = [widget for widget in player.window.findChildren(QWidget, name) if widget.isVisible()]
    assert len(found) == 1, name
    player.bot.waitUntil(lambda: in_sight(found[0]))
    return found[0]


def in_sight(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            port = above.viewport()
            if not port.rect().contains(widget.mapTo(port, widget.rect().center())):
                return False
        above = above.parentWidget()
    return True


def by_mouse(player: Player, task: Task) -> None:
    for name in task.clicks:
        player.bot.mouseClick(seen(player, name), LEFT)


def by_keys(player: Player, keys: str) -> None:
    special = {"\n": Qt.Key.Key_Return, "\x03": Qt.Key.Key_F3}
    for key in keys:
        focus = QApplication.focusWidget()
        if key in special:
            player.bot.keyClick(focus, special[key])
        else:
            player.bot.keyClicks(focus, key)
        QApplication.processEvents()


def measured(player: Player, watch: Stopwatch, task: Task, way: str) -> Effort:
    """Make the entry in one way, and return what it took; it must have come out as it was meant."""
    watch.effort = Effort()
    if way == "mouse":
        by_mouse(player, task)
    else:
        by_keys(player, task.keys if way == "keys" else "/" + task.line)
    player.bot.waitUntil(lambda: len(player.case.events) == task.turns + 1)  # a last letter may begin a word
    assert player.case.events[-1] == task.event
    return watch.effort


def efforts(opened: Open, watch: Stopwatch) -> Iterator[tuple[Task, str, Effort]]:
    """Make each entry in each way, and take it back."""
    for turns in {task.turns for task in TASKS}:
        player = opened(turns)
        entry = player.window.page.entry
        begun = entry.state
        for task, way in product((task for task in TASKS if task.turns == turns), ("mouse", "keys", "line")):
            yield task, way, measured(player, watch, task, way)
            player.window.session.undo()
            if entry.quick.isVisible():
                player.key(Qt.Key.Key_Escape, to=QApplication.focusWidget())
            entry.lay(begun)
            entry.take_focus()
            QApplication.processEvents()


def test_an_entry_takes_five_clicks_or_four_seconds_of_keys_at_most(opened: Open, stopwatch):
    for task, way, effort in efforts(opened, stopwatch):
        assert effort.hands == 0, task.name
        if way == "mouse":
            assert effort.keys == 0, task.name
            enters = isinstance(task.event, Accusation)  # choosing right or wrong is not enough
            assert effort.clicks <= MOST_CLICKS + enters, task.name
            assert effort.milliseconds <= MOUSE + enters * (POINT + CLICK), task.name
        else:
            assert effort.clicks == 0, task.name
            assert effort.milliseconds <= KEYBOARD, task.name


def test_the_hand_between_them_counts(opened: Open, stopwatch):
    player = opened(1)
    stopwatch.effort = Effort()
    by_keys(player, "mdh")
    player.bot.mouseClick(seen(player, "entryRefuter.Eve"), LEFT)
    by_keys(player, "\n")
    assert (stopwatch.effort.keys, stopwatch.effort.clicks, stopwatch.effort.hands) == (4, 1, 2)
    assert stopwatch.effort.milliseconds == 4 * 200 + 1300 + 2 * 400


@pytest.mark.slow
def test_the_readme_says_what_was_measured(opened: Open, stopwatch):
    text = README.read_text("utf-8")
    words: dict[str, list[str]] = {}
    for task, _, effort in efforts(opened, stopwatch):
        words.setdefault(task.name, []).append(effort.words)
    rows = [f"| {task.name} | {' | '.join(words[task.name])} | `/{task.line.strip()}` |" for task in TASKS]
    print("\n".join(rows))
    assert [row for row in rows if row not in text] == []
