"""Services that follow the case shown in the sheet while a view is visible, and the caches they share."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background, LatestTask
from app.tasks.inference import InferenceReply, LruCache
from app.tasks.shown import Shown, differ
from core.checkpoint import checkpoint
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.evidence.evidence import Source
    from core.players.counts import KnownPlayers


REMEMBERED: Final = 512
"""Number of cached answers: enough to go through a long game and back."""


class PosteriorCache:
    """Posteriors by case, shared by services whose questions overlap, as timelines of growing games do.

    The window adds the sheet's answers; everything else is computed on demand, in any worker. Two workers that ask for
    the same case at the same moment both compute it, and either answer is kept.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._answers: LruCache[tuple[Case, KnownPlayers | None], Posterior | tuple[Source, ...]] = LruCache(size)
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._answers)

    def keep(self, case: Case, found: Posterior | tuple[Source, ...], people: KnownPlayers | None = None) -> None:
        """Store the posterior of a case, or its conflict; with ``people``, as people play."""
        with self._lock:
            self._answers.keep((case, people), found)

    def ask(self, case: Case, people: KnownPlayers | None = None) -> Posterior:
        """Return the posterior of a case; with ``people``, as people play where they can be weighed.

        Raises Contradiction, TooLargeError and CancelledError.
        """
        from core.engines.contract import Contradiction

        checkpoint()
        with self._lock:
            answer = self._answers.get((case, people))
        if answer is None:
            answer = _compute(case) if people is None else _weighed(case, self.ask(case), people)
            self.keep(case, answer, people)
        if isinstance(answer, tuple):
            raise Contradiction(answer)
        return answer


def _compute(case: Case) -> Posterior | tuple[Source, ...]:
    from core.engines.contract import Contradiction
    from core.timeline.timeline import default_ask

    try:
        return default_ask()(case)
    except Contradiction as error:
        return error.conflict


def _weighed(case: Case, plain: Posterior, known: KnownPlayers) -> Posterior:
    from core.belief.belief import believe
    from core.engines.contract import TooLargeError
    from core.players.prior import prior_knowing

    try:
        return believe(case, plain, prior_knowing(known)).posterior
    except TooLargeError:
        return plain


class Follower(QObject):
    """Looks up more about what the sheet shows: after the sheet's own answer, latest wins, only while watched.

    ``waiting``: what is shown is outdated; ``contradicted``: the set-up contradicts itself (carries its conflict), so
    there is nothing to look up; ``emptied``: nor is there without a game, or while numbers are hidden (carries that).
    """

    waiting = Signal()
    contradicted = Signal(object)
    emptied = Signal(bool)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._reply: InferenceReply | None = None
        self._is_watched = self._is_held = self._is_hidden = False

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game. The case on the sheet may be another one with the same reply, as it was supposed before."""
        if differ(now, before, lambda shown: (shown.is_hidden, shown.shown, shown.reply, shown.is_awaited)):
            self._reply, self._is_held, self._is_hidden = now.reply, self._must_wait(now), now.is_hidden
            self._begin()

    def _must_wait(self, now: Shown) -> bool:
        """Whether the sheet has a question that goes first."""
        return now.is_awaited

    # --- from the view

    def watch(self, watched: bool) -> None:
        """Start or stop: nothing is looked up while the view is hidden."""
        if watched != self._is_watched:
            self._is_watched = watched
            self._begin()

    # --- looking up

    def _begin(self) -> None:
        """Announce what is known to the view and start the lookup; a running one is cancelled."""
        self._cancel()
        if not self._is_watched:
            return
        if self._is_held:
            self.waiting.emit()
        elif self._reply is None:
            self.emptied.emit(self._is_hidden)
        elif self._reply.upto < 0:
            self.contradicted.emit(self._reply.conflict)
        else:
            self._look_up(self._reply)

    def _cancel(self) -> None:
        self._task.cancel()

    def _look_up(self, reply: InferenceReply) -> None:
        """Announce what is known about this reply and start looking up the rest."""
        raise NotImplementedError
