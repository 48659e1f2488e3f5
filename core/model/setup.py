"""The set-up of a game: the deck, who plays, who I am, what lies open."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from core.model.cards import Card
from core.model.deck import Deck
from core.model.rules import Rules
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder, Player, Seats


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first turn.

    ``edition`` is the name of the shipped edition the deck comes from, None for a deck of one's own. ``me`` is None for
    a spectator, who has no ``my_hand``. Cards in ``my_hand`` and ``face_up`` keep the order in which they were given.
    A set-up can be wrong (it is built up field by field in a dialog): ask
    :func:`core.model.validity.setup_problems`.
    """

    deck: Deck
    players: tuple[Player, ...]
    edition: str | None = None
    me: str | None = None
    my_hand: tuple[Card, ...] = ()
    face_up: tuple[Card, ...] = ()
    pool: int = 0
    rules: Rules = field(default_factory=Rules)
    board: str | None = None
    deck_comment: str | None = None

    @cached_property
    def seats(self) -> Seats:
        """The players' names in turn order, and who comes after whom."""
        return Seats(tuple(player.name for player in self.players))

    @cached_property
    def sizes(self) -> dict[Holder, int]:
        """How many cards each player holds, and the pool where there is one."""
        sizes = {player.name: player.hand_size for player in self.players}
        return sizes | {POOL: self.pool} if self.pool else sizes

    @cached_property
    def holders(self) -> tuple[Holder, ...]:
        """The columns of the sheet: the envelope, the players in turn order, the pool and the face-up cards if any."""
        pool = (POOL,) if self.pool else ()
        face_up = (FACE_UP,) if self.face_up else ()
        return (ENVELOPE, *self.seats, *pool, *face_up)
