"""A deal for a game: who holds what, and what is in the envelope."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from core.model.cards import Card, Category, Triple
from core.model.edition import Edition
from core.model.rules import Rules
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder, Player
from core.model.setup import Setup

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon")
"""Who sits at the seats of an arena, in turn order."""


@dataclass(frozen=True)
class Deal:
    """A set-up as one who knows nothing sees it, and where the cards really are.

    ``hands`` are in deck order. A card that is in no hand, not in the envelope and not face up lies in the pool.
    """

    setup: Setup
    envelope: Triple
    hands: Mapping[str, tuple[Card, ...]]

    @property
    def places(self) -> dict[Card, Holder]:
        """The holder of every card."""
        held = {card: who for who, hand in self.hands.items() for card in hand}
        open_to_all = dict.fromkeys(self.setup.face_up, FACE_UP)
        return dict.fromkeys(self.setup.deck, POOL) | held | open_to_all | dict.fromkeys(self.envelope, ENVELOPE)


def deal_out(
    edition: Edition, players: int, seed: int, rules: Rules | None = None, *, face_up: int = 0, pool: int = 0
) -> Deal:
    """Return a deal of an edition's deck; the same for the same seed.

    The cards are shuffled and dealt one at a time from a dealer by lot, so some may get one more; the last ones are put
    ``face_up`` and into the ``pool``. Everybody moves a token of their own, in the order of the deck. Raises ValueError
    for more players than there are suspects or names, and where fewer cards are left over than are put aside.
    """
    deck = edition.deck
    suspects = deck.of(Category.SUSPECT)
    if not 2 <= players <= min(len(suspects), len(NAMES)):
        raise ValueError(f"this deck is for 2 to {min(len(suspects), len(NAMES))} players here, not {players}")
    lot = Random(f"deal {seed}")
    suspect, weapon, room = (lot.choice(deck.of(category)) for category in Category)
    rest = [card for card in deck if card not in {suspect, weapon, room}]
    dealt = _dealt(len(rest), players, face_up, pool)
    lot.shuffle(rest)
    names, first = NAMES[:players], lot.randrange(players)
    piles: dict[str, set[Card]] = {name: set() for name in names}
    for i, card in enumerate(rest[:dealt]):
        piles[names[(first + i) % players]].add(card)
    hands = {name: tuple(card for card in deck if card in piles[name]) for name in names}
    seated = tuple(Player(name, len(hands[name]), suspects[i]) for i, name in enumerate(names))
    seen = set(rest[dealt : dealt + face_up])
    setup = Setup(
        deck,
        seated,
        edition=edition.name,
        face_up=tuple(card for card in deck if card in seen),
        pool=pool,
        rules=rules or edition.rules,
        board=edition.board,
    )
    return Deal(setup, (suspect, weapon, room), hands)


def _dealt(cards: int, players: int, face_up: int, pool: int) -> int:
    """Return how many of the cards beside the envelope are dealt. Raises ValueError where that isn't one for each."""
    aside = face_up + pool
    if min(face_up, pool) < 0:
        raise ValueError(f"{face_up} cards face up and {pool} in the pool: neither can be less than none")
    if aside and cards - aside < players:
        left = f"{cards} cards are left beside the envelope: with {face_up} face up and {pool} in the pool"
        raise ValueError(f"{left} there is not one for each of {players} players")
    return cards - aside
