"""The start of the window: every part is made here, and given to those that need it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from app import theme
from app.advice_desk import AdviceDesk
from app.advice_panel import AdvicePanel
from app.afterwards import look_back
from app.autosave import Autosave
from app.autosave_desk import tell_of_autosave
from app.background import Background
from app.board_desk import BoardDesk
from app.charts_desk import ChartsDesk
from app.clash_desk import ClashDesk
from app.clashes import ClashService
from app.comparison import ComparisonService
from app.comparison_desk import ComparisonDesk
from app.foresight import Foresight
from app.game_files import GameFiles, Places
from app.hands import HandsService
from app.hands_desk import HandsDesk
from app.help_desk import HelpDesk
from app.icons import app_icon
from app.language import speak
from app.language_menu import LanguageMenu
from app.looks import Looks
from app.main_window import MainWindow
from app.memory import Memory
from app.on_screen import fill_small_screen
from app.patience import Patience
from app.preferences import Preferences
from app.program import Program
from app.quick_desk import QuickDesk
from app.remembered import LANGUAGE, TOUCH
from app.services import CentreLibrary, ChartLibrary, InferenceService
from app.session import Session
from app.settings_desk import tell_of_settings
from app.story import StoryService
from app.story_desk import StoryDesk
from app.table_mode import TableMode
from app.touch_mode import TouchMode
from app.unexpected import Unexpected
from app.unexpected_desk import UnexpectedDesk
from app.what_if_desk import WhatIfDesk
from app.why import WhyService
from app.why_desk import WhyDesk


def run(arguments: Sequence[str]) -> int:
    """Open the window, on the file that is named if there is one; return the exit status."""
    application = QApplication(["deerstalker"])
    application.setApplicationName("deerstalker")
    application.setApplicationDisplayName("Deerstalker")
    application.setDesktopFileName("deerstalker")
    application.setWindowIcon(app_icon())
    places = Places(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)))
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "deerstalker", "deerstalker")

    def make(background: Background) -> MainWindow:
        preferences = Preferences(settings)
        speak(application, preferences.get(LANGUAGE))
        theme.prepare(application, preferences.text_size)
        theme.set_touch(application, wanted=preferences.get(TOUCH))
        window = assemble(places, settings, background, unexpected)
        theme.dress(application, preferences.scheme)  # once all is built, or Qt would style it for each parent anew
        return window

    unexpected = Unexpected(application)
    unexpected.watch()
    program = Program(make, application)
    if arguments:
        program.window.painted.connect(partial(program.window.open_path, Path(arguments[0])))
    fill_small_screen(program.window)
    program.show()
    status = application.exec()
    program.close()
    unexpected.close()
    return status


def assemble(
    places: Places, settings: QSettings, background: Background, unexpected: Unexpected | None = None
) -> MainWindow:
    """Return a window with all that stands behind it; it tells of what is ``unexpected``."""
    preferences = Preferences(settings)
    autosave = Autosave(places.journals, background)
    session = Session(autosave)
    files = GameFiles(session, autosave, places, preferences)
    inference, charts, centre = InferenceService(background), ChartLibrary(background), CentreLibrary(background)
    inference.answered.connect(centre.await_calm)
    window = MainWindow(session, files, autosave, (inference, charts), preferences)
    for part in (autosave, session, files, inference, charts, centre):
        part.setParent(window)
    ClashDesk(window, session, ClashService(background, window), Foresight(background, window))
    WhatIfDesk(window, session)
    ComparisonDesk(window, session, inference, ComparisonService(background, window), preferences)
    hands = HandsDesk(window, session, inference, HandsService(background, window))
    memory = Memory()
    why = WhyDesk(window, session, inference, WhyService(background, window, memory=memory))
    why.hands_wanted.connect(hands.open)
    story = StoryService(background, window, memory=memory)
    StoryDesk(window, session, inference, story)
    desk = AdviceDesk(window, session, inference, background)
    ChartsDesk(window, session, (inference, charts, story), desk, preferences)
    AdvicePanel(window, session, desk, preferences)
    BoardDesk(window, session, inference, desk)
    QuickDesk(window, session)
    TouchMode(window, preferences)
    LanguageMenu(window, preferences)
    Looks(window, preferences)
    TableMode(window, session)
    Patience(window, session, inference, preferences)
    look_back(window, session, files, background, places, memory)
    HelpDesk(window, session)
    tell_of_settings(window, preferences)
    tell_of_autosave(window, autosave)
    if unexpected is not None:
        UnexpectedDesk(window, session, unexpected, background)
    return window
