"""A window whose pictures are taken."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, QSize, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton, QWidget

from app.game.files import DataFolders
from app.shell.main_window import MainWindow
from app.tasks.background import Background, DaemonExecutor
from app.ui import theme
from app.ui.settings import Preferences
from core.engines.tuning import Tuning
from core.formats.case_file import write_case
from core.model.case import Case
from tests.app.assembling import assemble, prepare_style
from tests.app.lasting import styled_at_the_end
from tests.app.settling import finish, until

SIZES = (QSize(1280, 720), QSize(1920, 1080))
SMALLEST = QSize(960, 600)
SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}

Part = TypeVar("Part", bound=QObject)


class Studio:
    """A window whose pictures are taken."""

    def __init__(
        self,
        application: QApplication,
        folder: Path,
        size: QSize,
        scheme: str,
        *,
        percent: int = 100,
        touch: bool = False,
        also: str = "",
    ) -> None:
        self._application, self._folder, self._scheme = application, folder, SCHEMES[scheme]
        self._percent, self._touch = percent, touch
        self._suffix = f"{size.width()}-{scheme}{also}"
        self._dress(touch=touch)
        self._data = tempfile.TemporaryDirectory()
        data = Path(self._data.name)
        self._settings = QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat)
        self._settings.setValue("hints/seen", ["entry", "number", "advice"])
        self._settings.setValue("looks/animations", False)  # a picture of what moves is another one every time
        self._settings.setValue("looks/textSize", percent)
        self.window = self._opened(size)

    def _opened(self, size: QSize) -> MainWindow:
        self._background = Background(DaemonExecutor(), DaemonExecutor())
        with styled_at_the_end():
            self.window = assemble(DataFolders(Path(self._data.name)), self._settings, self._background)
        self.window.painted.connect(self.window.warm_up)
        self.window.resize(size)
        self.window.show()
        self.settle()
        return self.window

    def grow(self, percent: int) -> None:
        """Make the window anew with text of another size, in percent of the usual one."""
        self._percent = percent
        self._anew(touch=self._touch)

    def touch(self) -> None:
        """Make the window anew in touch mode."""
        self._anew(touch=True)

    def _anew(self, *, touch: bool) -> None:
        size = self.window.size()
        self._drop()
        self._dress(touch=touch)
        self._opened(size)

    def _dress(self, *, touch: bool) -> None:
        theme.set_touch(self._application, wanted=touch)
        prepare_style(self._application, self._percent)
        theme.apply_colours(self._application, self._scheme)

    def play(self, case: Case) -> None:
        """Open a game, and wait for all that is told of it."""
        path = Path(self._data.name) / "Games" / "Friday.case.json"
        path.parent.mkdir(exist_ok=True)
        write_case(case, path)
        self.window.open_path(path)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.wait(lambda: self.window.chart.is_drawn or self.window.dock.isHidden())
        self.read()

    def read(self) -> None:
        """Wait until the numbers are there, and all is told of what the entries brought."""
        events = self.window.page.events.model
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.wait(lambda: not any(events.row_at(i).is_stale for i in range(events.rowCount())))
        self.settle()

    def take(self, engine: str) -> None:
        """Choose an engine in the menu of the summary, and wait for its numbers."""
        self.window.engines.engine.choose(engine)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.settle()

    def tune(self, tuning: Tuning) -> None:
        """Tune the engines as the preferences do."""
        self.window._preferences.tuning = tuning
        self.window.dialogs.preference_changed.emit(Preferences.budget)
        self.wait(lambda: self.window.page.sheet.is_fresh)
        self.settle()

    def show(self, **changes: object) -> None:
        """Show what session and service rarely make."""
        game = self.window.game
        game.put(replace(game.value, **changes))

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        """Draw the window, or a window of its own."""
        (widget or self.window).grab().save(str(self._folder / f"{state}-{self._suffix}.png"))

    def part(self, kind: type[Part], name: str = "") -> Part:
        """Return what is of this kind and name in the window."""
        found = self.window.findChild(kind, name) if name else self.window.findChild(kind)
        assert found is not None, f"the window has no {name or kind.__name__}"
        return found

    def press(self, name: str) -> None:
        """Press the button of this name."""
        self.part(QPushButton, name).click()

    def sees(self, name: str) -> bool:
        """Whether something of this name is to be seen."""
        return any(widget.isVisible() for widget in self.window.findChildren(QWidget, name))

    wait = staticmethod(until)

    def settle(self) -> None:
        """Let the window finish all that it has begun."""
        finish(self.window)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what the event loop would do at once

    def clear(self) -> None:
        """Close all that is open, for another state in the same window."""
        for other in self.window.findChildren(QWidget):
            if other.isWindow() and other.isVisible() and not isinstance(other, QDockWidget):
                other.close()
        for dock in self.window.findChildren(QDockWidget):
            dock.hide()
        self.window._files._leave(keep=False)
        self.settle()

    def close(self) -> None:
        """Leave nothing behind: Qt would dress all windows that were ever drawn anew for each further one."""
        self._drop()
        theme.set_touch(self._application, wanted=False)
        self._data.cleanup()

    def _drop(self) -> None:
        self.window.close()
        self._background.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete)


State: TypeAlias = Callable[[Studio], None]
States: TypeAlias = Mapping[str, State]
"""What brings a window into a state and draws it, by the name of the state."""
