"""Reads a case from JSON and reports all problems at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from core.formats.editions import find_edition, read_deck, read_rules
from core.formats.event_reader import card_called, player_called, read_event
from core.formats.json_fields import Fields, not_below, read_heading
from core.formats.json_text import Json, child, described, parse_json, value_problems
from core.model.board_name import board_file, is_file_name, missing_board, shipped_boards
from core.model.case import About, Case
from core.model.deck import Deck
from core.model.events import Event
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules
from core.model.seats import Player, Seats
from core.model.setup import Setup
from core.model.validity import MAX_EVENTS, hand_total_problems, setup_problems, too_many_events
from core.text.text import say
from core.text.wording import quoted

FORMAT = "deerstalker-case"
VERSION = 1


def parse_case(text: str, folder: Path | None = None) -> Case:
    """Return the case that the text of a file spells.

    With the ``folder`` that the file lies in, a board that is neither shipped nor a file there is a problem.
    Raises InvalidCaseError with every problem.
    """
    value, problems = parse_json(text)
    return _checked(value, problems, folder)


def case_from_dict(value: Json) -> Case:
    """Return the case that an object spells. Raises InvalidCaseError with every problem."""
    return _checked(value, list(value_problems(value)), None)


def _checked(value: Json, problems: list[Problem], folder: Path | None) -> Case:
    """The case that ``value`` spells. Raises InvalidCaseError with ``problems`` and all others, one for each place."""
    places = {problem.where for problem in problems}
    found: list[Problem] = []
    case = _read_case(Fields.of(value, "", found), folder)
    problems += [problem for problem in found if problem.where not in places]
    if problems:
        raise InvalidCaseError(problems)
    return case


def _read_case(fields: Fields, folder: Path | None) -> Case:
    read_heading(fields, FORMAT, VERSION)
    fields.refuse_others(("format", "version", *SETUP_FIELDS, "about", "events"))
    setup = read_setup(fields)
    if folder is not None:
        fields.problems.extend(_board_problems(setup.board, folder))
    return Case(setup, tuple(_read_events(fields, setup)), _read_about(fields.object("about")), fields.comment())


def _read_events(fields: Fields, setup: Setup) -> Iterator[Event]:
    objects = fields.objects("events")
    if len(objects) > MAX_EVENTS:
        fields.problems.append(too_many_events(len(objects)))
        return
    for one in objects:
        event = read_event(one, setup)
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
    what = say("Files", "is {value}; it must be text, or a list of texts")
    fields.problems.append(Problem(child(fields.where, name), what.format(value=described(value))))
    return ""


def _board_problems(board: str | None, folder: Path) -> Iterator[Problem]:
    if board is None or board in shipped_boards() or not is_file_name(board):
        return  # a wrong name is a problem of the set-up
    if board_file(board, folder) is None:
        yield missing_board(board)


SETUP_FIELDS = ("edition", "deck", "board", "players", "me", "my_hand", "face_up", "pool", "rules")

_NO_DECK = Deck((), (), ())


def setup_from_dict(value: Json) -> Setup:
    """Return the set-up that an object spells. Raises InvalidCaseError with every problem."""
    fields = Fields.of(value, "", list(value_problems(value)))
    fields.refuse_others(SETUP_FIELDS)
    setup = read_setup(fields)
    if fields.problems:
        raise InvalidCaseError(fields.problems)
    return setup


def read_setup(fields: Fields) -> Setup:
    """Return the set-up that the fields of a case spell. Everything wrong with it is noted there."""
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
    """Return the board of a case that names none: its edition's."""
    found = find_edition(edition or "")
    return found.board if found else None


def _rules_of(edition: str | None) -> Rules:
    found = find_edition(edition or "")
    return found.rules if found else Rules()


def _read_cards(fields: Fields) -> tuple[str | None, Deck, str | None]:
    """The name of the edition, the deck, and the comment on it. An unknown edition has the deck without a card."""
    edition = fields.optional_text("edition")
    if fields.has("deck"):
        if edition is not None:
            what = say("Files", "stands beside the edition {edition}; give one of the two")
            fields.wrong("deck", what.format(edition=quoted(edition)))
        cards = fields.object("deck")
        return None, read_deck(cards), cards.comment()
    if edition is None:
        fields.wrong("edition", say("Files", "is missing; name an edition, or give the cards of a deck"))
    found = find_edition(edition or "")
    return edition, found.deck if found else _NO_DECK, None


def _read_player(fields: Fields, deck: Deck) -> Player:
    fields.refuse_others(("name", "hand_size", "suspect"))
    suspect = fields.optional_text("suspect")
    return Player(
        name=fields.text("name"),
        hand_size=fields.whole("hand_size"),
        suspect=None if suspect is None else card_called(suspect, deck),
        comment=fields.comment(),
    )


def _problems_of(setup: Setup, broken: list[Problem]) -> list[Problem]:
    """The problems of the set-up, without those that follow from what is ``broken``."""
    places = [*broken, Problem("deck", "unknown")] if setup.deck is _NO_DECK else broken
    found = not_below(setup_problems(setup), places)
    if any(problem.where == "face_up" for problem in broken):
        sums = tuple(hand_total_problems(setup))
        return [problem for problem in found if problem not in sums]
    return found
