"""Opens the comparison of the engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.compare.service import ComparisonService
from app.game.session import Session
from app.tasks.inference import InferenceService
from app.ui.host import Host
from app.ui.settings import Preferences
from core.model.case import Case

if TYPE_CHECKING:
    from app.features.compare.view import ComparisonView


class ComparisonPresenter(QObject):
    """Opens the comparison, created on first use, and keeps it up to date with the sheet."""

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        service: ComparisonService,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._service, self._preferences = host, session, service, preferences
        self.view: ComparisonView | None = None
        host.actions.compare.triggered.connect(self.open)
        inference.answered.connect(service.follow)
        inference.waiting.connect(service.hold)
        session.opened.connect(self._game_opened)
        self.retune()

    @Slot()
    def open(self) -> None:
        """Bring the comparison to the front."""
        if self.view is None:
            from app.features.compare.view import ComparisonView

            self.view = ComparisonView(self._service, self._is_supposed, self._host.window)
        self.view.come_to_front()

    def _is_supposed(self, case: Case) -> bool:
        return case == self._session.supposed

    @Slot()
    def _game_opened(self) -> None:
        if self._session.case is None:
            self._service.forget()

    @Slot()
    def retune(self) -> None:
        self._service.tune(self._preferences.tuning)
