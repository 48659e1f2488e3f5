"""What the benchmarks have in common: their arguments, clocks, targets, paired differences and tables."""

from __future__ import annotations

import argparse
import gc
import os
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from scipy.special import stdtrit

from core.arena.standings import CONFIDENCE
from core.engines.posterior import Floats
from core.text.wording import one_of

Clock = Callable[[], float]

PROCESSOR: Clock = time.process_time if os.name == "posix" else time.perf_counter
THREAD: Clock = time.thread_time if os.name == "posix" else time.perf_counter
"""Clocks that other load does not disturb, of the process and of a thread; Windows counts such time in 1/64 s."""


# --- arguments


def command(about: str | None, **numbers: tuple[int, str]) -> argparse.ArgumentParser:
    """Return a parser that is described by a docstring, with an option for each number: its default, and what it is."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, (default, what) in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, help=f"{what} ({default})")
    return parser


def names_among(known: Collection[str]) -> Callable[[str], tuple[str, ...]]:
    """Return a parser of comma-separated names; argparse turns its ArgumentTypeError into a usage error."""

    def parse(text: str) -> tuple[str, ...]:
        names = tuple(name.strip() for name in text.split(","))
        for name in names:
            if name not in known:
                raise argparse.ArgumentTypeError(one_of(name, known))
        return names

    return parse


def numbers(text: str) -> tuple[int, ...]:
    """Parse numbers separated by commas."""
    return tuple(map(int, text.split(",")))


# --- time


def milliseconds(work: Callable[[], object], clock: Clock = time.perf_counter) -> float:
    start = clock()
    work()
    return 1e3 * (clock() - start)


def settle() -> None:
    """Keep what was imported out of garbage collection, as the program does once it has started."""
    gc.collect()
    gc.freeze()


def load() -> str:
    return f"load average: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores"


def p95(values: Iterable[float]) -> float:
    return float(np.percentile(list(values), 95))


def reach(what: str, value: float, limit: float, unit: str = "") -> str:
    """Return a line that says whether a value is within its target."""
    return f"{what}: {value:.4g}{unit}, reach {limit:.4g}{unit}: {'yes' if value <= limit else 'NO'}"


def reached(what: str, ms: Sequence[float], limit: float) -> str:
    """Return a line that says whether 95 % of some times are within their target, if there are any."""
    within = "yes" if ms and p95(ms) <= limit else "NO"
    return f"{what} ({len(ms)}): p95 {p95(ms):.1f} ms, longest {max(ms):.1f}, reach {limit:g}: {within}"


# --- differences


@dataclass(frozen=True)
class Difference:
    """A mean difference, and half its 95 % interval."""

    mean: float
    half_width: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ±{self.half_width:.2f}"


def paired(differences: Floats) -> Difference:
    """Return the mean of independent differences, with Student's interval; that is unknown for fewer than two."""
    n = len(differences)
    if n < 2:
        return Difference(float(differences.sum()), float("inf"))
    half = float(stdtrit(n - 1, (1 + CONFIDENCE) / 2)) * float(differences.std(ddof=1)) / sqrt(n)
    return Difference(float(differences.mean()), half)


# --- tables


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Return lines of columns as wide as their widest cell, the first flush left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)
