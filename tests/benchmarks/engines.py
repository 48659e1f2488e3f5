"""Measure the engines: their times, and their errors against the exact one, by stage of the game, in one table.

    python -m tests.benchmarks.engines [--positions N] [--spectator] [--seconds S]

There are N positions of the classic game for each number of players from 3 to 6 and each stage. The mean error is over
open cells; "worst" is the largest error of a position: its median and its maximum. Each engine is compared with the
exact answer under the same show model: the analytic centre uses none. "z" is the root mean square of error over
standard error, over cells with an expected count of at least 5 in the sample and in its complement; it should be 1.
Times are those of warm engines, without the import of the solver; "x exact" is the median ratio to the exact engine's
time on the same position. The plain program is exact, too: a dictionary card by card, whose answers have to be the
same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.centre import engine as solver
from core.engines.centre.engine import CentreEngine, strict_relaxation
from core.engines.contract import Engine
from core.engines.exact.engine import ExactEngine
from core.engines.montecarlo.engine import MonteCarloEngine
from core.engines.posterior import Posterior
from core.evidence.evidence import Evidence, evidence_of
from core.evidence.presolve import presolve
from core.model.case import Case
from core.model.rules import ShowModel
from tests.benchmarks.positions import PLAYERS, STAGES, Stratum
from tests.benchmarks.running import command, milliseconds, p95, reach, settle
from tests.benchmarks.yardsticks import cardwise, plain

SECONDS = 0.3
"""The time given to Monte Carlo (s)."""

EXACT, CENTRE, MONTE_CARLO = "exact", "analytic centre", "Monte Carlo"
SOLVER, PLAIN = "its solver alone", "a plain program"
REACH = {"Monte Carlo": 0.005, "solver": 1.5}
"""Targets: mean error of Monte Carlo; the centre's time over its solver's."""


def ways(seconds: float) -> Mapping[str, tuple[Engine, ShowModel]]:
    """The engines, each with its show model."""
    return {
        EXACT: (ExactEngine(), ShowModel.RANDOM),
        CENTRE: (CentreEngine(), ShowModel.IGNORE),
        MONTE_CARLO: (MonteCarloEngine(seconds=seconds), ShowModel.RANDOM),
    }


@dataclass(frozen=True, eq=False)
class Measured:
    """An answer: the errors of open cells, those of cells that are not rare in standard errors, and the time in ms."""

    errors: np.ndarray
    z: np.ndarray
    ms: float


Table = dict[tuple[str, str], list[Measured]]
"""Answers by stage and engine; those to the same position have the same index in their lists."""

NOTHING = np.zeros(0)


class DisagreementError(Exception):
    """The exact engine and the plain program give different answers."""


def measure(case: Case, seconds: float, seed: int) -> dict[str, Measured]:
    """Answer a position with every engine, and time the solver on the centre's problem, and the plain program.

    Raises DisagreementError.
    """
    evidence = {model: evidence_of(case, model) for model in ShowModel}
    exact = {model: ExactEngine().posterior(one).marginals for model, one in evidence.items()}
    open_cells = (exact[ShowModel.IGNORE] > 0) & (exact[ShowModel.IGNORE] < 1)
    answers = {}
    for way, (engine, model) in ways(seconds).items():
        posterior, ms = timed(lambda e=engine, m=model: e.posterior(evidence[m], np.random.default_rng(seed)))
        off = posterior.marginals - exact[model]
        answers[way] = Measured(abs(off)[open_cells], in_errors(posterior, off, exact[model]), ms)
    answers[SOLVER] = Measured(NOTHING, NOTHING, solver_alone(evidence[ShowModel.IGNORE]))
    read = plain(case)
    answers[PLAIN] = Measured(NOTHING, NOTHING, milliseconds(lambda: cardwise.deals(read)))
    compare(ExactEngine().posterior(evidence[ShowModel.IGNORE]), *cardwise.deals(read))
    return answers


def compare(posterior: Posterior, deals: int, marginals: Mapping[str, Mapping[str, float]]) -> None:
    """Raise DisagreementError unless both count the same deals and give the same probabilities."""
    rows = [[marginals[card.name].get(holder, 0.0) for holder in posterior.holders] for card in posterior.cards]
    off = float(abs(posterior.marginals - np.array(rows)).max())
    if posterior.deals != deals or off > 1e-9:
        raise DisagreementError(f"deals {posterior.deals} and {deals}, probabilities up to {off:.2g} apart")


def timed(work: Callable[[], object]) -> tuple[object, float]:
    start = time.perf_counter()
    result = work()
    return result, 1e3 * (time.perf_counter() - start)


def in_errors(posterior: object, off: np.ndarray, want: np.ndarray) -> np.ndarray:
    """Return the errors in standard errors of the cells that are not rare; none without standard errors."""
    if posterior.stderr is None:
        return NOTHING
    usual = (np.minimum(want, 1 - want) * posterior.samples >= 5) & (posterior.stderr > 0)
    return off[usual] / posterior.stderr[usual]


def solver_alone(evidence: Evidence) -> float:
    """Return the time that cvxpy takes to model and solve the reduced problem (ms); 0 if that is empty."""
    import cvxpy

    relaxation = strict_relaxation(presolve(evidence))
    if not len(relaxation.cards):
        return 0.0

    def solve() -> None:
        z = cvxpy.Variable(relaxation.n_variables)
        sums = [relaxation.matrix @ z == relaxation.target]
        cvxpy.Problem(cvxpy.Maximize(cvxpy.sum(cvxpy.log(z))), sums).solve(solver="CLARABEL")

    return milliseconds(solve)


def run(
    positions: int,
    spectator: bool = False,
    seconds: float = SECONDS,
    stages: Iterable[str] = STAGES,
    players: Sequence[int] = PLAYERS,
) -> Table:
    """Measure ``positions`` positions for each number of players and stage, skipping solved ones."""
    table: Table = {}
    for stage in stages:
        for n in players:
            for seed, case in enumerate(Stratum(n, stage, spectator).positions(positions)):
                answers = measure(case, seconds, seed)
                if answers[EXACT].errors.size:
                    for way, measured in answers.items():
                        table.setdefault((stage, way), []).append(measured)
    return table


HEADING = (
    f"{'':31}{'time, ms':>17}{'':>9}{'error of open cells':>30}\n"
    f"{'stage':10}{'engine':21}{'median':>9}{'p95':>8}{'x exact':>9}{'mean':>10}{'worst':>10}{'of all':>10}{'z':>7}"
)


def row(stage: str, way: str, answers: Sequence[Measured], exact: Sequence[Measured]) -> str:
    times, ratio = [one.ms for one in answers], np.median(over(answers, exact))
    begin = f"{stage:10}{way:21}{np.median(times):9.2f}{np.percentile(times, 95):8.2f}{ratio:9.2f}"
    if way in (EXACT, SOLVER, PLAIN):
        return begin
    worst, z = [one.errors.max() for one in answers], np.concatenate([one.z for one in answers])
    spread = f"{np.sqrt((z**2).mean()):7.3f}" if z.size else ""
    return f"{begin}{mean(answers):10.5f}{np.median(worst):10.4f}{max(worst):10.4f}{spread}"


def over(answers: Sequence[Measured], others: Sequence[Measured]) -> list[float]:
    """Return the ratios of times by position, except positions that took no time."""
    return [one.ms / other.ms for one, other in zip(answers, others, strict=True) if other.ms]


def mean(answers: Sequence[Measured]) -> float:
    """Return the mean error over all open cells of all positions."""
    return float(np.concatenate([one.errors for one in answers]).mean())


def verdicts(table: Table) -> Iterator[str]:
    """Yield the targets, and whether they were met."""
    stages = list(dict.fromkeys(stage for stage, _ in table))
    everything = {way: [one for stage in stages for one in table[stage, way]] for _, way in table}
    worst = max(mean(table[stage, MONTE_CARLO]) for stage in stages)
    yield reach("mean error of Monte Carlo, its worst stage", worst, REACH["Monte Carlo"])
    ratios = over(everything[CENTRE], everything[SOLVER])
    yield reach("time of the centre over its solver's, median", float(np.median(ratios)), REACH["solver"])
    yield f"    at the 95th percentile: {np.percentile(ratios, 95):.2f}"
    for name, other in (("the centre's", CENTRE), ("the plain program's", PLAIN)):
        ratios = over(everything[EXACT], everything[other])
        yield f"time of exact over {name}, median: {np.median(ratios):.3f}, p95: {p95(ratios):.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(__doc__, positions=(10, "positions of each stage and number of players"))
    parser.add_argument("--spectator", action="store_true", help="positions as a spectator sees them")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"the time for Monte Carlo ({SECONDS})")
    chosen = parser.parse_args(arguments)
    solver.warm_up()
    settle()
    table = run(chosen.positions, chosen.spectator, chosen.seconds)
    print(HEADING)
    for (stage, way), answers in table.items():
        print(row(stage, way, answers, table[stage, EXACT]))
    print("", *verdicts(table), sep="\n")


if __name__ == "__main__":
    main()
