"""The truth about the estimates: errors against the exact engine and times, by stage, all in one run.

    python -m tests.benchmarks.engines [--positions N] [--spectator]

Positions are the classic game of 3 to 6 players (the strata of the exact engine's benchmark), so many of each. The mean
error is over the cells that are open; "worst" is the largest of a position, its median and its maximum. Each way is
compared with the exact answer to the show model that it answers.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.centre import solver
from core.engines.centre.engine import CentreEngine
from core.engines.contract import Engine
from core.engines.exact.engine import ExactEngine
from core.evidence.evidence import Evidence, evidence_of
from core.model.rules import ShowModel
from tests.benchmarks.positions import PLAYERS, STAGES, Stratum

WAYS: Mapping[str, tuple[Callable[[], Engine], ShowModel]] = {
    "exact, ignore": (ExactEngine, ShowModel.IGNORE),
    "exact, random": (ExactEngine, ShowModel.RANDOM),
    "centre, ignore": (CentreEngine, ShowModel.IGNORE),
    "beliefs, ignore": (lambda: CentreEngine("beliefs"), ShowModel.IGNORE),
    "beliefs, random": (lambda: CentreEngine("beliefs"), ShowModel.RANDOM),
}
REACH = 1 / 3
"""The mean error of the beliefs, over that of the centre."""


@dataclass(frozen=True, eq=False)
class Measured:
    """One answer: the errors of the open cells, and the time in milliseconds."""

    errors: np.ndarray
    ms: float


Table = dict[tuple[str, str], list[Measured]]
"""By stage and way."""


def measure(evidence: Mapping[ShowModel, Evidence]) -> dict[str, Measured]:
    """Answer one position in every way."""
    exact = {model: ExactEngine().posterior(one).marginals for model, one in evidence.items()}
    open_cells = (exact[ShowModel.IGNORE] > 0) & (exact[ShowModel.IGNORE] < 1)
    found = {}
    for way, (engine, model) in WAYS.items():
        start = time.perf_counter()
        marginals = engine().posterior(evidence[model]).marginals
        ms = 1e3 * (time.perf_counter() - start)
        found[way] = Measured(abs(marginals - exact[model])[open_cells], ms)
    return found


def run(positions: int, spectator: bool, stages: Iterable[str] = STAGES, players: Iterable[int] = PLAYERS) -> Table:
    """Measure so many positions of every number of players, stage by stage; positions that are solved don't count."""
    table: Table = {}
    players = tuple(players)
    for stage in stages:
        for n in players:
            for case in Stratum(n, stage, spectator).positions(positions):
                for way, measured in measure({model: evidence_of(case, model) for model in ShowModel}).items():
                    if measured.errors.size:
                        table.setdefault((stage, way), []).append(measured)
    return table


HEADING = (
    f"{'':28}{'error of open cells':>24}{'worst of a position':>22}{'time, ms':>18}\n"
    f"{'stage':12}{'way':16}{'positions':>12}{'mean':>12}{'median':>12}{'max':>10}{'median':>10}{'p95':>8}"
)


def row(stage: str, way: str, answers: Sequence[Measured]) -> str:
    worst = [answer.errors.max() for answer in answers]
    times = [answer.ms for answer in answers]
    return (
        f"{stage:12}{way:16}{len(answers):12}{mean(answers):12.5f}{np.median(worst):12.4f}{max(worst):10.4f}"
        f"{np.median(times):10.2f}{np.percentile(times, 95):8.2f}"
    )


def mean(answers: Sequence[Measured]) -> float:
    """The mean error of an open cell, every cell of every position alike."""
    return float(np.concatenate([answer.errors for answer in answers]).mean())


def ratios(table: Table) -> Iterable[str]:
    """How the beliefs compare with the centre where both answer the same question, by stage and over all."""
    stages = list(dict.fromkeys(stage for stage, _ in table))
    for stage in stages:
        centre, beliefs = (mean(table[stage, way]) for way in ("centre, ignore", "beliefs, ignore"))
        if centre > 1e-6:
            yield f"beliefs/centre, mean error, {stage:10} {beliefs / centre:6.3f}"
    everything = {way: [one for stage in stages for one in table[stage, way]] for way in WAYS}
    ratio = mean(everything["beliefs, ignore"]) / mean(everything["centre, ignore"])
    verdict = "yes" if ratio <= REACH else "NO"
    yield f"beliefs/centre, mean error, all cells  {ratio:6.3f}   reach {REACH:.3f}: {verdict}"
    per_position = [
        np.mean([one.errors.mean() for one in everything[f"{way}, ignore"]]) for way in ("beliefs", "centre")
    ]
    yield f"the same, every position alike         {per_position[0] / per_position[1]:6.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the estimates against the exact engine.")
    parser.add_argument("--positions", type=int, default=10, help="positions of each stage and number of players (10)")
    parser.add_argument("--spectator", action="store_true", help="positions as a spectator sees them")
    chosen = parser.parse_args(arguments)
    solver.warm_up()
    gc.collect()
    gc.freeze()  # as the program does once it has started
    table = run(chosen.positions, chosen.spectator)
    print(HEADING)
    for (stage, way), answers in table.items():
        print(row(stage, way, answers))
    print()
    print("\n".join(ratios(table)))


if __name__ == "__main__":
    main()
