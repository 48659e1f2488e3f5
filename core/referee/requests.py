"""What the referee asks for: frozen values with what is possible. Each judges its answer, which may be anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from core.board.board import Place
from core.board.mansion import mansion_of
from core.board.position import Ways
from core.board.walking import Dice, expected_turns
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Via
from core.policies.policy import Policy
from core.situation.situation import Situation
from core.text.text import Text, commas, named, say
from core.text.wording import quoted

T = TypeVar("T")

_MOST_NAMED = 6
"""Maximum number of items of an answer that a message names."""

_LARGE = 10**6


class IllegalAnswerError(Exception):
    """The rules don't allow an answer; ``what`` says why."""

    def __init__(self, what: Text, answer: object, **values: object) -> None:
        self.what = what.format(answer=described(answer), **values)
        super().__init__(self.what)


@dataclass(frozen=True)
class _Request:
    """A decision of ``player``, who sees the game as ``case``.

    ``accepted`` returns a legal answer, and raises IllegalAnswerError for any other.
    """

    player: str
    case: Case
    events: int


@dataclass(frozen=True)
class Travel(_Request):
    """How to travel: one of the ways without dice, or None to roll."""

    ways: Ways

    def accepted(self, answer: object) -> tuple[Via, Card] | None:
        what = say("you cannot go there without a roll: {answer}")
        return None if answer is None else _one_of(answer, self.ways, what)


@dataclass(frozen=True)
class Walk(_Request):
    """Where to end a roll from a place: one of the places, which are that one alone if the roll reaches nothing."""

    roll: int
    start: Place
    places: tuple[Place, ...]

    def accepted(self, answer: object) -> Place:
        what = say("a roll of {roll} does not lead there: {answer}")
        return _one_of(answer, self.places, what, roll=self.roll)

    def towards(self) -> dict[Card, Place]:
        """Return where to go for each room out of reach, the nearest first, by expected turns."""
        setup = self.case.setup
        if (mansion := mansion_of(setup)) is None:
            return {}
        turns = expected_turns(mansion, Dice(setup.rules.dice))
        far = [room for room in mansion.rooms if room not in (self.start, *self.places)]
        far.sort(key=lambda room: turns.between(self.start, room))
        return {room: turns.nearest(self.places, room) for room in far}


@dataclass(frozen=True)
class Suggest(_Request):
    """What to suggest in a room, None for nothing. Without a board there is no ``room``, and any can be named."""

    room: Card | None

    def accepted(self, answer: object) -> Triple | None:
        cards = None if answer is None else _triple(answer, self.case.setup.deck)
        if cards is not None and self.room not in (None, cards[2]):
            what = say("in {room:the} you can suggest that room only, not {other:the}")
            raise IllegalAnswerError(what, answer, room=self.room, other=cards[2])
        return cards


@dataclass(frozen=True)
class Show(_Request):
    """Which card to show to the player who asks."""

    to: str
    cards: tuple[Card, ...]

    def accepted(self, answer: object) -> Card:
        what = say("{answer} cannot be shown, only {cards}")
        return _one_of(answer, self.cards, what, cards=described(self.cards))


@dataclass(frozen=True)
class Accuse(_Request):
    """What to accuse, None to wait; the rules allow accusations of these rooms here."""

    rooms: tuple[Card, ...]

    def accepted(self, answer: object) -> Triple | None:
        cards = None if answer is None else _triple(answer, self.case.setup.deck)
        if cards is not None and cards[2] not in self.rooms:
            raise IllegalAnswerError(say("the rules do not allow this accusation here: {answer}"), answer)
        return cards


Request: TypeAlias = Travel | Walk | Suggest | Show | Accuse


def _one_of(answer: object, choices: Sequence[T], what: Text, **values: object) -> T:
    """Return the choice that equals the answer. Raises IllegalAnswerError."""
    by_value: dict[object, T] = {choice: choice for choice in choices}
    try:
        return by_value[answer]
    except (KeyError, TypeError):  # TypeError: an unhashable object is not a choice
        raise IllegalAnswerError(what, answer, **values) from None


def _triple(answer: object, deck: Deck) -> Triple:
    """Return a suspect, a weapon and a room of the deck, in this order. Raises IllegalAnswerError."""
    if not isinstance(answer, tuple | list):
        raise IllegalAnswerError(say("give three cards, not {answer}"), answer)
    cards = [_one_of(name, deck.cards, say("not in the deck: {answer}")) for name in answer]
    if [card.category for card in cards] != list(Category):
        what = say("give a suspect, a weapon and a room, in this order, not {answer}")
        raise IllegalAnswerError(what, answer)
    suspect, weapon, room = cards
    return suspect, weapon, room


def described(answer: object) -> str:
    """Return a short description of an answer, reproducible because it contains no memory addresses."""
    if not isinstance(answer, tuple | list):
        return _one(answer)
    parts = [_one(item) for item in answer[:_MOST_NAMED]]
    if len(answer) > len(parts):
        parts.append(say("{number} more").format(number=len(answer) - len(parts)))
    return commas(parts) or _one(None)


def _one(answer: object) -> str:
    match answer:
        case None:
            return say("nothing")
        case Card():
            return named(answer)
        case str():
            return quoted(answer)
        case int() if abs(answer) < _LARGE:
            return str(answer)
        case _:
            return say("something of type {kind}").format(kind=type(answer).__name__)


def decide(policy: Policy, situation: Situation, request: Request) -> object:
    match request:
        case Travel():
            way = policy.travel(situation)
            has_expired = request.ways != situation.ways  # the right to stay, in turns that left no entry
            return None if has_expired and way not in request.ways else way
        case Walk():
            return policy.destination(situation, request.roll)
        case Suggest():
            return policy.suggestion(situation, request.room)
        case Show():
            return policy.show(situation, request.to, request.cards)
        case Accuse():
            return policy.accusation(situation)
