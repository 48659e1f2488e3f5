"""Measure large decks: how often the ten-suspect deck is exact in time, and how fast 60 cards are estimated.

    python -m tests.benchmarks.large_decks [--positions N] [--seed S]

Ten suspects, eight weapons, twelve rooms: N random positions for each number of players from 3 to 10 (as a player or a
spectator, after 0 to 30 suggestions which all players answer), with the exact engine and the show model ``random``. The
peak memory is that of the whole process during a position (only on Linux).
60 cards: positions of every kind with ``auto``, as on the command line.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.model.case import Case
from core.model.deck import Deck
from core.model.rules import ShowModel
from tests.benchmarks.running import command
from tests.games import PLAIN, play, table, ten_suspect_game

PLAYERS = range(3, 11)
LONGEST = 30
SECONDS, GIB, SHARE = 2.0, 2.0, 0.95
"""Target: exact within this time and memory, in this share of all positions."""

CARDS = 60
PROC = Path("/proc/self")


@dataclass(frozen=True)
class Answered:
    """The result of a position; ``posterior`` is None if it was too large. ``gib`` is NaN if unknown."""

    posterior: Posterior | None
    seconds: float
    gib: float

    @property
    def in_time(self) -> bool:
        return self.posterior is not None and self.seconds <= SECONDS and not self.gib > GIB


def measure(ask: Callable[[], Posterior]) -> Answered:
    forget_peak()
    start = time.perf_counter()
    try:
        posterior = ask()
    except TooLargeError:
        posterior = None
    return Answered(posterior, time.perf_counter() - start, peak_gib())


def forget_peak() -> None:
    """Reset the kernel's record of peak memory."""
    if (PROC / "clear_refs").exists():
        (PROC / "clear_refs").write_text("5")


def peak_gib() -> float:
    if not (PROC / "status").exists():
        return np.nan
    lines = (PROC / "status").read_text().splitlines()
    return next(float(line.split()[1]) / 2**20 for line in lines if line.startswith("VmHWM"))


def ten_suspects(players: int, n: int, seed: int) -> list[Case]:
    """Random positions: every length of a game, seated and watching, alike likely."""
    rng = Random(1_000 * seed + players)
    return [
        ten_suspect_game(rng.randrange(10**9), players, rng.randint(0, LONGEST), spectator=rng.random() < 0.5).case
        for _ in range(n)
    ]


def sixty_cards(players: int, n: int, seed: int) -> list[Case]:
    """Random positions of a deck of 60 cards, 20 of each category."""
    rng = Random(2_000 * seed + players)
    deck = Deck(*(tuple(f"{name} {i}" for i in range(CARDS // 3)) for name in ("Suspect", "Weapon", "Room")))
    cases = []
    for _ in range(n):
        setup, truth = table(rng, deck, players)
        cases.append(play(rng, setup, truth, rng.randint(0, LONGEST), PLAIN).case)
    return cases


def estimate(case: Case, seed: int) -> Posterior:
    return answer(case, "auto", ShowModel.RANDOM, rng=np.random.default_rng(seed))


def row(name: str, found: Sequence[Answered]) -> str:
    seconds = [one.seconds for one in found]
    exact = sum(one.posterior is not None and one.posterior.exact for one in found)
    errors = [one.posterior.stderr.max() for one in found if one.posterior and one.posterior.stderr is not None]
    return (
        f"{name:14}{len(found):10}{exact:8}{sum(one.in_time for one in found):10}{np.median(seconds):10.3f}"
        f"{np.percentile(seconds, 95):8.3f}{max(seconds):8.3f}{max(one.gib for one in found):8.2f}"
        f"{max(errors, default=0.0):10.4f}"
    )


HEADING = (
    f"{'':14}{'positions':>10}{'exact':>8}{'in time':>10}{'s median':>10}{'p95':>8}{'max':>8}{'GiB':>8}{'stderr':>10}"
)


def verdict(found: Sequence[Answered]) -> str:
    share = sum(one.in_time for one in found) / len(found)
    reached = "yes" if share >= SHARE else "NO"
    return f"exact within {SECONDS:g} s and {GIB:g} GiB: {share:.1%} of {len(found)}, reach {SHARE:.0%}: {reached}"


def main(arguments: Sequence[str] | None = None) -> None:
    options = command(__doc__, positions=(25, "positions of each number of players"), seed=(1, "which positions"))
    chosen = options.parse_args(arguments)
    print(f"ten suspects, eight weapons, twelve rooms, exact\n{HEADING}")
    everything: list[Answered] = []
    for players in PLAYERS:
        cases = ten_suspects(players, chosen.positions, chosen.seed)
        answered = [measure(lambda case=case: answer(case, "exact", ShowModel.RANDOM)) for case in cases]
        everything += answered
        print(row(f"{players} players", answered), flush=True)
    print(f"{verdict(everything)}\n\n{CARDS} cards, auto\n{HEADING}")
    for players in PLAYERS:
        cases = sixty_cards(players, max(1, chosen.positions // 4), chosen.seed)
        answered = [measure(lambda case=case: estimate(case, chosen.seed)) for case in cases]
        print(row(f"{players} players", answered), flush=True)


if __name__ == "__main__":
    main()
