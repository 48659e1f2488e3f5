"""Fit how soon others accuse, from games against ``casual`` or another: CLARITY in core/planner/accusing.py.

    python -m tests.fits.clarity [--games N] [--seed S] [--players N] [--other POLICY]

In N games the default policy, accusing only when certain, plays with copies of another policy. At the end of each of
its turns in which accusing was worth a thought, it notes what each rival could know, and whether they accused correctly
on their next turn. The fit is by maximum likelihood; predictions are printed beside observations. The same seed plays
the same games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import numpy as np
from scipy.optimize import minimize_scalar

from core.planner.accusing import CLARITY, waits
from core.planner.rivals import Rival
from tests.fits.watching import Watch, watched

GAMES, SEED, PLAYERS, OTHER = 60, 1, 4, "casual"
EDGES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.35, 1.01)
"""The edges of the probability bins in the table."""

LIKELY = 1e-4
"""Lower bound of predicted probabilities in the fit."""

Seen = tuple[Rival, bool]
"""A rival, and whether they accused correctly on their next turn."""


def observations(games: int, seed: int, players: int = PLAYERS, other: str = OTHER) -> list[Seen]:
    """Play, and return all rivals that were considered."""
    return [one for watch in watched(games, seed, players, other) for one in _of_game(watch)]


def _of_game(watch: Watch) -> Iterator[Seen]:
    ends = [*(moment.at for moment in watch.moments), watch.end]
    for moment, (at, end) in zip(watch.moments, pairwise(ends), strict=True):
        for rival in moment.rivals:
            yield rival, at <= watch.right.get(rival.player, -1) < end


def predicted(seen: Iterable[Seen], clarity: float) -> np.ndarray:
    """Return how likely each rival is to accuse correctly on their next turn."""
    return np.array([1.0 - waits(rival, clarity)[0] for rival, _ in seen])


def clarity_of(seen: Sequence[Seen]) -> float:
    """Return the maximum likelihood estimate."""
    found = np.array([accused for _, accused in seen])

    def unlikely(clarity: float) -> float:
        chances = predicted(seen, clarity).clip(LIKELY, 1 - LIKELY)
        return -float(np.log(np.where(found, chances, 1 - chances)).sum())

    return float(minimize_scalar(unlikely, bounds=(0.3, 4.0), method="bounded").x)


def table(seen: Sequence[Seen]) -> Iterator[str]:
    """Yield predictions with the number in use beside observations."""
    chances, found = predicted(seen, CLARITY), np.array([accused for _, accused in seen])
    yield f"{'danger':>11}{'rivals':>8}{'predicted':>11}{'true':>8}"
    for low, high in pairwise(EDGES):
        here = (low <= chances) & (chances < high)
        if here.any():
            yield f"{low:5.2f}-{high:<5.2f}{here.sum():8}{chances[here].mean():11.3f}{found[here].mean():8.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit how soon people accuse, from games against a policy.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games ({GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of deals and dice ({SEED})")
    parser.add_argument("--players", type=int, default=PLAYERS, help=f"at the table ({PLAYERS})")
    parser.add_argument("--other", default=OTHER, help=f"who plays the others ({OTHER})")
    chosen = parser.parse_args(arguments)
    seen = observations(chosen.games, chosen.seed, chosen.players, chosen.other)
    print("\n".join(table(seen)))
    print(f"clarity {clarity_of(seen):.2f}; in use: {CLARITY}")


if __name__ == "__main__":
    main()
