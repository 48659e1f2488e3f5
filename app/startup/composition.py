"""The composition root: creates the objects of a window and connects them.

What the first paint can do without is in :mod:`app.startup.features`, which is imported when it is created, so that the
start screen appears sooner.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from app.game.autosave import Autosave
from app.game.files import DataFolders, GameFiles
from app.game.session import Session
from app.shell.main_window import MainWindow
from app.tasks.background import Background
from app.tasks.inference import InferenceService
from app.ui.settings import Preferences

if TYPE_CHECKING:
    from app.features.diagnostics.service import ExceptionReporter


@dataclass(frozen=True, slots=True)
class Context:
    """The objects of a window that its features are built from."""

    window: MainWindow
    session: Session
    files: GameFiles
    autosave: Autosave
    preferences: Preferences
    inference: InferenceService
    background: Background
    places: DataFolders


def build_window(places: DataFolders, settings: QSettings, background: Background) -> Context:
    """Create a window with what its first paint needs."""
    preferences = Preferences(settings)
    autosave = Autosave(places.journals, background)
    session = Session(autosave)
    files = GameFiles(session, autosave, places, preferences)
    inference = InferenceService(background)
    window = MainWindow(session, files, autosave, inference, preferences)
    for part in (autosave, session, files, inference):
        part.setParent(window)
    return Context(window, session, files, autosave, preferences, inference, background, places)


def complete(context: Context, unexpected: ExceptionReporter | None) -> None:
    """Add the game page and the features at once; the ``unexpected`` reporter is shown in the window."""
    for _ in _completing(context, unexpected):
        pass


def _completing(context: Context, unexpected: ExceptionReporter | None) -> Iterator[None]:
    """Add the game page and the features, part by part."""
    from app.startup.features import add_features

    yield from add_features(context, unexpected)


def _import_features() -> None:
    """Import the features; runs in the worker, so that the window can be used meanwhile."""
    from app.startup import features  # noqa: F401


class Completer(QObject):
    """Completes a painted window part by part, and at once when the user does something."""

    def __init__(self, application: QApplication, context: Context, unexpected: ExceptionReporter | None) -> None:
        super().__init__(context.window)
        self._application, self._background, self._unexpected = application, context.background, unexpected
        self._parts = _completing(context, unexpected)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._add_part)
        self._is_done = False

    @Slot()
    def start(self) -> None:
        """Import the features off the GUI thread, and add them then."""
        self._application.installEventFilter(self)
        self._background.run(_import_features, self._imported)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish before anything that the user does."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Close):
            self._timer.start()
            while self._timer.isActive():
                self._add_part()
        return False

    def _imported(self, _future: Future[None]) -> None:
        if not self._is_done:
            self._timer.start()

    @Slot()
    def _add_part(self) -> None:
        self._application.removeEventFilter(self)  # or it would see each of the thousand events of new widgets
        for _ in self._parts:
            self._application.installEventFilter(self)
            return
        self._is_done = True
        self._timer.stop()
        if self._unexpected is not None and self._unexpected.incidents:  # nothing could show them before
            self._unexpected.happened.emit(self._unexpected.incidents[-1])
