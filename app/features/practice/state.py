"""A decision of mine as the form asks for it: a frozen value, made of what the referee requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from app.features.practice import text as words
from app.ui.widgets.form import card_options, lettered
from app.ui.widgets.options import Option
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.referee.requests import Accuse, Show, Suggest, Travel, Walk

if TYPE_CHECKING:
    from app.features.practice.service import Moment
    from core.board.board import Place
    from core.formats.json_values import Json

STAY, ROLL = "stay", "roll"

Rows = tuple[tuple[str, tuple[Option, ...]], ...]
"""Rows of options, each with its caption."""


@dataclass(frozen=True)
class Question:
    """What I am asked: one of the options of some rows, or three cards; where it is neither, the answer is null.

    ``answers`` says what each option means, ``usual`` is the one that Enter takes. ``may_name``: the cards among which
    to choose three, empty where none are asked for; ``chosen`` are those chosen so far, by category. ``do`` and
    ``leave`` are on the buttons; the second leads to an ``other`` question, or answers null.
    """

    title: str
    rows: Rows = ()
    answers: Mapping[str, Json] = field(default_factory=dict)
    usual: str | None = None
    may_name: frozenset[Card] = frozenset()
    chosen: Mapping[Category, Card] = field(default_factory=dict)
    do: str = ""
    leave: str = ""
    other: Question | None = None

    @property
    def is_complete(self) -> bool:
        """Whether the button can answer."""
        return not self.may_name or len(self.chosen) == len(Category)

    @property
    def named(self) -> Json:
        """The cards chosen, as an answer; None where none are asked for."""
        return [self.chosen[one].name for one in Category] if self.may_name else None

    def naming(self, *cards: Card) -> Question:
        """Return the question with these cards chosen, where they can be named."""
        found = {card.category: card for card in cards if card in self.may_name}
        return replace(self, chosen={**self.chosen, **found})

    def cleared(self) -> Question:
        """Return the question without the cards chosen; a room that is the only one stays."""
        rooms = [card for card in self.may_name if card.category is Category.ROOM]
        return replace(self, chosen={Category.ROOM: rooms[0]} if len(rooms) == 1 else {})


def question_of(moment: Moment, goal: Card | None) -> Question | None:
    """Return what a moment asks me, None while it asks nothing; ``goal``: the room that I was going to."""
    deck = moment.case.setup.deck
    match moment.request:
        case Travel() as request:
            return _travel(request)
        case Walk() as request:
            return _walk(request, deck, moment.towards, goal)
        case Suggest(room=room):
            may = _nameable(deck, deck.of(Category.ROOM) if room is None else (room,))
            asked = Question(words.suggesting(room), may_name=may, do=words.suggest(), leave=words.no_suggestion())
            return asked.cleared()
        case Show() as request:
            options = card_options(request.cards, deck, with_tokens=True)
            title = words.showing(request.to, request.case.events[-1])
            answers: dict[str, Json] = {card.name: card.name for card in request.cards}
            return Question(title, (("", options),), answers, options[0].value)
        case Accuse(rooms=rooms):
            may = _nameable(deck, rooms)
            real = Question(words.accusation(), may_name=may, do=words.accuse(), leave=words.back()).cleared()
            return Question(words.accusing(), do=words.end_turn(), leave=words.accuse_now(), other=real)
        case None:
            return None


def _nameable(deck: Deck, rooms: tuple[Card, ...]) -> frozenset[Card]:
    return frozenset((*deck.of(Category.SUSPECT), *deck.of(Category.WEAPON), *rooms))


def _travel(request: Travel) -> Question:
    ways = [(STAY if by.value == "called" else by.value, words.way(by, room)) for by, room in request.ways]
    answers: dict[str, Json] = {ROLL: ROLL, **{by: by for by, _ in ways}}
    return Question(words.your_turn(), (("", lettered((ROLL, words.roll()), *ways)),), answers, ROLL)


def _walk(request: Walk, deck: Deck, towards: Mapping[Card, Place], goal: Card | None) -> Question:
    here, *places = request.places
    near = tuple(place for place in places if isinstance(place, Card))
    far = tuple(room for room in deck.of(Category.ROOM) if room in towards)
    rows = (
        (words.into(), card_options(near, deck)),
        (words.towards(), card_options(far, deck)),
        ("", (Option(STAY, words.stay_here(here), "0"),)),
    )
    usual = goal if goal in (*near, *far) else next(iter((*near, *towards)), None)
    answers = {room.name: _spelled(place) for room, place in (*((room, room) for room in near), *towards.items())}
    return Question(
        words.rolled(request.roll),
        tuple(row for row in rows if row[1]),
        {**answers, STAY: _spelled(here)},
        STAY if usual is None else usual.name,
    )


def _spelled(place: Place) -> Json:
    return place.name if isinstance(place, Card) else [*place]
