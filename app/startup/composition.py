"""The composition root: creates the objects of a window and connects them.

What the first paint can do without is in :mod:`app.startup.features`, which is imported when it is created, so that the
start screen appears sooner.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from app.shell.main_window import MainWindow
from app.ui import accessible
from app.ui.settings import Preferences

if TYPE_CHECKING:
    from app.features.diagnostics.service import ExceptionReporter
    from app.game.autosave import Autosave
    from app.game.files import GameFiles
    from app.game.folders import DataFolders
    from app.game.game import Game
    from app.game.session import Session
    from app.tasks.background import Background
    from app.tasks.follower import PosteriorCache
    from app.tasks.inference import InferenceService


class Painted(NamedTuple):
    """A window with what its first paint needs, and what it is completed with."""

    window: MainWindow
    preferences: Preferences
    background: Background
    places: DataFolders


class Context(NamedTuple):
    """The objects of a window that its features are built from."""

    window: MainWindow
    game: Game
    session: Session
    files: GameFiles
    autosave: Autosave
    preferences: Preferences
    inference: InferenceService
    cache: PosteriorCache
    background: Background
    places: DataFolders


def build_window(places: DataFolders, settings: QSettings, background: Background) -> Painted:
    accessible.install()
    preferences = Preferences(settings)
    return Painted(MainWindow(preferences), preferences, background, places)


def complete(begun: Painted, unexpected: ExceptionReporter | None) -> None:
    """Add the game page and the features at once; the ``unexpected`` reporter is shown in the window."""
    for _ in _completing(begun, unexpected):
        pass


IMPORTS = (
    ("app.features.conflicts.view", "app.features.sheet.panel"),
    ("app.features.entry.view", "app.shell.game_page", "app.features.charts.envelope"),
    ("app.features.explain.panel", "app.features.advice.presenter", "app.features.board.presenter"),
    ("app.features.game_over.presenter", "app.features.printing.service", "app.features.help"),
)
"""Modules that are imported between other things, or the window would be stopped for as long as all of them take.

In the GUI thread, as Qt's classes crash beside other threads.
"""


def _completing(begun: Painted, unexpected: ExceptionReporter | None) -> Iterator[None]:
    """Import and add what holds a game, its page and the features, part by part."""
    import_module("app.game.files")  # and all that a game is made of
    yield
    context = _with_game(begun)
    yield
    for modules in IMPORTS:
        for module in modules:
            import_module(module)
        yield
    from app.startup.features import add_features

    yield
    yield from add_features(context, unexpected)


def _with_game(begun: Painted) -> Context:
    """Create what holds a game, and opens and computes it; the window then offers unsaved games."""
    from app.features.practice.service import saved_in
    from app.game.autosave import Autosave
    from app.game.files import GameFiles
    from app.game.game import Game
    from app.game.session import Session
    from app.tasks.follower import PosteriorCache
    from app.tasks.inference import InferenceService

    window, preferences, background, places = begun.window, begun.preferences, begun.background, begun.places
    autosave = Autosave(places.journals, background)
    session = Session(autosave)
    files = GameFiles(session, autosave, places, preferences)
    cache = PosteriorCache()
    inference = InferenceService(background, cache)
    game = Game(session, inference, preferences)
    for part in (autosave, session, files, inference, game):
        part.setParent(window)
    window.start.show_practice(saved_in(places.practice), just_played=False)
    window.take(game, session, files, autosave, inference)
    return Context(window, game, session, files, autosave, preferences, inference, cache, background, places)


class Completer(QObject):
    """Completes a painted window part by part, and at once when the user does something."""

    def __init__(self, application: QApplication, begun: Painted, unexpected: ExceptionReporter | None) -> None:
        super().__init__(begun.window)
        self._application, self._unexpected = application, unexpected
        self._parts = _completing(begun, unexpected)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._add_part)

    def start(self) -> None:
        self._application.installEventFilter(self)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish before anything that the user does."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Close):
            while self._timer.isActive():
                self._add_part()
        return False

    def _add_part(self) -> None:
        self._application.removeEventFilter(self)  # or it would see each of the thousand events of new widgets
        for _ in self._parts:
            self._application.installEventFilter(self)
            return
        self._timer.stop()
        if self._unexpected is not None and self._unexpected.incidents:  # nothing could show them before
            self._unexpected.happened.emit(self._unexpected.incidents[-1])
