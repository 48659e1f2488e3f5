"""The start of the window: every part is made here, and given to those that need it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from app import theme
from app.asked_to_open import Application
from app.background import Background
from app.fonts import lend_fonts
from app.game_files import Places
from app.icons import app_icon
from app.language import speak
from app.locks import ENDING as LOCK_ENDING
from app.locks import free
from app.main_window import MainWindow
from app.on_screen import fill_small_screen
from app.parts import Parts, found
from app.preferences import Preferences
from app.program import Program
from app.remembered import LANGUAGE, TOUCH
from app.unexpected import Unexpected
from core.commandline.interrupts import raise_again


def run(arguments: Sequence[str]) -> int:
    """Open the window, on the file that is named if there is one; return the exit status."""
    application = named_application()
    application.end_with_signals()
    places = Places(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)))
    settings = own_settings()
    unexpected = Unexpected(application)
    unexpected.watch()
    program = begun(application, places, settings, unexpected)
    application.asked_to_open.connect(program.open)
    if arguments:
        program.open(Path(arguments[0]))
    fill_small_screen(program.window)
    program.show()
    raise_again()
    status = application.exec()
    program.close()
    unexpected.close()
    return application.status or status


def own_settings() -> QSettings:
    """Return the user's settings; a lock that Qt would wait for, half a minute long, is nobody's and goes before."""
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "deerstalker", "deerstalker")
    free(Path(settings.fileName() + LOCK_ENDING))
    return settings


def named_application() -> Application:
    """Return the application, known by its name to the desktop."""
    application = Application(["deerstalker"])
    application.setApplicationName("deerstalker")
    application.setApplicationDisplayName("Deerstalker")
    application.setDesktopFileName("io.deerstalker.Deerstalker")
    application.setWindowIcon(app_icon())
    lend_fonts(application.font())
    return application


def begun(application: QApplication, places: Places, settings: QSettings, unexpected: Unexpected) -> Program:
    """Return the program with its first window, which is furnished once it has been painted."""

    def make(background: Background, *, at_once: bool) -> MainWindow:
        preferences = Preferences(settings)
        speak(application, preferences.get(LANGUAGE))
        theme.prepare(application, preferences.text_size)
        theme.set_touch(application, wanted=preferences.get(TOUCH))
        parts = found(places, settings, background)
        if at_once:
            furnish(parts, unexpected)
        else:
            parts.window.painted.connect(partial(furnish, parts, unexpected))
        theme.dress(application, preferences.scheme)  # once all is built, or Qt would style it for each parent anew
        return parts.window

    return Program(partial(make, at_once=True), application, first=partial(make, at_once=False))


def assemble(
    places: Places, settings: QSettings, background: Background, unexpected: Unexpected | None = None
) -> MainWindow:
    """Return a window with all that stands behind it; it tells of what is ``unexpected``."""
    parts = found(places, settings, background)
    furnish(parts, unexpected)
    return parts.window


def furnish(parts: Parts, unexpected: Unexpected | None) -> None:
    """Give a window what stands beside the game; that takes as long as the rest, and is imported here for it."""
    from app.furnishing import furnish as furnish_with_desks

    furnish_with_desks(parts, unexpected)
