"""A decision of mine as the form asks for it: a frozen value, made of what the referee requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from app.ui.language import localized, the_card, translate
from app.ui.text import answer_words, card_names
from app.ui.widgets.form import card_options, lettered
from app.ui.widgets.options import Option
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.events import Suggestion, Via
from core.referee.requests import Accuse, Show, Suggest, Travel, Walk
from core.text.text import commas

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
        return [self.chosen[category].name for category in Category] if self.may_name else None

    def naming(self, *cards: Card) -> Question:
        """Return the question with these cards chosen, where they can be named."""
        chosen = {card.category: card for card in cards if card in self.may_name}
        return replace(self, chosen={**self.chosen, **chosen})

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
            title = translate("Your suggestion")
            if room is not None:
                title = translate("Your suggestion in {room}").format(room=the_card(room))
            do, leave = translate("Suggest"), translate("No suggestion")
            may = _nameable(deck, deck.of(Category.ROOM) if room is None else (room,))
            return Question(title, may_name=may, do=do, leave=leave).cleared()
        case Show() as request:
            title = _asked(request)
            answers: dict[str, Json] = {card.name: card.name for card in request.cards}
            options = card_options(request.cards, deck, with_tokens=True)
            return Question(title, (("", options),), answers, options[0].value)
        case Accuse(rooms=rooms):
            real = Question(
                translate("Your accusation: if it is wrong, you are out"),
                may_name=_nameable(deck, rooms),
                do=translate("Accuse"),
                leave=translate("Back"),
            )
            title, do = translate("End your turn, or accuse?"), translate("End my turn")
            return Question(title, do=do, leave=translate("Accuse…"), other=real.cleared())
        case None:
            return None


def _asked(request: Show) -> str:
    """Return what was suggested, and who has answered before me."""
    last = request.case.events[-1]
    asked = last if isinstance(last, Suggestion) else None
    cards = card_names(asked.cards if asked else ())
    before = [answer_words(answer) for answer in (asked.answers if asked else ()) if answer.player != request.player]
    sentence = translate("{who} suggests {cards}. Which card do you show?")
    if before:
        sentence = translate("{who} suggests {cards}; {answers}. Which card do you show?")
    return sentence.format(who=request.to, cards=cards, answers=localized(commas(before)))


def _nameable(deck: Deck, rooms: tuple[Card, ...]) -> frozenset[Card]:
    return frozenset((*deck.of(Category.SUSPECT), *deck.of(Category.WEAPON), *rooms))


def _travel(request: Travel) -> Question:
    ways = [(ROLL, translate("Roll the dice"))]
    for by, room in request.ways:
        is_passage = by is Via.PASSAGE
        label = translate("Secret passage to {room}") if is_passage else _staying()
        ways.append((by.value if is_passage else STAY, label.format(room=the_card(room))))
    answers: dict[str, Json] = {way: way for way, _ in ways}
    return Question(translate("Your turn"), (("", lettered(*ways)),), answers, ROLL)


def _staying() -> str:
    return translate("Stay in {room}")


def _walk(request: Walk, deck: Deck, towards: Mapping[Card, Place], goal: Card | None) -> Question:
    here = request.start
    near = tuple(place for place in request.places if isinstance(place, Card) and place != here)
    far = tuple(room for room in deck.of(Category.ROOM) if room in towards)
    stay = translate("Stay here")
    if isinstance(here, Card):
        stay = _staying().format(room=the_card(here))
    rows = (
        (translate("Into", "a caption: rooms that can be reached"), card_options(near, deck)),
        (translate("Towards", "a caption: rooms out of reach"), card_options(far, deck)),
        ("", (Option(STAY, stay, "0"),) if here in request.places else ()),
    )
    usual = goal if goal in (*near, *far) else next(iter((*near, *towards)), None)
    answers = {room.name: _spelled(place) for room, place in (*zip(near, near, strict=True), *towards.items())}
    return Question(
        translate("You rolled {number}. Where do you go?").format(number=request.roll),
        tuple(row for row in rows if row[1]),
        {**answers, STAY: _spelled(here)},
        STAY if usual is None else usual.name,
    )


def _spelled(place: Place) -> Json:
    return place.name if isinstance(place, Card) else [*place]
