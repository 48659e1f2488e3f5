"""Starts the process: command line, application object, first window; and connects a window's objects.

What the first paint can do without is in :mod:`app.startup.features`, which is imported when it is created, so that the
start screen appears sooner.
"""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import socket
import sys
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module, resources
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QLibraryInfo,
    QMessageLogContext,
    QObject,
    QSettings,
    QSize,
    QSocketNotifier,
    QStandardPaths,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

from app.features.diagnostics import ExceptionReporter
from app.game.folders import ENDING as LOCK_ENDING
from app.game.folders import DataFolders, free
from app.shell.main_window import MainWindow
from app.startup import system_libraries
from app.tasks.background import Background, DaemonExecutor, all_workers_ended
from app.ui import accessible, theme
from app.ui.icons import app_icon
from app.ui.language import set_language
from app.ui.settings import Preferences
from core.cli import COMMANDS
from core.formats.atomic_file import private_file
from core.formats.regular_file import is_no_file

if TYPE_CHECKING:
    from app.game.autosave import Autosave
    from app.game.files import GameFiles
    from app.game.game import Game
    from app.game.session import Session
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
    *("app.features.conflicts", "app.features.sheet.panel", "app.features.entry.view", "app.shell.game_page"),
    *("app.features.charts.contents", "app.features.explain", "app.features.advice.panel", "app.features.board.panel"),
    *("app.features.game_over.dialog", "app.features.printing.service", "app.features.help", "app.startup.features"),
)
"""Modules that are imported one by one, or the window would be stopped for as long as all of them take.

In the GUI thread, as Qt's classes crash beside other threads.
"""


def _completing(begun: Painted, unexpected: ExceptionReporter | None) -> Iterator[None]:
    """Import and add what holds a game, its page and the features, part by part."""
    import_module("app.game.files")  # and all that a game is made of
    yield
    context = _with_game(begun)
    yield
    for module in IMPORTS:
        import_module(module)
        yield
    from app.startup.features import add_features

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


Make = Callable[[Background], MainWindow]


class Program(QObject):
    """Shows the window, and replaces it by a new one on request; the game continues in that.

    ``make`` returns a window in the current language and sizes. ``first``, if given, creates the first window in
    another way, to be painted sooner.
    """

    def __init__(self, make: Make, parent: QObject | None = None, *, first: Make | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._collector = Collector(self)
        self.window, self._background = self._made(first or make)

    def show(self) -> None:
        self.window.show()

    def open(self, path: Path) -> None:
        """Open a file in the window, once that has been painted."""
        window = self.window
        if window.is_complete and window.is_painted:
            window.open_path(path)
        else:
            (window.painted if window.is_complete else window.completed).connect(partial(window.open_path, path))

    def rebuild(self) -> None:
        """Replace the window by a new one."""
        old, background = self.window, self._background
        game, page = old.hand_over(), old.dialogs.preferences_page
        self.window, self._background = self._made(self._make)
        if game is not None:
            self.window.take_over(game)
        self.window.show()  # first, as the program ends with its last window
        self.window.activateWindow()
        if page is not None:  # the preferences may have been open
            self.window.dialogs.show_preferences_at(page)
        old.close()
        old.deleteLater()
        self._collector.let_go_of(old)
        background.close()

    def close(self) -> None:
        self._background.close()

    def _made(self, make: Make) -> tuple[MainWindow, Background]:
        background = Background(DaemonExecutor(), DaemonExecutor(), DaemonExecutor())
        window = make(background)
        window.painted.connect(window.warm_up)
        if window.is_complete:
            self._collector.start()
        else:
            window.completed.connect(self._collector.start)
        window.rebuild_wanted.connect(self.rebuild)
        return window, background


COLLECTING_MS = 1000
"""How often it is seen whether garbage is due (ms)."""


ATTEMPTS = 10
"""How often a window that was replaced is looked for: what it has still asked for must arrive before it is free."""


class Collector(QTimer):
    """Collects garbage when the event loop is idle, instead of Python's collector, which stays off.

    That runs wherever something is allocated: in a worker, and within Qt's own work. What is left of a chart has a
    menu, which waits for ever for the lock of ``QObject::disconnect`` if it is deleted there.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=COLLECTING_MS)
        self._replaced = weakref.WeakSet[MainWindow]()
        self._attempts = 0
        self.timeout.connect(self._collect)

    def let_go_of(self, window: MainWindow) -> None:
        """Look for a window that was replaced, and all that it leaves, until it is free."""
        self._replaced.add(window)
        self._attempts = ATTEMPTS

    def _collect(self) -> None:
        if self._attempts and self._replaced:
            self._attempts -= 1
            collect_all()
            return
        due = [count > threshold for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(due):
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))


def collect_all() -> None:
    """Collect the garbage even of what was hidden from the collector, as most of a window is."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


ENDING: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end the program, where the system has them."""


class Application(QApplication):
    """The QApplication; ``asked_to_open`` carries a file that the desktop asks to open.

    ``status`` is the exit status of a program ended by a signal, else 0.
    """

    asked_to_open = Signal(Path)
    status = 0

    def event(self, event: QEvent) -> bool:
        """Handle the desktop's requests to open a file, which go to the application and not to a window."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)

    def end_with_signals(self) -> None:
        """Close the windows on a termination signal; a second one ends the program at once.

        Python runs its handlers only when it has control, which Qt's event loop keeps: so signals arrive through a
        socket.
        """
        self._signalled, self._told = socket.socketpair()
        self._told.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        notifier = QSocketNotifier(self._signalled.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._end)
        for number in (getattr(signal, name) for name in ENDING if hasattr(signal, name)):
            if signal.getsignal(number) is not signal.SIG_IGN:  # which a program that outlives its terminal keeps
                signal.signal(number, _give_way)

    def _end(self) -> None:
        self.status = 128 + self._signalled.recv(1)[0]
        self.closeAllWindows()
        self.exit(self.status)


def _give_way(number: int, _: FrameType | None) -> None:
    """Restore the default handler, so that a hanging window cannot block the next signal."""
    signal.signal(number, signal.SIG_DFL)


TITLE = 40
"""Height reserved for the title bar (px); no system tells its height before the window is shown."""


def fill_small_screen(window: QWidget, room: QSize | None = None) -> None:
    """Maximize a window that is not shown yet if it would not fit on the screen.

    ``room``: the space for windows, if different from what the system reports.
    """
    if room is None:
        room = window.screen().availableSize()
    if window.width() > room.width() or window.height() + TITLE > room.height():
        window.resize(window.size().boundedTo(room - QSize(0, TITLE)))  # the size to restore
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


ALLOCATOR: Final[Mapping[int, int]] = {
    -8: 2,  # M_ARENA_MAX: heaps for all threads together
    -3: 2**20,  # M_MMAP_THRESHOLD: blocks from this size on are returned as soon as they are free
    -1: 2**20,  # M_TRIM_THRESHOLD: free memory from this size on at the end of a heap is returned
}
"""Settings of glibc's allocator."""


LAST_WORK_S = 1.0
"""How long the end of the program waits for work that has begun (s); the window is closed already."""


def run(arguments: Sequence[str]) -> int:
    """Open the window, with a file if one is named; return the exit status."""
    limit_free_memory()
    application = named_application()
    if sys.stderr is not None:  # a program of Windows without a console gets no signals
        application.end_with_signals()
    places = DataFolders(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)))
    settings = user_settings()
    unexpected = ExceptionReporter(application)
    unexpected.watch(places.crashes)
    program = start_program(application, places, settings, unexpected, with_game=bool(arguments))
    application.asked_to_open.connect(program.open)
    fill_small_screen(program.window)
    program.show()
    if arguments:
        program.window.open_path(Path(arguments[0]))  # before the first paint, which then shows the game
    status = application.exec()
    program.close()
    unexpected.close()
    status = application.status or status
    if not all_workers_ended(within=LAST_WORK_S):
        settings.sync()
        if sys.platform == "win32":
            ctypes.windll.ole32.OleFlushClipboard()  # what was copied stays there, as after any other end
        os._exit(status)  # everything is saved, and taking Python and Qt down beside a busy thread can crash
    return status


def user_settings() -> QSettings:
    """Return the user's settings, which only the user can read. A stale lock that Qt would wait for is removed.

    Where something else is in its place or its lock's, for which Qt might wait for ever, nothing is kept.
    """
    ini = QSettings.Format.IniFormat
    none = QSettings(ini, QSettings.Scope.UserScope, "-", "-")  # Qt tells no place of settings that it has not read
    file = Path(none.fileName()).parents[1] / "deerstalker" / "deerstalker.ini"
    lock = Path(f"{file}{LOCK_ENDING}")
    if is_no_file(file) or is_no_file(lock):
        return QSettings(f"{os.devnull}/{file.name}", ini)
    free(lock)
    with suppress(OSError):  # Qt reports what cannot be written
        private_file(file)
    return QSettings(str(file), ini)


def limit_free_memory() -> None:
    """Limit the free memory that the allocator keeps. Only on Linux with glibc.

    By default it raises these thresholds as large blocks are freed: pictures are then allocated among small objects,
    and ten minutes of clicks leave a hundred MB of fragmented memory.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        for option, value in ALLOCATOR.items():
            mallopt(option, value)


def named_application() -> Application:
    """Return the application, with the name the desktop knows it by."""
    os.environ.update(system_libraries.without_bus(os.environ))
    with exit_on_qt_failure():
        application = Application(["deerstalker", *theme.STYLE])
    application.setApplicationName("deerstalker")
    application.setApplicationDisplayName("Deerstalker")
    application.setDesktopFileName("io.deerstalker.Deerstalker")
    application.setWindowIcon(app_icon())
    load_fallback_fonts(application.font())
    return application


FONTS: Final = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


def load_fallback_fonts(wanted: QFont) -> bool:
    """Load the bundled fonts where this system has no substitute for the ``wanted`` one; return whether it did."""
    if QFontInfo(wanted).family():
        return False
    folder = resources.files("resources").joinpath("fonts")
    for name in FONTS:
        QFontDatabase.addApplicationFontFromData(QByteArray(folder.joinpath(name).read_bytes()))
    return True


@contextmanager
def exit_on_qt_failure() -> Iterator[None]:
    """Exit with a one-line message where Qt cannot open a window, instead of aborting with a misleading one."""
    output: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            print(window_failure(os.environ, [*output, message][0]), file=sys.stderr, flush=True)  # noqa: T201
            from core.cli.output import Status

            os._exit(Status.REFUSED)  # otherwise Qt would abort
        if str(context.category).startswith("qt.qpa"):
            output.append(message)
        else:
            print(message, file=sys.stderr)  # noqa: T201 - as Qt itself would have done

    before = qInstallMessageHandler(hear)
    yield
    qInstallMessageHandler(before)
    for message in output:
        print(message, file=sys.stderr)  # noqa: T201 - not fatal after all


def window_failure(env: Mapping[str, str], output: str) -> str:
    """Return the message why Qt cannot open a window: what is missing, or else the ``output`` of Qt."""
    loader = ""
    if system_libraries.needs_display(env):
        if not system_libraries.has_display(env):
            return system_libraries.no_display([*COMMANDS])
        name = "xcb" if system_libraries.window_libraries(env) is system_libraries.X_LIBRARIES else "wayland"
        plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
        loader = system_libraries.load_error(f"{plugins}/platforms/libq{name}.so")
    return system_libraries.missing_message(env, loader) or f"The window cannot open: {output.splitlines()[0]}"


def start_program(
    application: QApplication,
    places: DataFolders,
    settings: QSettings,
    unexpected: ExceptionReporter,
    *,
    with_game: bool = False,
) -> Program:
    """Return the program with its first window, which is completed after its first paint, unless it opens a game."""

    def make(background: Background, *, at_once: bool) -> MainWindow:
        preferences = Preferences(settings)
        set_language(application, preferences.language)
        theme.set_type_size(application, preferences.text_size)
        theme.set_touch(application, wanted=preferences.touch)
        begun = build_window(places, settings, background)
        if at_once:
            complete(begun, unexpected)
        else:
            begun.window.painted.connect(Completer(application, begun, unexpected).start)
        # last, or Qt would style each widget again for every parent
        theme.apply_scheme(application, preferences.scheme)
        return begun.window

    return Program(partial(make, at_once=True), application, first=partial(make, at_once=with_game))
