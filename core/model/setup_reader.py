"""A set-up, as a case file spells it."""

from __future__ import annotations

from core.model.deck import Deck
from core.model.deck_reader import read_deck
from core.model.edition import find_edition
from core.model.event_reader import card_called, player_called
from core.model.json_fields import Fields, not_below
from core.model.json_text import Json, value_problems
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules
from core.model.rules_reader import read_rules
from core.model.seats import Player, Seats
from core.model.setup import Setup
from core.model.text import say
from core.model.validity import setup_problems, size_problems
from core.model.wording import quoted

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
    """What is wrong with the set-up as far as it could be read: not what follows from what is ``broken``."""
    places = [*broken, Problem("deck", "unknown")] if setup.deck is _NO_DECK else broken
    found = not_below(setup_problems(setup), places)
    if any(problem.where == "face_up" for problem in broken):
        sums = tuple(size_problems(setup))
        return [problem for problem in found if problem not in sums]
    return found
