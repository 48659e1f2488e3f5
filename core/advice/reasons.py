"""Why the advice is as it is, as values: what a suggestion tells, where a move leads, where I stand."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from core.advice.advice import SAME, Advice
from core.advice.moving import MoveOption
from core.board.board import Place
from core.board.walking import Near, nearest
from core.information.gain import CERTAIN
from core.model.cards import Card, Triple
from core.model.seats import ENVELOPE
from core.policies.suggesting import Forecast, forecasts, tokens_of_rivals
from core.situation.situation import Situation

LEAD = 0.005
"""By how much a room must be likelier than any other to be called the likeliest."""


@dataclass(frozen=True, slots=True)
class SuggestionReasons:
    """What a suggestion tells, and of which cards.

    ``chances``: how likely each card is to be in the envelope; ``mine``: those that I hold; ``answer``: the likeliest,
    None if it tells nothing; ``calls``: the rival whose token it moves.
    """

    cards: Triple
    gain_bits: float
    chances: tuple[float, ...]
    mine: tuple[Card, ...]
    answer: Forecast | None
    calls: str | None

    @classmethod
    def of(cls, situation: Situation, cards: Triple) -> SuggestionReasons:
        setup, known = situation.case.setup, situation.cards
        called = setup.deck.index[cards[0]] in tokens_of_rivals(situation)
        return cls(
            cards,
            known.gain_of(cards),
            tuple(known.posterior.probability(card, ENVELOPE) for card in cards),
            tuple(card for card in cards if card in setup.my_hand),
            forecasts(situation, cards)[0] if known.tells(cards) else None,
            next(player.name for player in setup.players if player.suspect == cards[0]) if called else None,
        )


@dataclass(frozen=True, slots=True)
class MoveReasons:
    """What a move gains, and what keeps it from arriving this turn.

    ``turns_away``: the expected turns to its room, 0 in it, infinite if that is not known; None if my place is unknown.
    ``likeliest``: how likely its room is to be the murder room, if no other is as likely. ``near``: what is near its
    square.
    """

    move: MoveOption
    suggestion: SuggestionReasons | None
    turns_away: float | None
    likeliest: float | None
    near: Near | None

    @classmethod
    def of(cls, situation: Situation, move: MoveOption) -> MoveReasons:
        return cls(
            move,
            None if move.suggest is None else SuggestionReasons.of(situation, move.suggest),
            _turns_away(situation, move.to),
            _likeliest(situation, move.to),
            None if isinstance(move.to, Card) else nearest(situation.mansion, move.to, situation.rooms),
        )


def _turns_away(situation: Situation, to: Place) -> float | None:
    turns, here = situation.turns, situation.place
    if here is None:
        return None
    if turns is None or not isinstance(to, Card):
        return inf
    return 0.0 if here == to else turns.between(here, to)


def _likeliest(situation: Situation, to: Place) -> float | None:
    chances = situation.cards.room_chances
    second, first = sorted(chances.tolist())[-2:]
    if to not in situation.rooms or chances[situation.rooms.index(to)] < first - SAME:
        return None
    return first if first >= CERTAIN or first - second > LEAD else None


@dataclass(frozen=True, slots=True)
class StartingPlace:
    """Where I stand: ``near`` is what is nearest to my square."""

    place: Place
    at_start: bool
    near: Near | None

    @classmethod
    def of(cls, situation: Situation) -> StartingPlace | None:
        """Return where I am believed to stand; None if that is unknown."""
        place, mansion = situation.place, situation.mansion
        if place is None or mansion is None:
            return None
        starts = {mansion.start_of(suspect) for suspect in mansion.suspects}
        return cls(
            place, place in starts, None if isinstance(place, Card) else nearest(mansion, place, situation.rooms)
        )


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why to make the advised suggestion, and the advised move, if any; and where I stand, if that is known."""

    suggestion: SuggestionReasons
    move: MoveReasons | None = None
    standing: StartingPlace | None = None

    @classmethod
    def of(cls, situation: Situation, advice: Advice) -> Reasons:
        move = None if advice.move is None else MoveReasons.of(situation, advice.move)
        suggestion = None if move is None else move.suggestion
        return cls(suggestion or SuggestionReasons.of(situation, advice.suggested), move, StartingPlace.of(situation))
