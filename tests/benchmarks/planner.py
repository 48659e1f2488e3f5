"""Measure advice: its time, and the errors of estimated gains.

    python -m tests.benchmarks.planner [--positions N] [--estimates N] [--response NAME]

Time: positions are classic games of 3 to 6 players on the mansion, N for each stage. "gains" is the time to score all
suggestions of the deck from a case (posterior, deals, gains), "advise" that of the complete advice (moves, accusing,
showing); engines are warm and positions new. It is the time of the processor, so that a busy machine does not matter;
with OPENBLAS_NUM_THREADS=1, as the program has it.

Estimates: compared with exact gains on positions that have too many deals for advice to list, but are listed here:
"off" is the largest error of a suggestion in bits, "worth" the exact gain of the top suggestion relative to the best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice

import numpy as np

from core.advice.advice import advise
from core.belief.belief import MOST_LISTED, Belief
from core.board.mansion import mansion_of
from core.engines.driver import answer
from core.evidence.evidence import evidence_of
from core.information.answers import Response
from core.information.deal_table import DealTable, deals_of, shown_to
from core.information.gain import Gains, gains
from core.model.case import Case
from core.situation.situation import Situation
from tests.benchmarks.positions import PLAYERS, STAGES, Stratum
from tests.benchmarks.running import PROCESSOR, command, load, milliseconds, p95, reach, settle
from tests.core.tables import seated
from tests.games import classic_game

MOST_EXACT = 2_000_000
REACH = {"ms": 300.0, "off": 0.02, "worth": 0.99}


@dataclass(frozen=True, slots=True)
class Timed:
    """The times of a decision in milliseconds: the suggestions alone, and the complete advice."""

    gains: float
    advise: float


@dataclass(frozen=True, slots=True)
class Estimated:
    """Estimated against exact gains of a position: its deals, the largest error in bits, the worth of the top one."""

    players: int
    deals: int
    off: float
    worth: float


# --- time


def times(
    positions: int, response: Response, stages: Sequence[str] = tuple(STAGES), players: Sequence[int] = PLAYERS
) -> dict[tuple[str, int], list[Timed]]:
    """Measure ``positions`` positions for each stage and number of players."""
    found = {}
    for stage in stages:
        for n in players:
            cases = [seated(case) for case in Stratum(n, stage, spectator=False).positions(positions)]
            found[stage, n] = [time_of(case, response) for case in cases]
    return found


def time_of(case: Case, response: Response) -> Timed:
    situation = Situation.of(case, mansion_of(case.setup), response)
    alone = milliseconds(lambda: situation.cards.gains, PROCESSOR)
    return Timed(alone, alone + milliseconds(lambda: advise(situation), PROCESSOR))


# --- estimates


def estimates(positions: int, response: Response, players: Sequence[int] = PLAYERS) -> list[Estimated]:
    """Measure ``positions`` positions with enough deals for each number of players."""
    return [estimate_of(case, response) for n in players for case in islice(large(n), positions)]


def large(players: int) -> Iterator[Case]:
    """Yield positions with more deals than are listed for advice, and few enough to list them here; none of three."""
    for seed in count() if players > 3 else ():
        case = classic_game(7_000 + seed, players, seed % 12).case
        deals = answer(case, "exact").deals
        if deals is not None and MOST_LISTED < deals <= MOST_EXACT:
            yield case


def estimate_of(case: Case, response: Response) -> Estimated:
    posterior = answer(case, "exact")
    exact = gains(listed(case), response)
    estimate = Situation.of(case, response=response, given=Belief(posterior)).cards.gains
    assert exact.exact
    assert not estimate.exact
    off = float(abs(estimate.bits - exact.bits).max())
    return Estimated(len(case.setup.players), posterior.deals or 0, off, worth(exact, estimate))


def listed(case: Case) -> DealTable:
    """Return the table of all deals of a case, however many."""
    evidence = evidence_of(case)
    assert case.setup.me is not None
    deals = deals_of(evidence, np.random.default_rng(1), most=MOST_EXACT)
    return DealTable.of(evidence, deals, case.order_of_asking(case.setup.me), shown_to(case, case.setup.me))


def worth(exact: Gains, estimate: Gains) -> float:
    best = float(exact.bits.max())
    return float(exact.bits[estimate.order()[0]]) / best if best else 1.0


# --- report


def time_table(found: dict[tuple[str, int], list[Timed]]) -> Iterator[str]:
    yield f"{'':10}{'':9}{'gains, ms':>26}{'advise, ms':>26}"
    yield f"{'stage':10}{'players':>7}{'':4}" + f"{'median':>8}{'p95':>8}{'worst':>8}{'':2}" * 2
    for (stage, players), measured in found.items():
        cells = spread([one.gains for one in measured]), spread([one.advise for one in measured])
        yield f"{stage:10}{players:7}{'':4}" + "".join(f"{a:8.0f}{b:8.0f}{c:8.0f}{'':2}" for a, b, c in cells)
    every = [one for measured in found.values() for one in measured]
    yield reach("time of all gains, p95, ms", p95(one.gains for one in every), REACH["ms"])
    yield reach("time of the whole advice, p95, ms", p95(one.advise for one in every), REACH["ms"])


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    return float(np.median(values)), p95(values), max(values)


def estimate_table(found: Sequence[Estimated]) -> Iterator[str]:
    yield f"{'players':>7}{'positions':>11}{'deals up to':>13}{'off, median':>13}{'worst':>9}{'worth, least':>14}"
    for players in dict.fromkeys(one.players for one in found):
        some = [one for one in found if one.players == players]
        off = [one.off for one in some]
        yield (
            f"{players:7}{len(some):11}{max(one.deals for one in some):13,}{np.median(off):13.4f}{max(off):9.4f}"
            f"{min(one.worth for one in some):14.4f}"
        )
    yield reach("largest error of a gain, bits", max(one.off for one in found), REACH["off"])
    least = min(one.worth for one in found)
    yield f"least worth of the first: {least:.4f}, reach {REACH['worth']}: {'yes' if least >= REACH['worth'] else 'NO'}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(
        __doc__,
        positions=(8, "positions of each stage and number of players"),
        estimates=(6, "positions of each number of players"),
    )
    parser.add_argument("--response", choices=[one.value for one in Response], default=Response.RANDOM.value)
    chosen = parser.parse_args(arguments)
    response = Response(chosen.response)
    time_of(seated(classic_game(1, 3, 9).case), response)
    settle()
    if chosen.positions:
        print("\n".join(time_table(times(chosen.positions, response))), end="\n\n")
    if chosen.estimates:
        print("\n".join(estimate_table(estimates(chosen.estimates, response))), end="\n\n")
    print(load())


if __name__ == "__main__":
    main()
