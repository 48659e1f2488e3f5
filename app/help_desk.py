"""Where the help meets the window: an entry in the menu for each page."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from app.main_window import MainWindow
from app.models.help_words import pages
from app.session import Session
from app.views.cheat_sheet import CheatSheet
from app.views.help_view import HelpView


class HelpDesk(QObject):
    """Opens the help at a page; it is made when it is first wanted."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self._window, self._session = window, session
        self._view: HelpView | None = None
        about = window.commands.about
        window.commands.keys.triggered.connect(partial(self.open, "helpKeys"))
        for page in pages():
            action = QAction(page.title, window)
            action.setObjectName(f"action{page.name[:1].upper()}{page.name[1:]}")
            action.triggered.connect(partial(self.open, page.name))
            window.help_menu.insertAction(about, action)
        window.help_menu.insertSeparator(about)

    def open(self, page: str) -> None:
        """Show a page of the help."""
        if self._view is None:
            self._view = HelpView(self._window)
            self._view.add(CheatSheet(self._window, self._session), CheatSheet.title())
        self._view.open_at(page)
