"""Fit the pace of games from self-play: the numbers in resources/policies/race.json.

    python -m tests.fits.race [--games N] [--seed S] [--write]

Plays N games with each number of players, all ``greedy`` but accusing only when certain, and fits

    pace                  the mean number of bits of the envelope gained between two turns of the same player while more
                          than one bit is open, by the number of players
    daring                by maximum likelihood: a rival who is estimated to know the solution with probability c, and
                          to be right with probability p if they had to accuse now, knows it by the end of their next
                          turn with probability c + daring * (p - c)

and prints observations beside the fit. ``--write`` saves the numbers for shipping. The same seed plays the same games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path

import numpy as np
from scipy.optimize import minimize_scalar

from core.engines.posterior import Floats
from core.planner.accusing import PLAYERS, Tempo
from core.version import __version__
from tests.fits.diary import Diary, Game, games, rounds

FILE = Path(__file__).resolve().parents[2] / "resources" / "policies" / "race.json"
GAMES, SEED = 60, 1

OPEN = 1 + 1e-6
"""Minimum number of open bits for a round to count: slightly above one, to allow for rounding."""

LEAST_DARING = 0.01
"""Lower bound of the fit, which it reaches (or 1) if there are too few games."""

SURE = 1e-3
"""Lower bound of probabilities, as the rivals' knowledge is itself an estimate."""

EDGES = (0.0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.01)
"""The edges of the probability bins in the table."""


@dataclass(frozen=True)
class Watched:
    """Rivals whose next turn was played: their estimated probabilities ``certain`` and ``right``, [n].

    ``found``: whether they were certain of the solution by the end of that turn.
    """

    certain: Floats
    right: Floats
    found: np.ndarray

    @classmethod
    def of(cls, played: Iterable[Game]) -> Watched:
        """Collect them from games."""
        rows = [row for game in played for row in _rows(game)]
        certain, right, found = np.array(rows, float).reshape(-1, 3).T
        return cls(certain, right, found.astype(bool))

    def chances(self, daring: float) -> Floats:
        """Return the predicted probability for each, [n]."""
        chances: Floats = self.certain + daring * (self.right - self.certain)
        return chances


def _rows(game: Game) -> Iterator[tuple[float, float, bool]]:
    for diary in game.values():
        for turn in diary:
            for rival in turn.rivals:
                following = next((one for one in game[rival.player] if one.end > turn.end), None)
                if following is not None:
                    yield rival.certain, rival.right, following.knows


# --- the fits


def losses(written: Iterable[Diary]) -> Floats:
    """Return the bits lost in each round that began with more than one bit open, [n]."""
    return np.array([before - after for diary in written for before, after in rounds(diary) if before > OPEN])


def daring_of(watched: Watched) -> float:
    """Return the maximum likelihood estimate of ``daring``; it is unique, as the log-likelihood is concave."""

    def unlikely(daring: float) -> float:
        chances = watched.chances(daring).clip(SURE, 1 - SURE)
        return -float(np.log(np.where(watched.found, chances, 1 - chances)).sum())

    return float(minimize_scalar(unlikely, bounds=(LEAST_DARING, 1.0), method="bounded").x)


def fitted(played: Mapping[int, Sequence[Game]]) -> Tempo:
    """Return the fit of the diaries by number of players, rounded to its precision."""
    pace = {players: round(float(losses(diaries_in(some)).mean()), 2) for players, some in played.items()}
    return Tempo(pace, round(daring_of(watched_in(played)), 2))


def diaries_in(played: Iterable[Game]) -> list[Diary]:
    return [diary for game in played for diary in game.values()]


def watched_in(played: Mapping[int, Sequence[Game]]) -> Watched:
    return Watched.of(game for some in played.values() for game in some)


# --- output


def pace_table(played: Mapping[int, Sequence[Game]], tempo: Tempo) -> Iterator[str]:
    yield f"{'players':>7}{'rounds':>9}{'bits a round':>15}{'stderr':>9}{'pace':>8}"
    for players, some in played.items():
        lost = losses(diaries_in(some))
        stderr = float(lost.std()) / sqrt(len(lost))
        yield f"{players:7}{len(lost):9}{lost.mean():15.3f}{stderr:9.3f}{tempo.pace[players]:8.2f}"


def daring_table(watched: Watched, tempo: Tempo) -> Iterator[str]:
    expected = watched.chances(tempo.daring)
    yield f"{'chance':>11}{'rivals':>8}{'found':>9}{'fitted':>9}"
    for low, high in pairwise(EDGES):
        here = (low <= expected) & (expected < high)
        if here.any():
            found, fit = watched.found[here].mean(), expected[here].mean()
            yield f"{low:5.2f}-{high:<5.2f}{here.sum():8}{found:9.3f}{fit:9.3f}"
    yield f"daring {tempo.daring}"


def text_of(tempo: Tempo, command: str, games: int, seed: int) -> str:
    """Return the content of the file to ship, which also documents the fit."""
    value = {
        "pace": {str(players): bits for players, bits in tempo.pace.items()},
        "daring": tempo.daring,
        "provenance": {"command": command, "games": games, "seed": seed, "version": __version__},
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
    played = {players: games(players, chosen.games, chosen.seed) for players in PLAYERS}
    tempo = fitted(played)
    print("\n".join(pace_table(played, tempo)), end="\n\n")
    print("\n".join(daring_table(watched_in(played), tempo)))
    if chosen.write:
        FILE.write_text(text_of(tempo, command, chosen.games, chosen.seed), encoding="utf-8")
        print(f"written to {FILE.relative_to(Path.cwd()) if FILE.is_relative_to(Path.cwd()) else FILE}")


if __name__ == "__main__":
    main()
