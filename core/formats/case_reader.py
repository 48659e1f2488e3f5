"""Reads a case from JSON and reports all problems at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from core.formats.about import about_of_file
from core.formats.editions import find_edition, read_deck, read_rules
from core.formats.json_values import (
    Fields,
    Json,
    child,
    described,
    is_whole,
    not_below,
    parse_json,
    read_heading,
    value_problems,
)
from core.formats.migrations import Versions, unchanged
from core.formats.validity import (
    MAX_EVENTS,
    event_problems,
    hand_total_problems,
    problems_of_left_out,
    setup_problems,
    too_many_events,
)
from core.model.board_name import board_file, is_file_name, missing_board, shipped_boards
from core.model.cards import Card, Category, Triple
from core.model.case import About, Case
from core.model.deck import Deck
from core.model.events import (
    Accusation,
    Answer,
    Audience,
    Back,
    Event,
    GroupNote,
    Move,
    Note,
    OpenHand,
    Out,
    Overlooked,
    Peek,
    Square,
    Suggestion,
)
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules
from core.model.seats import ENVELOPE, POOL, Holder, Player, Seats
from core.model.setup import Setup
from core.text.text import say
from core.text.wording import match, one_of, quoted

FORMAT = "deerstalker-case"
VERSIONS: Final[Versions[dict[str, Json]]] = Versions((unchanged,))
"""Version 2 says what happens at a real table. With a new version, journals need one too: their entries have events and
set-ups of this format.
"""


def parse_case(text: str, folder: Path | None = None) -> Case:
    """Parse a JSON case file.

    If ``folder``, the folder of the file, is given, a board that is neither shipped nor a file in it is a problem.
    Raises InvalidCaseError with every problem.
    """
    value, problems = parse_json(text)
    return _checked(value, problems, folder)


def case_from_dict(value: Json) -> Case:
    """Return the case in a JSON object. Raises InvalidCaseError with every problem."""
    return _checked(value, list(value_problems(value)), None)


def _checked(value: Json, problems: list[Problem], folder: Path | None) -> Case:
    """Return the case in ``value``.

    Raises InvalidCaseError with ``problems`` and those found elsewhere, one for each location.
    """
    places = {problem.where for problem in problems}
    problems_found: list[Problem] = []
    case = _read_case(Fields.of(value, "", problems_found), folder)
    problems += [problem for problem in problems_found if problem.where not in places]
    if problems:
        raise InvalidCaseError(problems)
    return case


def _read_case(fields: Fields, folder: Path | None) -> Case:
    fields = read_heading(fields, FORMAT, VERSIONS)
    fields.refuse_others(("format", "version", *SETUP_FIELDS, "about", "events"))
    setup = read_setup(fields)
    if folder is not None:
        fields.problems.extend(_board_problems(setup.board, folder))
    start = len(fields.problems)
    events = tuple(_read_events(fields, setup))
    about, hunches = about_of_file(_read_about(fields.object("about")), setup)
    case = Case(setup, events, about, fields.comment(), hunches=hunches)
    if len(fields.problems) == start:  # otherwise events may be missing
        fields.problems.extend(problems_of_left_out(case, _left_out(fields)))
    return case


def _left_out(fields: Fields) -> frozenset[int]:
    """Return the indices of the suggestions that leave out who passed."""
    events = enumerate(fields.objects("events"))
    return frozenset(i for i, event in events if not event.has("passed"))


def _read_events(fields: Fields, setup: Setup) -> Iterator[Event]:
    objects = fields.objects("events")
    if len(objects) > MAX_EVENTS:
        fields.problems.append(too_many_events(len(objects)))
        return
    for value in objects:
        event = read_event(value, setup)
        if event is not None:
            yield event


def _read_about(fields: Fields) -> About:
    return tuple((name, _read_remark(fields, name, value)) for name, value in fields.values.items())


def _read_remark(fields: Fields, name: str, value: Json) -> str | tuple[str, ...]:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        texts = tuple(item for item in value if isinstance(item, str))
        if len(texts) == len(value):
            return texts
    what = say("is {value}; it must be text, or a list of texts")
    fields.problems.append(Problem(child(fields.where, name), what.format(value=described(value))))
    return ""


def _board_problems(board: str | None, folder: Path) -> Iterator[Problem]:
    if board is None or board in shipped_boards() or not is_file_name(board):
        return  # an invalid name is reported with the set-up
    if board_file(board, folder) is None:
        yield missing_board(board)


SETUP_FIELDS = ("edition", "deck", "board", "players", "me", "my_hand", "face_up", "pool", "rules")

_NO_DECK = Deck((), (), ())


def setup_from_dict(value: Json) -> Setup:
    """Return the set-up in a JSON object. Raises InvalidCaseError with every problem."""
    fields = Fields.of(value, "", list(value_problems(value)))
    fields.refuse_others(SETUP_FIELDS)
    setup = read_setup(fields)
    if fields.problems:
        raise InvalidCaseError(fields.problems)
    return setup


def read_setup(fields: Fields) -> Setup:
    """Return the set-up in the fields of a case, noting all problems there."""
    start = len(fields.problems)
    edition, deck, deck_comment = _read_cards(fields)
    players = tuple(_read_player(player, deck) for player in fields.objects("players"))
    me = fields.optional_text("me")
    setup = Setup(
        deck=deck,
        players=players,
        edition=edition,
        me=None if me is None else player_called(me, Seats(tuple(player.name for player in players))),
        my_hand=tuple(card_called(name, deck) for name in fields.texts("my_hand")),
        face_up=tuple(card_called(name, deck) for name in fields.texts("face_up")),
        pool=fields.optional_whole("pool") or 0,
        rules=read_rules(fields.object("rules"), _rules_of(edition)),
        board=fields.optional_text("board") if "board" in fields.values else default_board(edition),
        deck_comment=deck_comment,
    )
    fields.problems.extend(_problems_of(setup, fields.problems[start:]))
    return setup


def default_board(edition: str | None) -> str | None:
    """Return the board of a case that does not name one: that of its edition."""
    shipped = find_edition(edition or "")
    return shipped.board if shipped else None


def _rules_of(edition: str | None) -> Rules:
    shipped = find_edition(edition or "")
    return shipped.rules if shipped else Rules()


def _read_cards(fields: Fields) -> tuple[str | None, Deck, str | None]:
    edition = fields.optional_text("edition")
    if fields.has("deck"):
        if edition is not None:
            what = say("is given together with the edition {edition}; give only one of the two")
            fields.wrong("deck", what.format(edition=quoted(edition)))
        cards = fields.object("deck")
        return None, read_deck(cards), cards.comment()
    if edition is None:
        fields.wrong("edition", say("is missing; name an edition, or give the cards of a deck"))
    shipped = find_edition(edition or "")
    return edition, shipped.deck if shipped else _NO_DECK, None


def _read_player(fields: Fields, deck: Deck) -> Player:
    fields.refuse_others(("name", "hand_size", "suspect", "turns"))
    suspect = fields.optional_text("suspect")
    return Player(
        name=fields.text("name"),
        hand_size=fields.whole("hand_size"),
        suspect=None if suspect is None else card_called(suspect, deck),
        comment=fields.comment(),
        turns=fields.optional_flag("turns", default=True),
    )


def _problems_of(setup: Setup, broken: list[Problem]) -> list[Problem]:
    """Return the problems of the set-up, without those that follow from ``broken`` fields."""
    places = [*broken, Problem("deck", "unknown")] if setup.deck is _NO_DECK else broken
    invalid = not_below(setup_problems(setup), places)
    if any(problem.where == "face_up" for problem in broken):
        sums = tuple(hand_total_problems(setup))
        return [problem for problem in invalid if problem not in sums]
    return invalid


def event_from_dict(value: Json, setup: Setup) -> Event:
    """Return the event in a JSON object, for a game with this set-up.

    Raises InvalidCaseError with every problem, located within the event.
    """
    fields = Fields.of(value, "", list(value_problems(value)))
    event = read_event(fields, setup)
    if event is None or fields.problems:
        raise InvalidCaseError(fields.problems)
    return event


def read_event(fields: Fields, setup: Setup) -> Event | None:
    """Return the event in ``fields``, noting all problems there; None if its type is unknown."""
    start = len(fields.problems)
    kind = fields.text("type")
    if kind not in _READERS:
        if isinstance(fields.values.get("type"), str):
            fields.wrong("type", one_of(kind, _READERS))
        return None
    names, read = _READERS[kind]
    fields.refuse_others(("type", "aside", *names))
    event = read(fields, setup)
    problems_of_event = [problem.within(fields.where) for problem in event_problems(event, setup)]
    fields.problems.extend(not_below(problems_of_event, fields.problems[start:]))
    return event


def card_called(name: str, deck: Deck, category: Category = Category.SUSPECT) -> Card:
    """Return the card with this name; if there is none, a card that is not in the deck."""
    return deck.find(name) or Card(name, category)


def player_called(name: str, seats: Seats) -> str:
    """Return the player's name as spelled in the set-up, or ``name`` itself if there is no such player."""
    return match(name, seats.names) or name


def in_order(cards: Triple, deck: Deck) -> Triple:
    """Return three cards as suspect, weapon, room; unchanged if they are not one of each, or unknown."""
    if not all(card in deck for card in cards) or {card.category for card in cards} != set(Category):
        return cards
    suspect, weapon, room = sorted(cards, key=lambda card: card.category)
    return suspect, weapon, room


def _read_suggestion(fields: Fields, setup: Setup) -> Suggestion:
    by = player_called(fields.text("by"), setup.seats)
    refuter = fields.optional_text("refuted_by")
    refuted_by = None if refuter is None else player_called(refuter, setup.seats)
    return Suggestion(
        by=by,
        cards=_read_triple(fields, setup.deck),
        passed=tuple(player_called(name, setup.seats) for name in fields.texts("passed")),
        refuted_by=refuted_by,
        shown=_read_shown(fields, setup.deck),
        further=tuple(_read_answer(answer, setup) for answer in fields.objects("further")),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
        overlooked=_read_overlooked(fields.object("overlooked"), setup),
        follows=not fields.has("passed"),
    )


def _read_accusation(fields: Fields, setup: Setup) -> Accusation:
    return Accusation(
        by=player_called(fields.text("by"), setup.seats),
        cards=None if _is_unheard(fields) else _read_triple(fields, setup.deck),
        correct=fields.flag("correct"),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
        seen_by=_read_audience(fields, setup.seats, "everyone"),
    )


def _is_unheard(fields: Fields) -> bool:
    """Whether an accusation was wrong, and its cards were not heard."""
    return "cards" in fields.values and not fields.has("cards") and fields.values.get("correct") is False


def _read_note(fields: Fields, setup: Setup) -> Note | GroupNote:
    if fields.has("cards"):
        return _read_group_note(fields, setup)
    if fields.has("at_least"):
        fields.wrong("at_least", say("is for several cards; give them as cards"))
    return Note(
        holder=_holder_called(fields.text("player"), setup.seats),
        card=card_called(fields.text("card"), setup.deck),
        holds=fields.flag("holds"),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
        seen_by=_read_audience(fields, setup.seats),
    )


def _read_group_note(fields: Fields, setup: Setup) -> GroupNote:
    if fields.has("card"):
        fields.wrong("card", say("is given together with cards; give only one of the two"))
    holds, at_least = fields.flag("holds"), fields.optional_whole("at_least")
    if at_least is not None and not holds:
        fields.wrong("at_least", say("is given where holds is false, which means none of the cards; leave it out"))
    return GroupNote(
        holder=_holder_called(fields.text("player"), setup.seats),
        cards=_read_cards_of(fields, setup.deck),
        holds=holds,
        at_least=1 if at_least is None else at_least,
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
        seen_by=_read_audience(fields, setup.seats),
    )


def _read_hand(fields: Fields, setup: Setup) -> OpenHand:
    if not fields.has("cards"):
        fields.wrong("cards", say("is missing; give all cards of the hand"))
    return OpenHand(
        holder=_holder_called(fields.text("player"), setup.seats),
        cards=_read_cards_of(fields, setup.deck),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
        seen_by=_read_audience(fields, setup.seats),
    )


def _read_look(fields: Fields, setup: Setup) -> Peek:
    return Peek(
        player=player_called(fields.text("player"), setup.seats),
        at=_holder_called(fields.text("at"), setup.seats),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
    )


def _read_out(fields: Fields, setup: Setup) -> Out:
    return Out(
        player=player_called(fields.text("player"), setup.seats),
        answers=fields.optional_flag("answers", default=True),
        aside=fields.optional_flag("aside", default=False),
        comment=fields.comment(),
    )


def _read_back(fields: Fields, setup: Setup) -> Back:
    return Back(
        player=player_called(fields.text("player"), setup.seats),
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
    "suggestion": (("by", "cards", "passed", "refuted_by", "shown", "further", "overlooked"), _read_suggestion),
    "accusation": (("by", "cards", "correct", "seen_by"), _read_accusation),
    "note": (("player", "card", "cards", "at_least", "holds", "seen_by"), _read_note),
    "hand": (("player", "cards", "seen_by"), _read_hand),
    "look": (("player", "at"), _read_look),
    "out": (("player", "answers"), _read_out),
    "back": (("player",), _read_back),
    "move": (("player", "to", "roll", "via"), _read_move),
}
"""The fields and the reader of each type of event."""


def _read_triple(fields: Fields, deck: Deck) -> Triple:
    names = fields.texts("cards")
    if not fields.has("cards"):
        fields.wrong("cards", say("is missing; give one suspect, one weapon and one room"))
    elif isinstance(fields.values["cards"], list) and len(names) != 3:
        what = say("has {number} names; give one suspect, one weapon and one room")
        fields.wrong("cards", what.format(number=len(names)))
    first, second, third = names if len(names) == 3 else ("", "", "")
    return in_order((card_called(first, deck), card_called(second, deck), card_called(third, deck)), deck)


def _read_cards_of(fields: Fields, deck: Deck) -> tuple[Card, ...]:
    return tuple(card_called(name, deck) for name in fields.texts("cards"))


def _read_overlooked(fields: Fields, setup: Setup) -> Overlooked:
    return tuple(
        (player_called(name, setup.seats), tuple(card_called(card, setup.deck) for card in fields.texts(name)))
        for name in fields.values
    )


def _read_audience(fields: Fields, seats: Seats, default: Audience = "me") -> Audience:
    match fields.values.get("seen_by"):
        case None:
            return default
        case "me":
            return "me"
        case "everyone":
            return "everyone"
        case list():
            return tuple(player_called(name, seats) for name in fields.texts("seen_by"))
        case other:
            what = say("is {value}; it must be “me”, “everyone”, or a list of players")
            fields.wrong("seen_by", what.format(value=described(other)))
            return default


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
            fields.wrong("to", say("is missing; give a room, or a square as [row, column]"))
        case other:
            what = say("is {value}; it must be a room, or a square as [row, column]")
            fields.wrong("to", what.format(value=described(other)))
    return card_called("", deck, Category.ROOM)
