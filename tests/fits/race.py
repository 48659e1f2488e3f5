"""Fit how fast a game goes, from self-play: the numbers in resources/policies/race.json.

    python -m tests.fits.race [--games N] [--seed S] [--write]

Plays N games of each number of players, all of them ``greedy`` but accusing only when certain, and fits

    pace                  the mean of the bits that the envelope loses from one turn to the next of the same player, by
                          the number of players, while more than one bit is open
    solving and halving   by maximum likelihood: of the turns with a suggestion and h bits open before, the share
                          solving * 2 ** (-h / halving) ends with the solution known

and prints what was seen beside what is fitted. With ``--write`` that is what ships from then on. The same seed plays
the same games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, sqrt
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

from core.engines.posterior import Floats
from core.planner.tempo import PLAYERS, Provenance, Tempo
from core.version import __version__
from tests.fits.diary import Diary, Turn, diaries, rounds

FILE = Path(__file__).resolve().parents[2] / "resources" / "policies" / "race.json"
GAMES, SEED = 60, 1

OPEN = 1 + 1e-6
"""Bits that have to be open for a round to count: a little over one, for one as floats have it is one too."""

LEAST_HALVING, MOST_HALVING = 0.1, 20.0
"""Bits. Few games may tell nothing; then the fit ends at one of these."""

EDGES = (0.0, 0.75, 1.5, 2.5, 3.5, 4.5, 5.5, 9.0)
"""Of the bits open, in the table."""


@dataclass(frozen=True)
class Asked:
    """The turns with a suggestion: the ``bits`` open before, and whether the solution was ``known`` after, [n]."""

    bits: Floats
    known: np.ndarray

    @classmethod
    def of(cls, turns: Iterable[Turn]) -> Asked:
        """Take what counts out of some turns: not that of who knew already."""
        counted = [turn for turn in turns if turn.asked and not turn.knew]
        return cls(np.array([turn.before for turn in counted]), np.array([turn.knows for turn in counted], dtype=bool))


# --- the fits


def losses(written: Iterable[Diary]) -> Floats:
    """Return the bits lost in each round that began with more than one bit open, [n]."""
    return np.array([before - after for diary in written for before, after in rounds(diary) if before > OPEN])


def solving_and_halving(asked: Asked) -> tuple[float, float]:
    """Return the likeliest ``solving``, 1 at most, and ``halving``.

    With log P = a - b h the likelihood is concave in a and b, so there is one best.
    """

    def unlikely(parameters: Floats) -> float:
        logs = parameters[0] - parameters[1] * asked.bits
        return -float(logs[asked.known].sum() + np.log(-np.expm1(logs[~asked.known])).sum())

    steepness = (log(2) / MOST_HALVING, log(2) / LEAST_HALVING)
    found = minimize(unlikely, [-0.5, 0.5], method="L-BFGS-B", bounds=[(-10.0, -1e-9), steepness])
    return float(np.exp(found.x[0])), float(log(2) / found.x[1])


def fitted(written: Mapping[int, Sequence[Diary]], provenance: Provenance) -> Tempo:
    """Return what the diaries of each number of players say, rounded to what they can tell."""
    pace = {players: round(float(losses(some).mean()), 2) for players, some in written.items()}
    solving, halving = solving_and_halving(asked_in(written))
    return Tempo(pace, round(solving, 2), round(halving, 2), provenance)


def asked_in(written: Mapping[int, Sequence[Diary]]) -> Asked:
    return Asked.of(turn for some in written.values() for diary in some for turn in diary)


# --- what is printed and written


def pace_table(written: Mapping[int, Sequence[Diary]], tempo: Tempo) -> Iterator[str]:
    yield f"{'players':>7}{'rounds':>9}{'bits a round':>15}{'stderr':>9}{'pace':>8}"
    for players, some in written.items():
        lost = losses(some)
        stderr = float(lost.std()) / sqrt(len(lost))
        yield f"{players:7}{len(lost):9}{lost.mean():15.3f}{stderr:9.3f}{tempo.pace[players]:8.2f}"


def solving_table(asked: Asked, tempo: Tempo) -> Iterator[str]:
    yield f"{'bits open':>11}{'turns':>8}{'solved':>9}{'fitted':>9}"
    for low, high in pairwise(EDGES):
        here = (low < asked.bits) & (asked.bits <= high)
        if here.any():
            expected = np.mean([tempo.solves(bits) for bits in asked.bits[here]])
            yield f"{low:5.2f}-{high:<5.2f}{here.sum():8}{asked.known[here].mean():9.3f}{expected:9.3f}"
    yield f"solving {tempo.solving}, halving {tempo.halving} bits"


def text_of(tempo: Tempo) -> str:
    """Return the file that ships."""
    source = tempo.provenance
    value = {
        "pace": {str(players): bits for players, bits in tempo.pace.items()},
        "solving": tempo.solving,
        "halving": tempo.halving,
        "provenance": {
            "command": source.command,
            "games": source.games,
            "seed": source.seed,
            "version": source.version,
        },
    }
    return json.dumps(value, indent=2) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit how fast a game goes, from games between greedy players.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each number of players ({GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of deals and dice ({SEED})")
    parser.add_argument("--write", action="store_true", help="ship the result: write resources/policies/race.json")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games must be 1 or more")
    command = f"python -m tests.fits.race --games {chosen.games} --seed {chosen.seed} --write"
    written = {players: diaries(players, chosen.games, chosen.seed) for players in PLAYERS}
    tempo = fitted(written, Provenance(command, chosen.games, chosen.seed, __version__))
    print("\n".join(pace_table(written, tempo)), end="\n\n")
    print("\n".join(solving_table(asked_in(written), tempo)))
    if chosen.write:
        FILE.write_text(text_of(tempo), encoding="utf-8")
        print(f"written to {FILE.relative_to(Path.cwd()) if FILE.is_relative_to(Path.cwd()) else FILE}")


if __name__ == "__main__":
    main()
