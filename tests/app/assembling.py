"""Windows and styles made at once, as the program makes them step by step."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QStyleFactory

from app.features.diagnostics import ExceptionReporter
from app.game.files import DataFolders
from app.shell.main_window import MainWindow
from app.startup.application import build_window, complete
from app.tasks.background import Background
from app.ui import theme


def assemble(
    places: DataFolders, settings: QSettings, background: Background, unexpected: ExceptionReporter | None = None
) -> MainWindow:
    """Return a complete window, with the ``unexpected`` reporter shown in it."""
    begun = build_window(places, settings, background)
    complete(begun, unexpected)
    return begun.window


def styled_application() -> QApplication:
    """Return the application with its style, made where there is none, for programs that measure or draw."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    prepare_style(application)
    return application


def prepare_style(app: QApplication, percent: int = 100) -> None:
    """Set the style and the type size of an application that was not made with ``theme.STYLE``."""
    app.setStyle(QStyleFactory.create(theme.STYLE[1]))
    theme.set_type_size(app, percent)
