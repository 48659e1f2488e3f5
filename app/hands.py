"""The likely whole hands of a player, looked up at leisure while somebody looks."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.background import Background
from app.inference import Reply, Wish
from core.model.case import Case
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.reasons.hands import LikelyHands

MOST: Final = 100
"""How many hands are told; nobody reads more."""

REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Hands:
    """The likely hands of a player (or the pool) in a case; or ``failure`` says in a sentence why there are none."""

    case: Case
    holder: Holder
    likely: LikelyHands | None = None
    failure: str = ""


def find(case: Case, holder: Holder, wish: Wish) -> Hands | None:
    """Return the likeliest hands; None where they are no longer wanted. Runs in a worker."""
    from core.engines.contract import AbandonedError, TooLargeError
    from core.reasons.hands import likely_hands

    try:
        wish.check()
        return Hands(case, holder, likely_hands(case, holder, MOST))
    except AbandonedError:
        return None
    except TooLargeError as error:
        return Hands(case, holder, failure=f"These hands cannot even be estimated: {error}.")


class HandsService(QObject):
    """Looks up the hands of one holder, of the case that the sheet shows.

    The latest question wins, the sheet's own come first, and nothing is looked up while nobody looks.

    ``found`` brings Hands and the Reply that the sheet shows; ``waiting`` says that what is shown is old;
    ``contradicted`` that the set-up clashes with itself (its conflict); ``emptied`` that there is no game.
    """

    found = Signal(object, object)
    waiting = Signal()
    contradicted = Signal(object)
    emptied = Signal()

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._reply: Reply | None = None
        self._holder: Holder | None = None
        self._is_watched = self._is_held = False
        self._found: OrderedDict[tuple[Case, Holder], Hands] = OrderedDict()
        self._wish = Wish()
        self._pending: Future[Hands | None] | None = None

    @property
    def reply(self) -> Reply | None:
        """What the sheet shows; None where no game is open."""
        return self._reply

    # --- what the sheet does

    def follow(self, reply: Reply) -> None:
        """The sheet has an answer: of a case that contradicts itself, to the part of it before that."""
        self._reply, self._is_held = reply, False
        self._begin()

    def hold(self) -> None:
        """The sheet has a new question, which goes first."""
        self._is_held = True
        self._begin()

    def forget(self) -> None:
        """No game is open any more."""
        self._reply, self._is_held = None, False
        self._begin()

    # --- what those who look do

    def look_at(self, holder: Holder) -> None:
        """Ask about the hands of another holder."""
        if holder != self._holder:
            self._holder = holder
            self._begin()

    def watch(self, watched: bool) -> None:
        """Somebody begins to look, or nobody looks any more."""
        if watched != self._is_watched:
            self._is_watched = watched
            self._begin()

    # --- one holder

    def _begin(self) -> None:
        """Say what there is for those who look, and ask for the rest; whatever was asked before is given up."""
        self._give_up()
        reply, holder = self._reply, self._holder
        if not self._is_watched:
            return
        if self._is_held:
            self.waiting.emit()
        elif reply is None or holder not in reply.question.case.setup.holders:
            self.emptied.emit()
        elif reply.upto < 0:
            self.contradicted.emit(reply.conflict)
        else:
            self._look_up(reply, holder)

    def _look_up(self, reply: Reply, holder: Holder) -> None:
        case = reply.question.case.upto(reply.upto)
        if (case, holder) in self._found:
            self.found.emit(self._found[case, holder], reply)
            return
        self.waiting.emit()
        self._wish = Wish()
        self._pending = self._background.run_at_leisure(
            partial(find, case, holder, self._wish), partial(self._deliver, case, holder)
        )

    def _give_up(self) -> None:
        self._wish.withdraw()
        if self._pending is not None:
            self._pending.cancel()
            self._pending = None

    def _deliver(self, case: Case, holder: Holder, future: Future[Hands | None]) -> None:
        wanted = future is self._pending
        error = future.exception()
        hands = future.result() if error is None else Hands(case, holder, failure=f"This went wrong: {error!r}.")
        if hands is None:
            return
        self._remember(hands)
        if wanted:
            self._pending = None
            self.found.emit(hands, self._reply)

    def _remember(self, hands: Hands) -> None:
        self._found[hands.case, hands.holder] = hands
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
