"""A window that many tests use, one after the other."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from functools import cache
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from app.features.advice.panel import AdviceView
from app.features.advice.service import AdviceService
from app.features.advice.table import Scope
from app.features.board.canvas import BoardCanvas
from app.features.board.panel import RollChoice
from app.features.entry.state import EntryState
from app.features.entry.view import EntryPanel
from app.features.practice.presenter import PracticePresenter
from app.game.folders import DataFolders
from app.shell.main_window import SIZE, MainWindow
from app.shell.panes import SHEET
from app.tasks.background import Background, DaemonExecutor
from app.tasks.follower import PosteriorCache
from app.tasks.inference import LruCache
from app.ui import theme
from app.ui.host import GameDock
from app.ui.settings import Preferences
from app.ui.widgets.labels import MessageBar, QuestionBar
from core.engines.tuning import AUTO, Tuning
from core.formats.case_file import example, write_case
from core.formats.editions import edition
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.assembling import assemble
from tests.app.settling import settle, until

Place = tuple[str, ...]
"""The names of what an object lies in, its own, and that of what is read of it."""

State = dict[Place, object]
PLAIN = (bool, int, str, Enum, type(None))
CHOSEN: tuple[tuple[type, Callable[..., object]], ...] = (
    (QDockWidget, lambda one: (one.isHidden(), one.isFloating())),
    (QAction, lambda one: one.isChecked()),
    (QAbstractButton, lambda one: one.isChecked()),
    (QLineEdit, lambda one: one.text()),
    (QComboBox, lambda one: one.currentIndex()),
    (QAbstractSpinBox, lambda one: one.text()),
    (QAbstractSlider, lambda one: one.value()),
    (QTabBar, lambda one: max(one.currentIndex(), 0)),  # tabs may be made late
    (QStackedWidget, lambda one: one.currentIndex()),
    (QSplitter, lambda one: one.sizes()),
    (QHeaderView, lambda one: (one.sortIndicatorSection(), one.sortIndicatorOrder())),
)
"""What users choose in the objects of a kind."""

READ_LATE = {
    *("window/geometry", "window/state", "window/inFront"),
    *("setup/deck", "setup/edition", "setup/me", "setup/players", "setup/recentNames"),
    *("version", "recent/files", "habits/used", "habits/off", "looks/animations", "charts/used"),
    *("practice/options", "practice/pace"),
    *("engine/name", "engine/method", "engine/samples", "engine/seconds", "engine/budget"),
}
"""The settings that are read when they are needed, or put back; the others are read when the window is made."""

FLEETING = {
    "is_stale",
    "_effect",
    "_expects_reply",
    "_holder",
    "_is_held",
    "_is_put_off",
    "_entered",
    "_permitted",
    "helped",
}
"""The attributes that are set whenever a game is opened or a panel is shown."""


class LastingWindow:
    """Holds a window, and puts it back after each test; where that leaves a trace, the next test gets a new one.

    Traces are choices (:data:`CHOSEN`) and plain attributes of our own objects that are not as they were. What is
    another after another game, though nothing was chosen in that, is none: it is found once, and not compared.
    """

    _passing: set[Place] | None = None

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.places = DataFolders(folder / "data")
        self.settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._window: MainWindow | None = None

    @property
    def window(self) -> MainWindow:
        """The window on its start screen, active, after a game that was only looked at."""
        if self._window is not None and not (shiboken6.isValid(self._window) and self._window.isVisible()):
            self.let_go()  # a test without it has closed all windows
        if self._window is None:
            self._window = self._made()
        self._window.activateWindow()  # another test's own window may have been active
        until(self._window.isActiveWindow)
        return self._window

    def put_back(self) -> bool:
        """Undo what a test has done in the window, or let go of it; return whether it is still there."""
        if self._window is None or not (traces := self._traces(self._window)):
            return self._window is not None
        print("A new window, because of", *traces, sep="\n    ")  # shown by pytest -s
        self.let_go()
        return False

    def let_go(self) -> None:
        """Close the window."""
        if self._window is not None:
            if shiboken6.isValid(self._window):
                self._window.close()
                self._window.deleteLater()
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self._background.close()
            self._window = None
            self._empty()

    # --- a new window

    def _made(self) -> MainWindow:
        self._background = Background(DaemonExecutor(), DaemonExecutor())
        with styled_at_the_end():
            window = assemble(self.places, self.settings, self._background)
        window.painted.connect(window.warm_up)
        window.show()
        until(lambda: window.is_painted)
        self._arrangement, self._unmade = window.saveState(), []
        self._play(window, example())
        self._state = _state_of(window)
        self._unmade = [
            (presenter, name)
            for presenter in window.children()
            if type(presenter).__module__.startswith("app.")
            for name, value in vars(presenter).items()
            if value is None
        ]
        """Where presenters keep the views that they make when they are first wanted."""
        if LastingWindow._passing is None:
            LastingWindow._passing = set()
            for case in (Case(example().setup), _another_game(), example()):
                self._play(window, case, thoroughly=True)
                LastingWindow._passing |= {at for at, now in _state_of(window).items() if now != self._state.get(at)}
        return window

    def _play(self, window: MainWindow, case: Case, *, thoroughly: bool = False) -> None:
        """Open a game, look at it, and close it."""
        path = self._folder / f"{case.setup.edition} {len(case.events)}.case.json"
        write_case(case, path)
        window._files.open(path)
        until(lambda: window.page.sheet.is_fresh)
        if thoroughly:
            advice = window.findChild(AdviceService)
            for dock in sorted(window.findChildren(GameDock), key=lambda dock: dock.objectName() == "adviceDock"):
                dock.come_forward()
                settle()
            until(lambda: case.setup.me is None or advice.report is not None)
            window.session.look_back(1)
        self._reset(window)

    # --- the same window again

    def _unmake_views(self) -> None:
        for presenter, name in self._unmade:
            view = getattr(presenter, name)
            if isinstance(view, QWidget) and view.isWindow():
                setattr(presenter, name, None)
                view.deleteLater()

    def _traces(self, window: MainWindow) -> list[str]:
        """Reset a window; return what a test has left in it all the same."""
        if not shiboken6.isValid(window):
            return ["its end"]
        _close_others(window)
        if not window.isVisible():  # a test has closed it
            return ["its end"]
        if settings := set(self.settings.allKeys()) - READ_LATE:
            return sorted(settings)
        self._reset(window)
        now, passing = _state_of(window), LastingWindow._passing or set()
        kept = (at for at in self._state.keys() & now.keys() if at not in passing and at[-1] not in FLEETING)
        return [f"{'/'.join(at)}: {now[at]} for {self._state[at]}" for at in kept if now[at] != self._state[at]]

    def _reset(self, window: MainWindow) -> None:
        """Close all that is open, and forget all that is remembered."""
        _close_others(window)
        for question in window.findChildren(QuestionBar):
            question.close()
        for bar in window.findChildren(MessageBar):
            bar.say("")
        if window.session.case is None or window.session.is_practice:
            window._files.open_example()  # whether a panel is wanted is told by what is open in a game
        _close_panels(window)
        window.showNormal()
        window.resize(SIZE)
        if window.commands.people.isChecked():
            window.commands.people.trigger()
        window.session.look_back(None)
        window.page.entry.lay(EntryState.begun(window.session.case))
        window.page.events.list.go_to_end()
        window.page.panes.tabs.setCurrentIndex(SHEET)
        window._files._leave(keep=False)
        window.page.entry.state, window.page.entry.is_silent = None, False
        window.engines.engine.choose(AUTO)
        window.engines.show_model.show_value(ShowModel.RANDOM)
        window._preferences.tuning = Tuning()
        window.dialogs.preference_changed.emit(Preferences.budget)
        window.restoreState(self._arrangement)
        self._unmake_views()
        _forget_answers(window)
        self._wait_for_workers()
        self._empty()
        window._offer()
        practice = window.findChild(PracticePresenter)
        practice._last = None  # or the start screen would still offer another game first
        practice.offer()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _empty(self) -> None:
        """Remove all that the window stores."""
        shutil.rmtree(self.places.data, ignore_errors=True)
        self.settings.clear()

    def _wait_for_workers(self) -> None:
        done: list[object] = []
        for run in (self._background.run, self._background.run_slow):
            run(lambda: None, done.append)
        until(lambda: len(done) == 2)


@contextmanager
def styled_at_the_end() -> Iterator[None]:
    """Style what is made once it is complete, as the program does, or Qt would restyle widgets for each parent."""
    app = QApplication.instance()
    sheet = app.styleSheet()
    app.setStyleSheet("")
    yield
    theme.set_sheet(app, sheet)


def _close_others(window: MainWindow) -> None:
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible() and not isinstance(other, QDockWidget):
            other.close()


def _close_panels(window: MainWindow) -> None:
    """Hide each panel, as nothing was ever chosen in it."""
    for board in window.findChildren(BoardCanvas):
        QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    for roll in window.findChildren(RollChoice):
        roll.set_roll(None)
    for advice in window.findChildren(AdviceView):
        if advice.model.scope is not Scope.REACH:
            advice.list_scope(Scope.REACH)
    for dock in window.findChildren(QDockWidget):
        for bar in dock.findChildren(QScrollBar):
            bar.setValue(bar.minimum())
        dock.hide()


def _forget_answers(window: MainWindow) -> None:
    """Empty the caches, or what one test has asked would be answered at once in another."""
    for service in window.children():
        for kept in getattr(service, "__dict__", {}).values():
            known = kept._answers if isinstance(kept, PosteriorCache) else kept
            if isinstance(known, LruCache):
                known._kept.clear()


def _another_game() -> Case:
    """Return a game that shares no edition, player or card with the example."""
    deck = edition("master-detective").deck
    names = ("One", "Two", "Three")
    size = (len(deck.cards) - 3) // len(names)
    return Case(Setup(deck, tuple(Player(name, size) for name in names), "master-detective"))


LAID_OUT = frozenset({"first_width"})
"""What each layout of the window makes anew."""


def _state_of(window: MainWindow) -> State:
    found: State = {}
    _read(window, (), found)
    return found


@cache
def _choices(kind: type[QObject]) -> tuple[tuple[str, Callable[..., object]], ...]:
    return tuple((base.__name__, choice) for base, choice in CHOSEN if issubclass(kind, base))


def _read(one: QObject, at: Place, found: State) -> None:
    for name, choice in _choices(type(one)):
        found[*at, name] = choice(one)
    if type(one).__module__.startswith("app."):
        for name, value in vars(one).items():
            if isinstance(value, PLAIN) and name not in LAID_OUT:
                found[*at, name] = value
    if isinstance(one, EntryPanel):
        return  # its parts show its state
    seen: Counter[str] = Counter()
    for child in one.children():
        name = child.objectName() or type(child).__name__
        seen[name] += 1
        _read(child, (*at, f"{name}:{seen[name]}"), found)
