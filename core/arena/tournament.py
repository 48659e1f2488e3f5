"""A tournament: who plays whom how often, as duplicate games.

Each deal is played once for every rotation of the policies around the table, with the same cards and the same dice at
each seat, so that luck cancels out. Everything follows from the seed: a game is the same whoever plays it, and when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.arena.deal import Deal, deal_out
from core.arena.entrants import entrant
from core.arena.referee import Match, hash_of
from core.board.mansion import mansion_of
from core.model.edition import edition
from core.planner.response import Response


@dataclass(frozen=True, slots=True)
class Tournament:
    """Policies by name, in the order of their seats in the first rotation, and what they play.

    ``dice``: one or two, None for those of the edition. ``response`` is what all take the others' answers to be.
    """

    policies: tuple[str, ...]
    seed: int = 1
    edition: str = "classic-uk"
    dice: int | None = None
    response: Response = Response.RANDOM

    @property
    def players(self) -> int:
        """How many sit at the table, and how often a deal is played."""
        return len(self.policies)

    @property
    def shares(self) -> Mapping[str, float]:
        """The fair share of the games that each policy would win, were all as good."""
        return {name: copies / self.players for name, copies in Counter(self.policies).items()}

    def deal(self, number: int) -> Deal:
        """Return a deal. Raises what :func:`core.arena.deal.deal_out` raises."""
        found = edition(self.edition)
        rules = found.rules if self.dice is None else replace(found.rules, dice=self.dice)
        return deal_out(found, self.players, hash_of(self.seed, "deal", number), rules)

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Return the policies at the seats in one rotation."""
        return self.policies[rotation:] + self.policies[:rotation]

    def match(self, number: int, rotation: int) -> Match:
        """Return a game of a deal."""
        deal = self.deal(number)
        names = deal.setup.seats.names
        seated = {who: entrant(name) for who, name in zip(names, self.seating(rotation), strict=True)}
        return Match(deal, seated, mansion_of(deal.setup), hash_of(self.seed, "dice", number), self.response)
