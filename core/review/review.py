"""The review of a game: my decisions, who could have known the solution when, and what the others gave away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from core.board.mansion import Mansion
from core.engines.conflict import Conflict, conflict_of, consistent_prefix
from core.engines.contract import Check, Contradiction, TooLargeError, never_cancel
from core.engines.posterior import Posterior
from core.model.cards import Category
from core.model.case import Case
from core.model.ending import Ending, ending_of, inferred_ending
from core.model.events import Accusation, Event, Move, Note
from core.model.seats import ENVELOPE
from core.planner.situation import Situation
from core.review.decisions import Asked, Decision, decided, is_mine
from core.review.perspectives import Perspective, player_perspective, public_perspective
from core.timeline.timeline import Ask, default_ask, timeline_rows

Progress = Callable[[float], None]
"""Called now and then with the share that is done, from 0 to 1."""

DECIDING, KNOWING = 6, 4
"""What it takes to look at a decision, and at what somebody knew, where an entry of the story takes 1."""


def no_progress(_: float) -> None:
    """The progress that nobody looks at."""


@dataclass(frozen=True, slots=True)
class EntryGain:
    """What an entry told me about the envelope, in bits; None where no engine can say. ``by`` whom, None for a note."""

    event: int
    by: str | None
    bits: float | None
    exact: bool


@dataclass(frozen=True)
class Review:
    """What comes of looking back at a game.

    ``decisions`` are mine, in order, ``told`` what each entry told that can tell something. ``me`` is when the solution
    was certain for me, or for a spectator, ``anyone`` when it was for who saw what everybody saw, ``others`` when for
    each of those whose hands are known. All of them look at the entries before a right accusation, after which
    everybody knows. ``upto``: so many entries make sense together; the others were not
    looked at, and ``conflict`` says which clash.
    """

    case: Case
    ending: Ending
    decisions: tuple[Decision, ...]
    told: tuple[EntryGain, ...]
    me: SolvedAt
    anyone: SolvedAt
    others: tuple[SolvedAt, ...]
    upto: int
    conflict: Conflict = ()

    @property
    def suggestions(self) -> tuple[Asked, ...]:
        """My suggestions."""
        return tuple(one for one in self.decisions if isinstance(one, Asked))

    @property
    def given_away_bits(self) -> float:
        """How many bits my suggestions told less than the best ones would have, all together."""
        return sum(one.given_away_bits for one in self.suggestions)

    @property
    def best_suggestion(self) -> Asked | None:
        """The suggestion of mine that gave away least; of several that which told most."""
        return min(self.suggestions, key=lambda one: (round(one.given_away_bits, 9), -one.gain_bits), default=None)

    @property
    def worst_suggestion(self) -> Asked | None:
        """The suggestion of mine that gave away most."""
        return max(self.suggestions, key=lambda one: one.given_away_bits, default=None)

    @property
    def told_by_player(self) -> tuple[tuple[str, float], ...]:
        """How many bits the suggestions and accusations of each of the others told me, in turn order."""
        return tuple(
            (player, sum(one.bits or 0.0 for one in self.told if one.by == player))
            for player in self.case.setup.seats
            if player != self.case.setup.me
        )


def review(
    case: Case,
    end: Ending | None = None,
    mansion: Mansion | None = None,
    *,
    ask: Ask | None = None,
    check: Check = never_cancel,
    progress: Progress = no_progress,
) -> Review:
    """Return the review of a valid case.

    ``end`` is how the game ended, by default what the case says of it. ``ask`` answers for prefixes of the case, by
    default as the story does; one that remembers saves time. ``check`` is called now and then, and may raise to give
    up. Raises TooLargeError where no engine can do the case, and what ``check`` raises.
    """
    upto = consistent_prefix(case, check=check)
    conflict = () if upto == len(case.events) else conflict_of(case, check=check)
    told = end or ending_of(case) or inferred_ending(case)
    if upto < 0:
        nobody = SolvedAt(None, None, told=False)
        return Review(case, told, (), (), nobody, nobody, (), upto, conflict)
    asks = _remembering(ask or default_ask(check=check))
    return _Reviewer(case.upto(upto), told, mansion, asks, check, progress).review(case, conflict)


class _Reviewer:
    """Looks at one case that makes sense, piece by piece."""

    def __init__(
        self, case: Case, end: Ending, mansion: Mansion | None, ask: Ask, check: Check, progress: Progress
    ) -> None:
        self.case, self.end, self.mansion = case, end, mansion
        self.ask, self.check, self._progress = ask, check, progress
        self.played = case.upto(_end_of_play(case))
        until = len(self.played.events)  # the accusation that ended it may have been mine
        self.mine = [(i, event) for i, event in enumerate(case.events[: until + 1]) if is_mine(case, event)]
        self.views = [(who, view) for who in self._others() if (view := player_perspective(self.played, who, end))]
        self._all = until + 1 + DECIDING * len(self.mine) + KNOWING * (2 + len(self.views))
        self._done = 0

    def review(self, case: Case, conflict: Conflict) -> Review:
        """Return the review; ``case`` has the entries, too, that make no sense."""
        told = tuple(self._told())
        decisions = tuple(self._decisions())
        me = solved_at(self.case.setup.me, Perspective(self.played, whole=True), self.ask)
        self._step(KNOWING)
        view = public_perspective(self.played)
        anyone = solved_at(None, view, default_ask(check=self.check))
        self._step(KNOWING)
        others = tuple(self._knew())
        return Review(case, self.end, decisions, told, me, anyone, others, len(self.case.events), conflict)

    def _others(self) -> tuple[str, ...]:
        return tuple(player for player in self.case.setup.seats if player != self.case.setup.me)

    def _told(self) -> Iterator[EntryGain]:
        for row in timeline_rows(self.played, self.ask):
            self._step(1)
            event = None if row.event is None else self.played.events[row.event]
            if event is not None and not event.aside and not isinstance(event, Move):
                yield EntryGain(row.event or 0, _teller(event), row.gain_bits, row.exact)

    def _decisions(self) -> Iterator[Decision]:
        last: Situation | None = None
        for at, event in self.mine:
            before = self.case.upto(at)
            if last is None or last.case != before:
                last = Situation(before, self.mansion, known=self.ask(before), check=self.check)
            yield from decided(last, at, event)
            self._step(DECIDING)

    def _knew(self) -> Iterator[SolvedAt]:
        for who, view in self.views:
            yield solved_at(who, view, default_ask(check=self.check))
            self._step(KNOWING)

    def _step(self, n: int) -> None:
        self.check()
        self._done += n
        self._progress(min(1.0, self._done / self._all))


def _end_of_play(case: Case) -> int:
    """Return how many entries there are before the solution was said to everybody."""
    return next((i for i, event in case.counted if isinstance(event, Accusation) and event.correct), len(case.events))


def _teller(event: Event) -> str | None:
    return None if isinstance(event, Note | Move) else event.by


def _remembering(ask: Ask) -> Ask:
    """Return what asks once for each case."""
    answers: dict[Case, Posterior] = {}

    def remember(case: Case) -> Posterior:
        if case not in answers:
            answers[case] = ask(case)
        return answers[case]

    return remember


__all__ = ["EntryGain", "Progress", "Review", "review"]


@dataclass(frozen=True, slots=True)
class SolvedAt:
    """When the solution was certain for ``who``; None is anybody who saw what everybody saw, and held no card.

    ``after`` so many entries (0: from the set-up on); None where it never was. ``exactly``: whether that is so; else
    something that they saw isn't known, and they were certain at the latest then. ``told``: whether it can be told at
    all; not where what is known of them contradicts itself, or no engine can do it.
    """

    who: str | None
    after: int | None
    exactly: bool = True
    told: bool = True


def solved_at(who: str | None, view: Perspective, ask: Ask) -> SolvedAt:
    """Return when the solution was certain for who saw this. Raises what ``ask`` raises of those who give up."""
    try:
        return SolvedAt(who, first_certain(view.case, ask), view.whole)
    except (Contradiction, TooLargeError):
        return SolvedAt(who, None, view.whole, told=False)


def first_certain(case: Case, ask: Ask) -> int | None:
    """Return after how many entries of a case its solution is certain, None where it never is.

    What is certain stays so, whatever is entered after it; so a bisection finds the entry. Raises what ``ask`` does.
    """
    low, high = -1, len(case.events)
    if not is_certain(ask(case)):
        return None
    while high - low > 1:  # after high entries it is certain, after low ones it isn't
        middle = (low + high) // 2
        if is_certain(ask(case.upto(middle))):
            high = middle
        else:
            low = middle
    return high


def is_certain(posterior: Posterior) -> bool:
    """Return whether a posterior leaves one solution."""
    column = posterior.marginals[:, posterior.holders.index(ENVELOPE)]
    return int(np.count_nonzero(column == 1.0)) == len(Category)
