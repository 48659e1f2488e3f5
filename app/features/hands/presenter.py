"""Opens the window of likely hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.hands.service import HandsService
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui.host import Host
from core.model.cards import Card
from core.model.seats import ENVELOPE, FACE_UP, Holder

if TYPE_CHECKING:
    from app.features.hands.view import HandsView


class HandsPresenter(QObject):
    """Opens the window of hands, created on first use, and keeps it up to date with the sheet."""

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        service: HandsService,
        current: Callable[[], tuple[Card, Holder] | None],
    ) -> None:
        """``current``: returns the sheet's current cell, if there is one."""
        super().__init__(host.window)
        self._host, self._session, self._service, self._current = host, session, service, current
        self._inference = inference
        self.view: HandsView | None = None
        host.actions.hands.triggered.connect(self.open_at_cell)
        inference.answered.connect(self._follow)
        inference.waiting.connect(service.hold)
        inference.silenced.connect(service.forget)
        session.opened.connect(self._game_opened)

    @Slot()
    def open_at_cell(self) -> None:
        """Open the hands of the sheet's current column, or else of another player."""
        cell = self._current()
        self.open("" if cell is None else cell[1])

    @Slot(str)
    def open(self, holder: Holder) -> None:
        """Show the hands of a holder, or of the first other one if this one has none."""
        case = self._session.case
        if case is None:
            return
        setup = case.setup
        if holder not in setup.holders or holder in (ENVELOPE, FACE_UP):
            holder = next(name for name in setup.seats.names if name != setup.me)
        if self.view is None:
            from app.features.hands.view import HandsView

            self.view = HandsView(self._service, self._is_hidden, self._host.window)
        self.view.appear(setup, holder)

    def _is_hidden(self) -> bool:
        return self._session.case is not None and self._inference.is_silent

    @Slot(object)
    def _follow(self, reply: InferenceReply) -> None:
        if self.view is not None:
            self.view.offer(reply.request.case.setup)
        self._service.follow(reply)

    @Slot()
    def _game_opened(self) -> None:
        if self._session.case is None:
            self._service.forget()
