"""A window that can be painted, and what it stands on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSettings

from app.autosave import Autosave
from app.background import Background
from app.game_files import GameFiles, Places
from app.main_window import MainWindow
from app.preferences import Preferences
from app.services import CentreLibrary, ChartLibrary, InferenceService
from app.session import Session


@dataclass(frozen=True, slots=True)
class Parts:
    """The start screen and the page of a game in their window; what stands beside them comes later."""

    window: MainWindow
    session: Session
    files: GameFiles
    autosave: Autosave
    preferences: Preferences
    inference: InferenceService
    charts: ChartLibrary
    background: Background
    places: Places


def found(places: Places, settings: QSettings, background: Background) -> Parts:
    """Return a window with what it cannot be painted without."""
    preferences = Preferences(settings)
    autosave = Autosave(places.journals, background)
    session = Session(autosave)
    files = GameFiles(session, autosave, places, preferences)
    inference, charts, centre = InferenceService(background), ChartLibrary(background), CentreLibrary(background)
    inference.answered.connect(centre.await_calm)
    window = MainWindow(session, files, autosave, (inference, charts), preferences)
    for part in (autosave, session, files, inference, charts, centre):
        part.setParent(window)
    return Parts(window, session, files, autosave, preferences, inference, charts, background, places)
