"""Find out what it is worth to know the habits of the others: race with and without that, at tables of one policy.

    python -m tests.benchmarks.habits --out DIR [--games N] [--players 4] [--seed 1] [--workers K] [--opponents A,B,…]
                                      [--learn DEALS]

Race sits with the same opponent at all other chairs, in every rotation of every deal; so does race that has learned
before how this opponent plays. Three things are told of each opponent:

* bits: after every suggestion of the knowing race, -log2 of the probability of the solution, without the habits and
  with them, at the same position; the gain is positive where habits foresee more. Beside it the expected calibration
  error of the cells of the envelope, likewise;
* wins: the shares of both, in fair shares, and their difference in the same deals;
* what was learned.

All intervals are Student's, by deal, with 95 % confidence. ``--out`` keeps what is finished, and goes on with it: more
``--games`` later add to it. ``--table`` plays nothing, and prints what there is so far.
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
from core.arena.referee import play
from core.arena.result import Accuracy, Bin, accuracy_of, together
from core.arena.running import learn_habits
from core.arena.standings import Standing, standings
from core.arena.tournament import KNOWING, Tournament
from core.cli.progress import Progress
from core.cli.workers import executor_of
from core.habits.counts import HabitCounts, habit_of
from core.habits.text import habit_lines
from core.planner.policies.registry import POLICIES
from core.text.wording import one_of
from tests.benchmarks.ablations import BASELINE, Difference, difference, paired
from tests.benchmarks.ablations import play as play_both

KNOWER = f"{BASELINE}{KNOWING}"
OPPONENTS = ("casual", "velma", "greedy", "random")
HEADS = ("opponent", "games", "bits", "with habits", "gain", "95 %", "error", "with habits")
WINS = ("opponent", "games", BASELINE, "95 %", KNOWER, "95 %", "difference", "95 %", "differ")


@dataclass(frozen=True)
class Foreseen:
    """What the knowing race foresaw in one deal: without the habits, and with them, at the same positions."""

    deal: int
    plain: Accuracy
    knowing: Accuracy

    @property
    def gain(self) -> float:
        """How many bits less the solution surprises one who knows habits; the mean over the positions."""
        return self.plain.mean_log_loss_bits - self.knowing.mean_log_loss_bits


def foreseen(tournament: Tournament, deal: int) -> Foreseen:
    """Play a deal in every rotation, and return what the knowing race foresaw: what a worker does."""
    plain, knowing = [], []
    for rotation in range(tournament.players):
        match = tournament.match(deal, rotation)
        record = play(match)
        for player, habits in match.habits.items():
            plain.append(accuracy_of(record, player))
            knowing.append(accuracy_of(record, player, habits))
    return Foreseen(deal, together(plain), together(knowing))


def error(accuracy: Accuracy) -> float:
    """The expected calibration error: how far a cell's chance is from how often such cells came true, on average."""
    bins = accuracy.calibration
    return sum(abs(one.chances - one.true) for one in bins) / max(sum(one.cells for one in bins), 1)


# --- on disk


def read(file: Path) -> list[Foreseen]:
    """What is there, in the order of the deals; a line that was cut off counts for nothing."""
    found = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            deal, *both = json.loads(line)
            found[deal] = Foreseen(deal, *(Accuracy(tuple(bits), bins_of(bins)) for bits, bins in both))
        except (ValueError, TypeError):
            continue
    return [found[deal] for deal in sorted(found)]


def add(file: Path, one: Foreseen) -> None:
    """Put a deal on disk; it begins a line of its own, whatever was cut off before."""
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
    """One opponent's: both tournaments with their folders."""

    opponent: str
    plain: Ledger
    knowing: Ledger

    @property
    def file(self) -> Path:
        return self.knowing.folder / "foreseen.jsonl"

    def play(self, deals: int, executor: Executor, workers: int) -> None:
        """Play what is left of both tournaments, and look at the positions of the knowing one."""
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
                    future.cancel()  # when it is interrupted, what goes on is finished, and no more


def tables(given: argparse.Namespace, executor: Executor | None) -> Iterator[Table]:
    """The table of each opponent, with what is learned before; without an executor those that there are."""
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


# --- what is told


def told(found: Sequence[Table]) -> str:
    """The two tables, and what was learned."""
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
    """What was learned of the opponent: in sentences, and as the factors that weigh."""
    tally = dict(table.knowing.tournament.learned).get(table.opponent, HabitCounts())
    habit = habit_of(table.opponent, tally)
    asks, shows = (", ".join(f"{factor:.2f}" for factor in some) for some in (habit.asks_own, habit.shows))
    factors = f"asks for its own × {asks}; shows × {shows}; the same again × {habit.repeats:.2f}"
    lines = [f"{table.opponent}, learned from {tally.games} hands: {factors}; right {habit.right:.2f}"]
    return "\n".join([*lines, *(f"  {line}." for line in habit_lines(tally))])


def aligned(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def names(text: str) -> list[str]:
    """The opponents of a list with commas; argparse makes a usage error of ArgumentTypeError."""
    found = [name.strip() for name in text.split(",")]
    known = [name for name in POLICIES if name != BASELINE]
    for name in found:
        if name not in known:
            raise argparse.ArgumentTypeError(one_of(name, known))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=200, help="of each kind, against each opponent")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--opponents", type=names, default=list(OPPONENTS))
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
