"""Time full games between policies, and profile them.

    python -m tests.benchmarks.arena [--games N] [--profile POLICY]

Prints games per second of processor time on one core, without the first game, which fills permanent caches.
``--profile`` prints the most expensive functions in games of a policy.
"""

from __future__ import annotations

import cProfile
import pstats
import time
from collections.abc import Sequence
from dataclasses import dataclass

from core.arena.result import play_one
from core.arena.tournament import Tournament
from tests.benchmarks.running import command

REACH = {"casual": 20.0, "race": 1.0}
"""Target in games per second on one core, with four players."""

PLAYERS = 4
LINES = 25


@dataclass(frozen=True)
class Speed:
    policy: str
    games: int
    turns: int
    seconds: float

    @property
    def a_second(self) -> float:
        return self.games / self.seconds

    def __str__(self) -> str:
        reach = f", reach {REACH[self.policy]:g}" if self.policy in REACH else ""
        a_turn = 1000 * self.seconds / self.turns
        return f"{self.policy:>7}: {self.a_second:6.2f} games a second{reach}; {a_turn:.1f} ms a turn"


def play(policy: str, games: int) -> int:
    """Play games, and return how many turns they had."""
    tournament = Tournament((policy,) * PLAYERS, seed=11)
    return sum(play_one(tournament, deal, 0).turns for deal in range(1, games + 1))


def speed(policy: str, games: int) -> Speed:
    play(policy, 1)
    began = time.process_time()
    turns = play(policy, games)
    return Speed(policy, games, turns, time.process_time() - began)


def profile(policy: str, games: int) -> None:
    play(policy, 1)
    profiler = cProfile.Profile()
    profiler.runcall(play, policy, games)
    pstats.Stats(profiler).sort_stats("cumulative").print_stats("core", LINES)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(__doc__, games=(20, "of each policy"))
    parser.add_argument("--profile", metavar="POLICY")
    given = parser.parse_args(arguments)
    if given.profile:
        profile(given.profile, given.games)
        return
    for policy in ("casual", "random", "greedy", "velma", "race"):
        print(speed(policy, given.games), flush=True)


if __name__ == "__main__":
    main()
