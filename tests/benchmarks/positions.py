"""The positions of the exact engine's benchmark: the classic game in strata, each with a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.case import Case
from core.model.events import Suggestion
from tests.games import classic_game

STAGES = {"the deal": 0, "5 in": 5, "10 in": 10, "20 in": 20, "late": 30}
PLAYERS = (3, 4, 5, 6)


@dataclass(frozen=True)
class Stratum:
    """Positions of one kind: the number of players and of suggestions, and whether the observer is a player."""

    players: int
    stage: str
    spectator: bool

    def __str__(self) -> str:
        return f"{'spectator' if self.spectator else 'seated'} {self.players}, {self.stage}"

    def seed(self, i: int) -> int:
        return 1_000_000 * self.players + 10_000 * STAGES[self.stage] + 5_000 * self.spectator + i

    def positions(self, n: int) -> Iterator[Case]:
        """Return the first ``n`` positions of this kind."""
        for i in range(n):
            yield classic_game(self.seed(i), self.players, STAGES[self.stage], spectator=self.spectator).case


def strata() -> list[Stratum]:
    return [
        Stratum(players, stage, spectator) for spectator in (False, True) for players in PLAYERS for stage in STAGES
    ]


def open_cards(case: Case) -> int:
    """Return the number of cards not in my hand, not face up and never shown to me, which the lattice has to handle."""
    known = {*case.setup.my_hand, *case.setup.face_up}
    known |= {
        answer.shown for _, e in case.counted if isinstance(e, Suggestion) for answer in e.answers if answer.shown
    }
    return len(case.setup.deck) - len(known)
