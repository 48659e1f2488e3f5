"""A deal for a game: who holds what, and what is in the envelope."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from core.model.cards import Card, Category, Triple
from core.model.edition import Edition
from core.model.rules import Rules
from core.model.seats import ENVELOPE, Holder, Player
from core.model.setup import Setup

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon")
"""Who sits at the seats of an arena, in turn order."""


@dataclass(frozen=True)
class Deal:
    """A set-up as one who knows nothing sees it, and where the cards really are.

    ``hands`` are in deck order.
    """

    setup: Setup
    envelope: Triple
    hands: Mapping[str, tuple[Card, ...]]

    @property
    def places(self) -> dict[Card, Holder]:
        """The holder of every card."""
        held = {card: who for who, hand in self.hands.items() for card in hand}
        return held | dict.fromkeys(self.envelope, ENVELOPE)


def deal_out(edition: Edition, players: int, seed: int, rules: Rules | None = None) -> Deal:
    """Return a deal of an edition's deck; the same for the same seed.

    The cards are shuffled and dealt one at a time from a dealer by lot, so some may get one more. Everybody moves a
    token of their own, in the order of the deck. Raises ValueError for more players than there are suspects or names.
    """
    deck = edition.deck
    suspects = deck.of(Category.SUSPECT)
    if not 2 <= players <= min(len(suspects), len(NAMES)):
        raise ValueError(f"this deck is for 2 to {min(len(suspects), len(NAMES))} players here, not {players}")
    lot = Random(f"deal {seed}")
    suspect, weapon, room = (lot.choice(deck.of(category)) for category in Category)
    rest = [card for card in deck if card not in {suspect, weapon, room}]
    lot.shuffle(rest)
    names, first = NAMES[:players], lot.randrange(players)
    piles: dict[str, set[Card]] = {name: set() for name in names}
    for i, card in enumerate(rest):
        piles[names[(first + i) % players]].add(card)
    hands = {name: tuple(card for card in deck if card in piles[name]) for name in names}
    seated = tuple(Player(name, len(hands[name]), suspects[i]) for i, name in enumerate(names))
    setup = Setup(deck, seated, edition=edition.name, rules=rules or edition.rules, board=edition.board)
    return Deal(setup, (suspect, weapon, room), hands)
