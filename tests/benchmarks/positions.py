"""Positions of the classic game in strata, each with a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.case import Case
from tests.games import classic_game

STAGES = {"the deal": 0, "5 in": 5, "10 in": 10, "20 in": 20, "late": 30}
PLAYERS = (3, 4, 5, 6)


@dataclass(frozen=True)
class Stratum:
    """Positions of one kind: the number of players and of suggestions, and whether the observer is a player."""

    players: int
    stage: str
    spectator: bool

    def seed(self, i: int) -> int:
        return 1_000_000 * self.players + 10_000 * STAGES[self.stage] + 5_000 * self.spectator + i

    def positions(self, n: int) -> Iterator[Case]:
        """Return the first ``n`` positions of this kind."""
        for i in range(n):
            yield classic_game(self.seed(i), self.players, STAGES[self.stage], spectator=self.spectator).case
