"""The set-up of a game: the deck, the players, the user's seat and hand, the face-up cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from core.model.cards import Card
from core.model.deck import Deck
from core.model.rules import Rules
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder, Player, Seats


@dataclass(frozen=True)
class Setup:
    """Everything settled before the first turn.

    ``edition`` is the name of the shipped edition of the deck, None for a custom deck. ``me`` is None for a spectator,
    who has no ``my_hand``. Cards in ``my_hand`` and ``face_up`` keep the order in which they were given. A set-up can
    be invalid (a dialog fills it in field by field): see :func:`core.formats.validity.setup_problems`.
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
        return Seats(tuple(player.name for player in self.players))

    @cached_property
    def idle(self) -> frozenset[str]:
        """The players who take no turns."""
        return frozenset(player.name for player in self.players if not player.turns)

    @cached_property
    def turns(self) -> Seats:
        """The players who take turns, in order."""
        return Seats(tuple(player.name for player in self.players if player.turns))

    @cached_property
    def sizes(self) -> dict[Holder, int]:
        """The number of cards of each player, and of the pool if there is one."""
        sizes = {player.name: player.hand_size for player in self.players}
        return sizes | {POOL: self.pool} if self.pool else sizes

    @cached_property
    def holders(self) -> tuple[Holder, ...]:
        """The columns of the sheet: the envelope, the players in turn order, the pool and the face-up cards if any."""
        pool = (POOL,) if self.pool else ()
        face_up = (FACE_UP,) if self.face_up else ()
        return (ENVELOPE, *self.seats, *pool, *face_up)
