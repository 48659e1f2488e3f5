"""Play the rungs of a practice game against each other: how often each beats the one below.

    python -m tests.benchmarks.rungs --out FILE [--deals N] [--seeds A,B,…] [--tables master,hard/hard,middle/…]
    python -m tests.benchmarks.rungs --out FILE --deals 0

A table is its policies, with commas. Each deal is played once for every rotation of them, with the same cards and rolls
at each seat: heads-up, two games are a duplicate. The solver of single steps is ``casual``, whose sheet has what was
shown and passed on, and what follows from these by single steps. As in a practice game, a rival has the same seed all
game: what is forgotten stays forgotten. ``--out`` stores the deals and resumes; all tables get the first deal of every
seed, then the second. The second command only prints what is stored.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path

import numpy as np

from core.arena.standings import interval
from core.arena.tournament import Match, Tournament, play
from core.policies.policy import Policy
from core.practice.options import RUNGS
from core.practice.rungs import rival_policy
from core.referee.referee import hash_of
from core.referee.requests import Request
from core.situation.situation import Situation
from tests.benchmarks.running import command, numbers

SOLVER = "casual"
"""Solves what follows by single steps, which is all that its sheet of ticks holds."""

SEEDS = (3531, 3532, 3533)
"""No rung was chosen by any of their games."""

Table = tuple[str, ...]

DUELS: tuple[Table, ...] = (
    *((higher, lower) for lower, higher in pairwise(RUNGS)),
    (SOLVER, next(iter(RUNGS))),
)


class PracticeMatch(Match):
    """A game in which a player's seed is the same all game, as in a practice game."""

    def situation(self, request: Request, before: Situation | None) -> Situation:
        if before is not None and before.case == request.case:
            return before
        seed = hash_of(self.seed, "rival", request.case.setup.seats.index(request.player))
        return Situation.of(request.case, self.mansion, seed=seed, before=before)


class RungTournament(Tournament):
    def policy(self, name: str) -> Policy:
        return rival_policy(name)

    def match(self, number: int, rotation: int) -> PracticeMatch:
        plain = super().match(number, rotation)
        return PracticeMatch(plain.deal, plain.policies, plain.mansion, plain.seed)


def wins_in(table: Table, seed: int, deal: int) -> Counter[str]:
    """Return how many games of a deal each policy won, out of one for each rotation."""
    tournament, wins = RungTournament(table, seed), Counter[str]()
    for rotation in range(len(table)):
        match = tournament.match(deal, rotation)
        played = play(match)
        if played.violations:
            raise ValueError(f"deal {deal} of {seed}: {played.violations}")
        if played.winner is not None:
            wins[tournament.seating(rotation)[match.deal.setup.seats.index(played.winner)]] += 1
    return wins


@dataclass(frozen=True)
class Played:
    """The deals of some tables, in a file of one JSON object a line."""

    file: Path
    wins: dict[Table, dict[tuple[int, int], Counter[str]]] = field(default_factory=lambda: defaultdict(dict))

    @classmethod
    def kept_in(cls, file: Path) -> Played:
        found = cls(file)
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            one = json.loads(line)
            found.wins[tuple(one["table"])][one["seed"], one["deal"]] = Counter(one["wins"])
        return found

    def play(self, tables: Iterable[Table], seeds: Sequence[int], deals: int) -> None:
        for deal, seed, table in product(range(deals), seeds, tables):
            if (seed, deal) not in self.wins[table]:
                wins = self.wins[table][seed, deal] = wins_in(table, seed, deal)
                line = json.dumps({"table": table, "seed": seed, "deal": deal, "wins": wins})
                with self.file.open("a", encoding="utf-8") as out:
                    out.write(f"{line}\n")

    def rows(self, seeds: Sequence[int]) -> Iterator[str]:
        """Yield a row for each table: how often each of its policies won, with the 95 % interval, by deal."""
        for table, found in self.wins.items():
            wins = [won for (seed, _), won in found.items() if seed in seeds]
            if wins:
                told = (f"`{name}` {share_of(name, wins, len(table))}" for name in table)
                yield f"| {', '.join(told)} | {len(wins)} | {len(wins) * len(table)} |"


def share_of(name: str, wins: Sequence[Counter[str]], players: int) -> str:
    shares = np.array([one[name] / players for one in wins])
    low, high = interval(shares)
    return f"{shares.mean():.1%} ({low:.1%} to {high:.1%})"


def tables_in(text: str) -> tuple[Table, ...]:
    return tuple(tuple(table.split(",")) for table in text.split("/"))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(__doc__, deals=(334, "from each seed of each table"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seeds", type=numbers, default=SEEDS)
    parser.add_argument("--tables", type=tables_in, default=DUELS)
    given = parser.parse_args(arguments)
    played = Played.kept_in(given.out)
    played.play(given.tables, given.seeds, given.deals)
    print("\n".join(["| won | deals | games |", "| --- | --- | --- |", *played.rows(given.seeds)]))


if __name__ == "__main__":
    main()
