"""A situation: what a player knows when deciding, where everyone stands, and what follows from it.

Computed lazily and cached.
"""

from __future__ import annotations

from dataclasses import InitVar, dataclass, field
from functools import cached_property

import numpy as np

from core.board.board import Place
from core.board.mansion import Mansion
from core.board.position import Position, Ways, position_of
from core.board.tokens import tokens
from core.board.walking import Dice, Turns, expected_turns
from core.engines.contract import Check, never_cancel
from core.engines.posterior import Floats, Posterior
from core.model.cards import Card, Category
from core.model.case import Case
from core.people.people import People
from core.people.prior import Prior
from core.planner.information.answers import Response
from core.planner.knowledge import SEED, CardKnowledge
from core.planner.rivals import Rival

OUT_AND_IN = 2.0
"""Turns needed to suggest again in the current room, which must be left first."""


@dataclass(frozen=True, eq=False)
class Situation:
    """What player ``me`` of a case knows, and where everyone stands.

    Without a mansion there are no moves, and any room can be suggested. ``known`` is the posterior of the case, if
    already computed; what ``before``, an earlier situation, knows of the cards is shared if only moves have happened
    since. With a ``prior``, everything is as people play. ``least``: the player wants to make no accusation that is
    less likely to be right. ``may_sit_out``: as in games begun when nobody had to move who rolled, and policies could
    wait for ever. ``check`` is called periodically and may raise to cancel; the properties may raise
    Contradiction and TooLargeError, and ValueError for a spectator's case.
    """

    case: Case
    mansion: Mansion | None = None
    response: Response = Response.RANDOM
    seed: int = SEED
    known: Posterior | People | None = None
    check: Check = field(default=never_cancel)
    least: float = 0.0
    prior: Prior | None = None
    may_sit_out: bool = False
    before: InitVar[Situation | None] = None
    cards: CardKnowledge = field(init=False)

    def __post_init__(self, before: Situation | None) -> None:
        if before is not None and before.cards.holds_for(self.case, self.prior):
            cards = before.cards
        else:
            cards = CardKnowledge(self.case, self.response, self.seed, self.known, self.check, self.prior)
        object.__setattr__(self, "cards", cards)

    @property
    def rivals(self) -> tuple[Rival, ...]:
        return self.cards.rivals(self.case, self.still_in)

    # --- the table

    @property
    def rooms(self) -> tuple[Card, ...]:
        return self.case.setup.deck.of(Category.ROOM)

    @property
    def me(self) -> str:
        """The player whose knowledge it is. Raises ValueError for a spectator."""
        if self.case.setup.me is None:
            raise ValueError("a spectator has nothing to decide")
        return self.case.setup.me

    @property
    def is_over(self) -> bool:
        return self.case.turn.winner is not None

    @property
    def is_out(self) -> bool:
        """Whether I have accused wrongly and only answer."""
        return self.me in self.case.turn.out

    @property
    def still_in(self) -> tuple[str, ...]:
        """The other players who have not accused wrongly, in the order in which they answer me."""
        out = self.case.turn.out
        return tuple(player for player in self.case.setup.seats.others(self.me) if player not in out)

    # --- the board

    @cached_property
    def dice(self) -> Dice:
        return Dice(self.case.setup.rules.dice)

    @cached_property
    def turns(self) -> Turns | None:
        """The expected turns on foot and by passages, past the tokens that stand still as their players are out."""
        if self.mansion is None:
            return None
        out = () if self.may_sit_out else self.case.turn.out
        places = (
            [one.place for who, one in tokens(self.case, self.mansion).players.items() if who in out] if out else []
        )
        return expected_turns(self.mansion, self.dice, frozenset(one for one in places if isinstance(one, tuple)))

    def turns_to_ask(self, place: Place) -> Floats:
        """Return the expected turns from the end of a turn at a place until I can suggest in each room, [n_rooms].

        To suggest again in the same room I have to leave it first, unless the rules allow to stay.
        """
        if self.turns is None:
            return np.ones(len(self.rooms))
        turns = self.turns.of(place).copy()
        if isinstance(place, Card):
            turns[self.rooms.index(place)] = 1.0 if self.case.setup.rules.may_stay else OUT_AND_IN
        return turns

    @cached_property
    def remoteness(self) -> Floats:
        """The expected turns from each place to the room in the envelope, [n_places]; empty without a board.

        Rooms unreachable from some place (their doors can be shut) don't count: they affect no move.
        """
        if self.turns is None:
            return np.zeros(0)
        open_rooms = np.isfinite(self.turns.expected).all(axis=0)
        return self.turns.remoteness(np.where(open_rooms, self.cards.room_chances, 0.0))

    def remoteness_of(self, place: Place) -> float:
        return 0.0 if self.turns is None else float(self.remoteness[self.turns.mansion.index[place]])

    @cached_property
    def position(self) -> Position | None:
        """My position; None without a board, or if unknown."""
        if self.mansion is None:
            return None
        return position_of(self.case, self.mansion, self.me, may_sit_out=self.may_sit_out)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """My possible positions, equally likely: the actual one, or if unknown, the starts no other player has."""
        if self.position is not None or self.mansion is None:
            return () if self.position is None else (self.position,)
        taken = {player.suspect for player in self.case.setup.players}
        starts = [self.mansion.start_of(suspect) for suspect in self.mansion.suspects if suspect not in taken]
        found = [position_of(self.case, self.mansion, self.me, start) for start in starts if start is not None]
        return tuple(one for one in found if one is not None)

    @property
    def place(self) -> Place | None:
        return None if self.position is None else self.position.place

    def destinations(self, roll: int) -> tuple[Place, ...]:
        return () if self.position is None else self.position.destinations(roll)

    @property
    def ways(self) -> Ways:
        return () if self.position is None else self.position.ways

    def may_suggest_in(self, place: Place) -> bool:
        return self.position is not None and self.position.may_suggest_in(place)
