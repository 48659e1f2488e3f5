"""Starts the application: settings, style, language, and the first window."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import socket
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QLibraryInfo,
    QMessageLogContext,
    QSettings,
    QSize,
    QSocketNotifier,
    QStandardPaths,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.features.diagnostics.service import ExceptionReporter
from app.game.files import DataFolders
from app.game.locks import ENDING as LOCK_ENDING
from app.game.locks import free
from app.shell.main_window import MainWindow
from app.startup import system_libraries
from app.startup.composition import Context, add_features, build_window
from app.startup.program import Program
from app.tasks.background import Background
from app.ui import theme
from app.ui.icons import app_icon
from app.ui.language import set_language
from app.ui.settings import Preferences
from app.ui.theme import load_fallback_fonts
from core.cli import COMMANDS
from core.cli.interrupts import raise_again
from core.cli.output import Status

ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end the program, where the system has them."""


class Application(QApplication):
    """Tells with ``asked_to_open`` which file the desktop wants to see.

    ``status`` is the exit status of a program that a signal has ended, 0 of any other.
    """

    asked_to_open = Signal(Path)
    status = 0

    def event(self, event: QEvent) -> bool:
        """Take what the desktop asks for; that comes to the application itself, and to no window."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)

    def end_with_signals(self) -> None:
        """Close the windows where a signal ends the program; the same signal again ends it at once.

        Python calls its handlers only when it has control, which Qt's loop keeps: so the signal comes by a socket.
        """
        self._signalled, self._told = socket.socketpair()
        self._told.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        notifier = QSocketNotifier(self._signalled.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._end)
        for number in (getattr(signal, name) for name in ENDING if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as for a program that is to outlive its terminal
                signal.signal(number, _give_way)

    @Slot()
    def _end(self) -> None:
        self.status = 128 + self._signalled.recv(1)[0]
        self.closeAllWindows()
        self.exit(self.status)


def _give_way(number: int, _: FrameType | None) -> None:
    """Leave the next signal to the system: a window that hangs must not keep the program."""
    signal.signal(number, signal.SIG_DFL)


TITLE = 40
"""Pixels that the bar with a window's title may need; how high it is, no system tells before it is shown."""


def fill_small_screen(window: QWidget, room: QSize | None = None) -> None:
    """Let a window that is not shown yet fill the screen, if it would stand out beyond it.

    ``room``: what the screen has for windows, if other than what the system says.
    """
    if room is None:
        room = window.screen().availableSize()
    if window.width() > room.width() or window.height() + TITLE > room.height():
        window.resize(window.size().boundedTo(room - QSize(0, TITLE)))  # what it goes back to
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


ALLOCATOR: Final[Mapping[int, int]] = {
    -8: 2,  # M_ARENA_MAX: heaps for all threads together
    -3: 2**20,  # M_MMAP_THRESHOLD: blocks of so many bytes are given back as soon as they are free
    -1: 2**20,  # M_TRIM_THRESHOLD: and the end of a heap where so many are
}
"""How the allocator of glibc is set."""


def run(arguments: Sequence[str]) -> int:
    """Open the window, on the file that is named if there is one; return the exit status."""
    limit_free_memory()
    application = named_application()
    application.end_with_signals()
    places = DataFolders(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)))
    settings = user_settings()
    unexpected = ExceptionReporter(application)
    unexpected.watch()
    program = start_program(application, places, settings, unexpected)
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


def user_settings() -> QSettings:
    """Return the user's settings; a lock that Qt would wait for, half a minute long, is nobody's and goes before."""
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "deerstalker", "deerstalker")
    free(Path(settings.fileName() + LOCK_ENDING))
    return settings


def limit_free_memory() -> None:
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
    with exit_on_qt_failure():
        application = Application(["deerstalker"])
    application.setApplicationName("deerstalker")
    application.setApplicationDisplayName("Deerstalker")
    application.setDesktopFileName("io.deerstalker.Deerstalker")
    application.setWindowIcon(app_icon())
    load_fallback_fonts(application.font())
    return application


@contextmanager
def exit_on_qt_failure() -> Iterator[None]:
    """End with one line where Qt can open no window; it would abort, and name a library that is there."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            print(window_failure(os.environ, [*said, message][0]), file=sys.stderr, flush=True)  # noqa: T201
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


def window_failure(env: Mapping[str, str], said: str) -> str:
    """Return the line that says why Qt can open no window: what lacks, or what Qt ``said`` about it."""
    loader = ""
    if system_libraries.needs_display(env):
        if not system_libraries.has_display(env):
            return system_libraries.no_display([*COMMANDS])
        name = "xcb" if system_libraries.window_libraries(env) is system_libraries.X_LIBRARIES else "wayland"
        plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        loader = system_libraries.load_error(f"{plugins}/platforms/libq{name}.so")
    return system_libraries.missing_message(env, loader) or f"The window cannot open: {said.splitlines()[0]}"


def start_program(
    application: QApplication, places: DataFolders, settings: QSettings, unexpected: ExceptionReporter
) -> Program:
    """Return the program with its first window, which is completed once it has been painted."""

    def make(background: Background, *, at_once: bool) -> MainWindow:
        preferences = Preferences(settings)
        set_language(application, preferences.language)
        theme.prepare_style(application, preferences.text_size)
        theme.set_touch(application, wanted=preferences.touch)
        context = build_window(places, settings, background)
        if at_once:
            complete(context, unexpected)
        else:
            context.window.painted.connect(partial(complete, context, unexpected))
        theme.apply_scheme(
            application, preferences.scheme
        )  # once all is built, or Qt would style it for each parent anew
        return context.window

    return Program(partial(make, at_once=True), application, first=partial(make, at_once=False))


def assemble(
    places: DataFolders, settings: QSettings, background: Background, unexpected: ExceptionReporter | None = None
) -> MainWindow:
    """Return a complete window; it shows what is ``unexpected``."""
    context = build_window(places, settings, background)
    complete(context, unexpected)
    return context.window


def complete(context: Context, unexpected: ExceptionReporter | None) -> None:
    """Add the page of a game and the features, which take longer to make than all that is painted first."""
    context.window.complete()
    add_features(context, unexpected)
    gc.enable()  # app/__main__.py put it off
