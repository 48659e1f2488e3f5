"""The start of the window: every part is made here, and given to those that need it."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QLibraryInfo,
    QMessageLogContext,
    QSettings,
    QStandardPaths,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from app import system_libraries, theme
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
from core.cli import COMMANDS
from core.cli.interrupts import raise_again
from core.cli.output import Status

ALLOCATOR: Final[Mapping[int, int]] = {
    -8: 2,  # M_ARENA_MAX: heaps for all threads together
    -3: 2**20,  # M_MMAP_THRESHOLD: blocks of so many bytes are given back as soon as they are free
    -1: 2**20,  # M_TRIM_THRESHOLD: and the end of a heap where so many are
}
"""How the allocator of glibc is set."""


def run(arguments: Sequence[str]) -> int:
    """Open the window, on the file that is named if there is one; return the exit status."""
    spare_memory()
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


def spare_memory() -> None:
    """Let the allocator keep little that is free. Elsewhere than on Linux with glibc this does nothing.

    By itself it gives back fewer and fewer blocks at once, as large ones come and go: pictures then lie among small
    things, and ten minutes of clicks leave a hundred MB of holes.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        for option, value in ALLOCATOR.items():
            mallopt(option, value)


def named_application() -> Application:
    """Return the application, known by its name to the desktop."""
    with failure_told():
        application = Application(["deerstalker"])
    application.setApplicationName("deerstalker")
    application.setApplicationDisplayName("Deerstalker")
    application.setDesktopFileName("io.deerstalker.Deerstalker")
    application.setWindowIcon(app_icon())
    lend_fonts(application.font())
    return application


@contextmanager
def failure_told() -> Iterator[None]:
    """End with one line where Qt can open no window; it would abort, and name a library that is there."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            print(why_no_window(os.environ, [*said, message][0]), file=sys.stderr, flush=True)  # noqa: T201
            os._exit(Status.REFUSED)  # there is no way back through Qt, which aborts next
        if str(context.category).startswith("qt.qpa"):
            said.append(message)
        else:
            print(message, file=sys.stderr)  # noqa: T201 - where Qt itself would have put it

    before = qInstallMessageHandler(hear)
    yield
    qInstallMessageHandler(before)
    for message in said:
        print(message, file=sys.stderr)  # noqa: T201 - it went well all the same


def why_no_window(env: Mapping[str, str], said: str) -> str:
    """Return the line that says why Qt can open no window: what lacks, or what Qt ``said`` about it."""
    loader = ""
    if system_libraries.needs_display(env):
        if not system_libraries.has_display(env):
            return system_libraries.no_display([*COMMANDS])
        name = "xcb" if system_libraries.window_libraries(env) is system_libraries.X_LIBRARIES else "wayland"
        plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        loader = system_libraries.load_error(f"{plugins}/platforms/libq{name}.so")
    return system_libraries.what_is_missing(env, loader) or f"The window cannot open: {said.splitlines()[0]}"


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
    """Give a window the page of a game, and what stands beside that: it takes longer than all that is painted first."""
    parts.window.complete()
    from app.furnishing import furnish as furnish_with_desks

    furnish_with_desks(parts, unexpected)
    gc.enable()  # app/__main__.py put it off
