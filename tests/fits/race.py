"""Fit how fast a game goes, from self-play: the numbers in resources/policies/race.json.

    python -m tests.fits.race [--games N] [--seed S] [--write]

Plays N games of each number of players, all of them ``greedy`` but accusing only when certain, and fits

    pace                  the mean of the bits that the envelope loses from one turn to the next of the same player, by
                          the number of players, while more than one bit is open
    daring                by maximum likelihood: a rival who is taken to know the solution with chance c, and to be
                          right with chance p if they had to accuse, knows it by the end of their next turn with chance
                          c + daring * (p - c)

and prints what was seen beside what is fitted. With ``--write`` that is what ships from then on. The same seed plays
the same games.
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
"""Bits that have to be open for a round to count: a little over one, for one as floats have it is one too."""

LEAST_DARING = 0.01
"""Few games may tell nothing; then the fit ends here, or at 1."""

SURE = 1e-3
"""So unlikely is anything at least: what rivals know is itself an estimate."""

EDGES = (0.0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.01)
"""Of the chances, in the table."""


@dataclass(frozen=True)
class Watched:
    """Rivals whose next turn was played: ``certain`` and ``right`` as they were taken to be, [n].

    ``found`` says whether the solution was certain to them by the end of that turn.
    """

    certain: Floats
    right: Floats
    found: np.ndarray

    @classmethod
    def of(cls, played: Iterable[Game]) -> Watched:
        """Take them out of some games."""
        rows = [row for game in played for row in _rows(game)]
        certain, right, found = np.array(rows, float).reshape(-1, 3).T
        return cls(certain, right, found.astype(bool))

    def chances(self, daring: float) -> Floats:
        """What the law says of each, [n]."""
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
    """Return the likeliest ``daring``. The log-likelihood is concave in it, so there is one best."""

    def unlikely(daring: float) -> float:
        chances = watched.chances(daring).clip(SURE, 1 - SURE)
        return -float(np.log(np.where(watched.found, chances, 1 - chances)).sum())

    return float(minimize_scalar(unlikely, bounds=(LEAST_DARING, 1.0), method="bounded").x)


def fitted(played: Mapping[int, Sequence[Game]]) -> Tempo:
    """Return what the diaries of each number of players say, rounded to what they can tell."""
    pace = {players: round(float(losses(diaries_in(some)).mean()), 2) for players, some in played.items()}
    return Tempo(pace, round(daring_of(watched_in(played)), 2))


def diaries_in(played: Iterable[Game]) -> list[Diary]:
    return [diary for game in played for diary in game.values()]


def watched_in(played: Mapping[int, Sequence[Game]]) -> Watched:
    return Watched.of(game for some in played.values() for game in some)


# --- what is printed and written


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
    """Return the file that ships, which also says what fitted the numbers."""
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
