"""Fit how soon others accuse, from games against ``casual`` or another: CLARITY in core/policies/accusing.py.

    python -m tests.fits.clarity [--games N] [--seed A,B,…] [--players A,B,…] [--other A,B,…] [--people]

In N games of each seed and table the default policy, accusing only when certain, plays with copies of each other
policy. At the end of each of its turns in which accusing was worth a thought, it notes what each rival could know, and
whether they accused correctly on their next turn. The fit is by maximum likelihood. Printed are the danger that one of
them does, and how often one did, for each other policy and together. The same seeds play the same games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product

import numpy as np
from scipy.optimize import minimize_scalar

from core.policies.registry import OPPONENTS
from core.situation.rivals import CLARITY, Rival, safety, waits
from tests.benchmarks.running import command, names_among, numbers
from tests.fits.watching import Watch, watched

GAMES, SEED, PLAYERS, OTHER = 60, (1,), (4,), ("casual",)
TENTHS = 10
"""Number of bins of the danger in the table."""

LIKELY = 1e-4
"""Lower bound of predicted probabilities in the fit."""

Seen = tuple[Rival, bool]
"""A rival, and whether they accused correctly on their next turn."""


def observations(games: int, seed: int, players: int, other: str, *, switched: bool = False) -> list[list[Seen]]:
    """Play, and return the rivals of each moment that was considered."""
    watches = watched(games, seed, players, other, switched=switched)
    return [seen for watch in watches for seen in _of_game(watch)]


def _of_game(watch: Watch) -> Iterator[list[Seen]]:
    ends = [*(moment.at for moment in watch.moments), watch.end]
    for moment, (at, end) in zip(watch.moments, pairwise(ends), strict=True):
        if moment.rivals:
            yield [(rival, at <= watch.right.get(rival.player, -1) < end) for rival in moment.rivals]


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


def table(moments: Sequence[Sequence[Seen]]) -> Iterator[str]:
    """Yield the danger with the number in use beside how often it came true, by tenths and of all."""
    danger = np.array([1.0 - safety(rival for rival, _ in seen)[0] for seen in moments])
    true = np.array([any(accused for _, accused in seen) for seen in moments])
    tenth = np.minimum((danger * TENTHS).astype(int), TENTHS - 1)
    yield f"{'danger':>11}{'moments':>9}{'predicted':>11}{'true':>8}{'+-':>8}"
    for i in range(TENTHS):
        if (tenth == i).any():
            yield _row(f"{i / TENTHS:.1f} to {(i + 1) / TENTHS:.1f}", danger[tenth == i], true[tenth == i])
    yield _row("all", danger, true)


def _row(name: str, danger: np.ndarray, true: np.ndarray) -> str:
    error = 1.96 * np.sqrt((danger * (1 - danger)).sum()) / len(danger)
    return f"{name:>11}{len(danger):9}{danger.mean():11.3f}{true.mean():8.3f}{error:8.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(__doc__, games=(GAMES, "how many games of each seed and table"))
    parser.add_argument("--seed", type=numbers, default=SEED, help="of deals and dice, each plays other games (1)")
    parser.add_argument("--players", type=numbers, default=PLAYERS, help="at the tables (4)")
    parser.add_argument("--other", type=names_among(OPPONENTS), default=OTHER, help="who plays the others (casual)")
    parser.add_argument("--people", action="store_true", help="take them as people play")
    chosen = parser.parse_args(arguments)
    moments = []
    for other in chosen.other:
        games = product(chosen.seed, chosen.players)
        new = [
            seen
            for seed, players in games
            for seen in observations(chosen.games, seed, players, other, switched=chosen.people)
        ]
        print("\n".join([other, *table(new)]), flush=True)
        moments += new
    seen = [one for some in moments for one in some]
    print("\n".join(["together", *table(moments)]))
    if not chosen.people:  # else that of their kinds is in use
        print(f"clarity {clarity_of(seen):.2f}; in use: {CLARITY}")


if __name__ == "__main__":
    main()
