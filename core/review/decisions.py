"""My decisions in a game, each beside the best that could have been decided in that position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.board.places import Place
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Suggestion
from core.planner.accusing import verdict
from core.planner.moving import moves
from core.planner.policies.registry import DEFAULT, policy
from core.planner.position import Via
from core.planner.showing import showings
from core.planner.situation import Situation

TIE = 1e-9
"""Scores that are nearer to each other are the same."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A suggestion of mine, at the place ``event``: what it told on average, and what the best one would have.

    On a board the best one is that of the room in which I was; else of all. ``stderr``: of my gain, 0 where exact.
    """

    event: int
    cards: Triple
    gain_bits: float
    best: Triple
    best_bits: float
    stderr: float

    @property
    def given_away_bits(self) -> float:
        """How many bits less mine told, on average."""
        return max(0.0, self.best_bits - self.gain_bits)


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of mine that I showed where I had a choice, and the best one; what each left open for who asked.

    In bits, on average over hands that they may have: an estimate.
    """

    event: int
    to: str
    card: Card
    left_bits: float
    best: Card
    best_left_bits: float

    @property
    def given_away_bits(self) -> float:
        """How many bits more mine told who asked."""
        return max(0.0, self.best_left_bits - self.left_bits)


@dataclass(frozen=True, slots=True)
class Accused:
    """An accusation of mine: how likely it was to be right, and which was the likeliest then.

    ``advised``: whether to accuse at all was advised.
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
    """A move of mine, and the best that could be made then: where to, how, and how good each was.

    The less the better, in what ``unit`` says. ``roll`` is what fell, None where no dice were needed.
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

    @property
    def given_away(self) -> float:
        """How much worse mine was, in ``unit``."""
        return max(0.0, self.score - self.best_score)


Decision = Asked | Shown | Accused | Moved


def is_mine(case: Case, event: Event) -> bool:
    """Return whether an event was a decision of mine that may be looked at: what it was is known."""
    me = case.setup.me
    if me is None or event.aside:
        return False
    match event:
        case Suggestion():
            return event.by == me or _choices(case, event) > 1
        case Accusation():
            return event.by == me
        case Move():
            return event.player == me
        case _:
            return False


def decided(situation: Situation, at: int, event: Event) -> Iterator[Decision]:
    """Yield what I decided with an event, whose place is ``at``, in the situation before it.

    Nothing where it cannot be told: of a move after a roll that nobody noted, or from a place that nobody knows.
    Raises what the situation does.
    """
    match event:
        case Suggestion() if event.by == situation.me:
            yield _asked(situation, at, event)
        case Suggestion():
            yield from _shown(situation, at, event)
        case Accusation():
            yield _accused(situation, at, event)
        case Move():
            yield from _moved(situation, at, event)


def _asked(situation: Situation, at: int, event: Suggestion) -> Asked:
    room = None if situation.mansion is None else event.cards[2]
    best = policy(DEFAULT).suggestion(situation, room)
    gains, index = situation.gains, situation.case.setup.deck.index
    mine = (gains.triples == [index[card] for card in event.cards]).all(axis=1)
    stderr = float(gains.stderr[mine][0])
    return Asked(at, event.cards, situation.gain_of(event.cards), best, situation.gain_of(best), stderr)


def _choices(case: Case, event: Suggestion) -> int:
    """Return among how many cards I could choose to answer, 0 where I didn't or nobody noted which I showed."""
    mine = [one for one in event.answers if one.player == case.setup.me and one.shown is not None]
    return sum(card in case.setup.my_hand for card in event.cards) if mine else 0


def _shown(situation: Situation, at: int, event: Suggestion) -> Iterator[Shown]:
    """Yield what I showed. Those who answered after me had not yet, when I chose."""
    me, case = situation.me, situation.case
    could = [card for card in event.cards if card in case.setup.my_hand]
    card = next(one.shown for one in event.answers if one.player == me)
    if card not in could:
        return  # an entry that cannot be true
    asked = _open(event, me)
    there = replace(situation, case=case.appended(asked), known=None)
    found = showings(there, asked, could)
    mine, best = next(one for one in found if one.card == card), found[0]
    yield Shown(at, event.by, card, mine.left_bits, best.card, best.left_bits)


def _open(event: Suggestion, me: str) -> Suggestion:
    """Return a suggestion as it was when I had to answer it."""
    if event.refuted_by == me:
        return replace(event, shown=None, further=())
    n = next(i for i, one in enumerate(event.further) if one.player == me)
    return replace(event, further=(*event.further[:n], replace(event.further[n], shown=None)))


def _accused(situation: Situation, at: int, event: Accusation) -> Accused:
    found = verdict(situation)
    p = situation.envelope.probability(event.cards)
    return Accused(at, event.cards, event.correct, p, found.solution, found.p, found.recommended)


def _moved(situation: Situation, at: int, event: Move) -> Iterator[Moved]:
    """Yield a move: after a roll beside the best that it reached, without dice beside the best of all ways to go."""
    position = situation.position
    if position is None or position.has_entered or situation.is_out or situation.is_over:
        return
    chosen = policy(DEFAULT)
    via = Via(event.via) if event.via in set(Via) else Via.ROLL
    if via is Via.ROLL and event.roll is None:
        return
    if via is Via.ROLL and event.roll not in situation.dice.rolls:
        return
    found = moves(situation, chosen, event.roll if via is Via.ROLL else None)
    mine = next((one for one in found if one.to == event.to and one.via is via), None)
    if mine is None:
        return
    best = found[0]
    if abs(best.score - mine.score) < TIE:
        best = mine
    roll = event.roll if via is Via.ROLL else None
    yield Moved(at, event.to, via, roll, mine.score, best.to, best.via, best.score, chosen.unit)
