"""Opens the window of likely hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.hands.service import HandsService
from app.game.game import Game
from app.tasks.shown import Shown
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
        game: Game,
        service: HandsService,
        current: Callable[[], tuple[Card, Holder] | None],
    ) -> None:
        """``current``: returns the sheet's current cell, if there is one."""
        super().__init__(host.window)
        self._host, self._game, self._service, self._current = host, game, service, current
        self.view: HandsView | None = None
        host.actions.hands.triggered.connect(self.open_at_cell)
        game.follow(self._show)

    @Slot()
    def open_at_cell(self) -> None:
        """Open the hands of the sheet's current column, or else of another player."""
        cell = self._current()
        self.open("" if cell is None else cell[1])

    @Slot(str)
    def open(self, holder: Holder) -> None:
        """Show the hands of a holder, or of the first other one if this one has none."""
        case = self._game.value.case
        if case is None:
            return
        setup = case.setup
        if holder not in setup.holders or holder in (ENVELOPE, FACE_UP):
            holder = next(name for name in setup.seats.names if name != setup.me)
        if self.view is None:
            from app.features.hands.view import HandsView

            self.view = HandsView(self._service, self._host.window)
        self.view.appear(setup, holder)

    def _show(self, now: Shown, before: Shown) -> None:
        if self.view is not None and now.shown is not None and now.shown is not before.shown:
            self.view.offer(now.shown.setup)
        self._service.show(now, before)
