"""Likely whole hands: looked up in a worker while their window is open."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from app.features.sheet.view import SheetView
from app.game.session import Session
from app.tasks.background import Background, CancellationToken
from app.tasks.follower import Follower
from app.tasks.inference import InferenceReply, InferenceService, LruCache
from app.ui.host import Host
from app.ui.language import translate
from app.ui.text import reason, went_wrong
from core.model.case import Case
from core.model.seats import ENVELOPE, FACE_UP, Holder

if TYPE_CHECKING:
    from app.features.hands.view import HandsView
    from core.explain.hands import LikelyHands

MOST: Final = 100
"""Number of hands listed."""

REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Hands:
    """The likely hands of a player (or the pool) in a case; or ``failure`` says why there are none."""

    case: Case
    holder: Holder
    likely: LikelyHands | None = None
    failure: str = ""


def find(case: Case, holder: Holder, token: CancellationToken) -> Hands:
    """Return the likeliest hands. Runs in a worker. Raises CancelledError."""
    from core.engines.contract import TooLargeError
    from core.explain.hands import likely_hands

    try:
        token.check()
        return Hands(case, holder, likely_hands(case, holder, MOST, check=token.check))
    except TooLargeError as error:
        said = translate("Hands", "These hands cannot even be estimated: {reason}.")
        return Hands(case, holder, failure=said.format(reason=reason(error)))


class HandsService(Follower):
    """Computes the hands of one holder, in the case that the sheet shows.

    ``found`` carries Hands and the sheet's InferenceReply; ``emptied``: no game is open, or it has no such holder.
    """

    found = Signal(object, object)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._holder: Holder | None = None
        self._found: LruCache[tuple[Case, Holder], Hands] = LruCache(REMEMBERED)

    def look_at(self, holder: Holder) -> None:
        """Switch to the hands of another holder."""
        if holder != self._holder:
            self._holder = holder
            self._begin()

    def _look_up(self, reply: InferenceReply) -> None:
        case, holder = reply.request.case.upto(reply.upto), self._holder
        if holder not in case.setup.holders:
            self.emptied.emit()
        elif (found := self._found.get((case, holder))) is not None:
            self.found.emit(found, reply)
        else:
            self.waiting.emit()
            self._task.run_slow(partial(find, case, holder), partial(self._take, case, holder))

    def _take(self, case: Case, holder: Holder, future: Future[Hands], wanted: bool) -> None:
        error = future.exception()
        hands = future.result() if error is None else Hands(case, holder, failure=went_wrong(error))
        self._found.keep((case, holder), hands)
        if wanted:
            self.found.emit(hands, self._reply)


class HandsPresenter(QObject):
    """Opens the window of hands, created on first use, and keeps it in step with the sheet."""

    def __init__(
        self, host: Host, session: Session, inference: InferenceService, service: HandsService, sheet: SheetView
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._service, self._sheet = host, session, service, sheet
        self.view: HandsView | None = None
        host.actions.hands.triggered.connect(self.open_at_cell)
        sheet.hands_wanted.connect(self.open)
        inference.answered.connect(self._follow)
        inference.waiting.connect(service.hold)
        session.opened.connect(self._game_opened)

    @Slot()
    def open_at_cell(self) -> None:
        """Open the hands of the sheet's current column, or else of another player."""
        cell = self._sheet.current_cell
        self.open("" if cell is None else cell[1])

    @Slot(str)
    def open(self, holder: Holder) -> None:
        """Show the hands of a holder; of the first other one where this one has none."""
        case = self._session.case
        if case is None:
            return
        setup = case.setup
        if holder not in setup.holders or holder in (ENVELOPE, FACE_UP):
            holder = next(name for name in setup.seats.names if name != setup.me)
        if self.view is None:
            from app.features.hands.view import HandsView

            self.view = HandsView(self._service, self._host.window)
        self.view.appear(setup, holder)

    @Slot(object)
    def _follow(self, reply: InferenceReply) -> None:
        if self.view is not None:
            self.view.offer(reply.request.case.setup)
        self._service.follow(reply)

    @Slot()
    def _game_opened(self) -> None:
        if self._session.case is None:
            self._service.forget()
