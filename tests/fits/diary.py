"""Records what players know, turn by turn, in games between greedy policies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from core.arena.deal import deal_out
from core.arena.referee import Match, hash_of, play
from core.board.mansion import mansion_of
from core.formats.editions import edition
from core.model.cards import Card, Triple
from core.model.events import Via
from core.planner.accusing import HOPELESS
from core.planner.policies.simple import Greedy
from core.planner.rivals import Rival
from core.planner.situation import Situation

EDITION = "classic-uk"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: the bits open at its start and end, and whether the solution was certain at the end.

    ``end`` numbers the turns of all players in order. ``rivals`` is what the others were assumed to know at the end, if
    an accusation was considered.
    """

    before: float
    after: float
    knows: bool
    end: int = 0
    rivals: tuple[Rival, ...] = ()


Diary: TypeAlias = tuple[Turn, ...]
"""The turns of one player in one game."""

Game: TypeAlias = dict[str, Diary]
"""The diaries of a game, by player."""


class Diarist(Greedy):
    """``greedy``, but it accuses only when certain, and records its turns.

    When ``greedy`` accuses depends on the numbers to be fitted. A diarist's decisions do not, so that the fit does not
    depend on the numbers shipped before.
    """

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._before = 0.0

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Begin a turn."""
        self._before = situation.entropy_bits
        return super().travel(situation)

    def accused(self, situation: Situation) -> Triple | None:
        """End a turn; accuse when certain."""
        knows = situation.solution is not None
        rivals = () if knows or situation.likeliest[1] < HOPELESS else situation.rivals
        end = len(situation.case.events)
        self.turns.append(Turn(self._before, situation.entropy_bits, knows, end, rivals))
        return situation.solution


def games(players: int, n: int, seed: int) -> list[Game]:
    """Play games of the classic deck on its board; return the diaries of each, by player."""
    return [_game(players, hash_of("diary", players, game, seed)) for game in range(n)]


def _game(players: int, seed: int) -> Game:
    deal = deal_out(edition(EDITION), players, seed)
    diarists = {name: Diarist() for name in deal.setup.seats.names}
    play(Match(deal, diarists, mansion_of(deal.setup), seed))
    return {name: tuple(diarist.turns) for name, diarist in diarists.items()}


def rounds(diary: Diary) -> Iterator[tuple[float, float]]:
    """Yield the bits open at the start of each turn and at the start of the next; for the winner's last turn, its end.

    The incomplete last round of the other players is omitted.
    """
    for turn, following in pairwise(diary):
        yield turn.before, following.before
    if diary and diary[-1].knows:
        yield diary[-1].before, diary[-1].after
