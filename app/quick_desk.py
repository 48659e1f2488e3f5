"""Where the table's command line meets the window: the action that opens it, and the button beside the entry."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.main_window import MainWindow
from app.session import Session
from app.views.quick_control import QuickControl


class QuickDesk(QObject):
    """Opens the line, at the present: nothing can be entered while the window shows the past."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self._page, self._session, self._action = window.page, session, window.commands.quick
        self.control = QuickControl(window.page.entry)
        self._action.triggered.connect(self._open)
        window.page.entry.kinds.quick.clicked.connect(self._action.trigger)
        session.opened.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self._action.setEnabled(self._session.case is not None)
        self.control.close()

    @Slot()
    def _open(self) -> None:
        if self._session.looking_at is not None:
            self._page.back_to_now()
        self.control.open()
