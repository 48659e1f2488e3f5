"""The review of a game: my decisions, who could have known the solution when, and what the others revealed."""

from __future__ import annotations

import functools
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from core.advice.advice import moves, rolls
from core.belief.belief import Belief
from core.board.board import Place
from core.board.mansion import Mansion
from core.checkpoint import checkpoint
from core.engines.conflict import Conflict, conflict_of, consistent_prefix
from core.engines.contract import Contradiction, TooLargeError
from core.engines.posterior import Posterior
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.ending import Ending, ending_of, inferred_ending
from core.model.events import Accusation, Answer, Back, Event, Move, Out, Peek, Suggestion, Via
from core.model.perspective import Perspective, player_perspective, public_perspective
from core.model.seats import ENVELOPE
from core.policies.accusing import verdict
from core.policies.registry import DEFAULT, policy
from core.policies.showing import showings
from core.policies.suggesting import best_suggestion
from core.situation.situation import Situation
from core.timeline.timeline import Ask, TimelineRow, default_ask, timeline_rows

TIE = 1e-9
"""Tolerance for equal scores."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A suggestion of mine, event ``event``: its gain, and that of the best suggestion.

    On a board the best one is for the room I was in; otherwise overall.
    """

    event: int
    cards: Triple
    gain_bits: float
    best: Triple
    best_bits: float

    @property
    def given_away_bits(self) -> float:
        return max(0.0, self.best_bits - self.gain_bits)


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card I showed when I had a choice, and the best one, with the entropy each left the asker.

    In bits, averaged over the hands they may have: an estimate.
    """

    event: int
    to: str
    card: Card
    left_bits: float
    best: Card
    best_left_bits: float

    @property
    def given_away_bits(self) -> float:
        return max(0.0, self.best_left_bits - self.left_bits)


@dataclass(frozen=True, slots=True)
class Accused:
    """An accusation of mine: its probability of being correct, and the likeliest solution then.

    ``advised``: whether accusing was advised.
    """

    event: int
    cards: Triple
    correct: bool
    p: float
    best: Triple
    best_p: float
    advised: bool


@dataclass(frozen=True, slots=True)
class Moved:
    """A move of mine, and the best possible: destinations, means and scores.

    Lower is better, in ``unit``. ``roll`` is None if no dice were needed; else ``expected_score`` is the mean of the
    best scores after each possible roll.
    """

    event: int
    to: Place
    via: Via
    roll: int | None
    score: float
    best: Place
    best_via: Via
    best_score: float
    unit: str
    expected_score: float | None = None

    @property
    def given_away(self) -> float:
        return max(0.0, self.score - self.best_score)


Decision = Asked | CardShown | Accused | Moved


def is_mine(case: Case, event: Event) -> bool:
    """Return whether an event was a decision of mine with all its details known."""
    me = case.setup.me
    if me is None or event.aside:
        return False
    match event:
        case Suggestion():
            return event.by == me or _choices(case, event) > 1
        case Accusation():
            return event.by == me and event.cards is not None
        case Move():
            return event.player == me
        case _:
            return False


def decided(situation: Situation, at: int, event: Event) -> Iterator[Decision]:
    """Yield my decisions in the event at index ``at``, given the situation before it.

    Nothing if it cannot be judged: a move after an unrecorded roll, or from an unknown place. Raises what the situation
    raises.
    """
    match event:
        case Suggestion() if event.by == situation.me:
            yield _asked(situation, at, event)
        case Suggestion():
            yield from _shown(situation, at, event)
        case Accusation(cards=cards) if cards is not None:
            yield _accused(situation, at, cards, correct=event.correct)
        case Move():
            yield from _moved(situation, at, event)


def _asked(situation: Situation, at: int, event: Suggestion) -> Asked:
    room = None if situation.mansion is None else event.cards[2]
    best = best_suggestion(situation, situation.cards.gains, room, situation.called)
    return Asked(at, event.cards, situation.cards.gain_of(event.cards), best, situation.cards.gain_of(best))


def _choices(case: Case, event: Suggestion) -> int:
    """Return the number of cards I could choose to show, 0 if I showed none or it is unknown which."""
    mine = [answer for answer in event.answers if answer.player == case.setup.me and answer.shown is not None]
    return sum(card in case.setup.my_hand for card in event.cards) if mine else 0


def _shown(situation: Situation, at: int, event: Suggestion) -> Iterator[CardShown]:
    me, case = situation.me, situation.case
    could = [card for card in event.cards if card in case.setup.my_hand]
    card = next(answer.shown for answer in event.answers if answer.player == me)
    if card not in could:
        return  # an entry that cannot be true
    asked = _when_asked(event, me)
    there = situation.at(case.appended(asked))
    options = showings(there, asked, could)
    mine, best = next(show for show in options if show.card == card), options[0]
    yield CardShown(at, event.by, card, mine.left_bits, best.card, best.left_bits)


def _when_asked(event: Suggestion, me: str) -> Suggestion:
    """Return a suggestion as it was when I had to answer it."""
    n = next(i for i, answer in enumerate(event.answers) if answer.player == me and answer.shows)
    return event.with_answers((*event.answers[:n], Answer(me, shows=True)))


def _accused(situation: Situation, at: int, cards: Triple, *, correct: bool) -> Accused:
    judged = verdict(situation)
    p = situation.cards.envelope.probability(cards)
    return Accused(at, cards, correct, p, judged.solution, judged.p, judged.recommended)


def _moved(situation: Situation, at: int, event: Move) -> Iterator[Moved]:
    """Yield a move: compared with the best reachable by the roll or, without dice, with the best of all options."""
    position = situation.position
    if position is None or position.has_entered or situation.is_out or situation.is_over:
        return
    chosen = policy(DEFAULT)
    via = Via(event.via) if event.via in set(Via) else Via.ROLL
    roll = event.roll if via is Via.ROLL else None
    if via is Via.ROLL and roll not in situation.dice.rolls:
        return
    options = moves(situation, chosen, roll)
    mine = next((move for move in options if move.to == event.to and move.via is via), None)
    if mine is None:
        return
    best = options[0]
    if abs(best.score - mine.score) < TIE:
        best = mine
    expected = sum(plan.chance * plan.best.score for plan in rolls(situation, chosen)) if via is Via.ROLL else None
    yield Moved(at, event.to, via, roll, mine.score, best.to, best.via, best.score, chosen.unit, expected)


Progress = Callable[[float], None]
"""Called with the completed fraction, from 0 to 1."""

DECIDING, KNOWING = 6, 4
"""Relative cost of reviewing a decision and a player's knowledge; a timeline entry costs 1."""


# --- the review


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
