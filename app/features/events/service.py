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
from app.tasks.background import Background
from app.tasks.follower import Follower, PosteriorCache
from app.tasks.inference import InferenceReply
from app.tasks.shown import Shown, differ
from app.ui.language import translate
from core.model.case import Case
from core.model.hunch import without_hunches

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.explain.revealed import Revealed
    from core.players.counts import KnownPlayers
    from core.timeline.timeline import TimelineRow


class TimelineService(Follower):
    """Computes what each entry of the game brought, in the slow worker, whichever moment the sheet shows.

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
        super().__init__(background, parent)
        self._cache = PosteriorCache() if cache is None else cache
        self._request: TimelineRequest | None = None
        self._is_ended = False

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game. An entry is new where the game went on by it, with its numbers shown."""
        if differ(now, before, lambda shown: (shown.game, shown.case, shown.people, shown.is_hidden)):
            self._cancel()
            case = None if now.case is None else without_hunches(now.case)
            earlier = None if before.case is None or now.game != before.game else without_hunches(before.case)
            self._request = None if case is None else TimelineRequest(case, new_entry(earlier, case))
            self._is_ended = False
        super().show(now, before)

    def _must_wait(self, now: Shown) -> bool:
        """Wait for a final answer, after which there is time for the timeline."""
        return now.is_awaited or (now.reply is not None and now.reply.awaits_exact)

    def _begin(self) -> None:
        """Go on where nothing goes first; what is computed already is not begun anew for another moment."""
        if self._is_held or self._reply is None:
            self._cancel()
        elif self._request is not None and not self._is_ended and not self._task.is_running:
            self._run(TimelineJob(self._request, self._cache, self._reply))

    def _run(self, job: TimelineJob) -> None:
        self._task.run_slow(job.next_update, partial(self._on_update, job))

    def _on_update(self, job: TimelineJob, future: Future[TimelineUpdate], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self._is_ended = True
            message = translate("What each entry told could not be worked out: {error}. Your entries are safe.")
            self.failed.emit(message.format(error=repr(error)))
            return
        update = future.result()
        self._is_ended = update.ending is not None
        self.updated.emit(update)
        if not self._is_ended:
            self._run(job)


TURN: Final = 0.05
"""Time after which a step hands over its results (s)."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """The entry that a step brought: its index, and the case before."""

    place: int
    before: Case


def new_entry(before: Case | None, after: Case) -> NewEntry | None:
    """Return which entry is new: inserted anywhere, or corrected; None after any other step."""
    if before is None or before.setup != after.setup:
        return None
    old, new = before.events, after.events
    head = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    for grown in (1, 0):
        if len(new) == len(old) + grown and head < len(new) and old[head + 1 - grown :] == new[head + 1 :]:
            return None if new[head].aside else NewEntry(head, before)
    return None


@dataclass(frozen=True, slots=True)
class TimelineRequest:
    """A case, and which entry is new, if one is."""

    case: Case
    new_entry: NewEntry | None = None


@dataclass(frozen=True, slots=True)
class TimelineEnd:
    """What is known once all entries have been evaluated, in words.

    ``revealed``: by index, which unseen cards must have been shown. ``announcement``: what the new entry brought, empty
    where there is none or it is contradictory.
    """

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
        self._begun: Iterator[TimelineRow] | None = None
        self._rows: list[TimelineRow] = []
        self._effects: list[EntryEffect] = []

    def next_update(self) -> TimelineUpdate:
        """Return the next update. Raises CancelledError."""
        first = len(self._effects)
        ending = self._ending() if self._evaluate_more() else None
        first = min([first, *(ending.revealed if ending else ())])
        return TimelineUpdate(self._request, first, tuple(self._effects[first:]), ending, tuple(self._rows))

    def _evaluate_more(self) -> bool:
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
        return self._cache.ask(case, self._people)

    def _ending(self) -> TimelineEnd:
        from core.explain.revealed import revealed

        if not self._rows:
            return TimelineEnd()
        n = len(self._effects)
        case = self._request.case.upto(n)
        unseen = revealed(case, self._ask(case))
        for place, showings in unseen.items():
            shown = {(showing.player, showing.card) for showing in showings}
            self._effects[place] = entry_effect(case, self._rows[place], self._rows[place + 1], shown)
        return TimelineEnd({place: shown_cards(showings) for place, showings in unseen.items()}, self._announcement())

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
