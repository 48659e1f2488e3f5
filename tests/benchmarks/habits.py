"""Measure what knowing the others' habits is worth, by playing race with and without them against a single policy.

    python -m tests.benchmarks.habits --out DIR [--games N] [--players 4] [--seed 1] [--workers K] [--opponents A,B,…]
                                      [--learn DEALS]

Race plays against the same policy in all other seats, in every rotation of every deal; so does race with habits learned
beforehand from that policy's games. The report has for each opponent:

* bits: -log2 of the probability of the solution after every suggestion of race with habits, computed with and without
  the habits; the gain is positive if habits predict better. Likewise the expected calibration error of the envelope's
  cells;
* wins: the win rates of both relative to the fair share, and their difference in the same deals;
* the habits learned.

All intervals are Student's with 95 % confidence, over deals. ``--out`` stores finished deals and resumes from there;
more ``--games`` add to them. ``--table`` only prints the results so far.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

import numpy as np

from core.arena.ledger import Ledger, learned_in
from core.arena.result import Accuracy, Bin, accuracy_of, learn_habits, together
from core.arena.standings import Standing, standings
from core.arena.tournament import KNOWING, Tournament, play
from core.cli.progress import Progress
from core.cli.workers import executor_of
from core.players.counts import HabitCounts, habit_of, ratios
from core.players.text import habit_lines
from core.policies.registry import POLICIES
from tests.benchmarks.ablations import BASELINE, Difference, difference, paired
from tests.benchmarks.ablations import play as play_both
from tests.benchmarks.league import names_among

KNOWER = f"{BASELINE}{KNOWING}"
KNOWN = tuple(name for name in POLICIES if name != BASELINE)
OPPONENTS = ("casual", "velma", "greedy", "random")
HEADS = ("opponent", "games", "bits", "with habits", "gain", "95 %", "error", "with habits")
WINS = ("opponent", "games", BASELINE, "95 %", KNOWER, "95 %", "difference", "95 %", "differ")


@dataclass(frozen=True)
class Foreseen:
    """The accuracy of race with habits in a deal, computed without and with the habits at the same positions."""

    deal: int
    plain: Accuracy
    knowing: Accuracy

    @property
    def gain(self) -> float:
        """The mean reduction of the log loss by habits, in bits."""
        return self.plain.mean_log_loss_bits - self.knowing.mean_log_loss_bits


def foreseen(tournament: Tournament, deal: int) -> Foreseen:
    """Play a deal in every rotation, and return the accuracy of race with habits. Runs in a worker."""
    plain, knowing = [], []
    for rotation in range(tournament.players):
        match = tournament.match(deal, rotation)
        record = play(match)
        for player, known in match.known.items():
            plain.append(accuracy_of(record, player))
            knowing.append(accuracy_of(record, player, known))
    return Foreseen(deal, together(plain), together(knowing))


def error(accuracy: Accuracy) -> float:
    """Return the expected calibration error: the mean difference of predicted and observed frequencies of cells."""
    bins = accuracy.calibration
    return sum(abs(one.chances - one.true) for one in bins) / max(sum(one.cells for one in bins), 1)


# --- on disk


def read(file: Path) -> list[Foreseen]:
    """Return the stored deals in order, ignoring a truncated line."""
    found = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            deal, *both = json.loads(line)
            found[deal] = Foreseen(deal, *(Accuracy(tuple(bits), bins_of(bins)) for bits, bins in both))
        except (ValueError, TypeError):
            continue
    return [found[deal] for deal in sorted(found)]


def add(file: Path, one: Foreseen) -> None:
    """Append a deal to the file on a line of its own, even after a truncated one."""
    both = [(part.log_loss_bits, [(b.cells, b.chances, b.true) for b in part.calibration]) for part in parts(one)]
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"\n{json.dumps([one.deal, *both])}")


def parts(one: Foreseen) -> tuple[Accuracy, Accuracy]:
    return one.plain, one.knowing


def bins_of(data: list[tuple[int, float, int]]) -> tuple[Bin, ...]:
    return tuple(Bin(cells, chances, true) for cells, chances, true in data)


# --- playing


@dataclass(frozen=True)
class Table:
    """The two tournaments against an opponent, with their folders."""

    opponent: str
    plain: Ledger
    knowing: Ledger

    @property
    def file(self) -> Path:
        return self.knowing.folder / "foreseen.jsonl"

    def play(self, deals: int, executor: Executor, workers: int) -> None:
        """Play the rest of both tournaments, and evaluate the positions of the one with habits."""
        play_both({BASELINE: self.plain, KNOWER: self.knowing}, deals, executor, workers)
        done = {one.deal for one in read(self.file)}
        left = [deal for deal in range(deals) if deal not in done]
        with Progress(f"deals against {self.opponent} looked at", deals, deals - len(left), sys.stderr) as progress:
            waiting = [executor.submit(foreseen, self.knowing.tournament, deal) for deal in left]
            try:
                for future in as_completed(waiting):
                    add(self.file, future.result())
                    progress.advance(1)
            finally:
                for future in waiting:
                    future.cancel()  # after an interruption, only finish what is running


def tables(given: argparse.Namespace, executor: Executor | None) -> Iterator[Table]:
    """Return a table for each opponent, learning habits first; without an executor, only stored ones."""
    for opponent in given.opponents:
        folder, others = given.out / opponent, (opponent,) * (given.players - 1)
        plain, knowing = (Tournament((name, *others), given.seed, learn=given.learn) for name in (BASELINE, KNOWER))
        learned = learned_in(folder / KNOWER)
        if learned is not None:
            knowing = replace(knowing, learned=learned)
        elif executor is None:
            continue
        else:
            with Progress(f"games to learn {opponent} from", given.learn * given.players, 0, sys.stderr) as progress:
                knowing = learn_habits(knowing, executor, progress.advance)
        yield Table(opponent, Ledger(folder / BASELINE, plain), Ledger(folder / KNOWER, knowing))


# --- report


def told(found: Sequence[Table]) -> str:
    """Return the two tables, and the habits learned."""
    return "\n\n".join(
        [
            aligned([HEADS, *map(bits_row, found)]),
            aligned([WINS, *map(wins_row, found)]),
            *(learned_of(table) for table in found),
        ]
    )


def bits_row(table: Table) -> tuple[str, ...]:
    some = read(table.file)
    plain, knowing = together(one.plain for one in some), together(one.knowing for one in some)
    gain = paired(np.array([one.gain for one in some], float))
    return (
        table.opponent,
        str(len(some) * table.plain.tournament.players),
        f"{plain.mean_log_loss_bits:.3f}",
        f"{knowing.mean_log_loss_bits:.3f}",
        *cells(gain),
        f"{error(plain):.4f}",
        f"{error(knowing):.4f}",
    )


def wins_row(table: Table) -> tuple[str, ...]:
    plain, knowing = (share(ledger, name) for ledger, name in ((table.plain, BASELINE), (table.knowing, KNOWER)))
    players = table.plain.tournament.players
    found = difference(KNOWER, players, table.knowing.results(), table.plain.results())
    differ = f"{found.differ} of {found.deals}"
    return table.opponent, str(knowing.games), *ratio(plain), *ratio(knowing), *cells(found), differ


def share(ledger: Ledger, name: str) -> Standing:
    return next(one for one in standings(ledger.tournament, ledger.results()) if one.policy == name)


def ratio(one: Standing) -> tuple[str, str]:
    return f"{one.ratio:.3f}", f"{one.low / one.fair:.3f} to {one.high / one.fair:.3f}"


def cells(found: Difference) -> tuple[str, str]:
    low, high = found.mean - found.half_width, found.mean + found.half_width
    return f"{found.mean:+.3f}", f"{low:+.3f} to {high:+.3f}"


def learned_of(table: Table) -> str:
    """Return the habits learned of an opponent: in sentences, and as factors."""
    tally = dict(table.knowing.tournament.learned).get(table.opponent, HabitCounts())
    habit = habit_of(table.opponent, tally)
    asks, shows = (", ".join(f"{factor:.2f}" for factor in some) for some in (ratios(tally.asks_own), habit.shows))
    factors = f"asks for its own × {asks}; shows × {shows}; the same again × {habit.repeats:.2f}"
    lines = [f"{table.opponent}, learned from {tally.games} hands: {factors}; right {habit.right:.2f}"]
    return "\n".join([*lines, *(f"  {line}." for line in habit_lines(tally))])


def aligned(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=200, help="of each kind, against each opponent")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--opponents", type=names_among(KNOWN), default=OPPONENTS)
    parser.add_argument("--learn", type=int, default=20, help="deals to learn from")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args(arguments)
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # for the workers
    if not given.table:
        began = monotonic()
        with executor_of(given.workers) as executor:
            for table in tables(given, executor):
                table.play(-(-given.games // given.players), executor, given.workers)
                print(f"{table.opponent}: {monotonic() - began:.0f} s so far", file=sys.stderr)
    print(told(list(tables(given, None))))


if __name__ == "__main__":
    main()
