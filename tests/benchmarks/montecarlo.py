"""Measure the Monte Carlo engine against the exact one: mean and worst error, and whether the stated errors are true.

    python -m tests.benchmarks.montecarlo [--positions N] [--seconds S]

A stage is one row: 3 to 6 players, seated and spectators, under the show model ``random``. The mean error is over the
cells that are open. "z" is the root of the mean square of error over standard error, of the cells expected at least 5
times in the sample (and 5 times not); it should be 1.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.driver import answer
from core.engines.montecarlo.engine import SAMPLES, MonteCarloEngine
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.rules import ShowModel
from tests.benchmarks.positions import STAGES, strata

REACH = 0.005
"""The mean error of every stage, in the time given."""


@dataclass(frozen=True)
class Measured:
    """One position: time, errors of the open cells, and errors in standard errors of those that are not rare."""

    ms: float
    errors: np.ndarray
    z: np.ndarray

    @property
    def estimated(self) -> bool:
        return len(self.z) > 0


def measure(case: Case, seconds: float, seed: int) -> Measured:
    evidence = evidence_of(case, ShowModel.RANDOM)
    engine = MonteCarloEngine(seconds=seconds)
    start = time.perf_counter()
    posterior = engine.posterior(evidence, np.random.default_rng(seed))
    ms = 1e3 * (time.perf_counter() - start)
    want = answer(case, "exact", ShowModel.RANDOM).marginals
    off, among = posterior.marginals - want, (want > 0) & (want < 1)
    usual = (np.minimum(want, 1 - want) * posterior.samples >= 5) & (posterior.stderr > 0)
    return Measured(ms, abs(off[among]), off[usual] / posterior.stderr[usual])


def positions(stage: str, n: int) -> Iterator[Case]:
    for stratum in strata():
        if stratum.stage == stage:
            yield from stratum.positions(n)


def row(stage: str, found: Sequence[Measured]) -> str:
    errors = [m.errors.mean() for m in found if len(m.errors)]
    estimated = [m.errors.mean() for m in found if m.estimated]
    z = np.concatenate([m.z for m in found])
    ms = [m.ms for m in found]
    return (
        f"{stage:12}{statistics.median(ms):8.0f}{np.percentile(ms, 95):8.0f}{np.mean(errors):10.5f}"
        f"{np.mean(estimated or [0.0]):12.5f}{max(errors):10.5f}"
        f"{max(m.errors.max(initial=0.0) for m in found):10.4f}{np.sqrt((z**2).mean()) if len(z) else np.nan:7.3f}"
        f"{len(found) - len(estimated):6} of {len(found)}"
    )


HEADING = (
    f"{'':12}{'ms':>8}{'':8}{'mean error':>10}{'of estimates':>13}{'of worst':>9}{'worst':>10}{'':7}\n"
    f"{'stage':12}{'median':>8}{'p95':>8}{'':10}{'':12}{'position':>10}{'cell':>10}{'z':>7}  enumerated"
)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the Monte Carlo engine against the exact one.")
    parser.add_argument("--positions", type=int, default=4, help="positions of each kind of table at each stage (4)")
    parser.add_argument("--seconds", type=float, default=0.3, help="time for each position (0.3)")
    chosen = parser.parse_args(arguments)
    measure(next(positions("the deal", 1)), chosen.seconds, 0)
    print(f"{chosen.seconds:g} s, at most {SAMPLES:,} deals\n{HEADING}")
    means = []
    for stage in STAGES:
        found = [measure(case, chosen.seconds, seed) for seed, case in enumerate(positions(stage, chosen.positions))]
        means.append(float(np.mean([m.errors.mean() for m in found if len(m.errors)])))
        print(row(stage, found), flush=True)
    print(f"largest mean error of a stage: {max(means):.5f}, reach {REACH:g}: {'yes' if max(means) < REACH else 'NO'}")


if __name__ == "__main__":
    main()
