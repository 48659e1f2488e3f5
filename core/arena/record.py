"""The record of a game: what happened, how it ended, and what each player saw of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from core.arena.deal import Deal
from core.arena.violations import RuleViolation
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.events import Accusation, Event, Note
from core.model.seats import POOL
from core.planner.rivals import perspective_of


@dataclass(frozen=True, slots=True)
class PoolLook:
    """A player's look at a card of the pool, after so many events. No other player sees the card."""

    player: str
    card: Card
    after: int

    @property
    def note(self) -> Note:
        """The player's note of it."""
        return Note(POOL, self.card, holds=True)


@dataclass(frozen=True)
class PlayedGame:
    """A complete game.

    ``events`` include every card that was shown, also to others. ``winner`` is None where nobody won:
    all accused wrongly, or ``turns`` (of all players together) came to the limit. ``turns_to_win`` are the winner's
    own.
    """

    deal: Deal
    events: tuple[Event, ...]
    winner: str | None
    turns: int
    violations: tuple[RuleViolation, ...] = ()
    turns_to_win: int | None = None
    looks: tuple[PoolLook, ...] = ()

    @property
    def wrong(self) -> tuple[str, ...]:
        """The players who accused wrongly, in order."""
        return tuple(one.by for one in self.events if isinstance(one, Accusation) and not one.correct)

    def case_of(self, player: str) -> Case:
        """Return the game as a player saw it."""
        case = Case(replace(self.deal.setup, me=None), self.events)
        seen = perspective_of(case, player, self.deal.places, Random(0))
        for look in reversed(self.looks):
            if look.player == player:
                seen = seen.inserted(look.after, look.note)
        return seen

    def kept_by(self, player: str) -> Case:
        """Return the game as a player would record it: as they saw it, with the result and all hands."""
        case = self.case_of(player)
        return replace(case, about=with_ending(case, ending(case.setup, self.deal.places, self.winner)))
