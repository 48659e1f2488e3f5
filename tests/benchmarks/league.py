"""Play the league: a policy against copies of one other in all other seats, by the rules of any edition or house.

    python -m tests.benchmarks.league --out DIR [--policy NAME] [--against A,B,…] [--players 4,3,6] [--games N]
        [--edition NAME] [--dice N] [--stay | --leave] [--accuse WHERE] [--pool N] [--no-board] [--seeds A,B,…]
        [--workers K]
    python -m tests.benchmarks.league

The first command plays N games from each seed, every deal in every rotation (``--policy race+people``: by a race that
takes the others as people play). This takes hours; ``--out`` stores games and resumes; more ``--games`` add to them. It
does not stop where the result is precise enough: one series of 240 games that did said 2.30 fair shares where fresh
seeds say less than 2. The standings of each seed of a contest are stored in tests/benchmarks/standings. The second
command prints from there the tables of the README beside this file: contests that were played from all three seeds,
with these taken together.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import product
from math import hypot
from pathlib import Path

from core.arena.ledger import Ledger
from core.arena.result import Result, run_deals
from core.arena.tournament import Match, Tournament
from core.cli.arena import as_data
from core.cli.progress import Progress
from core.cli.workers import WorkerPool, open_pool
from core.formats.editions import Edition, edition, edition_names
from core.model.rules import AccuseRule, PoolRule
from core.players.prior import shipped
from core.policies.policy import Policy
from core.policies.registry import DEFAULT, OPPONENTS
from core.referee.requests import Request
from core.situation.situation import Situation
from tests.benchmarks.running import command, names_among, numbers

KEPT = Path(__file__).with_name("standings")
PLAYERS = (4, 3, 6)
"""The numbers of players, in the order in which they are played."""

SWITCHED = "+people"
"""The suffix of a policy that takes the others as people play; its log-loss in standings is as the cards say."""

PEOPLE = DEFAULT + SWITCHED
KNOWN = (*OPPONENTS, PEOPLE)
AGAINST = tuple(name for name in OPPONENTS if name != DEFAULT)
GAMES, UK = 120, "classic-uk"
SEEDS = (331, 332, 333)
"""Results are published only of all of these together; no rule was chosen by any of their games."""


@dataclass(frozen=True)
class SwitchedMatch(Match):
    """A game in which some players take the others as people play."""

    switched: frozenset[str] = frozenset()

    def situation(self, request: Request, before: Situation | None) -> Situation:
        plain = super().situation(request, before)
        if plain is before or request.player not in self.switched:
            return plain
        return Situation.of(plain.case, plain.mansion, plain.response, plain.seed, prior=shipped(), before=before)


class SwitchedTournament(Tournament):
    """A tournament in which policies may take the others as people play; workers find it by importing this."""

    def policy(self, name: str) -> Policy:
        return super().policy(name.removesuffix(SWITCHED))

    def match(self, number: int, rotation: int) -> Match:
        plain = super().match(number, rotation)
        seated = zip(plain.policies, self.seating(rotation), strict=True)
        switched = frozenset(who for who, name in seated if name.endswith(SWITCHED))
        return SwitchedMatch(**vars(plain), switched=switched) if switched else plain


@dataclass(frozen=True, slots=True)
class House:
    """The rules of a house: those of an edition, and what is different (None: as in the edition)."""

    edition: str = UK
    dice: int | None = None
    stay: bool | None = None
    accuse: str | None = None
    pool: int = 0
    board: bool = True

    @property
    def words(self) -> tuple[str, ...]:
        """What is different from the classic UK edition, in words that also name files."""
        said = (
            (self.edition != UK, self.edition),
            (self.dice is not None, f"dice-{self.dice}"),
            (self.stay is not None, "stay" if self.stay else "leave"),
            (self.accuse is not None, f"accuse-{self.accuse}"),
            (self.pool > 0, f"pool-{self.pool}"),
            (not self.board, "no-board"),
        )
        return tuple(word for differs, word in said if differs)

    @property
    def own(self) -> Edition | None:
        """The edition with the rules of the house; None if they are the edition's."""
        found = edition(self.edition)
        rules = replace(
            found.rules,
            dice=found.rules.dice if self.dice is None else self.dice,
            may_stay=found.rules.may_stay if self.stay is None else self.stay,
            accuse=found.rules.accuse if self.accuse is None else AccuseRule(self.accuse),
        )
        board = found.board if self.board else None
        same = (rules, board) == (found.rules, found.board)
        return None if same else Edition("-".join(self.words), found.title, found.deck, rules, board)


CLASSIC = House()


@dataclass(frozen=True, slots=True)
class Contest:
    """A policy against copies of another one."""

    other: str
    players: int
    policy: str = DEFAULT
    house: House = CLASSIC

    @property
    def name(self) -> str:
        """The name of its files, without seed and ending."""
        return "-".join([self.policy, self.other, str(self.players), *self.house.words])

    @property
    def title(self) -> str:
        """Among whom it is, as the tables say."""
        return f"`{self.other}`, as people play" if self.policy == PEOPLE else f"`{self.other}`"

    def file(self, seed: int) -> Path:
        """Return the file of the standings of a seed."""
        return KEPT / f"{self.name}-seed-{seed}.json"

    def tournament(self, seed: int) -> SwitchedTournament:
        """Return the tournament from a seed."""
        policies = (self.policy, *[self.other] * (self.players - 1))
        house = self.house
        look = PoolRule.UNANSWERED if house.pool else None  # or nobody would ever see the pool
        return SwitchedTournament(policies, seed, house.edition, pool=house.pool, own=house.own, pool_look=look)

    @property
    def standing(self) -> Standing | None:
        """The result of all seeds together, None if one has not been played yet."""
        files = [self.file(seed) for seed in SEEDS]
        if not all(file.exists() for file in files):
            return None
        return together([standing_in(json.loads(file.read_text("utf-8"))) for file in files])


@dataclass(frozen=True, slots=True)
class Standing:
    """The share of wins, in fair shares, with its 95 % interval, and the wrong accusations."""

    games: int
    ratio: float
    low: float
    high: float
    wrong: int

    def __str__(self) -> str:
        return f"{self.ratio:.2f} ({self.low:.2f} to {self.high:.2f}), {self.wrong} of {self.games}"


def standing_in(data: dict[str, object]) -> Standing:
    """Return the standing of the first policy."""
    found = [one for one in data["standings"] if one["policy"] == data["policies"][0]]  # type: ignore[index,attr-defined]
    one = found[0]
    low, high = (end / one["fair"] for end in one["interval"])
    return Standing(int(str(data["games"])), one["ratio"], low, high, one["wrong_accusations"])


def together(series: Sequence[Standing]) -> Standing:
    """Return the standing of several series of games, which are independent."""
    games = sum(one.games for one in series)
    ratio = sum(one.games * one.ratio for one in series) / games
    half = hypot(*(one.games * (one.high - one.low) / 2 for one in series)) / games
    return Standing(games, ratio, ratio - half, ratio + half, sum(one.wrong for one in series))


# --- playing


def play(contest: Contest, seed: int, out: Path, pool: WorkerPool, games: int) -> None:
    """Play the games of a seed, or the rest of them, and store their standings."""
    tournament = contest.tournament(seed)
    ledger = Ledger(out / contest.file(seed).stem, tournament)
    deals = -(-games // contest.players)
    results = [result for result in ledger.results() if result.deal < deals]

    def keep(new: list[Result]) -> bool:
        ledger.add(new)
        results.extend(new)
        progress.advance(len(new))
        return True

    played = {result.deal for result in results}
    if len(played) < deals:
        with Progress("games", deals * contest.players, len(results), sys.stderr) as progress:
            left = (deal for deal in range(deals) if deal not in played)
            run_deals(tournament, pool.executor, pool.workers, left, keep)
    results.sort(key=lambda one: (one.deal, one.rotation))
    kept = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "house": asdict(contest.house), **as_data(tournament, results)}
    contest.file(seed).write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


# --- the tables


def tables() -> str:
    """Return the tables of the README: by the rules of the UK edition, and by others."""
    columns = sorted(PLAYERS)
    lines = [
        f"| `{DEFAULT}` among | {' | '.join(f'{players} players' for players in columns)} |",
        f"| --- |{' --- |' * len(columns)}",
    ]
    for other, policy in product(AGAINST, (DEFAULT, PEOPLE)):
        contests = [Contest(other, players, policy) for players in columns]
        every = [contest.standing for contest in contests]
        if any(every):
            lines.append(f"| {contests[0].title} | {' | '.join(str(one or 'not played yet') for one in every)} |")
    lines += ["", f"| `{DEFAULT}` among, by other rules | players | rules | |", "| --- | --- | --- | --- |"]
    for contest in by_other_rules():
        rules = ", ".join(contest.house.words)
        lines.append(f"| {contest.title} | {contest.players} | {rules} | {contest.standing} |")
    return "\n".join(lines)


def by_other_rules() -> Iterator[Contest]:
    """Yield the contests of the default that are stored and were played by other rules, in the order of their files."""
    for policy in (DEFAULT, PEOPLE):
        for file in sorted(KEPT.glob(f"{policy}-*-seed-{SEEDS[0]}.json")):
            data = json.loads(file.read_text("utf-8"))
            contest = Contest(data["policies"][-1], len(data["policies"]), policy, House(**data["house"]))
            if contest.house != CLASSIC and contest.standing is not None:
                yield contest


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(__doc__, games=(GAMES, "from each seed of each contest"), pool=(0, "cards in the pool"))
    parser.add_argument("--out", type=Path, help="play, and keep the games there")
    parser.add_argument("--policy", choices=KNOWN, default=DEFAULT)
    parser.add_argument("--against", type=names_among(KNOWN), default=AGAINST)
    parser.add_argument("--players", type=numbers, default=PLAYERS)
    parser.add_argument("--seeds", type=numbers, default=SEEDS)
    parser.add_argument("--edition", choices=edition_names(), default=CLASSIC.edition)
    parser.add_argument("--dice", type=int, choices=(1, 2))
    parser.add_argument("--stay", action=argparse.BooleanOptionalAction, default=None, help="suggest again in a room")
    parser.add_argument("--accuse", choices=[where.value for where in AccuseRule])
    parser.add_argument("--board", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    if given.out is not None:
        for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
            os.environ.setdefault(name, "1")  # for the workers
        house = House(given.edition, given.dice, given.stay, given.accuse, given.pool, given.board)
        with open_pool(given.workers) as pool:
            for players in given.players:
                for other in given.against:
                    contest = Contest(other, players, given.policy, house)
                    for seed in given.seeds:
                        print(contest.file(seed).stem, file=sys.stderr)
                        play(contest, seed, given.out, pool, given.games)
                    print(f"{contest.name}: {contest.standing}", flush=True)
    print(tables())


if __name__ == "__main__":
    main()
