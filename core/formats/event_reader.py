"""Reads events from JSON."""

from __future__ import annotations

from collections.abc import Callable

from core.formats.json_fields import Fields, not_below
from core.formats.json_text import Json, described, is_whole, value_problems
from core.model.cards import Card, Category, Triple
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Move, Note, Square, Suggestion
from core.model.problems import InvalidCaseError
from core.model.seats import ENVELOPE, POOL, Holder, Seats
from core.model.setup import Setup
from core.model.validity import event_problems
from core.text.text import say
from core.text.wording import match, one_of


def event_from_dict(value: Json, setup: Setup) -> Event:
    """Return the event that an object spells, in a game with this set-up.

    Raises InvalidCaseError with every problem, located within the event.
    """
    fields = Fields.of(value, "", list(value_problems(value)))
    event = read_event(fields, setup)
    if event is None or fields.problems:
        raise InvalidCaseError(fields.problems)
    return event


def read_event(fields: Fields, setup: Setup) -> Event | None:
    """Return the event that ``fields`` spell, None where its type is unknown. What is wrong with it is noted there."""
    start = len(fields.problems)
    kind = fields.text("type")
    if kind not in _READERS:
        if isinstance(fields.values.get("type"), str):
            fields.wrong("type", one_of(kind, _READERS))
        return None
    known, read = _READERS[kind]
    fields.refuse_others(("type", "aside", *known))
    event = read(fields, setup)
    found = [problem.within(fields.where) for problem in event_problems(event, setup)]
    fields.problems.extend(not_below(found, fields.problems[start:]))
    return event


def card_called(name: str, deck: Deck, category: Category = Category.SUSPECT) -> Card:
    """Return the card that ``name`` means; one that is not in the deck where it means none."""
    return deck.find(name) or Card(name, category)


def player_called(name: str, seats: Seats) -> str:
    """Return the name, as the table spells it, of the player that ``name`` means; itself where it means none."""
    return match(name, seats.names) or name


def in_order(cards: Triple, deck: Deck) -> Triple:
    """Return three cards as suspect, weapon, room; as they stand where they are not one of each, or unknown."""
    if not all(card in deck for card in cards) or {card.category for card in cards} != set(Category):
        return cards
    suspect, weapon, room = sorted(cards, key=lambda card: card.category)
    return suspect, weapon, room


def derived_passes(by: str, refuted_by: str | None, seats: Seats) -> tuple[str, ...]:
    """Return the default for who passed: everyone asked before the refuter; nobody where a name is wrong."""
    if by not in seats or refuted_by == by or (refuted_by is not None and refuted_by not in seats):
        return ()
    return seats.between(by, refuted_by)


def _read_suggestion(fields: Fields, setup: Setup) -> Suggestion:
    by = player_called(fields.text("by"), setup.seats)
    refuter = fields.optional_text("refuted_by")
    refuted_by = None if refuter is None else player_called(refuter, setup.seats)
    return Suggestion(
        by=by,
        cards=_read_triple(fields, setup.deck),
        passed=_read_passed(fields, by, refuted_by, setup.seats),
        refuted_by=refuted_by,
        shown=_read_shown(fields, setup.deck),
        further=tuple(_read_answer(answer, setup) for answer in fields.objects("further")),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
    )


def _read_accusation(fields: Fields, setup: Setup) -> Accusation:
    return Accusation(
        by=player_called(fields.text("by"), setup.seats),
        cards=_read_triple(fields, setup.deck),
        correct=fields.flag("correct"),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
    )


def _read_note(fields: Fields, setup: Setup) -> Note:
    return Note(
        holder=_holder_called(fields.text("player"), setup.seats),
        card=card_called(fields.text("card"), setup.deck),
        holds=fields.flag("holds"),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
    )


def _read_move(fields: Fields, setup: Setup) -> Move:
    return Move(
        player=player_called(fields.text("player"), setup.seats),
        to=_read_destination(fields, setup.deck),
        roll=fields.optional_whole("roll"),
        via=fields.optional_text("via"),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
    )


_READERS: dict[str, tuple[tuple[str, ...], Callable[[Fields, Setup], Event]]] = {
    "suggestion": (("by", "cards", "passed", "refuted_by", "shown", "further"), _read_suggestion),
    "accusation": (("by", "cards", "correct"), _read_accusation),
    "note": (("player", "card", "holds"), _read_note),
    "move": (("player", "to", "roll", "via"), _read_move),
}
"""The fields and the reader of each type of event."""


def _read_triple(fields: Fields, deck: Deck) -> Triple:
    names = fields.texts("cards")
    if not fields.has("cards"):
        fields.wrong("cards", say("Files", "is missing; give one suspect, one weapon and one room"))
    elif isinstance(fields.values["cards"], list) and len(names) != 3:
        what = say("Files", "has {number} names; give one suspect, one weapon and one room")
        fields.wrong("cards", what.format(number=len(names)))
    first, second, third = names if len(names) == 3 else ("", "", "")
    return in_order((card_called(first, deck), card_called(second, deck), card_called(third, deck)), deck)


def _read_passed(fields: Fields, by: str, refuted_by: str | None, seats: Seats) -> tuple[str, ...]:
    """Who passed, as given; where it is left out, everyone who was asked before the refuter."""
    if fields.has("passed"):
        return tuple(player_called(name, seats) for name in fields.texts("passed"))
    return derived_passes(by, refuted_by, seats)


def _read_shown(fields: Fields, deck: Deck) -> Card | None:
    name = fields.optional_text("shown")
    return None if name is None else card_called(name, deck)


def _read_answer(fields: Fields, setup: Setup) -> Answer:
    fields.refuse_others(("player", "shows", "shown"))
    return Answer(
        player=player_called(fields.text("player"), setup.seats),
        shows=fields.flag("shows"),
        shown=_read_shown(fields, setup.deck),
        comment=fields.comment(),
    )


def _holder_called(name: str, seats: Seats) -> Holder:
    return match(name, (*seats, ENVELOPE, POOL)) or name


def _read_destination(fields: Fields, deck: Deck) -> Card | Square:
    match fields.values.get("to"):
        case str(name):
            return card_called(name, deck, Category.ROOM)
        case [row, column] if is_whole(row) and is_whole(column):
            return row, column
        case None:
            fields.wrong("to", say("Files", "is missing; give a room, or a square as [row, column]"))
        case other:
            what = say("Files", "is {value}; it must be a room, or a square as [row, column]")
            fields.wrong("to", what.format(value=described(other)))
    return card_called("", deck, Category.ROOM)
