"""Measure what each component of race is worth: variants of it play the same deals as race, with the same rolls.

    python -m tests.benchmarks.ablations --out DIR [--games N] [--players 4] [--seed 1] [--workers K] [--variants A,B,…]
        [--other velma]

Each variant plays against velma (or another policy) in all other seats, in every rotation of every deal, and so does
race. Differences to race are taken within a deal, which cancels most of the luck; their 95 % intervals are Student's,
over deals. Win rates are relative to the fair share: 1.00 is as good as the others. Variants may also be cheats
(tests/benchmarks/cheating.py), which show what is left to win.

``--out`` stores finished games in a folder per variant and resumes from there; more ``--games`` add to them.
``--table`` only prints the results so far.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import monotonic

from scipy.special import stdtrit

from core.arena.ledger import Ledger
from core.arena.result import Result, run_deals
from core.arena.standings import CONFIDENCE, Standing, shares_by_deal, standings
from core.arena.tournament import Tournament
from core.cli.progress import Progress
from core.cli.workers import executor_of
from core.engines.posterior import Floats
from core.policies.registry import OPPONENTS, POLICIES
from tests.benchmarks.cheating import CHEATS
from tests.benchmarks.league import names_among
from tests.benchmarks.variants import SWITCHED, VARIANTS, VariantTournament

BASELINE, OPPONENT = "race", "velma"
KNOWN = tuple(name for name in (*POLICIES, *VARIANTS, *CHEATS, BASELINE + SWITCHED) if name != OPPONENT)
STRIDE = 10
"""Deals per worker played of one variant before the next, so that partial results are always comparable."""

HEADS = ("variant", "games", "of fair", "95 %", "to race", "95 %", "differ", "wrong", "turns", "fouls", "a decision")


@dataclass(frozen=True)
class Difference:
    """The mean difference in wins to the baseline in the same deals, in fair shares, and half its 95 % interval.

    ``differ``: the number of ``deals`` in which it won more or fewer games.
    """

    deals: int
    differ: int
    mean: float
    half_width: float

    @property
    def cells(self) -> tuple[str, str, str]:
        low, high = self.mean - self.half_width, self.mean + self.half_width
        return f"{self.mean:+.3f}", f"{low:+.3f} to {high:+.3f}", f"{self.differ} of {self.deals}"


def paired(differences: Floats) -> Difference:
    """Return the mean of independent differences, [n_deals], with its interval; unknown for fewer than two."""
    n, differ = len(differences), int((differences != 0).sum())
    if n < 2:
        return Difference(n, differ, float(differences.sum()), float("inf"))
    half = float(stdtrit(n - 1, (1 + CONFIDENCE) / 2)) * float(differences.std(ddof=1)) / sqrt(n)
    return Difference(n, differ, float(differences.mean()), half)


def seating(variant: str, players: int, seed: int, other: str = OPPONENT) -> Tournament:
    """Return the tournament of a variant against others; deals and rolls depend only on seed and number of players."""
    return VariantTournament((variant, *[other] * (players - 1)), seed)


def difference(name: str, players: int, variant: Sequence[Result], baseline: Sequence[Result]) -> Difference:
    """Return the difference of a variant to the baseline, over the deals that both have played."""
    both = {result.deal for result in variant} & {result.deal for result in baseline}
    mine, theirs = (
        shares_by_deal(who, players, sorted((one for one in some if one.deal in both), key=lambda one: one.deal))
        for who, some in ((name, variant), (BASELINE, baseline))
    )
    return paired(players * (mine - theirs))


# --- playing


def play(ledgers: dict[str, Ledger], deals: int, executor: Executor, workers: int) -> None:
    """Play the remaining deals, a few of each variant in turn."""
    done = {name: {result.deal for result in ledger.results()} for name, ledger in ledgers.items()}
    players = ledgers[BASELINE].tournament.players
    stride = STRIDE * workers
    before = sum(deal < deals for some in done.values() for deal in some)
    with Progress("games", deals * len(ledgers) * players, before * players, sys.stderr) as progress:
        for first in range(0, deals, stride):
            for name, ledger in ledgers.items():
                left = [deal for deal in range(first, min(first + stride, deals)) if deal not in done[name]]

                def keep(results: list[Result], ledger: Ledger = ledger) -> bool:
                    ledger.add(results)
                    progress.advance(len(results))
                    return True

                run_deals(ledger.tournament, executor, workers, left, keep)


# --- the table


def table(played: dict[str, list[Result]], players: int, seed: int, other: str) -> str:
    rows = [HEADS]
    for name, results in played.items():
        one = next(one for one in standings(seating(name, players, seed, other), results) if one.policy == name)
        found = None if name == BASELINE else difference(name, players, results, played[BASELINE])
        rows.append(row(one, found))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def row(one: Standing, found: Difference | None) -> tuple[str, ...]:
    return (
        one.policy,
        str(one.games),
        f"{one.ratio:.3f}",
        f"{one.low / one.fair:.3f} to {one.high / one.fair:.3f}",
        *(("", "", "") if found is None else found.cells),
        str(one.wrong),
        "-" if one.turns is None else f"{one.turns:.2f}",
        str(one.violations),
        f"{one.seconds * 1000:.1f} ms",
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=200, help="of each variant")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--variants", type=names_among(KNOWN), default=tuple(VARIANTS))
    parser.add_argument("--other", choices=OPPONENTS, default=OPPONENT, help="who plays in all other seats")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args(arguments)
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # for the workers
    entered = dict.fromkeys([BASELINE, *given.variants])
    tournaments = {name: seating(name, given.players, given.seed, given.other) for name in entered}
    ledgers = {name: Ledger(given.out / name, tournament) for name, tournament in tournaments.items()}
    if not given.table:
        began = monotonic()
        with executor_of(given.workers) as executor:
            play(ledgers, -(-given.games // given.players), executor, given.workers)
        print(f"{monotonic() - began:.0f} s", file=sys.stderr)
    print(table({name: ledger.results() for name, ledger in ledgers.items()}, given.players, given.seed, given.other))


if __name__ == "__main__":
    main()
