"""Compare the default policy with each other policy: it plays against copies of that policy in all other seats.

    python -m tests.benchmarks.default --out DIR [--workers K]
    python -m tests.benchmarks.default

The first command plays duplicate games with 3, 4 and 6 players until half the 95 % interval of the share of wins is at
most 0.12 of the fair share, or 1,000 deals are played. This takes hours; ``--out`` stores games and resumes. Each
tournament is one ``arena`` command, whose output is stored in tests/benchmarks/standings. The second command prints
from there the table of the README beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.planner.policies.registry import DEFAULT, POLICIES

KEPT = Path(__file__).with_name("standings")
PLAYERS = (4, 3, 6)
"""The numbers of players, in the order in which they are played."""

DEALS, PRECISION, SEED = 1000, 0.12, 1


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament of the default policy against copies of another one."""

    other: str
    players: int

    @property
    def file(self) -> Path:
        """The file of its standings."""
        return KEPT / f"{DEFAULT}-{self.other}-{self.players}.json"

    @property
    def words(self) -> list[str]:
        """The arguments of the command line, except the folder of the games."""
        policies = ",".join([DEFAULT, *[self.other] * (self.players - 1)])
        games = ["--games", str(DEALS * self.players), "--until", str(PRECISION), "--seed", str(SEED)]
        return ["arena", "--policies", policies, *games, "--json"]

    def standing(self) -> Standing | None:
        """The result, None if it has not been played to its end yet."""
        if not self.file.exists():
            return None
        data = json.loads(self.file.read_text("utf-8"))
        (one,) = (one for one in data["standings"] if one["policy"] == DEFAULT)
        low, high = (end / one["fair"] for end in one["interval"])
        return Standing(data["games"], one["ratio"], low, high)


@dataclass(frozen=True, slots=True)
class Standing:
    """The share of wins, in fair shares, with its 95 % interval."""

    games: int
    ratio: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.ratio:.2f} ({self.low:.2f} to {self.high:.2f})"


def contests() -> Iterator[Contest]:
    """Return all tournaments."""
    for players in PLAYERS:
        for other in POLICIES:
            if other != DEFAULT:
                yield Contest(other, players)


def play(contest: Contest, out: Path, workers: int) -> None:
    """Play a tournament, or the rest of it, and store its standings."""
    folder = ["--out", str(out / contest.file.stem), "--workers", str(workers)]
    found = subprocess.run([sys.executable, "-m", "core", *contest.words, *folder], check=True, stdout=subprocess.PIPE)
    contest.file.write_text(json.dumps(json.loads(found.stdout), indent=1) + "\n", "utf-8")


def table() -> str:
    """Return the table of the README."""
    columns = sorted(PLAYERS)
    lines = [
        f"| `{DEFAULT}` among | {' | '.join(f'{players} players' for players in columns)} |",
        f"| --- |{' --- |' * len(columns)}",
    ]
    for other in dict.fromkeys(contest.other for contest in contests()):
        cells = [str(Contest(other, players).standing() or "not played yet") for players in columns]
        lines.append(f"| `{other}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="play, and keep the games there")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    if given.out is not None:
        KEPT.mkdir(exist_ok=True)
        for contest in contests():
            print(" ".join(contest.words), file=sys.stderr)
            play(contest, given.out, given.workers)
    print(table())


if __name__ == "__main__":
    main()
