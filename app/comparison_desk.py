"""Where the comparison meets the window: the action that opens it, and what of the game it follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.comparison import ComparisonService
from app.main_window import MainWindow
from app.preferences import Preferences
from app.services import InferenceService
from app.session import Session
from core.model.case import Case

if TYPE_CHECKING:
    from app.views.comparison_view import ComparisonView


class ComparisonDesk(QObject):
    """Opens the comparison, which is made when it is first wanted, and keeps it in step with the sheet."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        inference: InferenceService,
        service: ComparisonService,
        preferences: Preferences,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._service, self._preferences = window, session, service, preferences
        self.view: ComparisonView | None = None
        window.commands.compare.triggered.connect(self.open)
        window.page.replied.connect(service.follow)
        window.dialogs.tuned.connect(self._tune)
        inference.waiting.connect(service.hold)
        session.opened.connect(self._turn_page)
        self._tune()

    @Slot()
    def open(self) -> None:
        """Bring the comparison to the front."""
        if self.view is None:
            from app.views.comparison_view import ComparisonView

            self.view = ComparisonView(self._service, self._is_supposed, self._window)
        self.view.come_to_front()

    def _is_supposed(self, case: Case) -> bool:
        return case == self._session.supposed

    @Slot()
    def _turn_page(self) -> None:
        if self._session.case is None:
            self._service.forget()

    @Slot()
    def _tune(self) -> None:
        self._service.tune(self._preferences.tuning)
