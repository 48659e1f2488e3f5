"""The review of a game: my decisions, who could have known the solution when, and what the others revealed."""

from __future__ import annotations

import functools
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from core.belief.belief import Belief
from core.board.mansion import Mansion
from core.checkpoint import checkpoint
from core.engines.conflict import Conflict, conflict_of, consistent_prefix
from core.engines.contract import Contradiction, TooLargeError
from core.engines.posterior import Posterior
from core.model.cards import Category
from core.model.case import Case
from core.model.ending import Ending, ending_of, inferred_ending
from core.model.events import Accusation, Back, Move, Out, Peek, Suggestion
from core.model.perspective import Perspective, player_perspective, public_perspective
from core.model.seats import ENVELOPE
from core.review.decisions import Asked, Decision, decided, is_mine
from core.situation.situation import Situation
from core.timeline.timeline import Ask, TimelineRow, default_ask, timeline_rows

Progress = Callable[[float], None]
"""Called with the completed fraction, from 0 to 1."""

DECIDING, KNOWING = 6, 4
"""Relative cost of reviewing a decision and a player's knowledge; a timeline entry costs 1."""


@dataclass(frozen=True, slots=True)
class EntryGain:
    """What an entry told me about the envelope, in bits; None if unknown. ``by`` is the player, None for a note."""

    event: int
    by: str | None
    bits: float | None
    exact: bool


@dataclass(frozen=True)
class Review:
    """The result of reviewing a game.

    ``decisions`` are mine, in order; ``rows`` is the timeline, ``gains`` the gain of each informative entry. ``me`` is
    when the solution was certain for me (or the spectator), ``anyone`` when from public information, ``others`` for
    each player whose hand is known. All consider only the entries before a correct accusation, after which everyone
    knows. ``upto``: the number of consistent entries; the others were not reviewed, and ``conflict`` says which are in
    conflict. ``mansion``: where moves were made, if known.
    """

    case: Case
    ending: Ending
    decisions: tuple[Decision, ...]
    rows: tuple[TimelineRow, ...]
    gains: tuple[EntryGain, ...]
    me: SolvedAt
    anyone: SolvedAt
    others: tuple[SolvedAt, ...]
    upto: int
    conflict: Conflict = ()
    mansion: Mansion | None = None

    @property
    def suggestions(self) -> tuple[Asked, ...]:
        return tuple(decision for decision in self.decisions if isinstance(decision, Asked))

    @property
    def given_away_bits(self) -> float:
        return sum(suggestion.given_away_bits for suggestion in self.suggestions)

    @property
    def gains_by_player(self) -> tuple[tuple[str, float], ...]:
        return tuple(
            (player, sum(gain.bits or 0.0 for gain in self.gains if gain.by == player))
            for player in self.case.setup.seats
            if player != self.case.setup.me
        )


def review(
    case: Case,
    end: Ending | None = None,
    mansion: Mansion | None = None,
    *,
    ask: Ask | None = None,
    progress: Progress = lambda _: None,
) -> Review:
    """Return the review of a valid case.

    ``end`` is how the game ended, by default as recorded in the case. ``ask`` answers prefixes of the case, by default
    as for the timeline; a caching one saves time. Raises TooLargeError if no engine can handle the case.
    """
    upto = consistent_prefix(case)
    conflict = () if upto == len(case.events) else conflict_of(case)
    ending = end or ending_of(case) or inferred_ending(case)
    if upto < 0:
        nobody = SolvedAt(None, None, known=False)
        return Review(case, ending, (), (), (), nobody, nobody, (), upto, conflict)
    asks = functools.cache(ask or default_ask())
    return _Reviewer(case.upto(upto), ending, mansion, asks, progress).review(case, conflict)


def public_review(case: Case, *, progress: Progress = lambda _: None, ask: Ask | None = None) -> Review:
    """Return the review of a case as a spectator saw it, who knows nobody's cards; its solution and winner are public.

    Raises what :func:`review` raises.
    """
    end = ending_of(case) or inferred_ending(case)
    return review(public_perspective(case).case, replace(end, hands=()), ask=ask, progress=progress)


class _Reviewer:
    def __init__(self, case: Case, end: Ending, mansion: Mansion | None, ask: Ask, progress: Progress) -> None:
        self.case, self.end, self.mansion = case, end, mansion
        self.ask, self._progress = ask, progress
        right = (i for i, event in case.counted if isinstance(event, Accusation) and event.correct)
        until = next(right, len(case.events))  # the accusation that ended it may have been mine
        self.played = case.upto(until)
        self.mine = [(i, event) for i, event in enumerate(case.events[: until + 1]) if is_mine(case, event)]
        places, sizes = end.places(case.setup), case.setup.sizes
        held = Counter(places.values())
        whole = [player for player in case.setup.seats if player != case.setup.me and held[player] == sizes[player]]
        self.views = [(who, player_perspective(self.played, who, places)) for who in whole]
        self._all = until + 1 + DECIDING * len(self.mine) + KNOWING * (2 + len(self.views))
        self._done = 0

    def review(self, case: Case, conflict: Conflict) -> Review:
        rows = tuple(self._rows())
        gains = tuple(self._gains(rows))
        decisions = tuple(self._decisions())
        mine = Perspective(self.played, tuple(range(len(self.played.events))))
        me = solved_at(self.case.setup.me, mine, self.ask)
        self._step(KNOWING)
        view = public_perspective(self.played)
        anyone = solved_at(None, view, default_ask())
        self._step(KNOWING)
        others = tuple(self._knew())
        upto = len(self.case.events)
        return Review(case, self.end, decisions, rows, gains, me, anyone, others, upto, conflict, self.mansion)

    def _rows(self) -> Iterator[TimelineRow]:
        for row in timeline_rows(self.played, self.ask):
            self._step(1)
            yield row

    def _gains(self, rows: Sequence[TimelineRow]) -> Iterator[EntryGain]:
        for row in rows:
            event = None if row.event is None else self.played.events[row.event]
            if event is not None and not event.aside and not isinstance(event, Move | Peek | Out | Back):
                by = event.by if isinstance(event, Suggestion | Accusation) else None
                yield EntryGain(row.event or 0, by, row.gain_bits, row.exact)

    def _decisions(self) -> Iterator[Decision]:
        last: Situation | None = None
        for at, event in self.mine:
            before = self.case.upto(at)
            if last is None or last.case != before:
                last = Situation.of(before, self.mansion, given=Belief(self.ask(before)))
            yield from decided(last, at, event)
            self._step(DECIDING)

    def _knew(self) -> Iterator[SolvedAt]:
        for who, view in self.views:
            yield solved_at(who, view, default_ask())
            self._step(KNOWING)

    def _step(self, n: int) -> None:
        checkpoint()
        self._done += n
        self._progress(min(1.0, self._done / self._all))


@dataclass(frozen=True, slots=True)
class SolvedAt:
    """When the solution was certain for ``who``; None stands for public information without a hand.

    ``after`` so many entries (0: from the set-up on); None if never. ``exactly``: whether that is exact; otherwise
    something they saw is unknown, and it is an upper bound. ``known``: False if it cannot be determined, because
    what they know contradicts itself or no engine can handle it.
    """

    who: str | None
    after: int | None
    exactly: bool = True
    known: bool = True


def solved_at(who: str | None, view: Perspective, ask: Ask) -> SolvedAt:
    """Return when the solution was certain from this perspective. Raises what ``ask`` raises on cancelling."""
    try:
        after = first_certain(view.case, ask)
        return SolvedAt(who, None if after is None else view.entered(after), view.whole)
    except (Contradiction, TooLargeError):
        return SolvedAt(who, None, view.whole, known=False)


def first_certain(case: Case, ask: Ask) -> int | None:
    """Return the number of entries after which the solution is certain, None if never.

    Certainty is monotone, so a bisection finds the entry. Raises what ``ask`` raises.
    """
    if not is_certain(ask(case)):
        return None
    return bisect_left(range(len(case.events)), x=True, key=lambda n: is_certain(ask(case.upto(n))))


def is_certain(posterior: Posterior) -> bool:
    column = posterior.marginals[:, posterior.holders.index(ENVELOPE)]
    return int(np.count_nonzero(column == 1.0)) == len(Category)
