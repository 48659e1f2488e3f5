"""What the referee asks for: frozen values with what is possible. Each judges its answer, which may be anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from core.board.board import Place
from core.board.position import Ways
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Via
from core.text.text import Text, commas, named, say
from core.text.wording import quoted

T = TypeVar("T")

_MOST_NAMED = 6
"""Maximum number of items of an answer that a message names."""

_LARGE = 10**6


class IllegalAnswerError(Exception):
    """The rules don't allow an answer; ``what`` says why."""

    def __init__(self, what: Text) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class _Request:
    """``player`` has to decide, who sees the game as ``case``, after so many events.

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
        way = legal(answer, self.ways)
        if way is None and answer is not None:
            raise _illegal(say("Referee", "you cannot go there without a roll: {answer}"), answer)
        return way


@dataclass(frozen=True)
class Walk(_Request):
    """Where to end a roll: one of the places, the current one first."""

    roll: int
    places: tuple[Place, ...]

    def accepted(self, answer: object) -> Place:
        place = legal(answer, self.places)
        if place is None:
            what = say("Referee", "a roll of {roll} does not lead there: {answer}")
            raise IllegalAnswerError(what.format(roll=self.roll, answer=described(answer)))
        return place


@dataclass(frozen=True)
class Suggest(_Request):
    """What to suggest in a room, None for nothing. Without a board there is no ``room``, and any can be named."""

    room: Card | None

    def accepted(self, answer: object) -> Triple | None:
        cards = None if answer is None else _triple(answer, self.case.setup.deck)
        if cards is not None and self.room not in (None, cards[2]):
            what = say("Referee", "in {room:the} you can suggest that room only, not {other:the}")
            raise IllegalAnswerError(what.format(room=self.room, other=cards[2]))
        return cards


@dataclass(frozen=True)
class Show(_Request):
    """Which card to show to the player who asks."""

    to: str
    cards: tuple[Card, ...]

    def accepted(self, answer: object) -> Card:
        card = legal(answer, self.cards)
        if card is None:
            what = say("Referee", "{answer} cannot be shown, only {cards}")
            raise IllegalAnswerError(what.format(answer=described(answer), cards=described(self.cards)))
        return card


@dataclass(frozen=True)
class Accuse(_Request):
    """What to accuse, None to wait; the rules allow accusations of these rooms here."""

    rooms: tuple[Card, ...]

    def accepted(self, answer: object) -> Triple | None:
        cards = None if answer is None else _triple(answer, self.case.setup.deck)
        if cards is not None and cards[2] not in self.rooms:
            raise _illegal(say("Referee", "the rules do not allow this accusation here: {answer}"), answer)
        return cards


Request: TypeAlias = Travel | Walk | Suggest | Show | Accuse


def legal(answer: object, choices: Sequence[T]) -> T | None:
    """Return the choice that equals the answer; None if there is none."""
    found: dict[object, T] = {one: one for one in choices}
    try:
        return found.get(answer)
    except TypeError:  # an unhashable object is not a choice
        return None


def _triple(answer: object, deck: Deck) -> Triple:
    """Return a suspect, a weapon and a room of the deck, in this order. Raises IllegalAnswerError."""
    if not isinstance(answer, tuple | list):
        raise _illegal(say("Referee", "give three cards, not {answer}"), answer)
    if strangers := [one for one in answer if legal(one, deck.cards) is None]:
        raise _illegal(say("Referee", "not in the deck: {answer}"), strangers)
    if [card.category for card in answer] != list(Category):
        raise _illegal(say("Referee", "give a suspect, a weapon and a room, in this order, not {answer}"), answer)
    suspect, weapon, room = answer
    return suspect, weapon, room


def _illegal(what: Text, answer: object) -> IllegalAnswerError:
    return IllegalAnswerError(what.format(answer=described(answer)))


def described(answer: object) -> str:
    """Return a short description of an answer, reproducible because it contains no memory addresses."""
    if not isinstance(answer, tuple | list):
        return _one(answer)
    parts = [_one(one) for one in answer[:_MOST_NAMED]]
    if len(answer) > len(parts):
        parts.append(say("Referee", "{number} more").format(number=len(answer) - len(parts)))
    return commas(parts) or _one(None)


def _one(answer: object) -> str:
    match answer:
        case None:
            return say("Referee", "nothing")
        case Card():
            return named(answer)
        case str():
            return quoted(answer)
        case int() if abs(answer) < _LARGE:
            return str(answer)
        case _:
            return say("Referee", "something of type {kind}").format(kind=type(answer).__name__)
