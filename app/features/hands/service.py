"""Looks up likely whole hands in a worker."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background, CancellationToken
from app.tasks.follower import Follower
from app.tasks.inference import InferenceReply, LruCache
from app.ui.language import translate
from app.ui.text import reason, went_wrong
from core.model.case import Case
from core.model.seats import Holder

if TYPE_CHECKING:
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
        said = translate("These hands cannot be estimated: {reason}.")
        return Hands(case, holder, failure=said.format(reason=reason(error)))


class HandsService(Follower):
    """Computes the hands of one holder, in the case that the sheet shows.

    ``found`` carries Hands and the sheet's InferenceReply; ``emptied``: also where the game has no such holder.
    """

    found = Signal(object, object)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._holder: Holder | None = None
        self._found: LruCache[tuple[Case, Holder], Hands] = LruCache(REMEMBERED)

    def look_at(self, holder: Holder) -> None:
        if holder != self._holder:
            self._holder = holder
            self._begin()

    def _look_up(self, reply: InferenceReply) -> None:
        case, holder = reply.consistent_case, self._holder
        if holder not in case.setup.holders:
            self.emptied.emit(self._is_hidden)
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
