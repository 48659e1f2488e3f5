"""Deals for games: who holds which cards, and what is in the envelope."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from random import Random

from core.board.mansion import board_called
from core.formats.editions import Edition, find_edition
from core.formats.validity import PLAYERS
from core.model.cards import Card, Category, Triple
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import AfterWrong, AskedOrder, Rules
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder, Player
from core.model.setup import Setup
from core.text.text import Text, say


@dataclass(frozen=True)
class Deal:
    """The set-up as a spectator sees it, and where the cards really are.

    ``hands`` are in deck order. Cards that are in no hand, not in the envelope and not face up are in the pool.
    """

    setup: Setup
    envelope: Triple
    hands: Mapping[str, tuple[Card, ...]]

    @property
    def places(self) -> dict[Card, Holder]:
        held = {card: who for who, hand in self.hands.items() for card in hand}
        open_to_all = dict.fromkeys(self.setup.face_up, FACE_UP)
        return dict.fromkeys(self.setup.deck, POOL) | held | open_to_all | dict.fromkeys(self.envelope, ENVELOPE)


def deal_out(
    edition: Edition, names: Sequence[str], seed: int, rules: Rules | None = None, *, face_up: int = 0, pool: int = 0
) -> Deal:
    """Deal an edition's deck at random to players in turn order; the same seed gives the same deal.

    The cards are dealt one at a time, starting with a random player, so some players may get one more than others; the
    last cards go ``face_up`` and into the ``pool``. Players get tokens in the order of the deck; on a game without a
    board there may be fewer tokens than players. A deck that differs from every shipped edition is a custom deck, even
    if it has the name of one.

    Raises InvalidCaseError for too few or too many players (on a board each needs a token), if there are too few cards
    for ``face_up`` and ``pool``, if the edition's board is not shipped, or for house rules that no referee keeps.
    """
    deck, players = edition.deck, len(names)
    if problem := _rules_problem(rules or edition.rules) or _problem(edition, players, face_up, pool):
        raise InvalidCaseError([Problem("", problem)])
    lot = Random(f"deal {seed}")
    suspect, weapon, room = (lot.choice(deck.of(category)) for category in Category)
    rest = [card for card in deck if card not in {suspect, weapon, room}]
    dealt = len(rest) - face_up - pool
    lot.shuffle(rest)
    first = lot.randrange(players)
    piles: dict[str, set[Card]] = {name: set() for name in names}
    for i, card in enumerate(rest[:dealt]):
        piles[names[(first + i) % players]].add(card)
    hands = {name: tuple(card for card in deck if card in piles[name]) for name in names}
    tokens = chain(deck.of(Category.SUSPECT), repeat(None))
    seated = tuple(Player(name, len(hands[name]), token) for name, token in zip(names, tokens, strict=False))
    seen = set(rest[dealt : dealt + face_up])
    shipped = find_edition(edition.name)
    setup = Setup(
        deck,
        seated,
        edition=edition.name if shipped is not None and shipped.deck == deck else None,
        face_up=tuple(card for card in deck if card in seen),
        pool=pool,
        rules=rules or edition.rules,
        board=edition.board,
    )
    return Deal(setup, (suspect, weapon, room), hands)


def _rules_problem(rules: Rules) -> Text | None:
    if rules.are_by_the_book:
        return None
    what = say(
        "games are played here only with the others asked in the order of turns, and whoever accuses wrongly answering "
        "on (asked: {asked}, after_wrong: {after_wrong})"
    )
    return what.format(asked=AskedOrder.IN_TURN.value, after_wrong=AfterWrong.ANSWERS.value)


def _problem(edition: Edition, players: int, face_up: int, pool: int) -> Text | None:
    """Return why the cards cannot be dealt so. On a board, each player needs a token with a starting square."""
    suspects, most = len(edition.deck.of(Category.SUSPECT)), PLAYERS[-1]
    if edition.board is not None:
        most = min(most, suspects, len(board_called(edition.board).starts))
    if most < PLAYERS[0]:
        return say("with a board each player needs a token, and this deck has only one suspect")
    if not PLAYERS[0] <= players <= most:
        what = say("this deck is for {fewest} to {most} players here, not {number}")
        return what.format(fewest=PLAYERS[0], most=most, number=players)
    if min(face_up, pool) < 0:
        what = say("{face_up} cards face up and {pool} in the pool: neither number can be negative")
        return what.format(face_up=face_up, pool=pool)
    left = len(edition.deck) - len(Category)
    if face_up + pool and left - face_up - pool < players:
        what = say(
            "the %n card(s) outside the envelope are too few for {players} players, with {face_up} face up and {pool} "
            "in the pool",
            "",
            left,
        )
        return what.format(face_up=face_up, pool=pool, players=players)
    return None
