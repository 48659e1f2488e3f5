"""My decisions in a game, each compared with the best available in that position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.advice.moving import moves, rolls
from core.board.board import Place
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Answer, Event, Move, Suggestion, Via
from core.policies.accusing import verdict
from core.policies.registry import DEFAULT, policy
from core.policies.showing import showings
from core.policies.suggesting import best_suggestion
from core.situation.situation import Situation

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
