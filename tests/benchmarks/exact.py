"""Compare the exact engine's time with the faster of two reference programs, position by position, in one run.

    python -m tests.benchmarks.exact [--positions N] [--repeats N] [--profile-worst N]

A position's time is the median of its repeats, which alternate between programs; short ones are repeated three times
as often. The answers are compared too. Peak memory and the time of the first answer are measured in a fresh process
that runs only the engine.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.formats.case_file import case_to_json
from core.formats.case_reader import parse_case
from core.model.case import Case
from core.model.rules import ShowModel
from tests.benchmarks.positions import Stratum, open_cards, strata
from tests.benchmarks.running import command, load, milliseconds, p95, reach, settle
from tests.benchmarks.yardsticks import cardwise, lattice, plain

ROOT = Path(__file__).parents[2]
LATTICE_CARDS = 20
LATTICE_FLOOR_MS = 300.0
"""Minimum time of a lattice with many open cards; it is not run if the dictionaries took less."""

SHORT_MS = 20.0
"""Shorter runs are repeated three times as often, as other load disturbs them more."""

REACH = {"slow median": 0.5, "slow p95": 0.8, "fast p95": 1.5, "seated": 16.0, "spectator": 150.0, "memory": 400.0}

Marginals = dict[str, dict[str, float]]


@dataclass(frozen=True)
class Timing:
    """The median times of a position in milliseconds. ``lattice`` is None if it was not run."""

    stratum: Stratum
    case: Case
    engine: float
    random: float
    cardwise: float
    lattice: float | None
    method: str

    @property
    def yardstick(self) -> float:
        return self.cardwise if self.lattice is None else min(self.cardwise, self.lattice)

    @property
    def ratio(self) -> float:
        return self.engine / self.yardstick


class DisagreementError(Exception):
    """The engine and a reference program give different answers."""


def fresh(case: Case) -> Case:
    """Return the same case as if read from a file, without cached values."""
    return parse_case(case_to_json(case))


def measure(stratum: Stratum, case: Case, repeats: int) -> Timing:
    """Time a position after comparing the answers. Raises DisagreementError if they differ."""
    read = plain(case)
    posterior = answer(fresh(case), "exact", ShowModel.IGNORE)
    once = milliseconds(lambda: compare(posterior, *cardwise.deals(read)))
    ways: dict[str, Callable[[Case], object]] = {
        "engine": lambda copy: answer(copy, "exact", ShowModel.IGNORE),
        "random": lambda copy: answer(copy, "exact", ShowModel.RANDOM),
        "cardwise": lambda _: cardwise.deals(read),
    }
    if open_cards(case) <= LATTICE_CARDS or once > LATTICE_FLOOR_MS:
        compare(posterior, *lattice.deals(read))
        ways["lattice"] = lambda _: lattice.deals(read)
    times: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(repeats if once > SHORT_MS else 3 * repeats):
        for way, work in ways.items():
            copy = fresh(case)
            times[way].append(milliseconds(lambda work=work, copy=copy: work(copy)))
    median = {way: statistics.median(values) for way, values in times.items()}
    return Timing(
        stratum=stratum,
        case=case,
        engine=median["engine"],
        random=median["random"],
        cardwise=median["cardwise"],
        lattice=median.get("lattice"),
        method=posterior.method,
    )


def compare(posterior: Posterior, deals: int, marginals: Marginals) -> None:
    """Raise DisagreementError unless both count the same deals and give the same probabilities."""
    rows = [[marginals[card.name].get(holder, 0.0) for holder in posterior.holders] for card in posterior.cards]
    off = float(abs(posterior.marginals - np.array(rows)).max())
    if posterior.deals != deals or off > 1e-9:
        raise DisagreementError(f"deals {posterior.deals} and {deals}, probabilities up to {off:.2g} apart")


# The report


def row(stratum: Stratum, timings: Sequence[Timing]) -> str:
    engine = [t.engine for t in timings]
    ratios = [t.ratio for t in timings]
    lattices = [t.lattice for t in timings if t.lattice is not None]
    lattice_ms = f"{statistics.median(lattices):8.2f}" if lattices else "       -"
    return (
        f"{stratum!s:24}{statistics.median(engine):8.2f}{p95(engine):8.2f}"
        f"{statistics.median(t.random for t in timings):8.2f}{p95(t.random for t in timings):8.2f}"
        f"{statistics.median(t.cardwise for t in timings):9.2f}{lattice_ms}"
        f"{statistics.median(ratios):8.2f}{max(ratios):8.2f}  {', '.join(sorted({t.method for t in timings}))}"
    )


HEADING = (
    f"{'':24}{'engine, ignore':>16}{'engine, random':>16}{'cardwise':>9}{'lattice':>8}{'ratio':>8}\n"
    f"{'stratum':24}{'median':>8}{'p95':>8}{'median':>8}{'p95':>8}"
    f"{'median':>9}{'median':>8}{'median':>8}{'max':>8}  method"
)


def summary(timings: Sequence[Timing]) -> Iterable[str]:
    slow = [t.ratio for t in timings if t.yardstick > 5]
    fast = [t.ratio for t in timings if t.yardstick <= 5]
    if slow:
        yield reach(f"yardstick over 5 ms ({len(slow)}): ratio, median", statistics.median(slow), REACH["slow median"])
        yield reach(f"yardstick over 5 ms ({len(slow)}): ratio, p95", p95(slow), REACH["slow p95"])
    if fast:
        yield reach(f"yardstick up to 5 ms ({len(fast)}): ratio, p95", p95(fast), REACH["fast p95"])
        yield reach(f"yardstick up to 5 ms ({len(fast)}): ratio, max", max(fast), REACH["fast p95"])
    for kind, spectator in (("seated", False), ("spectator", True)):
        these = [t for t in timings if t.stratum.spectator == spectator]
        if these:
            yield reach(f"{kind} ({len(these)}): ignore, p95", p95(t.engine for t in these), REACH[kind], " ms")
            yield reach(f"{kind} ({len(these)}): random, p95", p95(t.random for t in these), REACH[kind], " ms")
    skipped = sum(t.lattice is None for t in timings)
    yield f"lattice not run on {skipped}: over {LATTICE_CARDS} open cards, dictionaries under {LATTICE_FLOOR_MS:g} ms"


# The engine alone in a fresh process


def alone(positions: int) -> tuple[float, float]:
    """Return the peak memory in MiB and the time of the first answer in ms of a fresh process."""
    command = [sys.executable, "-m", "tests.benchmarks.exact", "--alone", "--positions", str(positions)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    memory, first = done.stdout.split()
    return float(memory), float(first)


def run_alone(positions: int) -> str:
    import resource

    cases = [case for stratum in strata() for case in stratum.positions(positions)]
    first = milliseconds(lambda: answer(cases[0], "exact"))
    for case in cases:
        for model in ShowModel:
            answer(case, "exact", model)
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.1f} {first:.2f}"


def print_worst(timings: Sequence[Timing], n: int) -> None:
    """Print the case files of the positions where the engine compares worst."""
    for t in sorted(timings, key=lambda t: -t.ratio)[:n]:
        print(f"\n{t.stratum}: engine {t.engine:.2f} ms, yardstick {t.yardstick:.2f} ms, {t.method}")
        print(case_to_json(t.case))


def run(positions: int, repeats: int, kinds: Sequence[Stratum]) -> list[Timing]:
    """Measure and print, stratum by stratum."""
    answer(next(kinds[0].positions(1)), "exact")
    timings: list[Timing] = []
    print(HEADING)
    for stratum in kinds:
        found = [measure(stratum, case, repeats) for case in stratum.positions(positions)]
        timings += found
        print(row(stratum, found), flush=True)
    print("", *summary(timings), sep="\n")
    return timings


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(
        __doc__,
        positions=(8, "positions in each stratum"),
        repeats=(5, "repeats of each figure, of which the median counts"),
    )
    parser.add_argument("--profile-worst", type=int, default=0, metavar="N", help="print the N worst positions' files")
    parser.add_argument("--only", default="", metavar="TEXT", help="the strata whose names hold this text")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.alone:
        print(run_alone(chosen.positions))
        return
    settle()
    asked = [stratum for stratum in strata() if chosen.only in str(stratum)]
    if not asked:
        parser.error(f"--only: no stratum holds {chosen.only!r}; there are {', '.join(map(str, strata()))}")
    timings = run(chosen.positions, chosen.repeats, asked)
    memory, first = alone(chosen.positions)
    print(reach("peak memory of the engine alone", memory, REACH["memory"], " MiB"))
    print(f"first answer of a fresh process, imports apart: {first:.1f} ms")
    print(load())
    print_worst(timings, chosen.profile_worst)


if __name__ == "__main__":
    main()
