"""Self-test of a bundle: opens the example, clicks, analyses and closes.

It loads everything that a bundle may lack: solvers, charts, licences, translations, printing. The user's settings and
games are neither read nor written.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QFontInfo, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QPlainTextEdit, QWidget

from app.features.diagnostics import ExceptionReporter
from app.game.folders import DataFolders
from app.shell.main_window import MainWindow
from app.startup.application import LAST_WORK_S, named_application, start_program
from app.tasks.background import all_workers_ended
from app.tasks.shown import Shown
from app.ui.language import ENGLISH, LANGUAGES, set_language, translate
from core.engines.tuning import ENGINES
from core.version import __version__

PAUSE: Final = 20
"""Time between two checks of a step (ms)."""

LOOKS: Final = 3_000
"""Number of checks before a step fails: a minute, although each takes about a second."""


Part = TypeVar("Part", bound=QObject)


class Step(NamedTuple):
    name: str
    is_done: Callable[[], bool]


def run() -> int:
    """Open the window, and play; return the exit status, which is 0 if all went well."""
    with TemporaryDirectory() as folder:
        application = named_application()
        settings = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        unexpected = ExceptionReporter(application)
        unexpected.watch()
        program = start_program(application, DataFolders(Path(folder) / "data"), settings, unexpected)
        trial = SelfTestRun(program.window, application)
        unexpected.happened.connect(lambda incident: trial.fail(incident.words))
        program.show()
        status = application.exec()
        program.close()
        all_workers_ended(within=LAST_WORK_S)
        unexpected.close()
    return status


class SelfTestRun(QObject):
    """Runs the steps one after the other, as a player might; reports each on standard output."""

    def __init__(self, window: MainWindow, application: QApplication) -> None:
        super().__init__(application)
        self._window, self._application = window, application
        self._answered: set[str] = set()
        window.completed.connect(lambda: window.game.follow(self._on_shown))
        self._looks = 0
        self._steps = self._play()
        self._step: Step | None = Step("the window is painted", lambda: window.is_painted)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(PAUSE)
        report_step(f"Deerstalker {__version__} on {QGuiApplication.platformName()}")

    def _play(self) -> Iterator[Step]:
        window = self._window
        yield Step("there are letters to write with", lambda: bool(QFontInfo(window.font()).family()))
        yield Step("the window is complete", lambda: window.is_complete)
        sheet = window.page.sheet
        window.commands.example.trigger()
        yield Step("the example is analysed", lambda: sheet.is_fresh)
        index = sheet.model.index(2, 1)
        click(sheet.view.viewport(), sheet.view.visualRect(index).center())
        yield Step("a click chooses a cell", lambda: sheet.view.currentIndex() == index)
        for engine in reversed(list(ENGINES)):  # the first one has already answered
            window.engines.engine.choose(engine)
            yield Step(f"the engine {engine} answers", partial(self._answered.__contains__, engine))
        window.dock.show()
        yield Step("the chart is drawn", lambda: window.chart.is_drawn)
        window.commands.about.trigger()
        self._named(QAbstractButton, "licencesButton").click()
        yield Step("the licences are shown", lambda: bool(self._named(QPlainTextEdit, "licenceText").toPlainText()))
        for code, name in LANGUAGES.items():
            set_language(self._application, code)
            yield Step(f"the window speaks {name}", partial(is_translated, code))
        yield Step("there is a way to a printer", lambda: hasattr(import_module("PySide6.QtPrintSupport"), "QPrinter"))

    def _look(self) -> None:
        """Go on to the next step when this one is done; the last closes the window."""
        self._looks += 1
        if self._step is None or not self._step.is_done():
            if self._looks > LOOKS:
                self.fail(f"waited in vain for this: {'the end' if self._step is None else self._step.name}")
            return
        report_step(self._step.name)
        self._looks = 0
        self._step = next(self._steps, None)
        if self._step is None:
            self._window.close()

    def _on_shown(self, now: Shown, _: Shown) -> None:
        if now.current is not None and now.current.posterior is not None:
            self._answered.add(now.current.request.engine)

    def _named(self, kind: type[Part], name: str) -> Part:
        part = self._window.findChild(kind, name)
        if part is None:
            raise LookupError(f"the window has no {name}")
        return part

    def fail(self, why: str) -> None:
        """End with the status of a failure, and say why."""
        self._timer.stop()
        report_step(f"failed: {why}")
        self._application.setQuitOnLastWindowClosed(False)  # or Qt may end the loop once more, with 0
        self._window.close()
        self._application.exit(1)


def is_translated(code: str) -> bool:
    """Whether the window's texts and Qt's are available in a language."""
    ours, of_qt = translate("&Game"), QApplication.translate("QPlatformTheme", "Cancel")
    return code == ENGLISH or (ours != "&Game" and of_qt != "Cancel")


def click(widget: QWidget, place: QPoint) -> None:
    at, left, none = QPointF(place), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    everywhere = QPointF(widget.mapToGlobal(place))
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        event = QMouseEvent(kind, at, everywhere, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, event)


def report_step(text: str) -> None:
    if sys.stdout is not None:  # None for a Windows GUI program
        with suppress(BrokenPipeError):  # the reader has gone; the exit status still tells
            print(text, flush=True)  # noqa: T201 - the output of the self-test
