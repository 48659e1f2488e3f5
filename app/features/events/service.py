"""Computes what each entry of the game brought, in the slow worker, in small steps."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.features.events.text import EntryEffect, announcement, entry_effect, shown_cards
from app.tasks.background import Background, CancellationToken, LatestTask
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceReply
from app.ui.language import translate
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.explain.revealed import Revealed
    from core.players.counts import KnownPlayers
    from core.timeline.timeline import TimelineRow


class TimelineService(QObject):
    """Computes what each entry of the game brought, in the slow worker.

    The sheet goes first: the service starts after the sheet's final answer, and stops when the sheet has a new question
    or the game changes. Posteriors are cached by prefix, so one more entry costs one more; the sheet's own answer is
    reused where it is exact.

    ``updated`` carries a TimelineUpdate of the latest request; ``failed`` an error message.
    """

    updated = Signal(object)
    failed = Signal(str)

    def __init__(
        self, background: Background, parent: QObject | None = None, *, cache: PosteriorCache | None = None
    ) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._cache = PosteriorCache() if cache is None else cache
        self._request: TimelineRequest | None = None
        self._is_ended = False

    def request(self, request: TimelineRequest | None) -> None:
        """Set what to compute, or nothing; work starts after the sheet's next answer."""
        self.hold()
        self._request, self._is_ended = request, False

    def hold(self) -> None:
        """Pause: the sheet has a new question, which goes first."""
        self._task.cancel()

    def follow(self, reply: InferenceReply) -> None:
        """Take the sheet's answer; after a final one there is time for the timeline."""
        if reply.awaits_exact:
            self.hold()
        elif self._request is not None and not self._is_ended and not self._task.is_running:
            self._go_on(TimelineJob(self._request, self._cache, reply))

    def _go_on(self, job: TimelineJob) -> None:
        self._task.run_slow(job.go_on, partial(self._take, job))

    def _take(self, job: TimelineJob, future: Future[TimelineUpdate], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self._is_ended = True
            said = translate("What each entry told could not be worked out: {error}. Your entries are safe.")
            self.failed.emit(said.format(error=repr(error)))
            return
        update = future.result()
        self._is_ended = update.ending is not None
        self.updated.emit(update)
        if not self._is_ended:
            self._go_on(job)


TURN: Final = 0.05
"""Time after which a step hands over its results (s)."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """The entry that a step brought: its index, and the case before."""

    place: int
    before: Case


@dataclass(frozen=True, slots=True)
class TimelineRequest:
    """A case, and which entry is new, if one is."""

    case: Case
    new_entry: NewEntry | None = None


@dataclass(frozen=True, slots=True)
class TimelineEnd:
    """What is known once all entries have been evaluated, in words.

    ``n_known``: the number of entries evaluated: all, or those before a contradiction. ``revealed``: by index, which
    unseen cards must have been shown. ``announcement``: what the new entry brought, empty where there is none or it is
    contradictory.
    """

    n_known: int = 0
    revealed: Mapping[int, str] = field(default_factory=dict)
    announcement: str = ""


@dataclass(frozen=True, slots=True)
class TimelineUpdate:
    """What the entries from index ``first`` on brought, and the ending with the last ones.

    ``rows`` are those known so far: of the set-up, then after each entry.
    """

    request: TimelineRequest
    first: int
    effects: tuple[EntryEffect, ...]
    ending: TimelineEnd | None = None
    rows: tuple[TimelineRow, ...] = ()


class TimelineJob:
    """Evaluates one request step by step. ``lent`` is the sheet's latest reply, of any case."""

    def __init__(self, request: TimelineRequest, cache: PosteriorCache, lent: InferenceReply) -> None:
        self._request, self._cache, self._lent = request, cache, lent
        self._token = CancellationToken()
        self._begun: Iterator[TimelineRow] | None = None
        self._rows: list[TimelineRow] = []
        self._effects: list[EntryEffect] = []

    def go_on(self, token: CancellationToken) -> TimelineUpdate:
        """Return the next update. Raises CancelledError."""
        self._token = token
        first = len(self._effects)
        ending = self._ending() if self._tell_more() else None
        first = min([first, *(ending.revealed if ending else ())])
        return TimelineUpdate(self._request, first, tuple(self._effects[first:]), ending, tuple(self._rows))

    def _tell_more(self) -> bool:
        """Evaluate one entry or more; return whether that was all."""
        from core.engines.contract import Contradiction, TooLargeError
        from core.timeline.timeline import timeline_rows

        if self._begun is None:
            posterior = self._lent.posterior
            if posterior is not None and (posterior.exact or self._lent.people is not None):
                self._cache.keep(self._lent.consistent_case, posterior, self._people)
            self._begun = timeline_rows(self._request.case, self._ask)
        end = time.monotonic() + TURN
        try:
            for row in self._begun:
                if self._rows:
                    self._effects.append(entry_effect(self._request.case, self._rows[-1], row))
                self._rows.append(row)
                if time.monotonic() >= end:
                    return False
        except (Contradiction, TooLargeError):
            pass
        return True

    @property
    def _people(self) -> KnownPlayers | None:
        return self._lent.request.people

    def _ask(self, case: Case) -> Posterior:
        return self._cache.ask(case, self._token.check, self._people)

    def _ending(self) -> TimelineEnd:
        from core.explain.revealed import revealed

        if not self._rows:
            return TimelineEnd()
        n = len(self._effects)
        case = self._request.case.upto(n)
        found = revealed(case, self._ask(case))
        for place, many in found.items():
            shown = {(one.player, one.card) for one in many}
            self._effects[place] = entry_effect(case, self._rows[place], self._rows[place + 1], shown)
        return TimelineEnd(n, {place: shown_cards(many) for place, many in found.items()}, self._announcement())

    def _announcement(self) -> str:
        case, new_entry = self._request.case, self._request.new_entry
        if new_entry is None or len(self._effects) < len(case.events):
            return ""
        at = new_entry.place
        rows = self._rows[at], self._rows[at + 1]
        return announcement(case, rows, self._effects[at], self._just_revealed(new_entry))

    def _just_revealed(self, new_entry: NewEntry) -> tuple[Revealed, ...]:
        from core.engines.contract import Contradiction, TooLargeError
        from core.explain.revealed import just_revealed

        before, after = new_entry.before, self._request.case
        try:
            return just_revealed(before, self._ask(before), after, self._ask(after))
        except (Contradiction, TooLargeError):  # nothing was known before
            return ()
