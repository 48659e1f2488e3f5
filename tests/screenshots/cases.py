"""The games that the pictures show."""

from __future__ import annotations

from dataclasses import replace

from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Event, Note
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.notation import parse_event

DECK = edition("classic-uk").deck
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
HAND = ("Miss Scarlett", "Revolver", "Kitchen")
GAME = """
Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum
Bob: Colonel Mustard, Dagger, Conservatory; Cid passes, Dot shows
Cid: Mrs Peacock, Dagger, Billiard Room; Dot shows
Dot: Professor Plum, Rope, Ballroom; Eve shows
Eve: Mrs Peacock, Revolver, Billiard Room; Fay passes, Ann shows Revolver
Fay: Mrs White, Dagger, Library; Ann passes, Bob passes, Cid passes, Dot passes, Eve shows
Ann: Professor Plum, Spanner, Ballroom; Bob shows Spanner
Bob: Mrs White, Rope, Ballroom; Cid passes, Dot passes, Eve shows
Cid: Mrs White, Spanner, Kitchen; Dot passes, Eve passes, Fay passes, Ann shows Kitchen
Dot: Reverend Green, Candlestick, Study; Eve shows
Eve: Mrs Peacock, Rope, Library; Fay shows
Fay: Mrs White, Candlestick, Ballroom; Ann passes, Bob passes, Cid shows
"""


def six(events: int) -> Case:
    """A game of six, after some of its events."""
    classic = edition("classic-uk")
    setup = Setup(
        DECK,
        tuple(Player(name, 3) for name in NAMES),
        edition=classic.name,
        me="Ann",
        my_hand=tuple(DECK.card(name) for name in HAND),
        rules=classic.rules,
    )
    lines = GAME.strip().splitlines()[:events]
    return Case(setup, tuple(parse_event(line, DECK) for line in lines))


def with_events(case: Case, *events: Event) -> Case:
    """The same case, some events later."""
    for event in events:
        case = case.appended(event)
    return case


def solved() -> Case:
    """The game of six, when somebody has looked into the envelope."""
    return with_events(six(12), *(Note(ENVELOPE, DECK.card(name), True) for name in ("Mrs White", "Dagger", "Lounge")))


def contradictory() -> Case:
    """The game of six, when Bob has denied a card that he showed."""
    lie = "Fay: Professor Plum, Rope, Hall; Ann passes, Bob passes, Cid shows"
    return with_events(six(9), parse_event(lie, DECK))


def seated(case: Case) -> Case:
    """The same on the classic board, where it is known who moves which token."""
    setup = case.setup
    players = tuple(replace(player, suspect=setup.deck.cards[i]) for i, player in enumerate(setup.players))
    return case.with_setup(replace(setup, board="classic", players=players))
